// Tests crashes of the embedded PostgreSQL with the whole app by `npm start`:
// `node scripts/try-postgres.mjs` (as root it tries root and other users; else only the user that it runs as).
// Prints the result of each case and cleans up. Build first (`npm run build`).
import { join } from 'node:path';
import { childEnvironment } from './lib/environment.mjs';
import { prepare } from './lib/prepare.mjs';
import { tryKills, tryLife, tryStart } from './trial/cases.mjs';
import { Places } from './trial/places.mjs';

let failures = 0;

/**
 * @param {string} name
 * @param {(report: import('./trial/cases.mjs').Report) => Promise<void>} attempt
 */
async function attempt(name, attempt) {
  console.log(`\n${name}`);
  const check = (/** @type {string} */ seen, /** @type {boolean} */ holds) => {
    if (!holds) failures += 1;
    console.log(`  ${holds ? '✓' : '✗'} ${seen}`);
  };
  try {
    await attempt({ check });
  } catch (error) {
    check(error instanceof Error ? error.message : String(error), false);
  }
}

await prepare({ built: true });
process.env.PATH = childEnvironment().PATH;
const isRoot = process.getuid?.() === 0;
const places = new Places();
try {
  const open = places.folder();
  const checkout = places.copyCheckout(join(open, 'checkout'));
  const own = { checkout, dataDir: places.dataDir(join(open, 'data')) };
  const who = isRoot ? 'as root' : 'as this user';
  await attempt(`Starting and stopping ${who}`, (report) => tryLife(own, report));
  await attempt(`kill -9 ${who}`, (report) => tryKills(own, report));
  if (isRoot) {
    const { name, uid, gid } = places.user();
    const theirs = places.folder();
    const home = places.copyCheckout(join(theirs, 'home'), name);
    const setting = { checkout: home, dataDir: join(home, '.data'), uid, gid, home };
    await attempt('Starting and stopping as an ordinary user, in a checkout of their own', (report) =>
      tryLife(setting, report),
    );
    await attempt('kill -9 as an ordinary user', (report) => tryKills(setting, report));
    const elsewhere = places.folder();
    const foreign = { ...setting, checkout, dataDir: join(elsewhere, 'data') };
    places.own(elsewhere, name);
    await attempt("As an ordinary user, in root's checkout, which can't be written to", (report) =>
      tryStart(foreign, report),
    );

    const wrap = places.withoutPostgresUser();
    const without = { checkout, dataDir: places.dataDir(join(open, 'data-without')), wrap: wrap ?? [] };
    if (wrap)
      await attempt('As root, on a machine without a postgres user', (report) => tryStart(without, report));
    else console.log('\nAs root, without a postgres user: not tried, this system allows no /etc of its own');

    const locked = places.copyCheckout(join(places.folder('/root'), 'checkout'));
    const hidden = { checkout: locked, dataDir: places.dataDir(join(locked, '.data')) };
    await attempt('As root, in a checkout under a folder that only root can enter', (report) =>
      tryStart(hidden, report),
    );
    await attempt('kill -9 there', (report) => tryKills(hidden, report));
  }
} finally {
  places.clear();
}
console.log(failures === 0 ? '\nEverything survived.' : `\n${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;
