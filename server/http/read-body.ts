import type { IncomingMessage } from 'node:http';
import { bodyBytes } from '#contract/base.ts';
import { AppError } from '../errors.ts';
import type { BodyHold } from './body-budget.ts';

/** Time limit of a body with the limit of a form, ms: 64 kB at 26 kbit/s. */
const smallBodyMs = 20_000;

/**
 * Reads a request's body as text, empty without one. @param hold counts the received bytes until the body is complete
 * @throws PAYLOAD_TOO_LARGE past `maxBytes`; SERVICE_UNAVAILABLE when a small body is late; errors of `hold`;
 *   SyntaxError when the body ends early
 */
export function readBody(incoming: IncomingMessage, maxBytes: number, hold: BodyHold): Promise<string> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] | null = [];
    let bytes = 0;
    let timer: NodeJS.Timeout | undefined;
    const release = () => {
      clearTimeout(timer);
      hold.release();
    };
    // Does not store the rest of a refused body; the code that writes the response handles it.
    const refuse = (error: unknown) => {
      chunks = null;
      release();
      reject(error);
    };
    incoming.on('data', (chunk: Buffer) => {
      if (!chunks) return;
      bytes += chunk.length;
      if (bytes > maxBytes) return refuse(new AppError('PAYLOAD_TOO_LARGE'));
      try {
        hold.add(chunk.length);
      } catch (error) {
        return refuse(error);
      }
      chunks.push(chunk);
    });
    incoming.on('end', () => {
      if (!chunks) return;
      release();
      const [only] = chunks;
      const body = chunks.length === 1 && only ? only : Buffer.concat(chunks);
      const text = body.toString('utf8');
      resolve(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
    });
    const brokeOff = () => {
      if (!incoming.readableEnded) refuse(new SyntaxError('The body broke off.'));
    };
    incoming.on('error', brokeOff);
    incoming.on('close', brokeOff);
    if (incoming.destroyed) return brokeOff();
    // Larger bodies have the server's time limit of a whole request.
    if (maxBytes <= bodyBytes.small)
      timer = setTimeout(() => refuse(new AppError('SERVICE_UNAVAILABLE')), smallBodyMs);
  });
}

/** How much of a refused body is still read, bytes, so that its sender gets the error. */
const maxDiscardedBytes = 64_000_000;
/** How long it is read, ms. */
const discardTimeoutMs = 500;

/** Discards the rest of a body after its response; closes the connection when the rest is too long or too slow. */
export function discardRest(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  let bytes = 0;
  const hangUp = () => incoming.socket.destroySoon();
  const timer = setTimeout(hangUp, discardTimeoutMs).unref();
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxDiscardedBytes) hangUp();
  });
  incoming.once('close', () => clearTimeout(timer));
  incoming.resume();
}
