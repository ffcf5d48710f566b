// `npm run backup -- FILE [--passphrase]`: backs up the database and the generated keys, also while the app runs.
import { takePassphrase } from './lib/ask-passphrase.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/backup/run-backup.ts', await takePassphrase(process.argv.slice(2), { twice: true }));
});
