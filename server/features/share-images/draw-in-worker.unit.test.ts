import { expect, it } from 'vitest';
import { shareImageSize } from '#domain/site/share-image.ts';
import { createDrawer } from './draw-in-worker.ts';

const draw = createDrawer();
const siteName = 'Yazıhane';
const note = 'Türkçe hikâyenin yazı odası';

/** Width and height in a PNG's first chunk, px. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

it('draws images of the specified size when several are requested concurrently', async () => {
  const pictures = await Promise.all(
    ['Işığın peşinde', 'ğüşiöç İĞÜŞÖÇ', `${'uzun '.repeat(40)}`, 'x'.repeat(200), '🎉', ''].map((title) =>
      draw({ siteName, title, topic: 'Dil', note }),
    ),
  );
  for (const png of pictures) {
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual(shareImageSize);
  }
});

it('draws a different glyph for each Turkish letter', async () => {
  const letters = ['ğ', 'g', 'ş', 's', 'ı', 'i', 'İ', 'I', 'Ğ', 'Ş', 'ç', 'ö', 'ü', 'â'];
  const drawn = await Promise.all(
    letters.map(async (letter) =>
      (await draw({ siteName, title: `x${letter}`, topic: letter, note })).toString('base64'),
    ),
  );
  // Letters without a glyph would all be the same empty box.
  expect(new Set(drawn).size).toBe(letters.length);
});

it('omits characters without a glyph', async () => {
  const [plain, decorated] = await Promise.all([
    draw({ siteName, title: 'Tuz', topic: 'Dil', note }),
    draw({ siteName, title: 'Tuz 🎉 塩', topic: 'Dil 📚', note }),
  ]);
  // The lines of the cover depend on the drawn title too.
  expect(decorated.equals(plain)).toBe(true);
});
