import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { childEnvironment } from './environment.mjs';
import { node24 } from './node24.mjs';
import { modules, root } from './paths.mjs';
import { run } from './run.mjs';

/** Chromium's headless shell, which takes a fifth to a half less processor time. */
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
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

/** Whether the file is a browser; some systems have a script that only explains the installation. */
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

/** @param {string[]} words a command of apt-get */
function aptGet(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', words, { env, quiet: true });
}

/** The fonts that stand in for those of readers' machines while the site's own load. */
const systemFonts = 'fonts-liberation';

const install = (/** @type {string} */ name) =>
  aptGet('install', '-y', '--no-install-recommends', name, systemFonts);

const announce = () => console.log('Tarayıcı testleri için Chromium kuruluyor (apt)…');

/** Installs the headless shell; fails soon without a network. */
function addHeadlessShell() {
  announce();
  const soon = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  return aptGet(...soon, 'install', '-y', '--no-install-recommends', headlessShell, systemFonts);
}

async function installFromDebian() {
  announce();
  const updated = await aptGet('update');
  if ((await install(headlessShell)).ok) return true;
  // Older releases of Debian have no headless shell.
  const installed = await install('chromium');
  if (!installed.ok) console.error(`${updated.output}\n${installed.output}`);
  return installed.ok;
}

/**
 * Finds a browser for the tests: CHROMIUM_PATH, else one on this machine, else Debian's headless shell (installed when run
 * by root), else Playwright's own.
 * @returns {Promise<string | null>} its path, or null for Playwright's own
 */
export async function ensureBrowser() {
  const found = findOnMachine();
  const mayInstall = process.getuid?.() === 0 && isDebian();
  if (found) {
    if (process.env.CHROMIUM_PATH || found.endsWith(headlessShell) || !mayInstall) return found;
    return (await addHeadlessShell()).ok ? (findOnMachine() ?? found) : found;
  }
  if (findPlaywrightsOwn()) return null;
  if (mayInstall && (await installFromDebian())) {
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
