import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Encoded, encode } from '../../http/encoded.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  // The dictionary of the spell check.
  '.aff': 'text/plain; charset=utf-8',
  '.dic': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file of the built client. */
export interface StaticFile {
  type: string;
  body: Buffer<ArrayBuffer>;
  /** The response in each encoding. */
  encoded: Encoded;
}

/** Headers of a file with a content hash in its name. */
export const assetHeaders = (type: string, commonHeaders: Record<string, string>) => ({
  ...commonHeaders,
  'content-type': type,
  'cache-control': 'public, max-age=31536000, immutable',
});

/**
 * Reads the built client into memory, by address, with the encodings of the build. Files under /assets have a content
 * hash in their name and are cached permanently.
 * @throws when the folder does not exist: the project is not built
 */
export async function loadStaticFiles(
  folder: string,
  commonHeaders: Record<string, string>,
): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const type = types[extname(entry.name)];
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      if (!entry.isFile() || !type || address.startsWith('/.')) return;
      const [raw, br, gzip] = await Promise.all([
        readFile(path),
        readFile(`${path}.br`).catch(() => null),
        readFile(`${path}.gz`).catch(() => null),
      ]);
      const headers = address.startsWith('/assets/')
        ? assetHeaders(type, commonHeaders)
        : {
            ...commonHeaders,
            'content-type': type,
            // The service worker reports a new build, so it must not be cached.
            'cache-control': address === '/sw.js' ? 'no-cache' : 'public, max-age=3600',
          };
      const encoded = encode(raw, headers, { compressed: br && gzip ? { br, gzip } : 'never' });
      files.set(address, { type, body: raw, encoded });
    }),
  );
  return files;
}
