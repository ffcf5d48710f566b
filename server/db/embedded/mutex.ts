import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * One app per database folder. An abstract Unix socket is a lock that the kernel frees however its holder dies.
 * Answers how to give it back, or null when another process holds it.
 */
export function takeMutex(folder: string): Promise<(() => Promise<void>) | null> {
  const name = `\0yazihane-${createHash('sha256').update(folder).digest('hex')}`;
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(name, () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}
