import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { demoAdministratorEmail, type Env } from '../env.ts';
import { StartupError } from '../startup-error.ts';
import { checkConnections } from './check-connections.ts';
import { type Connection, connect, type Place } from './connect.ts';
import { type EmbeddedPostgres, startEmbedded } from './embedded/start-embedded.ts';
import { formatDatabaseError } from './format-database-error.ts';
import { migrate } from './migrate.ts';
import { migrationUrl } from './migration-url.ts';
import { readPending } from './read-pending.ts';
import type { DB } from './schema.generated.ts';
import type { DemoSignIns } from './seed/sign-ins.ts';

export interface OpenDatabase extends Connection {
  /** The address without a pooler: for notifications, background jobs and migrations, which need a session. */
  direct: Place;
  /** Demo sign-ins of a development database, else null. `accounts` is filled only by the start that created them. */
  demo: DemoSignIns | null;
  /** Closes the pool, then stops the embedded PostgreSQL if this process started it. */
  close(): Promise<void>;
}

type OpenEnv = Pick<
  Env,
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'databasePoolMax'
  | 'migrationDatabaseUrl'
  | 'migrateOnStart'
  | 'dataDir'
  | 'mode'
>;

/**
 * Opens and migrates the database of DATABASE_URL or the embedded one; in development an empty embedded one gets demo
 * data. Without `migrateOnStart` it only checks that no migration is missing.
 * @param onWaiting called once or twice while child processes work
 * @throws DataDirectoryInUseError when another app uses the data directory; StartupError when the database is unreachable or
 *   can't be migrated
 */
export async function openDatabase(
  env: OpenEnv,
  log: Logger,
  onWaiting: () => void = () => undefined,
): Promise<OpenDatabase> {
  if (env.databaseUrl) onWaiting();
  const embedded = env.databaseUrl ? null : await openEmbedded(env, log, onWaiting);
  const place: Place = embedded ?? env.databaseUrl ?? '';
  const direct: Place = embedded ?? env.databaseDirectUrl ?? place;
  const connection = connect(place, {
    max: env.databasePoolMax,
    onIdleError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  const close = async () => {
    await connection.db.destroy();
    await embedded?.stop();
  };
  try {
    await checkConnections({
      pool: connection.pool,
      direct,
      hasDirectUrl: env.databaseDirectUrl !== null,
      log,
    });
    if (env.migrateOnStart) await migratePatiently(embedded ?? migrationUrl(env) ?? '', log);
    // Also after a migration: MIGRATION_DATABASE_URL may name another database.
    await refusePending(direct);
    const demo = embedded && env.mode === 'development' ? await ensureDemo(connection, env.dataDir) : null;
    return { ...connection, direct, demo, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Migrates on a connection of its own, without timeouts. */
async function migratePatiently(place: Place, log: Logger): Promise<void> {
  const { db } = connect(place, { max: 1, timeouts: false });
  try {
    await requireAnswer(db);
    const onWaiting = () => log.info('another process migrates the database: waiting for it');
    const applied = await migrate(db, { onWaiting });
    if (applied.length > 0) log.info({ applied }, 'database migrated');
  } finally {
    await db.destroy();
  }
}

/** @throws StartupError when the database can't be reached */
async function requireAnswer(db: Kysely<DB>): Promise<void> {
  await sql`SELECT 1`.execute(db).catch((error: unknown) => {
    throw new StartupError(`Veritabanına ulaşılamadı. ${formatDatabaseError(error)}`, { cause: error });
  });
}

/** @throws StartupError that names the migrations and function files that the database lacks */
async function refusePending(place: Place): Promise<void> {
  const { db } = connect(place, { max: 1 });
  try {
    await requireAnswer(db);
    const pending = await readPending(db);
    if (pending.length > 0)
      throw new StartupError(
        `Veritabanı bu sürüme güncellenmemiş: MIGRATE_ON_START kapalı ya da MIGRATION_DATABASE_URL başka bir veritabanını gösteriyor. Önce npm run db:migrate çalıştırın.\nBekleyen adımlar: ${pending.join(', ')}`,
      );
  } finally {
    await db.destroy();
  }
}

async function openEmbedded(env: OpenEnv, log: Logger, onWaiting: () => void): Promise<EmbeddedPostgres> {
  return startEmbedded({
    dataDir: env.dataDir,
    onWaiting,
    onCrash() {
      // The app can't work without its database: it shuts down, so that its service manager restarts it.
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
  // Imported only when needed, since it slows down a start.
  const demo = anyone
    ? signInsFile(dataDir)
    : await import('./seed/seed-demo.ts').then(({ seedDemo }) => seedDemo(db, dataDir));
  if (!anything)
    await import('./seed/seed-blog.ts').then(({ seedBlog }) => seedBlog(db, demoAdministratorEmail));
  return demo;
}
