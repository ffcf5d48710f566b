// `npm run soak`: the tests of killed processes with more rounds and in real time; takes some minutes.
import { join } from 'node:path';
import { childEnvironment } from './lib/environment.mjs';
import { node24 } from './lib/node24.mjs';
import { modules } from './lib/paths.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

const files = [
  'server/features/generations/run/kill.test.ts',
  'server/features/payments/kill.test.ts',
  'server/features/story-sync/fuzz.test.ts',
  'server/features/story-sync/kill.test.ts',
  'server/mail/killed-process.test.ts',
];

await command(async () => {
  await prepare({ built: false });
  const env = childEnvironment({ NODE_ENV: 'test', SOAK: '1' });
  const { ok } = await run(node24(), [join(modules, '.bin/vitest'), 'run', ...files], { env });
  if (!ok) process.exitCode = 1;
});
