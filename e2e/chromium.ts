import { existsSync } from 'node:fs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Chromium's options: without the sandbox, which containers lack. */
export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Path of the browser: `CHROMIUM_PATH`, else one found on this machine, else undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || usual.find((path) => existsSync(path));
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/** Path of the headless shell if it is installed, which takes half of the processor time, else of the browser. */
export function testBrowserPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(headlessShell) ? headlessShell : chromiumPath());
}
