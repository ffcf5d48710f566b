// `npm run dev`: reloads the interface after changes and restarts the server.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { launch, onEnd } from './lib/serve.mjs';

/** Delay after a change, as editors write several files at once, ms. */
const settleMs = 150;
/** Timeout of the server's shutdown, after which it is killed, ms; its database is still stopped properly. */
const drainMs = 5_000;
/** Files that Vite watches need no restart of the server. */
const folders = ['server', 'contract', 'domain'];

/** @param {string | null} file */
const concernsServer = (file) => /\.(ts|sql)$/.test(file ?? '') && !/\.test\.ts$/.test(file ?? '');

function develop() {
  let ending = false;
  let child = start();
  /** @type {NodeJS.Timeout | undefined} */
  let due;

  function start() {
    const started = launch('server/main.ts', { env: { NODE_ENV: 'development', YAZIHANE_DEV_SERVER: '1' } });
    started.once('exit', () => {
      if (!ending) console.log('Sunucu durdu; bir sonraki değişiklikte yeniden başlar.');
    });
    return started;
  }

  const restart = () => {
    const old = child;
    if (old.exitCode !== null || old.signalCode !== null) {
      child = start();
      return;
    }
    console.log('Sunucu değişti, yeniden başlıyor…');
    const hurry = setTimeout(() => old.kill('SIGKILL'), drainMs);
    old.removeAllListeners('exit');
    old.once('exit', () => {
      clearTimeout(hurry);
      if (!ending) child = start();
    });
    old.kill('SIGTERM');
  };
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!concernsServer(file)) return;
      clearTimeout(due);
      due = setTimeout(restart, settleMs);
    }),
  );
  onEnd((signal) => {
    ending = true;
    clearTimeout(due);
    for (const watcher of watchers) watcher.close();
    child.kill(signal);
    child.once('exit', () => process.exit());
    if (child.exitCode !== null || child.signalCode !== null) process.exit();
  });
}

await command(async () => {
  await prepare({ built: false });
  develop();
});
