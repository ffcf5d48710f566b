// `npm run test:quick`: the checks and the unit tests, without PostgreSQL and browser.
import { join } from 'node:path';
import { childEnvironment } from './lib/environment.mjs';
import { node24 } from './lib/node24.mjs';
import { modules, root } from './lib/paths.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const lines = [
  [join(root, 'scripts/check.mjs')],
  [join(modules, '.bin/vitest'), 'run', '--project', 'unit', '--project', 'unit-mocks'],
];

await command(async () => {
  await prepare({ built: false });
  for (const line of lines) {
    const { ok } = await run(node24(), line, { env: childEnvironment() });
    if (!ok) process.exitCode = 1;
  }
});
