import type { Env } from '../env.ts';

/** Headers of every response; pages add a Content-Security-Policy. */
export function commonHeaders(env: Env): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()'],
  ];
  if (env.mode === 'production' && env.publicUrl.startsWith('https:')) {
    headers.push(['strict-transport-security', 'max-age=63072000; includeSubDomains']);
  }
  return headers;
}

/** An API response is data: nothing in it may run, load or be framed, and no cache may store it. */
export const apiHeaders: [name: string, value: string][] = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cache-control', 'no-store'],
];
