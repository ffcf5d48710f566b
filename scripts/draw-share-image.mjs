// `node scripts/draw-share-image.mjs`: draws public/paylasim.png after a change of the brand file.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('scripts/lib/draw-share-image.ts');
});
