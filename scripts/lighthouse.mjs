// `npm run lighthouse [-- /path …]`: how Lighthouse judges the public pages; fails below the promised figures.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: true });
  serve('benchmarks/lighthouse.ts', { args: process.argv.slice(2) });
});
