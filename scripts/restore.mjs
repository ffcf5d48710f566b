// `npm run restore -- FILE [--passphrase]`: restores a backup into an empty database.
import { takePassphrase } from './lib/ask-passphrase.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/backup/run-restore.ts', await takePassphrase(process.argv.slice(2), { twice: false }));
});
