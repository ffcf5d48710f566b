import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { OsUser } from '#server/db/embedded/os-user.ts';
import { role } from '#server/db/embedded/postgres-process.ts';

/** Roles that the pooler serves in other modes: for a whole session, and for one statement. */
export const pooledRoles = { session: 'pooled_by_session', statement: 'pooled_by_statement' } as const;

/** A program in a folder of its own, as a user that is not root. */
interface Setting {
  program: string;
  folder: string;
  runner: OsUser | null;
}

function makeFolder(folder: string, runner: OsUser | null): string {
  mkdirSync(folder, { mode: 0o700, recursive: true });
  if (runner) chownSync(folder, runner.uid, runner.gid);
  return folder;
}

/** Starts a program and waits until a database answers at its socket. @throws Error with its output when it ends */
async function startProgram({ program, folder, runner }: Setting, args: string[]) {
  const child = spawn(program, args, { ...runner, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-5_000);
    });
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  for (;;) {
    const client = new pg.Client({ host: folder, user: role, database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return child;
    } catch {
      // Not ready yet, or it has ended.
    }
    if (failure || child.exitCode !== null) throw new Error(`${program}: ${failure ?? output}`);
    await wait(50);
  }
}

/**
 * Makes and starts a PostgreSQL without durability, with the locale C.UTF-8 of the C library as most external ones have
 * it, and with the app's role and database. Its socket is in `folder`.
 */
export async function startPostgres(bin: string, setting: Omit<Setting, 'program'>): Promise<ChildProcess> {
  const folder = makeFolder(setting.folder, setting.runner);
  const data = join(folder, 'data');
  const options = [
    '-D',
    data,
    '-U',
    role,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ];
  await promisify(execFile)(join(bin, 'initdb'), options, { ...setting.runner, cwd: '/' });
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '300',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    timezone: 'UTC',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = await startProgram({ ...setting, program: join(bin, 'postgres') }, ['-D', data, ...args]);
  const client = new pg.Client({ host: folder, user: role, database: 'postgres' });
  await client.connect();
  await client.query(`CREATE DATABASE ${role}`);
  for (const name of Object.values(pooledRoles)) await client.query(`CREATE ROLE ${name} LOGIN SUPERUSER`);
  await client.end();
  return child;
}

/** Starts PgBouncer in transaction mode in front of every database of a PostgreSQL. Its socket is in `folder`. */
export async function startPgbouncer(
  program: string,
  setting: Omit<Setting, 'program'>,
  postgresFolder: string,
): Promise<ChildProcess> {
  const folder = makeFolder(setting.folder, setting.runner);
  const users = join(folder, 'users.txt');
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(users, [role, ...Object.values(pooledRoles)].map((name) => `"${name}" ""\n`).join(''));
  writeFileSync(
    config,
    `[databases]
* = host=${postgresFolder}

[users]
${Object.entries(pooledRoles)
  .map(([mode, name]) => `${name} = pool_mode=${mode}`)
  .join('\n')}

[pgbouncer]
listen_addr =
listen_port = 5432
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 2000
default_pool_size = 20
`,
  );
  return startProgram({ ...setting, program }, ['--quiet', config]);
}
