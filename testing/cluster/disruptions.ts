import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './start-cluster.ts';

/**
 * What may take how long until every client writes again, ms (Patroni's smallest ttl for a node is 20 s), and how long it
 * stays disrupted: a new primary is found after ttl, and a silent replica is left after wal_sender_timeout and loop_wait.
 */
export const kinds = {
  process: { recoveryMs: 5_000, disruptedMs: 8_000 },
  primary: { recoveryMs: 40_000, disruptedMs: 35_000 },
  replica: { recoveryMs: 40_000, disruptedMs: 14_000 },
} as const;

/** A disruption of the cluster, and how it ends. */
export interface Disruption {
  name: string;
  kind: keyof typeof kinds;
  /** Disrupts; returns what puts it right again. */
  act(cluster: Cluster): Promise<() => void>;
}

let turn = 0;
/** Another process or pooler each time. */
const nextOf = <T>(all: readonly T[]): T => all[turn++ % all.length] as T;

/** How long a leader is looked for: on a machine that has much to do a question may time out, ms. */
const findWithinMs = 20_000;

async function leader(find: () => Promise<number | null>): Promise<number> {
  for (const end = Date.now() + findWithinMs; Date.now() < end; await wait(250)) {
    const at = await find();
    if (at !== null) return at;
  }
  throw new Error('There is no leader to disrupt.');
}

type Managed = Cluster['apps'][number];
async function kill(managed: Managed): Promise<() => void> {
  await managed.kill();
  return managed.start;
}
async function pause(managed: Managed): Promise<() => void> {
  managed.pause();
  return managed.resume;
}
const primary = async (cluster: Cluster) => cluster.databases[await leader(cluster.findPrimary)] as Managed;
const replica = async (cluster: Cluster) =>
  cluster.databases[await leader(cluster.findSynchronousReplica)] as Managed;
async function otherReplica(cluster: Cluster): Promise<Managed> {
  const taken = [await leader(cluster.findPrimary), await leader(cluster.findSynchronousReplica)];
  return cluster.databases.find((_, at) => !taken.includes(at)) as Managed;
}
const etcdLeader = async (cluster: Cluster) => cluster.etcd[await leader(cluster.findEtcdLeader)] as Managed;

/** All disruptions; a trial goes through them in this order, again and again. */
export const disruptions: readonly Disruption[] = [
  {
    name: 'app process killed',
    kind: 'process',
    act: ({ apps }) => kill(nextOf(apps)),
  },
  {
    name: 'primary killed',
    kind: 'primary',
    act: async (cluster) => kill(await primary(cluster)),
  },
  {
    name: 'etcd leader killed',
    kind: 'process',
    act: async (cluster) => kill(await etcdLeader(cluster)),
  },
  {
    name: 'app process paused',
    kind: 'process',
    act: ({ apps }) => pause(nextOf(apps)),
  },
  {
    name: 'pooler killed',
    kind: 'process',
    act: ({ poolers }) => kill(nextOf(poolers)),
  },
  {
    name: 'synchronous replica killed',
    kind: 'replica',
    act: async (cluster) => kill(await replica(cluster)),
  },
  {
    name: 'network cut: pooler, primary',
    kind: 'process',
    async act({ links }) {
      const link = nextOf(links.toPrimary);
      link.cut();
      return link.restore;
    },
  },
  {
    name: 'primary paused',
    kind: 'primary',
    act: async (cluster) => pause(await primary(cluster)),
  },
  {
    name: 'etcd leader paused',
    kind: 'process',
    act: async (cluster) => pause(await etcdLeader(cluster)),
  },
  {
    name: 'pooler paused',
    kind: 'process',
    act: ({ poolers }) => pause(nextOf(poolers)),
  },
  {
    name: 'synchronous replica paused',
    kind: 'replica',
    act: async (cluster) => pause(await replica(cluster)),
  },
  {
    name: 'network cut: primary, etcd',
    kind: 'primary',
    async act(cluster) {
      const cut = cluster.links.toEtcd[await leader(cluster.findPrimary)] ?? [];
      for (const link of cut) link.cut();
      return () => {
        for (const link of cut) link.restore();
      };
    },
  },
  {
    name: 'network cut: primary, replica',
    kind: 'replica',
    async act(cluster) {
      const link = cluster.links.toDatabase[await leader(cluster.findPrimary)];
      link?.cut(`db${(await leader(cluster.findSynchronousReplica)) + 1}\0`);
      return () => link?.restore();
    },
  },
  {
    name: 'network cut: balancer, app',
    kind: 'process',
    async act({ links }) {
      const link = nextOf(links.toApp);
      link.cut();
      return link.restore;
    },
  },
  {
    name: 'network cut: etcd leader, members',
    kind: 'process',
    async act(cluster) {
      const link = cluster.links.toMember[await leader(cluster.findEtcdLeader)];
      link?.cut();
      return () => link?.restore();
    },
  },
  {
    name: 'other replica killed',
    kind: 'replica',
    act: async (cluster) => kill(await otherReplica(cluster)),
  },
];
