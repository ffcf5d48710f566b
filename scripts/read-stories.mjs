// `npm run read-stories -- [stories] [seed] [paragraphs]`: prints stories of the storyteller for a reader.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('benchmarks/read-stories.ts', { args: process.argv.slice(2) });
});
