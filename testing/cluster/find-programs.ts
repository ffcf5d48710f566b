import { existsSync } from 'node:fs';

/** The programs of the cluster in Debian's places, with their packages. */
const programs = {
  etcd: ['/usr/bin/etcd', 'etcd-server'],
  patroni: ['/usr/bin/patroni', 'patroni'],
  postgres: ['/usr/lib/postgresql/15/bin/postgres', 'postgresql-15'],
  pgbouncer: ['/usr/sbin/pgbouncer', 'pgbouncer'],
  haproxy: ['/usr/sbin/haproxy', 'haproxy'],
  prometheus: ['/usr/bin/prometheus', 'prometheus'],
  alertmanager: ['/usr/bin/prometheus-alertmanager', 'prometheus-alertmanager'],
} as const;

type Programs = { readonly [Name in keyof typeof programs]: string };

/** Finds the cluster's programs. @throws Error of one line that names the missing ones and the command that installs them */
export function findPrograms(): Programs {
  const missing = Object.values(programs).filter(([path]) => !existsSync(path));
  if (missing.length > 0) {
    const packages = missing.map(([, name]) => name).join(' ');
    throw new Error(
      `Missing: ${missing.map(([path]) => path).join(', ')} (Debian 12: apt-get install -y --no-install-recommends ${packages})`,
    );
  }
  return Object.fromEntries(Object.entries(programs).map(([name, [path]]) => [name, path])) as Programs;
}
