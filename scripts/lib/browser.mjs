import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { childEnvironment } from './environment.mjs';
import { node24 } from './node24.mjs';
import { modules, root } from './paths.mjs';
import { run } from './run.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
  'brave-browser',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/** Some systems put a script in a browser's place that only says how to install one. */
const works = (path) => spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

function findOnMachine() {
  const chosen = process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...(chosen ? [chosen] : []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...fixedPlaces,
  ];
  return candidates.find((path) => existsSync(path) && works(path)) ?? null;
}

function findPlaywrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright-core');
  return existsSync(chromium.executablePath());
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log('Tarayıcı testleri için Chromium kuruluyor (apt)…');
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  const updated = await run('apt-get', ['update'], { env, quiet: true });
  const installed = await run('apt-get', install, { env, quiet: true });
  if (!installed.ok) console.error(`${updated.output}\n${installed.output}`);
  return installed.ok;
}

/**
 * A browser for the browser tests: one on this machine (CHROMIUM_PATH first), Debian's when we are root on it, else
 * Playwright's own.
 * @returns {Promise<string | null>} its path, or null for Playwright's own
 */
export async function ensureBrowser() {
  const found = findOnMachine();
  if (found) return found;
  if (findPlaywrightsOwn()) return null;
  if (process.getuid?.() === 0 && isDebian() && (await installFromDebian())) {
    const installed = findOnMachine();
    if (installed) return installed;
  }
  console.log('Tarayıcı testleri için Chromium kuruluyor (Playwright)…');
  const playwright = [join(modules, '.bin/playwright'), 'install', 'chromium'];
  const { ok } = await run(node24(), playwright, { env: childEnvironment() });
  if (!ok)
    throw new Error('Tarayıcı kurulamadı. Bir Chromium kurun ya da CHROMIUM_PATH ile yerini söyleyin.');
  return null;
}
