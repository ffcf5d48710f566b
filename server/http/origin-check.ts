import type { RequestHeaders } from '../context.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change data: browsers send its source (Sec-Fetch-Site, older ones Origin), and other sites are
 * refused. A client that sends neither is no browser and has no cookie of a person.
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
