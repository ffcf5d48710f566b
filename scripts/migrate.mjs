// `npm run db:migrate`: brings the database to this version without starting the app.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/db/run-migrate.ts');
});
