import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode24 } from './node24.mjs';
import { modules, root } from './paths.mjs';
import { run } from './run.mjs';

const stamp = join(modules, '.yazihane-installed');

/** npm's options: production omits development packages; checks and tests need them in any environment. */
const runsInProduction = /[\\/](?:start|build|migrate|seed)\.mjs$/.test(process.argv[1] ?? '');
const omitsDev = process.env.NODE_ENV === 'production' && runsInProduction;

/** @param {'everything' | 'production'} extent */
function fingerprint(extent) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const machine = `${process.platform}-${process.arch}`;
  return createHash('sha256').update(lock).update(machine).update(extent).digest('hex');
}
const wanted = () => fingerprint(omitsDev ? 'production' : 'everything');

/** Whether the stamp of an earlier check is current; 'everything' includes 'production'. */
function isStamped() {
  if (!existsSync(stamp)) return false;
  const stamped = readFileSync(stamp, 'utf8');
  return stamped === wanted() || stamped === fingerprint('everything');
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

/** Whether `npm ci` or `npm install` has already installed the lockfile's packages. */
function isInstalledByHand() {
  const locked = readJson(join(root, 'package-lock.json'))?.packages;
  const installed = readJson(join(modules, '.package-lock.json'))?.packages;
  if (!locked || !installed || !findNode24()) return false;
  return Object.entries(locked).every(
    ([path, entry]) =>
      path === '' ||
      installed[path]?.version === entry.version ||
      (installed[path] === undefined &&
        (entry.optional || entry.devOptional || entry.peer || (omitsDev && entry.dev))),
  );
}

function keepStamp() {
  try {
    writeFileSync(stamp, wanted());
  } catch (error) {
    // A read-only checkout is checked each time.
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

/** Whether node_modules matches the lockfile. */
export function isInstalled() {
  if (isStamped()) return true;
  if (!isInstalledByHand()) return false;
  keepStamp();
  return true;
}

/** Installs the lockfile's packages if node_modules does not match. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Gerekli paketler kuruluyor (ilk seferde bir dakika kadar sürebilir)…');
  // With the host's own Node: npm removes node_modules first, and with it the Node 24 in there.
  const installed = await run('npm', [
    'ci',
    omitsDev ? '--omit=dev' : '--include=dev',
    '--include=optional',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
  ]);
  if (!installed.ok) throw new Error('Paketler kurulamadı; nedeni yukarıda.');
  keepStamp();
}
