import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHeaders } from '../context.ts';

/** Reads headers from Node's request object, because a Headers object would copy all of them for each request. */
export class NodeHeaders implements RequestHeaders {
  readonly #headers: IncomingHttpHeaders;

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers;
  }

  get(name: string): string | null {
    const key = name.toLowerCase();
    const value = Object.hasOwn(this.#headers, key) ? this.#headers[key] : undefined;
    if (value === undefined) return null;
    return typeof value === 'string' ? value : value.join(', ');
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }
}
