import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { shareImageSize } from '#domain/site/share-image.ts';
import { drawShareImage, type ShareImage } from './design.ts';

/** A request to draw an image. */
export interface DrawRequest {
  id: number;
  image: ShareImage;
}
/** The answer to a request: the PNG, or an error message. */
export type DrawAnswer = { id: number; png: Uint8Array<ArrayBuffer> } | { id: number; error: string };

const { resolve } = createRequire(import.meta.url);

/** Loads each font in two files: `latin` has ç ö ü ı, and its fallback `latin-ext` has ğ ş İ. */
async function loadFonts(): Promise<Font[]> {
  const faces = [
    { name: 'Literata', family: 'literata', weight: 600 },
    { name: 'Inter', family: 'inter', weight: 400 },
    { name: 'Inter', family: 'inter', weight: 600 },
  ] as const;
  const files = faces.flatMap(({ name, family, weight }) =>
    (['latin', 'latin-ext'] as const).map(async (subset) => {
      const folder = dirname(resolve(`@fontsource/${family}/package.json`));
      return {
        name: subset === 'latin' ? name : `${name} Ext`,
        weight,
        style: 'normal' as const,
        data: await readFile(join(folder, 'files', `${family}-${subset}-${weight}-normal.woff`)),
      };
    }),
  );
  return Promise.all(files);
}

const fonts = loadFonts();

async function draw(image: ShareImage): Promise<Uint8Array<ArrayBuffer>> {
  const svg = await satori(drawShareImage(image) as unknown as Parameters<typeof satori>[0], {
    ...shareImageSize,
    fonts: await fonts,
  });
  // Copied to its own buffer, which is then transferred to the main thread without another copy.
  return new Uint8Array(new Resvg(svg).render().asPng());
}

parentPort?.on('message', ({ id, image }: DrawRequest) => {
  draw(image).then(
    (png) => parentPort?.postMessage({ id, png } satisfies DrawAnswer, [png.buffer]),
    (error: unknown) => parentPort?.postMessage({ id, error: String(error) } satisfies DrawAnswer),
  );
});
