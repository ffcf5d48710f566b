import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageName, prepareBinaries } from '#server/db/embedded/binaries.ts';
import type { OsUser } from '#server/db/embedded/os-user.ts';

/** The packages of older versions, which are no dependencies of the project. */
const packages: Record<string, string> = {
  15: '15.18.0-beta.17',
  16: '16.14.0-beta.17',
  17: '17.10.0-beta.17',
};

const cache = join(import.meta.dirname, '../../node_modules/.cache/postgres');

/** The programs of a target: PostgreSQL's `bin`, and PgBouncer's program where the tests run through it. */
export interface Programs {
  bin: string;
  pgbouncer: string | null;
}

/** Finds the programs of a target, and installs those of npm once. @throws Error that names a missing program */
export async function findPrograms(target: string, runner: OsUser | null): Promise<Programs> {
  if (target === 'pgbouncer') return findDebianPrograms();
  const version = packages[target];
  if (version === undefined) throw new Error(`There is no PostgreSQL ${target} to test with.`);
  return { bin: join(await installPostgres(version, runner), 'bin'), pgbouncer: null };
}

async function installPostgres(version: string, runner: OsUser | null): Promise<string> {
  const home = join(cache, version);
  const folder = join(home, 'node_modules', packageName);
  if (!existsSync(join(folder, 'package.json'))) {
    mkdirSync(home, { recursive: true });
    const options = ['--prefix', home, '--no-audit', '--no-fund', '--loglevel=error'];
    await promisify(execFile)('npm', ['install', ...options, `${packageName}@${version}`]);
  }
  return prepareBinaries(runner, { folder, version });
}

function findDebianPrograms(): Programs {
  const bin = process.env.POSTGRES_BIN || '/usr/lib/postgresql/15/bin';
  const pgbouncer = process.env.PGBOUNCER || '/usr/sbin/pgbouncer';
  const missing = [
    existsSync(join(bin, 'postgres')) ? null : `PostgreSQL in ${bin} (another folder: POSTGRES_BIN)`,
    existsSync(pgbouncer) ? null : `PgBouncer at ${pgbouncer} (another path: PGBOUNCER)`,
  ].filter((one) => one !== null);
  if (missing.length === 0) return { bin, pgbouncer };
  throw new Error(
    `Missing: ${missing.join(', ')}. Debian 12: apt-get install -y --no-install-recommends postgresql-15 pgbouncer`,
  );
}
