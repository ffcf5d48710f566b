// `npm run release`: records what the present version promises, for the tests of later ones.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('scripts/lib/write-release.ts');
});
