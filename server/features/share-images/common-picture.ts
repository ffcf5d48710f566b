import type { Brand } from '#domain/site/brand.ts';
import type { ShareImage } from './design.ts';

/** The texts of the image that all pages but posts show beside their links. */
export const commonPicture = ({ name, tagline }: Brand): ShareImage => ({
  siteName: name,
  title: 'Aklınızdaki fikir, birazdan bir hikâye.',
  topic: tagline,
  note: 'Denemek için hesap gerekmez.',
});
