import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Deps } from '../context.ts';
import { NodeHeaders } from '../http/request-headers.ts';
import type { ApiContext } from './operations.ts';

/** What an operation is given, and what it left to answer with. */
export interface RequestContext {
  context: ApiContext;
  /** Headers that were asked for to be answered with; null where nobody did. */
  responseHeaders(): Headers | null;
}

/**
 * The context of a request. Its log and its answer's headers are made when they are first asked for: most requests
 * need neither, and what is made lives as long as a text is waited for.
 */
export function createContext(
  deps: Deps,
  incoming: IncomingMessage,
  clientAddress: (remote: string | undefined, forwardedFor: string | null) => string,
): RequestContext {
  const requestHeaders = new NodeHeaders(incoming.headers);
  const requestId = randomUUID();
  let log: ApiContext['log'] | null = null;
  let responseHeaders: Headers | null = null;
  const context: ApiContext = {
    deps,
    requestId,
    get log() {
      log ??= deps.log.child({ requestId });
      return log;
    },
    ip: clientAddress(incoming.socket.remoteAddress, requestHeaders.get('x-forwarded-for')),
    userAgent: (requestHeaders.get('user-agent') ?? '').slice(0, 300),
    requestHeaders,
    get responseHeaders() {
      responseHeaders ??= new Headers();
      return responseHeaders;
    },
    user: null,
    guestId: null,
    operation: '',
  };
  return { context, responseHeaders: () => responseHeaders };
}
