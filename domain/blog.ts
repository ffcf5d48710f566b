import { brand } from './brand.ts';

/** States of a post with their names; no order is enforced (docs/product/content.md). */
export const postStatuses = { draft: 'Taslak', published: 'Yayında', archived: 'Arşivde' } as const;
export type PostStatus = keyof typeof postStatuses;

/** Longest texts of the blog, in characters (UTF-16 code units), and most categories of one post. */
export const blogLimits = {
  title: 200,
  slug: 120,
  content: 200_000,
  excerpt: 500,
  imageAddress: 2_000,
  category: 60,
  categoriesPerPost: 10,
  search: 100,
} as const;

/** Characters of a post's text that stand where it has no excerpt (docs/product/content.md). */
export const excerptLengths = { card: 150, description: 160, admin: 100 } as const;

/** Posts on one page of the public list. */
export const postsPerPage = 9;

/** Where feed readers find the blog. */
export const feedPath = '/blog/rss.xml';

/** Where an image of a post that came from another site is served: its address names its bytes by their SHA-256. */
export const blogImagePath = Object.assign(
  (hash: string, ending: string): string => `${blogImagePath.folder}/${hash}.${ending}`,
  { folder: '/blog/gorsel' },
);

/** Who signs every post (docs/product/content.md). */
export const blogAuthor = `${brand.name} Ekibi`;

/** Words that a grown-up reads in a minute, unhurried. */
const wordsPerMinute = 180;

/** Minutes that a text of so many words takes; at least one. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

/**
 * A text on one line, cut to `length` characters; '...' follows where something was cut off (docs/product/content.md).
 */
export function openingOf(text: string, length: number): string {
  const letters = Array.from(text.replaceAll(/\s+/gu, ' ').trim());
  return letters.length <= length ? letters.join('') : `${letters.slice(0, length).join('').trimEnd()}...`;
}

/** Whether an image comes from another site: what a post keeps of one that could not be fetched when it was saved. */
export const isForeignImage = (address: string | null): boolean =>
  address !== null && !address.startsWith('/');

/** An address of this site or one by https: nothing else is shown as an image (no mixed content). */
export const isImageAddress = (value: string): boolean =>
  /^(?:https:\/\/[^\s/\\?#]|\/(?![/\\]))[^\s\\]*$/i.test(value);
