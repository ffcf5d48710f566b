import { finished } from 'node:stream/promises';
import type { Dispatcher } from 'undici';

export interface CallOptions {
  origin: string;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** The names of the body's fields. */
  fields: readonly string[];
  signal: AbortSignal;
  /** Timeout of the whole call, ms; `endAfter` replaces it. */
  timeoutMs: number;
  /** Rejects where the address must not be called. */
  guard?: (() => Promise<void>) | undefined;
}

/** Why a call ended before the whole answer came. */
export type CallFailure = 'aborted' | 'timeout' | 'network' | 'too-large';

export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  constructor(failure: CallFailure, cause?: unknown) {
    super(`provider call: ${failure}`, { cause });
    this.failure = failure;
  }
}

/** Maximum size of an answer, bytes; no story comes near it. */
const largestAnswer = 8_000_000;

/** One POST to a provider, whose answer is read in pieces or whole. */
export class ProviderCall {
  /** 0 until the answer's headers arrive. */
  status = 0;
  contentType = '';
  /** False when only the end of the connection marks the end of the answer, which a cut looks like. */
  framed = true;
  /** True when the rest is discarded so that the connection can be reused. */
  draining = false;
  /** The names of the request's fields. */
  readonly fields: readonly string[];
  #chunks: Buffer[] = [];
  #size = 0;
  #ended = false;
  #error: CallError | null = null;
  /** Resolves the promise that waits for headers, bytes or the end. */
  #wake: (() => void) | null = null;
  #endGathering: (() => void) | null = null;
  #timer: NodeJS.Timeout;
  readonly #request = new AbortController();
  readonly #signal: AbortSignal;
  readonly #onAbort = () => this.cancel('aborted');

  constructor(dispatcher: Dispatcher, options: CallOptions) {
    this.fields = options.fields;
    this.#signal = options.signal;
    this.#timer = this.#timeoutAfter(options.timeoutMs);
    this.#signal.addEventListener('abort', this.#onAbort);
    if (this.#signal.aborted) this.cancel('aborted');
    else void this.#send(dispatcher, options);
  }

  /** Ends the call and closes its connection; does nothing after its end. */
  cancel(failure: CallFailure): void {
    if (this.#ended) return;
    const error = new CallError(failure);
    this.#settle(error);
    this.#request.abort(error);
  }

  /** Replaces the call's timeout by one that begins now, ms. */
  endAfter(ms: number): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#timer = this.#timeoutAfter(ms);
  }

  /** Discards the small rest, so that the connection can be reused. */
  drain(): void {
    if (this.#ended) return;
    this.draining = true;
    this.#timer.refresh();
  }

  /**
   * Returns all bytes received since the last read; waits if there are none. Null at the end of the answer.
   * @param gatherMs delay before the read, in which more bytes may arrive, ms
   * @throws CallError
   */
  async read(gatherMs = 0): Promise<Buffer | null> {
    if (gatherMs > 0 && !this.#ended) await this.#gather(gatherMs);
    while (!this.#ended && this.#chunks.length === 0) await this.#change();
    // Bytes received before a cut are still read, but not after an abort.
    if (this.#error && (this.#chunks.length === 0 || this.#error.failure === 'aborted')) throw this.#error;
    return this.#chunks.length === 0 ? null : this.#take();
  }

  /** Reads the whole body. @throws CallError */
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
  async #send(dispatcher: Dispatcher, { origin, path, headers, body, guard }: CallOptions): Promise<void> {
    try {
      await guard?.();
      const response = await dispatcher.request({
        origin,
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

  /** Ends the call; only the first end counts. @param error null when the whole answer was received */
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

  /** Waits for this time or until the call has ended. */
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
