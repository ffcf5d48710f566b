import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Deps } from '../context.ts';
import { NodeHeaders } from '../http/request-headers.ts';
import type { ApiContext } from './operations.ts';

/** The context of an operation and the data of its response. */
export interface RequestContext {
  context: ApiContext;
  /** Headers that an operation added to the response; null without any. */
  responseHeaders(): Headers | null;
}

/**
 * Creates the context of a request. Its logger and response headers are created on first use, because most requests
 * need neither and the context lives as long as a generation.
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
