import { sql } from 'kysely';
import pg from 'pg';
import { formatDatabaseError } from '#server/db/format-database-error.ts';
import { readPending } from '#server/db/read-pending.ts';
import { type Check, type CheckContext, type Finding, failure, joinFindings, ok, warning } from './check.ts';

/** The versions with which the app is tested. */
const oldest = 15;
const newest = 18;

/** Connections that one process of the app may open: the pool, background jobs, notifications. */
const connectionsOfAProcess = 24;

const upgrade = `PostgreSQL ${oldest}-${newest} kullanın.`;

async function checkVersion({ db }: CheckContext): Promise<Finding> {
  const { rows } = await sql<{ version: number }>`
    SELECT current_setting('server_version_num')::int / 10000 AS version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version < oldest) return failure(`PostgreSQL ${version} çok eski.`, upgrade);
  if (version > newest) return warning(`PostgreSQL ${version} ile denenmedi.`, upgrade);
  return ok(`PostgreSQL ${version} yanıt veriyor.`);
}

async function checkMigrations({ db }: CheckContext): Promise<Finding> {
  const pending = await readPending(db);
  if (pending.length === 0) return ok('Bekleyen güncelleme yok.');
  return failure(
    `Bekleyen güncelleme: ${pending.join(', ')}.`,
    'npm run db:migrate çalıştırın ya da uygulamayı yeniden başlatın.',
  );
}

async function checkConnections({ db }: CheckContext): Promise<Finding> {
  const { rows } = await sql<{ free: number; all: number }>`
    SELECT current_setting('max_connections')::int AS all,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS free`.execute(
    db,
  );
  const { free = 0, all = 0 } = rows[0] ?? {};
  if (free >= connectionsOfAProcess) return ok(`${all} bağlantının ${free} tanesi boş.`);
  return warning(
    `${all} bağlantıdan yalnızca ${Math.max(free, 0)} tanesi boş; bir süreç ${connectionsOfAProcess} bağlantı açabilir.`,
    'PostgreSQL ayarlarında max_connections değerini yükseltin ya da öne bir bağlantı havuzu koyun.',
  );
}

/** Whether the direct address reaches the same database. */
async function checkDirect({ env, db }: CheckContext): Promise<Finding> {
  if (env.databaseUrl === null || env.databaseDirectUrl === null) return ok('');
  const advice = 'DATABASE_DIRECT_URL ayarını düzeltin: aynı veritabanının havuzsuz adresi olmalı.';
  const identify = `SELECT system_identifier || '/' || current_database() AS id FROM pg_control_system()`;
  const client = new pg.Client({
    connectionString: env.databaseDirectUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const direct = await client.query<{ id: string }>(identify);
    const { rows } = await sql.raw<{ id: string }>(identify).execute(db);
    if (direct.rows[0]?.id === rows[0]?.id) return ok('Doğrudan adres aynı veritabanına ulaşıyor.');
    return failure('DATABASE_DIRECT_URL başka bir veritabanını gösteriyor.', advice);
  } catch (error) {
    return failure(`DATABASE_DIRECT_URL adresine ulaşılamadı: ${formatDatabaseError(error)}.`, advice);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export const checkDatabase: Check = async (context) => {
  try {
    const version = await checkVersion(context);
    const others = await Promise.all([
      checkMigrations(context),
      checkConnections(context),
      checkDirect(context),
    ]);
    const joined = joinFindings([version, ...others]);
    return { ...joined, found: joined.found.trim() };
  } catch (error) {
    return failure(
      `Veritabanı yanıt vermedi: ${formatDatabaseError(error)}.`,
      'PostgreSQL çalışıyor mu, DATABASE_URL doğru mu, bakın.',
    );
  }
};
