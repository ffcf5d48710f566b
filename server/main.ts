import { openDatabase } from './db/open-database.ts';
import { type DemoSignIns, describeSignIns } from './db/seed/sign-ins.ts';
import { loadEnv } from './load-env.ts';
import { createLogger } from './logger.ts';
import { StartupError } from './startup-error.ts';

/** A second signal within this time is a duplicate of the first, ms: a service manager and npm may both send one. */
const duplicateSignalMs = 1_000;

function greet(url: string, demo: DemoSignIns | null, outboxUrl: string | null): void {
  console.log(`\nYazıhane hazır: ${url}\n`);
  if (outboxUrl !== null) console.log(`Giden posta: ${outboxUrl}\n`);
  if (demo) console.log(`${describeSignIns(demo)}\n`);
}

/** Imports the app once; the first import blocks the event loop for most of a second. */
async function importApp() {
  const { compose, readPages } = await import('./app/compose.ts');
  await readPages();
  return compose;
}

/** Starts the app from the environment and stops it at SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const env = loadEnv(process.env);
  const log = createLogger(env);
  const database = await openDatabase(env, log, () => {
    // The second import below reports the error, after which the database is closed.
    importApp().catch(() => undefined);
  });
  const running = importApp().then(
    (compose) => compose(env, log, database),
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  let firstSignalAt: number | null = null;
  /** Shuts down; a process that is still starting shuts down after its start. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    // A person at a terminal does not wait, and without its database a crashed process serves nothing.
    const delayMs = signal === 'SIGTERM' && process.exitCode === undefined ? env.drainDelayMs : 0;
    log.info({ signal, delayMs }, 'draining');
    try {
      await (await running).drain(delayMs);
      log.info('stopped');
    } catch (error) {
      log.fatal({ err: error }, 'could not stop cleanly');
      process.exit(1);
    }
    process.exit();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = Date.now();
      if (firstSignalAt === null) {
        firstSignalAt = now;
        void end(signal);
      } else if (now - firstSignalAt > duplicateSignalMs) {
        // A second request exits at once.
        process.exit(1);
      }
    });
  }
  const { url, outboxUrl } = await running;
  greet(url, database.demo, outboxUrl);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  // The imported app may keep the process alive (by a MessagePort).
  process.exit(1);
}
