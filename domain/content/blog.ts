import type { Brand } from '../site/brand.ts';

/** States of a post, with their labels; every change of state is allowed (docs/product/content.md). */
export const postStatuses = { draft: 'Taslak', published: 'Yayında', archived: 'Arşivde' } as const;
export type PostStatus = keyof typeof postStatuses;

/** Maximum lengths of the blog's texts, characters, and maximum number of a post's categories. */
export const blogLimits = {
  title: 200,
  slug: 120,
  content: 200_000,
  excerpt: 500,
  imageAddress: 2_000,
  category: 60,
  categoriesPerPost: 10,
  search: 100,
  author: 100,
  imageAlt: 300,
  /** Size of an uploaded picture, bytes, and its number of pixels: more would need too much memory to decode. */
  uploadBytes: 15_000_000,
  uploadPixels: 40_000_000,
} as const;

/** Largest size of a stored picture, bytes; the database enforces it. */
export const maxStoredImageBytes = 5_000_000;

/** Widths of an uploaded picture, pixels; it is never enlarged. */
export const imageWidths = [480, 960, 1_600] as const;

/** How far ahead a publication can be scheduled, days. */
export const maxScheduleDays = 730;

/** How long a preview link opens its post, days. */
export const previewLinkDays = 7;

/** The page of a preview link; the secret is the address's fragment. */
export const previewLinkPath = '/onizleme';

/** Number of related posts below a post. */
export const relatedPosts = 3;

/** Lengths of the text that replaces a missing excerpt, characters (docs/product/content.md). */
export const excerptLengths = { card: 150, description: 160, admin: 100 } as const;

/** Page size of the public list. */
export const postsPerPage = 9;

/** The path of the blog's feed. */
export const feedPath = '/blog/rss.xml';

/** The path of an image that was fetched from another site; it contains the SHA-256 of its bytes. */
export const blogImagePath = Object.assign(
  (hash: string, ending: string): string => `${blogImagePath.folder}/${hash}.${ending}`,
  { folder: '/blog/gorsel' },
);

/** The author shown for a post: the one that is set, else the team (docs/product/content.md). */
export const blogAuthor = ({ name }: Pick<Brand, 'name'>, author = ''): string => author || `${name} Ekibi`;

const ownImage = new RegExp(`^(${blogImagePath.folder}/[0-9a-f]{64})\\.webp$`);

/**
 * The widths of an own image for the attribute `srcset`; undefined for other images. A width that is not stored is answered
 * with the stored image.
 */
export function imageSources(address: string): string | undefined {
  const [, base] = ownImage.exec(address) ?? [];
  if (base === undefined) return undefined;
  const widths: readonly number[] = imageWidths;
  return widths
    .map((width) => (width === widths.at(-1) ? `${address} ${width}w` : `${base}-${width}.webp ${width}w`))
    .join(', ');
}

/** Reading speed of an adult, words per minute. */
const wordsPerMinute = 180;

/** The reading time of a text, minutes; at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

/**
 * Joins a text to one line and cuts it to `length` characters (code points), with '...' after a cut
 * and no period before it (docs/product/content.md).
 */
export function openingOf(text: string, length: number): string {
  const characters = Array.from(text.replaceAll(/\s+/gu, ' ').trim());
  return characters.length <= length
    ? characters.join('')
    : `${characters
        .slice(0, length)
        .join('')
        .replace(/[\s.…]+$/u, '')}...`;
}

/** Whether an image is on another site, because it could not be fetched when the post was saved. */
export const isForeignImage = (address: string | null): boolean =>
  address !== null && !address.startsWith('/');

/** Whether a value is an allowed image address: of this site, or with https, to avoid mixed content. */
export const isImageAddress = (value: string): boolean =>
  /^(?:https:\/\/[^\s/\\?#]|\/(?![/\\]))[^\s\\]*$/i.test(value);
