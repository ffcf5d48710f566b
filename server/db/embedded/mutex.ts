import { createHash } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Locks a database folder for one process by an abstract Unix socket, which the kernel closes when the process ends.
 * Returns the function that releases the lock, or null when another process holds it.
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
