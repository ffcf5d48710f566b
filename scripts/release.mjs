// `npm run release`: records the API and a database of this version for the tests of later ones.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('scripts/lib/write-release.ts');
});
