import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Cluster, startCluster } from '../cluster/start-cluster.ts';
import { startServices } from '../cluster/start-services.ts';
import { checkOutRelease, type ReleasedCode } from './check-out-release.ts';
import { updateUnderLoad } from './update-under-load.ts';

/**
 * `npm run rolling-update:try`: starts the cluster of deploy/cluster with the last release, replaces its processes by the
 * present code and back, one after another, while clients work.
 */
const { values } = parseArgs({
  options: {
    /** The release; the last one by default. */
    from: { type: 'string' },
    /** A folder with the release's code, built, instead of a clone. */
    code: { type: 'string' },
    clients: { type: 'string', default: '8' },
  },
});

let cluster: Cluster | null = null;
let release: ReleasedCode | null = null;
const services = await startServices(() => cluster?.url);
try {
  release = values.code
    ? { version: values.from ?? values.code, folder: values.code, remove: () => undefined }
    : checkOutRelease(values.from, console.log);
  const appEnv = { ...services.env, MIGRATE_ON_START: 'off', DRAIN_DELAY_SECONDS: '5' };
  const { port } = services.inbox;
  cluster = await startCluster({ appEnv, mailPort: port, code: release.folder, say: console.log });
  const isKept = await updateUnderLoad({ cluster, ...services }, release, Number(values.clients));
  if (!isKept) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cluster?.stop();
  await services.stop();
  release?.remove();
  await wait(0);
  process.exit();
}
