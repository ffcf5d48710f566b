// `npm run cluster:try`: starts the cluster of deploy/cluster on loopback of this machine and disrupts it while clients write;
// docs/operations/cluster.md. It is no part of `npm test`. `-- --kills 20 --clients 50` for the whole trial.
// Debian 12: apt-get install -y --no-install-recommends etcd-server patroni postgresql-15 pgbouncer haproxy prometheus
// prometheus-alertmanager
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: true });
  serve('testing/cluster/main.ts', { args: process.argv.slice(2) });
});
