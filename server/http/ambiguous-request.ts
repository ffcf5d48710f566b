import type { IncomingMessage } from 'node:http';

/** How often a header was sent; for some headers Node keeps only the first. */
function countHeader({ rawHeaders }: IncomingMessage, name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at] ?? '';
    if (sent.length === name.length && sent.toLowerCase() === name) count += 1;
  }
  return count;
}

/**
 * Whether a proxy could understand a request differently: more than one Host header, a transfer encoding other than
 * `chunked`, or one in HTTP/1.0. Node itself refuses contradicting lengths (RFC 9112 §3.2, §6.1).
 */
export function isAmbiguous(incoming: IncomingMessage): boolean {
  if (countHeader(incoming, 'host') > 1) return true;
  const transferEncoding = incoming.headers['transfer-encoding'];
  if (transferEncoding === undefined) return false;
  return incoming.httpVersionMinor === 0 || transferEncoding.trim().toLowerCase() !== 'chunked';
}
