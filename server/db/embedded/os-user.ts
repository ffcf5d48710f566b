import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { StartupError } from '../../startup-error.ts';

/** The operating system's user that runs PostgreSQL, which refuses to run as root. */
export interface OsUser {
  uid: number;
  gid: number;
}

/** The system user that a start by root creates on machines without a `postgres` user. */
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
 * Returns the user that runs PostgreSQL, or null for this process's own. For root: the owner of existing data, else
 * `postgres`, else a system user that is created once.
 */
export function chooseOsUser(existing: string | null): OsUser | null {
  if (process.getuid?.() !== 0) return null;
  const owner = existing ? statSync(existing) : null;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUser('postgres') ?? findUser(ownUser) ?? makeUser();
}

/** Whether the user can enter a directory or run a file, given the permissions of the folders above. */
export function canReach(runner: OsUser | null, path: string): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'test -r "$0" -a -x "$0"', path], {
    ...runner,
    cwd: '/',
    stdio: 'ignore',
  });
  return tried.status === 0;
}
