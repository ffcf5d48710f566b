import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { node24 } from '../lib/node24.mjs';
import { root } from '../lib/paths.mjs';

/**
 * Starts the embedded PostgreSQL of this checkout on a port, in a process of its own, as this one waits for podman.
 * @param {string} dataDir
 * @returns {Promise<{ url: string, kill: () => void, stop: () => Promise<void> }>}
 */
export async function startDatabase(dataDir) {
  const script = join(root, 'testing/database/serve-embedded.ts');
  const child = spawn(node24(), [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    ended.then(() => Promise.reject(new Error('PostgreSQL did not start.'))),
  ]);
  return {
    url,
    kill: () => child.kill(),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
