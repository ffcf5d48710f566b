import { isImageAddress } from '#domain/content/blog.ts';

/** Schemes that a link of a post may have. */
const linkSchemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** What browsers leave out of an address before they read it: it hides a scheme. */
const ignored = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A path of this site: one slash, so that no host can follow. */
const ownPath = /^\/(?![/\\])[^\\]*$/;

/**
 * The address of a link as it may stand in a post, or null: a path of this site, or a whole address of a harmless scheme
 * as the URL parser writes it.
 */
export function safeLink(address: string | undefined): string | null {
  const clean = (address ?? '').replaceAll(ignored, '').trim();
  if (ownPath.test(clean)) return clean;
  if (!/^[a-z]+:/i.test(clean) || !URL.canParse(clean)) return null;
  const url = new URL(clean);
  if (!linkSchemes.has(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href;
}

/** Whether a safe link leads to another site. */
export const isForeign = (link: string): boolean => /^https?:/.test(link);

/** The address of an image as it may stand in a post, or null: of this site, or by https (no mixed content). */
export function safeImage(address: string | undefined): string | null {
  const clean = (address ?? '').replaceAll(ignored, '').trim();
  if (!isImageAddress(clean)) return null;
  if (clean.startsWith('/')) return clean;
  return URL.canParse(clean) ? new URL(clean).href : null;
}

const youTubeHosts: ReadonlySet<string> = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]);

/** The page of an embedded YouTube video, or null where an embedded address is anything else. */
export function videoPage(address: string | undefined): string | null {
  const clean = (address ?? '').replaceAll(ignored, '').trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(clean)) return null;
  const { protocol, hostname, pathname } = new URL(clean);
  const id = /^\/embed\/([\w-]{6,20})\/?$/.exec(pathname)?.[1];
  if (!/^https?:$/.test(protocol) || !youTubeHosts.has(hostname) || id === undefined) return null;
  return `https://www.youtube.com/watch?v=${id}`;
}

/** Whether a link is one that {@link videoPage} makes. */
export const isVideoPage = (link: string): boolean =>
  /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{6,20}$/.test(link);
