import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.js',
  '.css',
  '.svg',
  '.html',
  '.json',
  '.txt',
  '.webmanifest',
  '.xml',
  '.wasm',
  '.aff',
  '.dic',
]);
/** Larger than this a file is packed less thoroughly, bytes: a dictionary would take half a minute. */
const large = 2_000_000;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a `.br` and a `.gz` beside each text file of a folder, so that the server never compresses one itself. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const raw = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: raw.length > large ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: raw.length > large ? 24 : constants.BROTLI_DEFAULT_WINDOW,
        [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      };
      await Promise.all([
        writeFile(`${path}.br`, await brotli(raw, { params })),
        writeFile(`${path}.gz`, await gz(raw, { level: constants.Z_BEST_COMPRESSION })),
      ]);
    }),
  );
}
