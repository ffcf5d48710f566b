// `npm run try-model -- [--help]`: lets a model write forty tasks of Turkish fiction and judges the texts by rule.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/model-trial/run-try-model.ts', { args: process.argv.slice(2) });
});
