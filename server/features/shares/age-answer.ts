import { messages } from '#domain/messages/index.ts';
import { ageCookie, sharePath, shareToken } from '#domain/story/shares.ts';
import type { Deps } from '#server/context.ts';
import type { App } from '#server/http/http-app.ts';
import { isFromThisSite } from '#server/http/origin-check.ts';
import { commonHeaders } from '#server/http/security-headers.ts';

/**
 * Takes the answer of a shared page's visitor to be over 18 and shows the page again: a form, so that it works without
 * scripts. The answer is a cookie of that one link, until the browser is closed.
 */
export function mountAgeAnswer(app: App, deps: Deps): void {
  const headers = {
    ...Object.fromEntries(commonHeaders(deps.env)),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  };
  const secure = deps.env.publicUrl.startsWith('https:') ? '; Secure' : '';
  app.post('/paylas/:token', (c) => {
    const token = c.req.param('token');
    if (!shareToken.test(token)) return c.text(messages.shares.gone, 404, headers);
    const asked = {
      get: (name: string) => c.req.header(name) ?? null,
      has: (name: string) => !!c.req.header(name),
    };
    if (!isFromThisSite('POST', asked, deps.env.publicUrl))
      return c.text(messages.request.forbidden, 403, headers);
    const path = sharePath(token);
    return c.body(null, 303, {
      ...headers,
      location: path,
      'set-cookie': `${ageCookie}=1; Path=${path}; HttpOnly; SameSite=Lax${secure}`,
    });
  });
}
