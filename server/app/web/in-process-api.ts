import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { operationAt } from '#contract/operations.ts';
import type { AppContext, Deps } from '../../context.ts';
import { toContractError } from '../../http/error-envelope.ts';
import { router } from '../router.ts';

/**
 * The API for loaders of public pages: called in the process, as a visitor without cookies. Errors are the same as over
 * HTTP.
 */
export function createInProcessApi(deps: Deps, ip = 'page') {
  const context = (): AppContext => {
    const requestId = randomUUID();
    return {
      deps,
      requestId,
      log: deps.log.child({ requestId }),
      ip,
      userAgent: '',
      requestHeaders: new Headers(),
      responseHeaders: new Headers(),
      user: null,
      guestId: null,
    };
  };
  return createRouterClient(router, {
    context,
    interceptors: [
      async ({ context, path, next }) => {
        const { errors, fallback } = operationAt(path);
        try {
          return await next();
        } catch (thrown) {
          throw toContractError(thrown, context, { errorMap: errors, fallback });
        }
      },
    ],
  });
}
