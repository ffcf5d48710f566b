// Opens an exported book in programs that others made: epubcheck, LibreOffice and poppler, which have to be installed
// (Debian: epubcheck libreoffice-writer-nogui poppler-utils). Not a part of `npm test`, which checks structure alone.
import { fileURLToPath } from 'node:url';
import { node24 } from './lib/node24.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { run } from './lib/run.mjs';

await command(async () => {
  await prepare({ built: false });
  const script = fileURLToPath(new URL('./lib/try-exports.ts', import.meta.url));
  const { ok } = await run(node24(), [script], {});
  if (!ok) process.exitCode = 1;
});
