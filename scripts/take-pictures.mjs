// `npm run pictures`: takes the pictures of the product that public pages show, from the running app.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: true });
  serve('scripts/lib/take-pictures.ts');
});
