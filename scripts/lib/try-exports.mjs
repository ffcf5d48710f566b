import { fileURLToPath } from 'node:url';
import { childEnvironment } from './environment.mjs';
import { node24 } from './node24.mjs';
import { run } from './run.mjs';

/**
 * Opens an exported book in epubcheck, LibreOffice and poppler and prints their output.
 * @returns {Promise<boolean>} whether each of them read the whole book
 */
export async function tryExports() {
  const script = fileURLToPath(new URL('./try-exports.ts', import.meta.url));
  const { ok } = await run(node24(), [script], { env: childEnvironment({}) });
  return ok;
}
