import { isImageAddress } from '#domain/content/blog.ts';

/** Schemes that a link of a post may have. */
const linkSchemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Characters that could hide a scheme, because browsers ignore some of them in addresses. */
const ignored = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A path of this site: it begins with exactly one slash, because a host follows two. */
const ownPath = /^\/(?![/\\])[^\\]*$/;

/**
 * Returns an allowed address of a link, or null: a path of this site, or an absolute address with an allowed scheme,
 * normalized by the URL parser.
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

/** Returns an allowed address of an image, or null: of this site, or with https, to avoid mixed content. */
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

/** Returns the page of an embedded YouTube video, or null for any other embedded address. */
export function videoPage(address: string | undefined): string | null {
  const clean = (address ?? '').replaceAll(ignored, '').trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(clean)) return null;
  const { protocol, hostname, pathname } = new URL(clean);
  const id = /^\/embed\/([\w-]{6,20})\/?$/.exec(pathname)?.[1];
  if (!/^https?:$/.test(protocol) || !youTubeHosts.has(hostname) || id === undefined) return null;
  return `https://www.youtube.com/watch?v=${id}`;
}

/** Whether a link has the form that {@link videoPage} returns. */
export const isVideoPage = (link: string): boolean =>
  /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{6,20}$/.test(link);
