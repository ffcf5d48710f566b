import { finished } from 'node:stream/promises';
import type { Pool } from 'undici';

export interface CallOptions {
  path: string;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  /** For the whole call, to the last byte, ms; `endAfter` sets another limit. */
  timeoutMs: number;
}

/** Why a call ended before its answer did. */
export type CallFailure = 'aborted' | 'timeout' | 'network' | 'too-large';

export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  constructor(failure: CallFailure, cause?: unknown) {
    super(`provider call: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** No story is near this size, bytes: more is a fault at the other end. */
const largestAnswer = 8_000_000;

/** One POST to a provider, whose answer is read as it comes or whole. */
export class ProviderCall {
  /** 0 until the answer's head has come. */
  status = 0;
  contentType = '';
  /** False where only the connection's end marks the answer's: a cut looks like an end then. */
  framed = true;
  /** True once nobody reads any more but the connection is kept. */
  draining = false;
  #chunks: Buffer[] = [];
  #size = 0;
  #ended = false;
  #error: CallError | null = null;
  /** Resolves what waits for the head, for bytes or for the end. */
  #wake: (() => void) | null = null;
  #endGathering: (() => void) | null = null;
  #timer: NodeJS.Timeout;
  readonly #request = new AbortController();
  readonly #signal: AbortSignal;
  readonly #onAbort = () => this.cancel('aborted');

  constructor(pool: Pool, options: CallOptions) {
    this.#signal = options.signal;
    this.#timer = this.#timeoutAfter(options.timeoutMs);
    this.#signal.addEventListener('abort', this.#onAbort);
    if (this.#signal.aborted) this.cancel('aborted');
    else void this.#send(pool, options);
  }

  /** Ends the call and closes its connection at once; nothing happens once it has ended. */
  cancel(failure: CallFailure): void {
    if (this.#ended) return;
    const error = new CallError(failure);
    this.#settle(error);
    this.#request.abort(error);
  }

  /** Replaces the call's time limit by one that begins now, ms. */
  endAfter(ms: number): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#timer = this.#timeoutAfter(ms);
  }

  /** Reads the little that is left without keeping it, so that the connection can be used again. */
  drain(): void {
    if (this.#ended) return;
    this.draining = true;
    this.#timer.refresh();
  }

  /**
   * All bytes that have come since the last read; null at the answer's end. Waits where there are none.
   * @param gatherMs how long more bytes are gathered before the read, unless the answer ends, ms
   * @throws CallError
   */
  async read(gatherMs = 0): Promise<Buffer | null> {
    if (gatherMs > 0 && !this.#ended) await this.#gather(gatherMs);
    while (!this.#ended && this.#chunks.length === 0) await this.#change();
    // What came before a cut still counts; after an abort nobody wants it.
    if (this.#error && (this.#chunks.length === 0 || this.#error.failure === 'aborted')) throw this.#error;
    return this.#chunks.length === 0 ? null : this.#take();
  }

  /** The answer's whole body. @throws CallError */
  async readWhole(): Promise<string> {
    while (!this.#ended) await this.#change();
    if (this.#error) throw this.#error;
    return this.#take().toString('utf8');
  }

  /** Waits for the answer's status and content type. @throws CallError */
  async head(): Promise<void> {
    while (this.status === 0 && !this.#ended) await this.#change();
    if (this.#error) throw this.#error;
  }

  /** Sends the request and receives its answer. Never rejects: reading the answer throws the error. */
  async #send(pool: Pool, { path, headers, body }: CallOptions): Promise<void> {
    try {
      const response = await pool.request({
        path,
        method: 'POST',
        headers,
        body,
        headersTimeout: 0,
        bodyTimeout: 0,
        signal: this.#request.signal,
      });
      this.status = response.statusCode;
      this.contentType = String(response.headers['content-type'] ?? '').toLowerCase();
      this.framed = 'transfer-encoding' in response.headers || 'content-length' in response.headers;
      this.#notify();
      response.body.on('data', (chunk: Buffer) => this.#receive(chunk));
      await finished(response.body);
      this.#settle(null);
    } catch (error) {
      this.#settle(new CallError('network', error));
    }
  }

  #receive(chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > largestAnswer) this.cancel('too-large');
    if (this.draining || this.#ended) return;
    this.#chunks.push(chunk);
    this.#notify();
  }

  #take(): Buffer {
    const all = Buffer.concat(this.#chunks);
    this.#chunks = [];
    return all;
  }

  #timeoutAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.cancel('timeout'), ms);
  }

  /** Ends the call; the first end counts. @param error null where the whole answer has come */
  #settle(error: CallError | null): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#onAbort);
    this.#endGathering?.();
    this.#notify();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  /** Waits so long, or until the call has ended. */
  #gather(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endGathering = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #notify(): void {
    const wake = this.#wake;
    this.#wake = null;
    wake?.();
  }
}
