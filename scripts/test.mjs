// `npm test`: installs and builds what is missing, runs unit, API and browser tests to the end, opens an exported book in
// other programs if they are installed, and prints how many tests passed and failed.
// No passed test or a crashed runner is a failure too.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { childEnvironment } from './lib/environment.mjs';
import { node24 } from './lib/node24.mjs';
import { missingPrograms } from './lib/other-programs.mjs';
import { modules, root } from './lib/paths.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import {
  closingLine,
  countPlaywright,
  countVitest,
  settle,
  slowest,
  sum,
  timePlaywright,
  timeVitest,
} from './lib/test-results.mjs';
import { tryExports } from './lib/try-exports.mjs';

const results = join(root, 'test-results');

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** @type {string[]} */
const stages = [];
/** @type {import('./lib/test-results.mjs').Timed[]} */
const times = [];

/**
 * Runs a stage and records its duration.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} stage
 */
async function timed(name, stage) {
  const started = performance.now();
  const result = await stage();
  stages.push(`${((performance.now() - started) / 1_000).toFixed(0).padStart(6)} s  ${name}`);
  return result;
}

async function runVitest() {
  const file = join(results, 'vitest.json');
  rmSync(file, { force: true });
  const args = [join(modules, '.bin/vitest'), 'run', '--reporter=default', '--reporter=json'];
  const env = childEnvironment({ NODE_ENV: 'test' });
  const { ok } = await run(node24(), [...args, `--outputFile.json=${file}`], { env });
  const report = readReport(file);
  if (report) times.push(...timeVitest(report));
  return settle({ ok, report, count: countVitest });
}

async function runPlaywright() {
  const browser = await ensureBrowser();
  // Outside Playwright's output folder, which it empties.
  const file = join(results, 'playwright.json');
  rmSync(file, { force: true });
  const env = childEnvironment({
    // Without a UTF-8 locale Chromium calls every file with Turkish letters "download".
    LANG: process.env.LC_ALL || process.env.LANG || 'C.UTF-8',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
  });
  const args = [join(modules, '.bin/playwright'), 'test', '--reporter=list,json'];
  const { ok } = await run(node24(), args, { env });
  const report = readReport(file);
  if (report) times.push(...timePlaywright(report));
  return settle({ ok, report, count: countPlaywright });
}

/** Opens an exported book in epubcheck, LibreOffice and poppler: one test, skipped with a message if one is missing. */
async function openExports() {
  const missing = missingPrograms();
  if (missing) {
    console.log(`\nExported books were not opened in other programs: ${missing}.`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const ok = await tryExports();
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

await command(async () => {
  await timed('install and build', () => prepare({ built: true }));
  mkdirSync(results, { recursive: true });
  const counts = [await timed('unit and API tests', runVitest)];
  if (existsSync(join(root, 'playwright.config.ts'))) {
    counts.push(await timed('browser tests', runPlaywright));
  }
  // Last, so that skipped checks are printed next to the closing line.
  counts.push(await timed('exported books in other programs', openExports));
  const total = sum(counts);
  if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
  console.log(`\nStages:\n${stages.join('\n')}`);
  console.log(`\nSlowest tests:\n${slowest(times).join('\n')}`);
  console.log(`\n${closingLine(total)}`);
});
