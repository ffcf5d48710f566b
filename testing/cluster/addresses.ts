import { createServer } from 'node:net';

/**
 * The machines of the cluster are addresses of loopback, all of which Linux answers, so that each program listens on the
 * port that it has on a machine of its own.
 */
export function planAddresses(subnet: number) {
  const machines = (group: number) => [1, 2, 3].map((at) => `127.${subnet}.${group}.${at}`);
  return {
    etcd: machines(1),
    databases: machines(2),
    apps: machines(3),
    balancer: `127.${subnet}.4.1`,
    monitoring: `127.${subnet}.5.1`,
    /** Where a link listens that can be cut: `from` and `to` number the ends. */
    link: (from: number, to: number) => `127.${subnet}.${100 + from}.${to}`,
  };
}

export type Addresses = ReturnType<typeof planAddresses>;

const ports = [2379, 2380, 3000, 5000, 5001, 5432, 6432, 8008, 8080, 8405, 9090, 9093];

/** Checks that nothing listens on the cluster's ports, as a program on all addresses would. @throws Error that names the port */
export async function assertPortsFree(host: string): Promise<void> {
  for (const port of ports) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', () => reject(new Error(`Port ${port} of ${host} is in use.`)));
      probe.listen(port, host, () => probe.close(() => resolve()));
    });
  }
}
