import type { Brand } from './brand.ts';

/** Size of images that other sites show beside a link, px; twice the width at which most of them show it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The path of a post's share image. */
export const shareImagePath = (slug: string): string => `/blog/${slug}/kapak.png`;

/** The alternative text of a post's share image. */
export const shareImageAlt = (title: string, { name }: Brand): string => `${title} · ${name}`;

/** The path of the share image of all other pages. */
export const commonShareImagePath = '/paylasim.png';

/** The share image of all pages but posts. */
export const commonShareImage = ({ name, tagline }: Brand) => ({
  path: commonShareImagePath,
  ...shareImageSize,
  alt: `${name}: ${tagline}`,
});
