/**
 * The app as it runs for people, in one or several processes over one PostgreSQL with fsync on, and what an operation costs
 * there: computing time of both, transactions, WAL and disk.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '#server/db/connect.ts';
import { startEmbedded } from '#server/db/embedded/start-embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { parseEnv } from '#server/env.ts';
import { sessionCookie } from '#server/features/auth/cookies.ts';
import { socketUrl } from '#testing/database/socket-url.ts';
import { freePort } from '#testing/free-port.ts';

/** The unit of CPU time in /proc, ms. */
const tickMs = 10;
const root = join(import.meta.dirname, '..');

/** What operations have cost so far; differences count. */
export interface Costs {
  /** CPU time of the app's processes, ms. */
  appMs: number;
  /** CPU time of PostgreSQL, ms. */
  databaseMs: number;
  /** Committed transactions: a statement on its own is one. */
  transactions: number;
  walBytes: number;
  /** Tables with their indexes. */
  diskBytes: number;
}

export interface AppProcesses {
  urls: string[];
  /** The session cookies of people with tokens. */
  cookies: string[];
  readCosts(): Promise<Costs>;
  /** Resident memory of the app's processes, bytes. */
  readMemory(): number;
  /** Connections of the app to PostgreSQL. */
  countConnections(): Promise<number>;
  stop(): Promise<void>;
}

function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function cpuOf(pid: number): number {
  const stat = statOf(pid);
  return stat ? (Number(stat[11]) + Number(stat[12])) * tickMs : 0;
}

/** CPU time of a process and of those that it has reaped or that run, ms. */
function cpuOfTree(pid: number): number {
  const stat = statOf(pid);
  const reaped = stat ? (Number(stat[13]) + Number(stat[14])) * tickMs : 0;
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === `${pid}`,
  );
  return cpuOf(pid) + reaped + children.reduce((sum, child) => sum + cpuOfTree(Number(child)), 0);
}

function memoryOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1_024;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode}.`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(50);
  }
}

/** Starts PostgreSQL and processes of the built app. @param env settings besides those of a database and secrets */
export async function startAppProcesses(options: {
  count: number;
  people: number;
  env: NodeJS.ProcessEnv;
}): Promise<AppProcesses> {
  const folder = mkdtempSync(join(tmpdir(), 'yazihane-measured-'));
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder });
  const { db, pool } = connect(embedded, { timeouts: false });
  await migrate(db);
  const secrets = {
    APP_SECRET: randomBytes(32).toString('hex'),
    SECRETS_KEY: randomBytes(32).toString('hex'),
  };
  const url = 'http://127.0.0.1';
  const settings = {
    ...secrets,
    ...options.env,
    NODE_ENV: 'production',
    PUBLIC_URL: url,
    LOG_LEVEL: 'fatal',
  };
  const tokens = Array.from({ length: options.people }, () => randomBytes(24).toString('hex'));
  await pool.query(
    `WITH made AS (
       INSERT INTO users (name, email, email_verified)
       SELECT 'Ölçüm', 'olcum' || n || '@yazihane.example', true FROM generate_series(1, $1) n RETURNING id
     ), numbered AS (SELECT id, row_number() OVER () AS n FROM made)
     INSERT INTO sessions (user_id, token, expires_at)
     SELECT id, ($2::text[])[n], now() + interval '1 day' FROM numbered`,
    [options.people, tokens],
  );
  await pool.query(
    `INSERT INTO token_ledger (user_id, delta, reason, idempotency_key)
     SELECT id, 10000000, 'grant', 'measured' FROM users`,
  );
  await pool.query('VACUUM ANALYZE');
  await pool.query('CHECKPOINT');
  const postmaster = Number(
    readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n', 1)[0],
  );
  const children: ChildProcess[] = [];
  async function stop(): Promise<void> {
    const running = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    for (const child of running) child.kill('SIGTERM');
    await Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))));
    await db.destroy();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const urls: string[] = [];
  for (let at = 0; at < options.count; at += 1) {
    const port = await freePort();
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: process.env.PATH,
        ...settings,
        HOST: '127.0.0.1',
        PORT: String(port),
        DATA_DIR: join(folder, `app${at}`),
        DATABASE_URL: socketUrl(embedded, embedded.database),
        DRAIN_DELAY_SECONDS: '0',
      },
    });
    children.push(child);
    urls.push(`http://127.0.0.1:${port}`);
    try {
      await untilReady(urls.at(-1) ?? '', child);
    } catch (error) {
      await stop();
      throw error;
    }
  }
  const env = parseEnv(settings);
  const pids = children.map(({ pid }) => pid ?? 0);
  return {
    urls,
    cookies: tokens.map((token) => sessionCookie(token, env).split(';', 1)[0] ?? ''),
    async readCosts() {
      // Backends tell their transactions to the statistics within a second.
      await wait(1_200);
      const { rows } = await pool.query<{ transactions: number; wal: string; disk: string }>(
        `SELECT (SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()) AS transactions,
           pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS wal,
           (SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE relkind = 'r' AND NOT relisshared)::text AS disk`,
      );
      return {
        appMs: pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
        databaseMs: cpuOfTree(postmaster),
        transactions: rows[0]?.transactions ?? 0,
        walBytes: Number(rows[0]?.wal),
        diskBytes: Number(rows[0]?.disk),
      };
    },
    readMemory: () => pids.reduce((sum, pid) => sum + memoryOf(pid), 0),
    async countConnections() {
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*) AS count FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      );
      return rows[0]?.count ?? 0;
    },
    stop,
  };
}
