import type { Client } from 'pg';
import { BackupError } from './backup-error.ts';
import { readJobsVersion, schemas } from './database.ts';

/** Identifies the advisory lock of a restore. */
const lockId = 5_521_077_340_319;

/** Locks the database for one restore, until the connection ends. @throws BackupError while another restore runs */
export async function lockForRestore(client: Client): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
    lockId,
  ]);
  if (!rows[0]?.locked) throw new BackupError('Bu veritabanına şu anda başka bir geri yükleme yapılıyor.');
}

/**
 * Checks that the database has no tables; extensions may be there, and an unused schema of background jobs.
 * @throws BackupError for any other table
 */
export async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition
       AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY n.nspname <> 'public', c.relname COLLATE "C"`,
  );
  const found = (await hasUnusedJobs(client)) ? rows.filter(({ schema }) => schema !== schemas.jobs) : rows;
  if (found.length === 0) return;
  const names = found.slice(0, 3).map(({ name }) => name);
  throw new BackupError(
    `Geri yükleme ve taşıma yalnız boş bir veritabanına yapılır; bunda tablolar var (${names.join(', ')}${found.length > 3 ? ' …' : ''}). ` +
      'Yeni bir veritabanı açıp DATABASE_URL ile, gömülü veritabanı içinse yeni bir klasörü DATA_DIR ile gösterin.',
  );
}

/** Whether a restore that was killed left the tables of background jobs, which it makes first. */
async function hasUnusedJobs(client: Client): Promise<boolean> {
  if ((await readJobsVersion(client)) === null) return false;
  const { rows } = await client.query<{ unused: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM jobs.queue) AND NOT EXISTS (SELECT FROM jobs.job) AS unused',
  );
  return rows[0]?.unused === true;
}
