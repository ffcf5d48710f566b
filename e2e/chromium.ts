import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** How Chromium is started everywhere: quiet, without a sandbox that containers don't have. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** The browser that `CHROMIUM_PATH` names, else one found on this machine, else undefined: Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || usual.find((path) => existsSync(path));
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/** For browser tests Chromium without its windows, where it is installed: half of the processor time for the same tests. */
export function testBrowserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(headlessShell) ? headlessShell : chromiumPath());
}
