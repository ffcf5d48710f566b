import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv as parseEnvFile, promisify } from 'node:util';
import pg from 'pg';
import { chooseOsUser } from '#server/db/embedded/os-user.ts';
import { type Addresses, assertPortsFree, planAddresses } from './addresses.ts';
import { fillTemplate, writeTemplate } from './fill-template.ts';
import { findPrograms } from './find-programs.ts';
import { type Link, openLink } from './link.ts';
import { type ManagedProcess, manageProcess } from './managed-process.ts';

/** The folder of the present code. */
export const root = join(import.meta.dirname, '../..');
/** How long a process of the app may take to finish what it has when it is replaced, ms. */
const drainWithinMs = 120_000;
/** How long the whole cluster may take to start, ms. */
const startWithinMs = 120_000;

export interface Cluster {
  url: string;
  etcd: ManagedProcess[];
  databases: ManagedProcess[];
  poolers: ManagedProcess[];
  apps: ManagedProcess[];
  links: {
    /** From the other members of etcd to each one. */
    toMember: Link[];
    /** From each database machine to each member of etcd. */
    toEtcd: Link[][];
    /** From the other database machines to each one. */
    toDatabase: Link[];
    /** From each pooler to the balancer's address of the primary. */
    toPrimary: Link[];
    /** From the balancer to each process of the app. */
    toApp: Link[];
  };
  /** Index of the database machine that is the primary, or null while there is none. */
  findPrimary(): Promise<number | null>;
  /** Index of the replica on which commits wait, or null. */
  findSynchronousReplica(): Promise<number | null>;
  /** Index of the member of etcd that leads, or null. */
  findEtcdLeader(): Promise<number | null>;
  /** Resolves when everything runs: a primary with two streaming replicas, three members of etcd, three ready apps. */
  untilHealthy(withinMs: number): Promise<void>;
  /** What is missing for that; null when everything runs. */
  findProblem(): Promise<string | null>;
  /** Brings the database to the version of the code in this folder, as `npm run db:migrate` does. */
  migrate(code: string): Promise<void>;
  /** Replaces a process of the app by one of the code in this folder: SIGTERM, its end, a start. Resolves when that is ready. */
  replaceApp(at: number, code: string): Promise<void>;
  /** Starts one more process of the code in this folder, behind no balancer. Resolves when it is ready. */
  startBeside(code: string, env: NodeJS.ProcessEnv): Promise<ManagedProcess>;
  /** Names of the alerts that Alertmanager has at present. */
  listAlerts(): Promise<string[]>;
  /** A client of the primary, as the app's role. */
  openClient(): Promise<pg.Client>;
  stop(): Promise<void>;
}

const ask = async (url: string): Promise<Response | null> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);

interface PatroniMember {
  name: string;
  role: string;
  state: string;
}

/** The secrets and addresses that the files of deploy/cluster name. */
function chooseValues(addresses: Addresses, folder: string, mailPort: number) {
  const secret = () => randomBytes(24).toString('hex');
  return {
    DB_1: addresses.databases[0] ?? '',
    DB_2: addresses.databases[1] ?? '',
    DB_3: addresses.databases[2] ?? '',
    ETCD_1: addresses.etcd[0] ?? '',
    ETCD_2: addresses.etcd[1] ?? '',
    ETCD_3: addresses.etcd[2] ?? '',
    APP_1: addresses.apps[0] ?? '',
    APP_2: addresses.apps[1] ?? '',
    APP_3: addresses.apps[2] ?? '',
    BALANCER: addresses.balancer,
    PRIMARY: addresses.balancer,
    PUBLIC_URL: `http://${addresses.balancer}:8080`,
    NETWORK: '127.0.0.0/8',
    WATCHDOG: 'off',
    SUPERUSER_PASSWORD: secret(),
    REPLICATION_PASSWORD: secret(),
    DATABASE_PASSWORD: secret(),
    APP_SECRET: secret(),
    SECRETS_KEY: secret(),
    METRICS_TOKEN: secret(),
    RULES: join(root, 'deploy/monitoring/alerts.yml'),
    ALERTMANAGER: addresses.monitoring,
    SMTP_HOST: `127.0.0.1:${mailPort}`,
    SMTP_TLS: 'false',
    ALERTS_FROM: 'alertmanager@yazihane.example',
    ALERTS_TO: 'operator@yazihane.example',
    RUN: folder,
  };
}

