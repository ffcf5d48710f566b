// Opens an exported book in programs that others made: epubcheck, LibreOffice and poppler. `npm test` does so too where
// they are installed; here it is a fault if they are not.

import { missingPrograms } from './lib/other-programs.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { tryExports } from './lib/try-exports.mjs';

await command(async () => {
  await prepare({ built: false });
  const missing = missingPrograms();
  if (missing) throw new Error(`The exports can not be tried: ${missing}.`);
  if (!(await tryExports())) process.exitCode = 1;
});
