// `npm run build`: the web app, whether or not its sources changed.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { alone } from './lib/lock.mjs';
import { command } from './lib/prepare.mjs';

await command(() =>
  alone(async () => {
    await ensureInstalled();
    await build();
  }),
);