/**
 * Starts the cluster of deploy/cluster as real processes on addresses of loopback, and waits until all of it runs. What it
 * has started before a failure is stopped again.
 * @param options.appEnv settings of the app beside those of deploy/cluster/app.env
 * @param options.code folder of the app's code; without MIGRATE_ON_START its `npm run db:migrate` runs first
 * @param options.say is told what is being started
 */
export async function startCluster({
  appEnv,
  mailPort,
  code = root,
  say,
}: {
  appEnv: NodeJS.ProcessEnv;
  mailPort: number;
  code?: string;
  say: (line: string) => void;
}): Promise<Cluster> {
  const programs = findPrograms();
  const addresses = planAddresses(randomInt(20, 250));
  await assertPortsFree(addresses.balancer);
  const runner = chooseOsUser(null);
  const folder = mkdtempSync(join(tmpdir(), 'yazihane-cluster-'));
  chmodSync(folder, 0o755);
  const values = chooseValues(addresses, folder, mailPort);
  const started: ManagedProcess[] = [];
  const opened: Link[] = [];

  /** A folder that belongs to the user who runs PostgreSQL. */
  function makeFolder(name: string): string {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700, recursive: true });
    if (runner) chownSync(path, runner.uid, runner.gid);
    return path;
  }
  function startProcess(setting: Omit<Parameters<typeof manageProcess>[0], 'folder'>): ManagedProcess {
    const managed = manageProcess({ ...setting, folder });
    started.push(managed);
    managed.start();
    return managed;
  }
  async function link(from: string, to: string, port: number): Promise<Link> {
    const made = await openLink(from, to, port);
    opened.push(made);
    return made;
  }

  function startEtcd(at: number): ManagedProcess {
    const own = makeFolder(`etcd${at + 1}`);
    const file = writeTemplate('etcd.yml', own, {
      ...values,
      NODE: `etcd${at + 1}`,
      ADDRESS: addresses.etcd[at] ?? '',
      PEER_ADDRESS: addresses.link(1, at + 1),
      ...Object.fromEntries([0, 1, 2].map((to) => [`PEER_${to + 1}`, addresses.link(1, to + 1)])),
      DATA: join(own, 'data'),
    });
    return startProcess({
      name: `etcd${at + 1}`,
      program: programs.etcd,
      args: ['--config-file', file],
      runner,
    });
  }

  function startDatabase(at: number): ManagedProcess {
    const own = makeFolder(`db${at + 1}`);
    const data = join(own, 'data');
    const file = writeTemplate('patroni.yml', own, {
      ...values,
      NODE: `db${at + 1}`,
      ADDRESS: addresses.databases[at] ?? '',
      PEER_ADDRESS: addresses.link(2, at + 1),
      ...Object.fromEntries([0, 1, 2].map((to) => [`ETCD_${to + 1}`, addresses.link(10 + at, to + 1)])),
      DATA: data,
      RUN: own,
      POSTGRES_BIN: dirname(programs.postgres),
    });
    if (runner) chownSync(file, runner.uid, runner.gid);
    return startProcess({
      name: `db${at + 1}`,
      program: programs.patroni,
      args: [file],
      runner,
      workFolder: data,
    });
  }

  function startPooler(at: number): ManagedProcess {
    const own = makeFolder(`pooler${at + 1}`);
    writeTemplate('userlist.txt', own, values);
    const file = writeTemplate('pgbouncer.ini', own, {
      ...values,
      ADDRESS: addresses.apps[at] ?? '',
      PRIMARY: addresses.link(30 + at, 1),
      RUN: own,
    });
    return startProcess({
      name: `pooler${at + 1}`,
      program: programs.pgbouncer,
      args: ['--quiet', file],
      runner,
    });
  }

  const readAppEnv = (at: number) =>
    parseEnvFile(fillTemplate('app.env', { ...values, ADDRESS: addresses.apps[at] ?? '' }));
  function startApp(at: number, cwd: string, { name = `app${at + 1}`, env = {} } = {}): ManagedProcess {
    return startProcess({
      name,
      program: process.execPath,
      args: ['server/main.ts'],
      cwd,
      env: { ...readAppEnv(at), DATA_DIR: makeFolder(name), LOG_LEVEL: 'warn', ...appEnv, ...env },
    });
  }
  async function migrate(cwd: string): Promise<void> {
    const { PATH } = process.env;
    const { DATABASE_URL, DATABASE_DIRECT_URL } = readAppEnv(0);
    await promisify(execFile)(process.execPath, ['server/db/run-migrate.ts'], {
      cwd,
      env: { PATH, DATABASE_URL, DATABASE_DIRECT_URL },
    });
  }

  async function startMonitoring(): Promise<void> {
    const own = makeFolder('monitoring');
    const file = writeTemplate('prometheus.yml', own, values);
    const alerts = writeTemplate('alertmanager.yml', own, values);
    const listen = (port: number) => `--web.listen-address=${addresses.monitoring}:${port}`;
    startProcess({
      name: 'prometheus',
      program: programs.prometheus,
      args: [`--config.file=${file}`, `--storage.tsdb.path=${join(own, 'prometheus')}`, listen(9_090)],
      runner,
    });
    startProcess({
      name: 'alertmanager',
      program: programs.alertmanager,
      args: [
        `--config.file=${alerts}`,
        `--storage.path=${join(own, 'alertmanager')}`,
        '--cluster.listen-address=',
        listen(9_093),
      ],
      runner,
    });
  }

  /** Repeats until it is true. @throws Error that says what was waited for */
  async function until(what: () => Promise<string | null>, withinMs: number): Promise<void> {
    const end = Date.now() + withinMs;
    for (;;) {
      const missing = await what();
      if (missing === null) return;
      if (Date.now() > end) throw new Error(`${missing} (logs: ${folder})`);
      await wait(250);
    }
  }

  async function readMembers(): Promise<PatroniMember[]> {
    for (const address of addresses.databases) {
      const answer = await ask(`http://${address}:8008/cluster`);
      if (answer?.ok) return ((await answer.json()) as { members: PatroniMember[] }).members;
    }
    return [];
  }
  async function findIndex(addresses: readonly string[], path: string): Promise<number | null> {
    const answers = await Promise.all(addresses.map((address) => ask(`http://${address}${path}`)));
    const at = answers.findIndex((answer) => answer?.ok);
    return at < 0 ? null : at;
  }
  const findPrimary = () => findIndex(addresses.databases, ':8008/primary');

  async function findDatabaseProblem(): Promise<string | null> {
    if ((await findPrimary()) === null) return 'There is no primary.';
    const members = await readMembers();
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
    if (running.length < 3 || new Set(members.map(({ role }) => role)).size < 2)
      return `Not all databases run: ${JSON.stringify(members)}`;
    return (await findIndex(addresses.databases, ':8008/synchronous')) === null
      ? 'There is no synchronous replica.'
      : null;
  }
  async function findEtcdProblem(): Promise<string | null> {
    for (const [at, address] of addresses.etcd.entries()) {
      if (!(await ask(`http://${address}:2379/health`))?.ok) return `etcd${at + 1} is not healthy.`;
    }
    return null;
  }
  async function findAppProblem(): Promise<string | null> {
    for (const [at, address] of addresses.apps.entries()) {
      if (!apps[at]?.isRunning()) return `app${at + 1} has ended.`;
      if (!(await ask(`http://${address}:3000/readyz`))?.ok) return `app${at + 1} is not ready.`;
    }
    return (await ask(`${values.PUBLIC_URL}/readyz`))?.ok ? null : 'The balancer passes nothing on.';
  }

  /** Runs deploy/cluster/database.sql as the superuser. */
  async function createDatabase(): Promise<void> {
    const host = addresses.databases[(await findPrimary()) ?? 0] ?? '';
    const client = new pg.Client({
      host,
      user: 'postgres',
      password: values.SUPERUSER_PASSWORD,
      database: 'postgres',
    });
    await client.connect();
    // One by one: CREATE DATABASE runs in no transaction.
    for (const statement of fillTemplate('database.sql', values).trim().split(';\n'))
      await client.query(statement);
    await client.end();
  }

  const apps: ManagedProcess[] = [];
  async function stop(): Promise<void> {
    // The users of a program before the program.
    for (const group of ['app', 'pooler', 'haproxy', 'db', 'etcd', '']) {
      const some = started.filter(({ name }) => name.startsWith(group));
      await Promise.all(some.map((managed) => managed.stop()));
    }
    await Promise.all(opened.map((one) => one.close()));
    if (!process.env.KEEP_CLUSTER) rmSync(folder, { recursive: true, force: true });
  }

  try {
    const each = [0, 1, 2];
    say('etcd: three members');
    const toMember = await Promise.all(
      each.map((at) => link(addresses.link(1, at + 1), addresses.etcd[at] ?? '', 2_380)),
    );
    const toEtcd = await Promise.all(
      each.map((at) =>
        Promise.all(each.map((to) => link(addresses.link(10 + at, to + 1), addresses.etcd[to] ?? '', 2_379))),
      ),
    );
    const toDatabase = await Promise.all(
      each.map((at) => link(addresses.link(2, at + 1), addresses.databases[at] ?? '', 5_432)),
    );
    const toPrimary = await Promise.all(
      each.map((at) => link(addresses.link(30 + at, 1), addresses.balancer, 5_000)),
    );
    const toApp = await Promise.all(
      each.map((at) => link(addresses.link(40, at + 1), addresses.apps[at] ?? '', 3_000)),
    );
    const etcd = each.map(startEtcd);
    await until(findEtcdProblem, startWithinMs);
    say('Patroni: a primary and two replicas');
    const databases = each.map(startDatabase);
    await until(async () => ((await findPrimary()) === null ? 'There is no primary.' : null), startWithinMs);
    await until(findDatabaseProblem, startWithinMs);
    await createDatabase();
    say('HAProxy, PgBouncer, three processes of the app, Prometheus and Alertmanager');
    const config = fillTemplate('haproxy.cfg', {
      ...values,
      ADDRESS: addresses.balancer,
      ...Object.fromEntries(each.map((at) => [`APP_${at + 1}`, addresses.link(40, at + 1)])),
    });
    writeFileSync(join(folder, 'haproxy.cfg'), config);
    const balancer = ['-db', '-f', join(folder, 'haproxy.cfg')];
    startProcess({ name: 'haproxy', program: programs.haproxy, args: balancer, runner });
    const poolers = each.map(startPooler);
    if (appEnv.MIGRATE_ON_START === 'off') await migrate(code);
    apps.push(...each.map((at) => startApp(at, code)));
    await startMonitoring();
    await until(findAppProblem, startWithinMs);
    for (const port of [9_090, 9_093])
      await until(
        async () =>
          (await ask(`http://${addresses.monitoring}:${port}/-/ready`))?.ok
            ? null
            : `Port ${port} of monitoring does not answer.`,
        startWithinMs,
      );
    const findProblem = async () =>
      (await findEtcdProblem()) ?? (await findDatabaseProblem()) ?? (await findAppProblem());
    return {
      url: values.PUBLIC_URL,
      etcd,
      databases,
      poolers,
      apps,
      links: { toMember, toEtcd, toDatabase, toPrimary, toApp },
      findPrimary,
      findSynchronousReplica: () => findIndex(addresses.databases, ':8008/synchronous'),
      async findEtcdLeader() {
        for (const [at, address] of addresses.etcd.entries()) {
          const metrics = await (await ask(`http://${address}:2379/metrics`))?.text();
          if (metrics?.includes('\netcd_server_is_leader 1')) return at;
        }
        return null;
      },
      untilHealthy: (withinMs) => until(findProblem, withinMs),
      findProblem,
      migrate,
      async replaceApp(at, cwd) {
        if (!(await apps[at]?.stop(drainWithinMs)))
          throw new Error(`app${at + 1} did not stop. (logs: ${folder})`);
        apps[at] = startApp(at, cwd);
        await until(findAppProblem, startWithinMs);
      },
      async startBeside(cwd, env) {
        const beside = startApp(0, cwd, { name: 'app-beside', env: { ...env, PORT: '3001' } });
        await until(
          async () =>
            (await ask(`http://${addresses.apps[0]}:3001/readyz`))?.ok ? null : 'app-beside is not ready.',
          startWithinMs,
        );
        return beside;
      },
      async listAlerts() {
        const answer = await ask(`http://${addresses.monitoring}:9093/api/v2/alerts`);
        const alerts = answer?.ok ? ((await answer.json()) as { labels: { alertname: string } }[]) : [];
        return alerts.map(({ labels }) => labels.alertname);
      },
      async openClient() {
        const { DATABASE_PASSWORD: password, PRIMARY: host } = values;
        const client = new pg.Client({ host, port: 5_000, user: 'yazihane', password, database: 'yazihane' });
        client.on('error', () => undefined);
        await client.connect();
        return client;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
