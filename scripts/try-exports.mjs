// Opens an exported book in epubcheck, LibreOffice and poppler, and fails if one is not installed. `npm test` skips
// missing ones.

import { missingPrograms } from './lib/other-programs.mjs';
import { command, prepare } from './lib/prepare.mjs';
import { tryExports } from './lib/try-exports.mjs';

await command(async () => {
  await prepare({ built: false });
  const missing = missingPrograms();
  if (missing) throw new Error(`The exports can not be tried: ${missing}.`);
  if (!(await tryExports())) process.exitCode = 1;
});
