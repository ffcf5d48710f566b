import type { Dispatcher } from 'undici';

export interface CallOptions {
  path: string;
  headers: Record<string, string>;
  body: Buffer;
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

/**
 * One POST whose answer is read as it comes. Undici's dispatch is used directly: its streams and promises cost more
 * than the rest of a generation's work.
 */
export class ProviderCall implements Dispatcher.DispatchHandler {
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
  #controller: Dispatcher.DispatchController | null = null;
  #wake: (() => void) | null = null;
  #timer: NodeJS.Timeout;
  readonly #signal: AbortSignal;
  readonly #onAbort = () => this.cancel('aborted');

  constructor(dispatcher: Dispatcher, options: CallOptions) {
    const { path, headers, body, signal, timeoutMs } = options;
    this.#signal = signal;
    this.#timer = this.#timeoutAfter(timeoutMs);
    signal.addEventListener('abort', this.#onAbort);
    if (signal.aborted) this.cancel('aborted');
    else
      dispatcher.dispatch({ path, method: 'POST', headers, body, headersTimeout: 0, bodyTimeout: 0 }, this);
  }

  /** Ends the call and closes its connection at once; nothing happens once it has ended. */
  cancel(failure: CallFailure): void {
    if (this.#ended) return;
    this.#fail(new CallError(failure));
    this.#controller?.abort(new CallError(failure));
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

  /** The answer's next bytes as soon as there are any; null at its end. @throws CallError */
  async read(): Promise<Buffer | null> {
    for (;;) {
      const [first] = this.#chunks;
      // What came before a cut still counts; after an abort nobody wants it.
      if (this.#error && (!first || this.#error.failure === 'aborted')) throw this.#error;
      if (first) {
        const all = this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
        this.#chunks = [];
        return all;
      }
      if (this.#ended) return null;
      await this.#change();
    }
  }

  /** The answer's whole body. @throws CallError */
  async readWhole(): Promise<string> {
    while (!this.#ended) await this.#change();
    if (this.#error) throw this.#error;
    const [first] = this.#chunks;
    if (!first) return '';
    return this.#chunks.length === 1 ? first.toString('utf8') : Buffer.concat(this.#chunks).toString('utf8');
  }

  /** Waits for the answer's status and content type. @throws CallError */
  async head(): Promise<void> {
    while (this.status === 0 && !this.#ended) await this.#change();
    if (this.#error) throw this.#error;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#error) controller.abort(this.#error);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    statusCode: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (statusCode < 200) return;
    this.status = statusCode;
    this.contentType = String(headers['content-type'] ?? '').toLowerCase();
    this.framed = 'transfer-encoding' in headers || 'content-length' in headers;
    this.#notify();
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#size += chunk.length;
    if (this.#size > largestAnswer) {
      this.cancel('too-large');
      return;
    }
    if (this.draining) return;
    this.#chunks.push(chunk);
    this.#notify();
  }

  onResponseEnd(): void {
    this.#settle();
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.#fail(error instanceof CallError ? error : new CallError('network', error));
  }

  #timeoutAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.cancel('timeout'), ms);
  }

  #fail(error: CallError): void {
    if (this.#ended) return;
    this.#error = error;
    this.#settle();
  }

  #settle(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#signal.removeEventListener('abort', this.#onAbort);
    this.#notify();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #notify(): void {
    const wake = this.#wake;
    this.#wake = null;
    wake?.();
  }
}
