import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartupError } from '../../startup-error.ts';

/** Whom PostgreSQL runs as. It refuses to run as root, so a root start needs somebody else. */
export interface OsUser {
  uid: number;
  gid: number;
}

/** A system user of our own, made where root starts the app and the machine has no `postgres` user. */
const ownUser = 'yazihane';

function findUser(name: string): OsUser | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

function makeUser(): OsUser {
  const made = spawnSync(
    'useradd',
    [
      '--system',
      '--user-group',
      '--no-create-home',
      '--home-dir',
      '/nonexistent',
      '--shell',
      '/usr/sbin/nologin',
      ownUser,
    ],
    { encoding: 'utf8' },
  );
  const user = findUser(ownUser);
  if (user) return user;
  throw new StartupError(
    `PostgreSQL root olarak çalışmaz ve "${ownUser}" kullanıcısı oluşturulamadı: ${made.stderr?.trim() || made.error?.message}. ` +
      'Uygulamayı sıradan bir kullanıcıyla başlatın ya da DATABASE_URL ile bir PostgreSQL gösterin.',
  );
}

/**
 * The user PostgreSQL runs as, or null for this process's own. As root: the owner of existing data, else `postgres`,
 * else a system user that is made once.
 */
export function chooseOsUser(existing: string | null): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = existing ? statSync(existing) : null;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUser('postgres') ?? findUser(ownUser) ?? makeUser();
}

/** Whether the runner can enter a directory or run a file, whatever the folders above it allow. */
export function canReach(runner: OsUser | null, path: string): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'test -r "$0" -a -x "$0"', path], {
    ...runner,
    cwd: '/',
    stdio: 'ignore',
  });
  return tried.status === 0;
}
