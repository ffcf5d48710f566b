import { openDatabase } from './db/open-database.ts';
import { type DemoSignIns, describeSignIns } from './db/seed/sign-ins.ts';
import { startForeman } from './features/documents/index.ts';
import { createLogger } from './http/logger.ts';
import { loadEnv } from './load-env.ts';
import { StartFault } from './start-fault.ts';

function greet(url: string, demo: DemoSignIns | null, outboxUrl: string | null): void {
  console.log(`\nYazıhane hazır: ${url}\n`);
  if (outboxUrl !== null) console.log(`Giden posta: ${outboxUrl}\n`);
  if (demo) console.log(`${describeSignIns(demo)}\n`);
}

/** Reads the app, or answers it at once where it has been read. The first time holds the event loop for most of a second. */
async function readApp() {
  const { compose, readPages } = await import('./compose.ts');
  await readPages();
  return compose;
}

/** From the environment to an app that serves, and back again at SIGTERM. */
async function start(): Promise<void> {
  const env = loadEnv(process.env);
  const log = createLogger(env);
  // While this process is small: beginning another one copies its memory's table.
  startForeman();
  const database = await openDatabase(env, log, () => {
    // What is wrong with it is told once the database is open, which is closed then.
    readApp().catch(() => undefined);
  });
  const running = readApp().then(
    (compose) => compose(env, log, database),
    async (fault: unknown) => {
      await database.close();
      throw fault;
    },
  );
  let isEnding = false;
  let isRunning = false;
  /** Asked to end while it still starts, it ends once it has; asked again, at once. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (isEnding && !isRunning) process.exit(1);
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'draining');
    await (await running).drain();
    log.info('stopped');
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      end(signal).then(
        () => process.exit(),
        (fault: unknown) => {
          log.fatal({ err: fault }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
  const { url, outboxUrl } = await running;
  isRunning = true;
  greet(url, database.demo, outboxUrl);
}

try {
  await start();
} catch (fault) {
  console.error(fault instanceof StartFault ? fault.message : fault);
  // What was read of the app meanwhile may hold the process (a MessagePort does).
  process.exit(1);
}
