// `npm run openapi`: writes contract/openapi.json from the contract; with --check only says whether it is current.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('scripts/lib/write-openapi.ts', { args: process.argv.slice(2) });
});
