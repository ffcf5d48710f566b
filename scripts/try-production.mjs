// Shows that production needs no development package: clones the last commit, installs it with `npm ci --omit=dev`,
// builds it, removes what only the build needed, starts it with NODE_ENV=production and opens two pages. Takes minutes;
// needs the npm registry.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { command } from './lib/prepare.mjs';
import { App } from './trial/app.mjs';
import { Places } from './trial/places.mjs';

/**
 * @param {string} cwd
 * @param {string} program
 * @param {string[]} args
 */
function run(cwd, program, args) {
  console.log(`${program} ${args.join(' ')}`);
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' };
  const { status } = spawnSync(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.`);
}

/** Megabytes in node_modules. @param {string} checkout */
const sizeOf = (checkout) =>
  Number.parseInt(spawnSync('du', ['-sm', join(checkout, 'node_modules')], { encoding: 'utf8' }).stdout, 10);

/** Packages that the lockfile marks as needed by development only, and that are installed all the same. @param {string} checkout */
function findDevelopmentPackages(checkout) {
  const { packages } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'));
  return Object.keys(packages).filter(
    (path) => packages[path].dev && existsSync(join(checkout, path, 'package.json')),
  );
}

await command(async () => {
  const places = new Places();
  const folder = places.folder();
  const checkout = join(folder, 'checkout');
  const env = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    APP_SECRET: 'only-for-this-trial-'.repeat(2),
    HOST: '127.0.0.1',
  };
  const app = new App({ checkout, dataDir: places.dataDir(join(folder, 'data')), env });
  try {
    run(folder, 'git', ['clone', '--quiet', root, checkout]);
    run(checkout, 'npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    run(checkout, 'npm', ['run', 'build']);
    const installedMb = sizeOf(checkout);
    rmSync(join(checkout, 'node_modules/lucide-react'), { recursive: true });
    await app.start();
    if (!app.isReady) throw new Error(`npm start ended:\n${app.output}`);
    if (/kuruluyor|derleniyor/.test(app.output))
      throw new Error(`npm start installed or built anew:\n${app.output}`);
    for (const path of ['/', '/readyz']) {
      const { status } = await fetch(app.url + path);
      if (status !== 200) throw new Error(`${path} was answered ${status}.`);
    }
    await app.stop();
    const found = findDevelopmentPackages(checkout);
    if (found.length > 0) throw new Error(`Development packages are installed: ${found.join(', ')}.`);
    console.log(
      `Production runs without development packages: node_modules has ${installedMb} MB, ${sizeOf(checkout)} MB without lucide-react.`,
    );
  } finally {
    await app.dispose();
    places.clear();
  }
});
