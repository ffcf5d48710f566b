// `npm run seed`: demo data for an empty embedded database, without starting the app.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/db/seed/run-seed.ts');
});
