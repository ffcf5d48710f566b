// `npm run lighthouse [-- /path …]`: measures the public pages by Lighthouse; fails below the promised scores.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: true });
  serve('benchmarks/lighthouse.ts', { args: process.argv.slice(2) });
});
