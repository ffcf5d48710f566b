// `npm run doctor [-- --mail ADDRESS]`: checks settings, database, mail, providers and more, also while the app runs.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/doctor/run-doctor.ts', { args: process.argv.slice(2) });
});
