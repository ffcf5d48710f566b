import { brand } from './brand.ts';

/** Size of images that other sites show beside a link, px; twice the width at which most of them show it. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The path of a post's share image. */
export const shareImagePath = (slug: string): string => `/blog/${slug}/kapak.png`;

/** The alternative text of a post's share image. */
export const shareImageAlt = (title: string): string => `${title} · ${brand.name}`;

/** The share image of all other pages, and the fallback for posts. */
export const commonShareImage = {
  path: '/paylasim.png',
  ...shareImageSize,
  alt: `${brand.name}: ${brand.tagline}`,
} as const;
