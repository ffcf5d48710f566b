// `npm run db:types`: the row types of a freshly migrated database; --check only compares them.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('testing/database/db-types.ts', { args: process.argv.slice(2) });
});
