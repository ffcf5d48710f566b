// `npm run admin -- grant|revoke|list|reset-password|verify [MAIL]`: administrators and accounts, also while the app runs.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/admin-cli/run-admin.ts', { args: process.argv.slice(2) });
});
