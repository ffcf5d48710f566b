import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { measureRows } from '#server/backup/copy-rows.ts';
import { listTables, openClient } from '#server/backup/database.ts';
import { type TableTotal, tableKey } from '#server/backup/manifest.ts';
import { connect } from '#server/db/connect.ts';
import { chooseOsUser } from '#server/db/embedded/os-user.ts';
import { migrate } from '#server/db/migrate.ts';

/** Time limit of one command, ms. */
const limitMs = 120_000;

/** The folder of the newest installed PostgreSQL's programs, in Debian's place. */
function findPrograms(): string {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions)
    ? readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0]
    : undefined;
  const folder = join(versions, newest ?? '', 'bin');
  if (newest === undefined || !existsSync(join(folder, 'initdb'))) fail('PostgreSQL', 'postgresql');
  if (!existsSync('/usr/bin/pgbackrest')) fail('pgBackRest', 'pgbackrest');
  return folder;
}

function fail(program: string, debian: string): never {
  console.error(`${program} is missing (Debian: apt-get install -y --no-install-recommends ${debian}).`);
  process.exit(1);
}

const programs = findPrograms();
// PostgreSQL refuses to run as root.
const runner = chooseOsUser(null);
const folder = mkdtempSync(join(tmpdir(), 'yazihane-recovery-'));
const path = (name: string) => join(folder, name);
const [data, socket, config] = [path('data'), path('run'), path('pgbackrest.conf')];
const address = { host: socket, user: 'yazihane', database: 'yazihane' };

const call = (program: string, ...args: string[]) =>
  execFileSync(program, args, {
    ...runner,
    cwd: '/',
    encoding: 'utf8',
    // pg_ctl leaves its output to the server that it starts, which would keep a pipe open.
    stdio: ['ignore', program.endsWith('pg_ctl') ? 'ignore' : 'pipe', 'inherit'],
    timeout: limitMs,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
const backRest = (...args: string[]) =>
  call('pgbackrest', `--config=${config}`, '--stanza=yazihane', ...args);
const start = () => call(join(programs, 'pg_ctl'), '-D', data, '-l', path('postgres.log'), '-w', 'start');
const stop = () => call(join(programs, 'pg_ctl'), '-D', data, '-m', 'immediate', 'stop');

async function query<Row extends pg.QueryResultRow>(
  text: string,
  database = address.database,
): Promise<Row[]> {
  const client = new pg.Client({ ...address, database });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

function makeServer(): void {
  for (const name of ['', 'run', 'repository', 'log', 'lock', 'spool']) {
    mkdirSync(path(name), { recursive: true });
    chmodSync(path(name), 0o700);
    if (runner) chownSync(path(name), runner.uid, runner.gid);
  }
  writeFileSync(
    config,
    `[global]
repo1-path=${path('repository')}
repo1-retention-full=2
start-fast=y
log-path=${path('log')}
lock-path=${path('lock')}
spool-path=${path('spool')}

[yazihane]
pg1-path=${data}
pg1-socket-path=${socket}
pg1-user=${address.user}
pg1-database=postgres
`,
  );
  chmodSync(config, 0o644);
  call(join(programs, 'initdb'), '-D', data, '-U', address.user, '-A', 'trust', '-E', 'UTF8', '--no-locale');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${config} --stanza=yazihane archive-push %p`,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  writeFileSync(join(data, 'postgresql.conf'), lines.join(''), { flag: 'a' });
}

const addStory = (title: string) =>
  query(`INSERT INTO stories (id, user_id, title, content, word_count)
    SELECT gen_random_uuid(), id, '${title}', 'Bir varmış, bir yokmuş.', 4 FROM users LIMIT 1`);

async function fill(): Promise<void> {
  await query(`CREATE DATABASE ${address.database}`, 'postgres');
  const { db } = connect(address, { max: 1, timeouts: false });
  await migrate(db);
  await db.destroy();
  await query(`INSERT INTO users (name, username, email) VALUES ('Ada', 'ada_yazar', 'ada@site.example')`);
  await addStory('Tam yedekten önce');
}

/** Count and checksum of every table's rows. */
async function measure(): Promise<Record<string, TableTotal>> {
  const client = await openClient(address);
  try {
    const totals: Record<string, TableTotal> = {};
    for (const table of await listTables(client)) totals[tableKey(table)] = await measureRows(client, table);
    return totals;
  } finally {
    await client.end();
  }
}

/** Waits until everything written so far is in the repository, as it is in the course of a minute by itself. */
async function archiveLog(): Promise<void> {
  const [last] = await query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
  const until = Date.now() + limitMs;
  for (;;) {
    const [state] = await query<{ archived: boolean }>(
      `SELECT last_archived_wal >= '${last?.file}' AS archived FROM pg_stat_archiver`,
    );
    if (state?.archived) return;
    if (Date.now() > until) throw new Error('The log was not archived.');
    await query('SELECT pg_sleep(0.1)');
  }
}

try {
  makeServer();
  start();
  await fill();
  backRest('stanza-create');
  backRest('check');
  backRest('--type=full', 'backup');
  console.log('✓ a full backup was made and the log is archived');

  await addStory('Felaketten önce');
  const wanted = await measure();
  const [noted] = await query<{ at: string }>(
    `SELECT date_trunc('second', now() + interval '1 second')::text AS at`,
  );
  await query('SELECT pg_sleep(2)');
  await addStory('Felaketten sonra');
  await query('DELETE FROM users');
  await archiveLog();
  if (JSON.stringify(await measure()) === JSON.stringify(wanted)) throw new Error('Nothing was destroyed.');
  stop();
  rmSync(data, { recursive: true });
  console.log(`✓ more was written after ${noted?.at}, every account was deleted, then the data directory`);

  const began = performance.now();
  backRest('--type=time', `--target=${noted?.at}`, '--target-action=promote', 'restore');
  start();
  while ((await query<{ busy: boolean }>('SELECT pg_is_in_recovery() AS busy'))[0]?.busy)
    await query('SELECT pg_sleep(0.1)');
  console.log(`✓ restored to ${noted?.at} in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  const restored = await measure();
  if (JSON.stringify(restored) !== JSON.stringify(wanted))
    throw new Error(`The rows differ:\n${JSON.stringify(restored)}\n${JSON.stringify(wanted)}`);
  console.log(`✓ ${Object.keys(wanted).length} tables have the same rows as at that second`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (existsSync(join(data, 'postmaster.pid'))) stop();
  rmSync(folder, { recursive: true, force: true });
}
