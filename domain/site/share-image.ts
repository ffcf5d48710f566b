import { brand } from './brand.ts';

/** Pictures that other sites show beside a link, px: twice the width that most of them draw. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where the picture of a post's link is drawn. */
export const shareImagePath = (slug: string): string => `/blog/${slug}/kapak.png`;

/** What is to be seen on the picture of a post's link. */
export const shareImageAlt = (title: string): string => `${title} · ${brand.name}`;

/** The picture of every other page's link; stands in where a post's can't be drawn. */
export const commonShareImage = {
  path: '/paylasim.png',
  ...shareImageSize,
  alt: `${brand.name}: ${brand.tagline}`,
} as const;
