import type { RequestHeaders } from '../context.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change something here: browsers say where a request comes from (Sec-Fetch-Site, or Origin
 * in older ones), and another site's is refused. A client that says neither is no browser and carries no one's cookie.
 */
export function isFromThisSite(method: string, headers: RequestHeaders, publicUrl: string): boolean {
  if (safeMethods.has(method)) return true;
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === headers.get('host');
}
