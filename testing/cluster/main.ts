import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startFakeAi } from '#testing/fake-ai/server.ts';
import { startSmtpInbox } from '#testing/mail/smtp-inbox.ts';
import { startPaytrBeside } from './paytr-beside.ts';
import { runTrial } from './run-trial.ts';
import { type Cluster, startCluster } from './start-cluster.ts';

/** `npm run cluster:try -- --kills 20 --clients 50`: starts the cluster of deploy/cluster on this machine and disrupts it. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    clients: { type: 'string', default: '10' },
    first: { type: 'string', default: '0' },
  },
});

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());

const folder = mkdtempSync(join(tmpdir(), 'yazihane-cluster-paytr-'));
chmodSync(folder, 0o755);
const undo: (() => Promise<void> | void)[] = [() => rmSync(folder, { recursive: true, force: true })];
let cluster: Cluster | null = null;
try {
  const fakeAi = await startFakeAi({ record: false });
  undo.push(fakeAi.close);
  const inbox = await startSmtpInbox();
  undo.push(inbox.close);
  const paytr = await startPaytrBeside(folder, () => `${cluster?.url}/api/paytr/bildirim`);
  undo.push(paytr.close);
  const appEnv = {
    // Production sells only under the company's facts, which a checkout does not have; the build is the same.
    NODE_ENV: 'test',
    SMTP_URL: inbox.url,
    AI_PROVIDER: 'other',
    AI_BASE_URL: fakeAi.baseUrl,
    AI_API_KEY: 'key',
    AI_MODEL: 'ok?piece=20&delay=60',
    ...paytr.env,
  };
  cluster = await startCluster(appEnv, inbox.port, console.log);
  undo.push(cluster.stop);
  const isKept = await runTrial(
    { cluster, inbox, paytr },
    {
      kills: Number(values.kills),
      clients: Number(values.clients),
      first: Number(values.first),
      signal: ending.signal,
    },
  );
  if (!isKept) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  for (const one of undo.reverse()) await one();
  await wait(0);
  process.exit();
}
