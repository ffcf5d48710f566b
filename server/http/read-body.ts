import type { IncomingMessage } from 'node:http';
import { commonError } from './error-envelope.ts';

/**
 * A request's body as text, empty without one. Its announced length was judged before; without one it stops here.
 * @throws PAYLOAD_TOO_LARGE past `maxBytes`; SyntaxError where it breaks off
 */
export function readBody(incoming: IncomingMessage, maxBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // Nothing past the limit is kept; what still comes is left to whoever writes the answer.
      if (bytes > maxBytes) reject(commonError('PAYLOAD_TOO_LARGE'));
      else chunks.push(chunk);
    });
    incoming.on('end', () => {
      const [only] = chunks;
      const body = chunks.length === 1 && only ? only : Buffer.concat(chunks);
      const text = body.toString('utf8');
      resolve(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    });
    const brokeOff = () => {
      if (!incoming.readableEnded) reject(new SyntaxError('The body broke off.'));
    };
    incoming.on('error', brokeOff);
    incoming.on('close', brokeOff);
    if (incoming.destroyed) brokeOff();
  });
}

/** How much of a refused body is still read, bytes, and for how long, ms, so that its sender hears why. */
const mostUnread = 64_000_000;
const patienceMs = 500;

/** Sees to what comes of a body after its answer: the connection serves on once that is over, or ends soon. */
export function discardRest(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  let bytes = 0;
  const hangUp = () => incoming.socket.destroySoon();
  const timer = setTimeout(hangUp, patienceMs).unref();
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostUnread) hangUp();
  });
  incoming.once('close', () => clearTimeout(timer));
  incoming.resume();
}
