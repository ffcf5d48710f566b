import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { sharedFolder } from './binaries.ts';
import { canReach, type OsUser } from './os-user.ts';

/** Maximum length of a Unix socket's directory: the kernel takes 107 bytes with the socket's name. */
const longestSocketFolder = 88;

/** The folder of an existing embedded database, or null before the first start. */
export function findDataDirectory(dataDir: string): string | null {
  const home = join(dataDir, 'postgres');
  if (existsSync(home)) return realpathSync(home);
  if (!lstatSync(home, { throwIfNoEntry: false })) return null;
  throw new StartupError(
    `Veritabanının klasörü yerinde yok: ${home} artık var olmayan bir yeri gösteriyor. Baştan başlamak için bu bağı silin.`,
  );
}

/**
 * Creates the folder of the data, the log and (if its path is short enough) the socket: in the data directory, or under
 * /var/lib with a link to it when PostgreSQL's user can't enter the data directory.
 */
export function makeDataDirectory(dataDir: string, runner: OsUser | null): string {
  mkdirSync(dataDir, { recursive: true });
  const link = join(dataDir, 'postgres');
  if (canReach(runner, dataDir)) {
    makeFolder(link, runner);
    return realpathSync(link);
  }
  mkdirSync(sharedFolder, { recursive: true });
  chmodSync(sharedFolder, 0o755);
  const home = join(sharedFolder, randomBytes(6).toString('hex'));
  makeFolder(home, runner);
  // The file names the data directory that the folder belongs to.
  writeFileSync(join(home, 'origin'), `${link}\n`);
  symlinkSync(home, link);
  return home;
}

/** Creates a folder that only PostgreSQL's user and root may enter. */
function makeFolder(path: string, runner: OsUser | null): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (runner) chownSync(path, runner.uid, runner.gid);
}

/**
 * Creates the directory of the socket, private to PostgreSQL's user.
 * @throws Error when another user owns it, who could impersonate the database
 */
export function makeSocketFolder(home: string, runner: OsUser | null): string {
  const inside = join(home, 'run');
  const folder =
    Buffer.byteLength(inside) <= longestSocketFolder
      ? inside
      : join(tmpdir(), `yazihane-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`);
  makeFolder(folder, runner);
  const { uid, mode } = lstatSync(folder);
  const isOwn = uid === (runner?.uid ?? process.getuid?.());
  if (!isOwn || (mode & 0o077) !== 0) {
    throw new StartupError(
      `${folder} klasörü başkasına açık; veritabanı soketi için kullanılamaz. Onu silin.`,
    );
  }
  return folder;
}
