// `npm run try-recovery`: tries the point-in-time recovery of docs/operations/backup.md with a PostgreSQL server and a
// pgBackRest of their own in a temporary folder. Takes half a minute; it is no part of `npm test`.
// Debian: apt-get install -y --no-install-recommends postgresql pgbackrest
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('scripts/lib/try-recovery.ts');
});
