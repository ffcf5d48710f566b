import type { ProviderCall } from './http-call.ts';

/** Timeouts of one streamed answer, ms. */
export interface StreamLimits {
  /** To the first word of the text, from the beginning of the call. */
  firstWordMs: number;
  /** Between two pieces of the text. */
  silenceMs: number;
  /** Between two pieces while the model sends its thinking. */
  thinkingSilenceMs: number;
  /** From the first word to the end. */
  wholeMs: number;
}

/** Aborts a streamed call that is silent or takes too long. */
export class StreamClock {
  readonly #call: Pick<ProviderCall, 'endAfter'>;
  readonly #limits: StreamLimits;
  readonly #firstWordBy: number;
  /** Deadline of the text; null before its first word. */
  #endBy: number | null = null;

  /** @param startedAt when the call began, by `performance.now()` */
  constructor(call: Pick<ProviderCall, 'endAfter'>, limits: StreamLimits, startedAt: number) {
    this.#call = call;
    this.#limits = limits;
    this.#firstWordBy = startedAt + limits.firstWordMs;
  }

  /** Records a received piece: whether it was thinking, and whether it contained text. */
  receive({ words, thinking }: { words: boolean; thinking: boolean }): void {
    const { silenceMs, thinkingSilenceMs, wholeMs } = this.#limits;
    const now = performance.now();
    if (words) this.#endBy ??= now + wholeMs;
    const silence = thinking
      ? thinkingSilenceMs
      : this.#endBy === null
        ? Number.POSITIVE_INFINITY
        : silenceMs;
    this.#call.endAfter(Math.max(0, Math.min(silence, (this.#endBy ?? this.#firstWordBy) - now)));
  }
}
