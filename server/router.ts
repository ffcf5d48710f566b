import { createRouterClient } from '@orpc/server';
import type { Deps } from './context.ts';
import { authRouter } from './features/auth/router.ts';
import { generationsRouter } from './features/generations/index.ts';
import { siteRouter } from './features/site/router.ts';
import { storiesRouter } from './features/stories/router.ts';
import { tokensRouter } from './features/tokens/router.ts';

/** Every operation of the API. */
export const router = {
  auth: authRouter,
  tokens: tokensRouter,
  stories: storiesRouter,
  generations: generationsRouter,
  site: siteRouter,
};

/**
 * Calls operations in this process, without HTTP and without anybody's cookies: what server-rendered public pages
 * load their data by. Operations that need a person answer UNAUTHORIZED.
 */
export function createVisitorClient(deps: Deps) {
  return createRouterClient(router, {
    context: () => ({
      deps,
      requestId: 'render',
      log: deps.log,
      ip: '127.0.0.1',
      userAgent: '',
      requestHeaders: new Headers(),
      responseHeaders: new Headers(),
      user: null,
      guestId: null,
    }),
  });
}
