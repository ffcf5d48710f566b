import { expect, it } from 'vitest';
import { shareImageSize } from '#domain/site/share-image.ts';
import { createDrawer } from './draw-in-worker.ts';

const draw = createDrawer();
const note = 'Türkçe hikâyenin yazı odası';

/** Width and height as a PNG's first chunk tells them, px. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

it('draws pictures of the wanted size, several at once', async () => {
  const pictures = await Promise.all(
    ['Işığın peşinde', 'ğüşiöç İĞÜŞÖÇ', `${'uzun '.repeat(40)}`, 'x'.repeat(200), '🎉', ''].map((title) =>
      draw({ title, topic: 'Dil', note }),
    ),
  );
  for (const png of pictures) {
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(sizeOf(png)).toEqual(shareImageSize);
  }
});

it('draws each Turkish letter apart, and none as an empty box', async () => {
  const letters = ['ğ', 'g', 'ş', 's', 'ı', 'i', 'İ', 'I', 'Ğ', 'Ş', 'ç', 'ö', 'ü', 'â'];
  const drawn = await Promise.all(
    letters.map(async (letter) =>
      (await draw({ title: `x${letter}`, topic: letter, note })).toString('base64'),
    ),
  );
  // Letters that a face lacks would all be the same box.
  expect(new Set(drawn).size).toBe(letters.length);
});

it('leaves out what its faces have no letters for', async () => {
  const [plain, decorated] = await Promise.all([
    draw({ title: 'Tuz', topic: 'Dil', note }),
    draw({ title: 'Tuz 🎉 塩', topic: 'Dil 📚', note }),
  ]);
  // The cover's lines are those of the drawn title as well.
  expect(decorated.equals(plain)).toBe(true);
});
