import { parseArgs } from 'node:util';
import { runTrial } from './run-trial.ts';
import { type Cluster, startCluster } from './start-cluster.ts';
import { startServices } from './start-services.ts';
import { tryAlerts } from './try-alerts.ts';

/** `npm run cluster:try -- --kills 20 --clients 50`: starts the cluster of deploy/cluster on this machine and disrupts it. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '5' },
    clients: { type: 'string', default: '10' },
    first: { type: 'string', default: '0' },
    alerts: { type: 'boolean', default: false },
  },
});

const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort());

let cluster: Cluster | null = null;
const services = await startServices(() => cluster?.url);
try {
  cluster = await startCluster({ appEnv: services.env, mailPort: services.inbox.port, say: console.log });
  const isKept = await runTrial(
    { cluster, ...services },
    {
      kills: Number(values.kills),
      clients: Number(values.clients),
      first: Number(values.first),
      signal: ending.signal,
    },
  );
  if (!isKept) process.exitCode = 1;
  if (values.alerts) await tryAlerts(cluster, services.inbox);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cluster?.stop();
  await services.stop();
  process.exit();
}
