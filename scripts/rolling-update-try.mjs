// `npm run rolling-update:try`: replaces the processes of the last release by the present code and back, one after another, under
// load, in the cluster of deploy/cluster; docs/operations/migrations.md. It is no part of `npm test`.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: true });
  serve('testing/rolling-update/main.ts', { args: process.argv.slice(2) });
});
