import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import type { AppContext, Deps } from '../../context.ts';
import { router } from '../../router.ts';

/** The API for loaders of public pages: called inside the process, as a visitor without cookies. */
export function createInProcessApi(deps: Deps) {
  const context = (): AppContext => {
    const requestId = randomUUID();
    return {
      deps,
      requestId,
      log: deps.log.child({ requestId }),
      ip: 'page',
      userAgent: '',
      requestHeaders: new Headers(),
      responseHeaders: new Headers(),
      user: null,
      recalled: false,
      guestId: null,
    };
  };
  return createRouterClient(router, { context });
}
