// `npm run move-database -- URL` moves the embedded database to a PostgreSQL server, `-- embedded` moves it back.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/backup/run-move.ts', { args: process.argv.slice(2) });
});
