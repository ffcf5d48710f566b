/** How long a shared cache may serve a page without a request, and how long after that during a request, s. */
const sharedSeconds = 60;
const staleSeconds = 600;

/** Cache-Control of a page: browsers revalidate each time, shared caches do not. */
export const pageCacheControl = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${staleSeconds}`;

/**
 * An unlisted page is not stored (it ends with its link), not indexed, and not sent to other sites as the referrer. Our
 * own site gets the referrer, because a form without one sends no origin and older browsers would be refused.
 */
export const unlistedHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'same-origin',
} as const;

/**
 * The Content-Security-Policy of one page: only our files and the inline scripts with these hashes run. Inline styles
 * are allowed because dialogs and the manuscript use them for their position. Images of other sites are allowed where a
 * post still has one, and in workspaces, where administrators see posts before import.
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
