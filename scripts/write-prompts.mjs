// `npm run prompts:write`: writes docs/product/prompts.md from server/providers/ai/prompts.
import { join } from 'node:path';
import { childEnvironment } from './lib/environment.mjs';
import { node24 } from './lib/node24.mjs';
import { root } from './lib/paths.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await command(async () => {
  await prepare({ built: false });
  const file = join(root, 'server/providers/ai/prompts/write-documentation.ts');
  const { ok } = await run(node24(), [file], { env: childEnvironment() });
  if (!ok) process.exitCode = 1;
});
