/** How long a shared cache may serve a page without asking, and how long after that while it asks, s. */
const sharedSeconds = 60;
const staleSeconds = 600;

/** What a page answers beside the headers of every answer: the browser asks each time, caches in between need not. */
export const pageCacheControl = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${staleSeconds}`;

/**
 * An unlisted page is nowhere kept, so that it is gone with its link, found by nobody, and tells no other site of itself.
 * To our own it may: a form of a page without any referrer has no origin either, and would be refused where a browser says
 * nothing else of where it comes from.
 */
export const unlistedHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'same-origin',
} as const;

/**
 * The policy of one page: only our own files run, and the inline scripts that we rendered ourselves, by their hashes.
 * Styles may be inline, since dialogs and the manuscript place themselves by them. Images are our own; those of other
 * sites are shown where a post still has one, which is then read as a document of its own (web/lib/force-document-navigation.ts), and
 * in rooms, where administrators see a post before its images are fetched.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { foreignImages }: { foreignImages: boolean },
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${foreignImages ? ' https:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
