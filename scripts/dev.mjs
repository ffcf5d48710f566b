// `npm run dev`: changes of the interface show at once, changes of the server start it anew.
import { command, prepare } from './lib/prepare.mjs';
import { serve } from './lib/serve.mjs';

await command(async () => {
  await prepare({ built: false });
  serve('server/main.ts', {
    nodeOptions: ['--watch', '--watch-preserve-output'],
    env: { NODE_ENV: 'development', YAZIHANE_DEV_SERVER: '1' },
  });
});
