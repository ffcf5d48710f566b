// `npm run check`: format, lint, types, import rules, dead code, commit titles, and that generated files are current.
import { join } from 'node:path';
import { childEnvironment } from './lib/environment.mjs';
import { node24 } from './lib/node24.mjs';
import { modules, root } from './lib/paths.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

/** @typedef {{ name: string, line: string[] }} Check a program's arguments for Node 24 */

/** @type {Check} */
const routeTypes = { name: 'route types', line: [join(modules, '.bin/react-router'), 'typegen'] };

/** Checks of a lane run one after another, lanes in parallel on two cores. @type {Check[][]} */
const lanes = [
  [
    {
      name: 'types',
      // A second run reads only what changed.
      line: [
        join(modules, 'typescript7/bin/tsc'),
        '--noEmit',
        '-p',
        '.',
        '--incremental',
        '--tsBuildInfoFile',
        join(modules, '.cache/types.tsbuildinfo'),
      ],
    },
    { name: 'import rules', line: [join(root, 'scripts/lib/import-rules.mjs')] },
    { name: 'dead code', line: [join(modules, '.bin/knip'), '--no-progress'] },
  ],
  [
    {
      name: 'format and lint',
      line: [join(modules, '.bin/biome'), 'check', '--error-on-warnings', '.'],
    },
    { name: 'database types', line: [join(root, 'testing/database/db-types.ts'), '--check'] },
    { name: 'commit titles', line: [join(root, 'scripts/check-commit-titles.mjs')] },
  ],
];

/** @param {Check} check */
async function examine({ name, line }) {
  const started = performance.now();
  const { ok, output } = await run(node24(), line, { env: childEnvironment(), quiet: true });
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  console.log(ok ? `✓ ${name} (${seconds} s)` : `✗ ${name} (${seconds} s)\n${output.trimEnd()}\n`);
  return { name, ok };
}

await command(async () => {
  await prepare({ built: false });
  // Types and dead code need the route types.
  const results = [await examine(routeTypes)];
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) results.push(await examine(check));
    }),
  );
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
  if (failed.length > 0) process.exitCode = 1;
});
