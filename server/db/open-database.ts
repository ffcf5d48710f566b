import { sql } from 'kysely';
import type { Logger } from 'pino';
import { demoAdministratorEmail, type Env } from '../env.ts';
import { StartupError } from '../startup-error.ts';
import { type Connection, connect, type Place } from './connect.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded/start-embedded.ts';
import { formatDatabaseError } from './format-database-error.ts';
import { migrate } from './migrate.ts';
import type { DemoSignIns } from './seed/sign-ins.ts';

export interface OpenDatabase extends Connection {
  /** Demo sign-ins of a development database; null anywhere else. `accounts` is filled only when they were just made. */
  demo: DemoSignIns | null;
  /** Ends the pool, then stops the embedded server if this process started one. */
  close(): Promise<void>;
}

type OpenEnv = Pick<Env, 'databaseUrl' | 'dataDir' | 'mode'>;

/**
 * The database of this process, ready for use: the one that DATABASE_URL names or the embedded one, migrated; an empty
 * embedded one gets demo data in development.
 * @param onWaiting told, once or twice, when another process works for us and this one has time.
 * @throws DataDirectoryInUseError when another app runs on the data directory; StartFault where the database can't be reached.
 */
export async function openDatabase(
  env: OpenEnv,
  log: Logger,
  onWaiting: () => void = () => undefined,
): Promise<OpenDatabase> {
  if (env.databaseUrl) onWaiting();
  const embedded = env.databaseUrl ? null : await openEmbedded(env, log, onWaiting);
  const place: Place = embedded ?? env.databaseUrl ?? '';
  const connection = connect(place, {
    onIdleError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  const close = async () => {
    await connection.db.destroy();
    await embedded?.stop();
  };
  try {
    const applied = await migratePatiently(place);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    const demo = embedded && env.mode === 'development' ? await ensureDemo(connection, env.dataDir) : null;
    return { ...connection, demo, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Migrates on a connection of its own, without the limits of time that serving has. */
async function migratePatiently(place: Place): Promise<string[]> {
  const { db } = connect(place, { max: 1, patient: true });
  try {
    await sql`SELECT 1`.execute(db).catch((fault: unknown) => {
      throw new StartupError(`Veritabanına ulaşılamadı. ${formatDatabaseError(fault)}`, { cause: fault });
    });
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function openEmbedded(env: OpenEnv, log: Logger, onWaiting: () => void): Promise<EmbeddedPostgres> {
  return startEmbedded({
    dataDir: env.dataDir,
    onWaiting,
    onCrash() {
      // Without its database the app can serve nothing: it ends as on SIGTERM, so that its supervisor restarts it.
      log.fatal('embedded PostgreSQL ended unexpectedly');
      process.exitCode = 1;
      process.kill(process.pid, 'SIGTERM');
    },
  });
}

async function ensureDemo({ db }: Connection, dataDir: string): Promise<DemoSignIns | null> {
  const { signInsFile } = await import('./seed/sign-ins.ts');
  const [anyone, anything] = await Promise.all([
    db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('blog_categories').select('id').limit(1).executeTakeFirst(),
  ]);
  // Loaded only when needed: the stories and the hashing would slow down every other start.
  const demo = anyone
    ? signInsFile(dataDir)
    : await import('./seed/seed-demo.ts').then(({ seedDemo }) => seedDemo(db, dataDir));
  if (!anything)
    await import('./seed/seed-blog.ts').then(({ seedBlog }) => seedBlog(db, demoAdministratorEmail));
  return demo;
}
