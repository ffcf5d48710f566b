import { dayMs } from '#domain/time/durations.ts';
import type { Deps } from '#server/context.ts';
import { commonHeaders } from '#server/http/security-headers.ts';

/** How long the contact counts as current, days; it is computed anew for each request. */
const validDays = 180;

/** Answers /.well-known/security.txt (RFC 9116): whom to tell about a vulnerability. */
export function answerSecurityContact({ env, identity, now }: Deps): Response {
  const expires = new Date(now().getTime() + validDays * dayMs).toISOString().slice(0, 10);
  const text = `Contact: mailto:${identity.brand.email}
Contact: ${env.publicUrl}/iletisim
Expires: ${expires}T00:00:00Z
Preferred-Languages: tr, en
Canonical: ${env.publicUrl}/.well-known/security.txt
`;
  const headers = new Headers(commonHeaders(env));
  headers.set('content-type', 'text/plain; charset=utf-8');
  headers.set('cache-control', 'public, max-age=3600');
  return new Response(text, { headers });
}
