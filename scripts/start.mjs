// `npm start`: installs and builds what is missing, then serves until it is stopped.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: true });
  serve('server/main.ts');
});
