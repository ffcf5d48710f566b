// `npm run test:databases`: runs the API tests against PostgreSQL 15, 16, 17 and 18, and through PgBouncer in transaction
// mode before Debian's PostgreSQL 15. `-- 16 pgbouncer` runs only these; test files and options (`server/db/`,
// `--maxWorkers=1`) are passed on to vitest.
// Takes about five minutes for each; it is no part of `npm test`.
// Debian: apt-get install -y --no-install-recommends postgresql-15 pgbouncer (other paths: POSTGRES_BIN, PGBOUNCER)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { childEnvironment } from './lib/environment.mjs';
import { node24 } from './lib/node24.mjs';
import { modules, root } from './lib/paths.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';
import { countVitest, settle } from './lib/test-results.mjs';

/** The targets in the order of their runs. The embedded PostgreSQL of the tests themselves is 18. */
const targets = ['15', '16', '17', '18', 'pgbouncer'];

/**
 * Starts the PostgreSQL of a target.
 * @param {string} target
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
async function serve(target) {
  if (target === '18') return { env: {}, stop: async () => undefined };
  const child = spawn(node24(), ['testing/databases/serve.ts', target], {
    cwd: root,
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  if (value === undefined) throw new Error(`PostgreSQL of "${target}" did not start.`);
  return {
    env: JSON.parse(value),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @param {string} target @param {string[]} options of vitest */
async function testTarget(target, options) {
  console.log(`\n=== ${target}`);
  const started = performance.now();
  const file = join(root, 'test-results', `databases-${target}.json`);
  rmSync(file, { force: true });
  const server = await serve(target);
  try {
    const args = ['run', '--project=api', '--project=api-mocks', '--reporter=default', '--reporter=json'];
    const { ok } = await run(
      node24(),
      [join(modules, '.bin/vitest'), ...args, `--outputFile.json=${file}`, ...options],
      { env: childEnvironment({ NODE_ENV: 'test', ...server.env }) },
    );
    const report = readReport(file);
    const counted = settle({ ok, report, count: countVitest });
    return { target, ...counted, seconds: Math.round((performance.now() - started) / 1_000) };
  } finally {
    await server.stop();
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

await command(async () => {
  const args = process.argv.slice(2);
  const isForVitest = (/** @type {string} */ arg) => arg.startsWith('-') || arg.includes('/');
  const options = args.filter(isForVitest);
  const chosen = args.filter((arg) => !isForVitest(arg));
  const unknown = chosen.filter((name) => !targets.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${targets.join(', ')}.`);
  await prepare({ built: false });
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const results = [];
  for (const target of targets) {
    if (chosen.length > 0 && !chosen.includes(target)) continue;
    results.push(
      await testTarget(target, options).catch((error) => {
        console.error(error instanceof Error ? error.message : error);
        return { target, passed: 0, failed: 1, skipped: 0, seconds: 0 };
      }),
    );
    if (results.at(-1)?.failed !== 0) process.exitCode = 1;
  }
  console.table(results);
});
