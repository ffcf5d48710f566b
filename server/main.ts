import { openDatabase } from './db/open-database.ts';
import { type DemoSignIns, describeSignIns } from './db/seed/sign-ins.ts';
import { loadEnv } from './load-env.ts';
import { createLogger } from './logger.ts';
import { StartupError } from './startup-error.ts';

/** A service's end reaches us by itself and through who started us: what follows this soon is the same one, ms. */
const sameEndMs = 1_000;

function greet(url: string, demo: DemoSignIns | null, outboxUrl: string | null): void {
  console.log(`\nYazıhane hazır: ${url}\n`);
  if (outboxUrl !== null) console.log(`Giden posta: ${outboxUrl}\n`);
  if (demo) console.log(`${describeSignIns(demo)}\n`);
}

/** Reads the app, or answers it at once where it has been read. The first time holds the event loop for most of a second. */
async function readApp() {
  const { compose, readPages } = await import('./app/compose.ts');
  await readPages();
  return compose;
}

/** From the environment to an app that serves, and back again at SIGTERM. */
async function start(): Promise<void> {
  const env = loadEnv(process.env);
  const log = createLogger(env);
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
  let asked: number | null = null;
  /** Asked to end while it still starts, it ends once it has. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    log.info({ signal }, 'draining');
    try {
      await (await running).drain();
      log.info('stopped');
    } catch (fault) {
      log.fatal({ err: fault }, 'could not stop cleanly');
      process.exit(1);
    }
    process.exit();
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      const now = Date.now();
      if (asked === null) {
        asked = now;
        void end(signal);
      } else if (now - asked > sameEndMs) {
        // Whoever asks again can't wait.
        process.exit(1);
      }
    });
  }
  const { url, outboxUrl } = await running;
  greet(url, database.demo, outboxUrl);
}

try {
  await start();
} catch (fault) {
  console.error(fault instanceof StartupError ? fault.message : fault);
  // What was read of the app meanwhile may hold the process (a MessagePort does).
  process.exit(1);
}
