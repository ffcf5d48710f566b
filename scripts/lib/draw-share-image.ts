import { writeFile } from 'node:fs/promises';
import { brand } from '#domain/site/brand.ts';
import { commonShareImage } from '#domain/site/share-image.ts';
import { createDrawer } from '#server/features/share-images/draw-in-worker.ts';

const png = await createDrawer()({
  title: 'Aklınızdaki fikir, birazdan bir hikâye.',
  topic: brand.tagline,
  note: 'Denemek için hesap gerekmez.',
});
await writeFile(new URL(`../../public${commonShareImage.path}`, import.meta.url), png);
process.exit();
