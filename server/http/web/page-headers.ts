/** How long a shared cache may serve a page without asking, and how long after that while it asks, s. */
const sharedSeconds = 60;
const staleSeconds = 600;

/** What a page answers beside the headers of every answer: the browser asks each time, caches in between need not. */
export const pageCacheControl = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${staleSeconds}`;

/**
 * The policy of one page: only our own files run, and the inline scripts that we rendered ourselves, by their hashes.
 * Styles may be inline, since dialogs and the manuscript place themselves by them. Images may come from elsewhere by
 * https, as those of blog posts do: a page keeps its policy while the reader walks on to the blog from it.
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
