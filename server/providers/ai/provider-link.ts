import type { TokenPrices } from '#domain/generation/ai-cost.ts';
import { AiError, type AiErrorCode } from './ai-error.ts';
import { CircuitBreaker, type CircuitState } from './circuit-breaker.ts';
import type { ProviderWriter } from './provider-writer.ts';
import type {
  AiCall,
  StoryJob,
  SummaryEnd,
  SummaryJob,
  SummaryOptions,
  WritingEnd,
  WritingOptions,
} from './story-writer.ts';

/** What an administrator sets for a provider. */
export interface LinkSettings {
  /** Null for the environment's provider. */
  configId: string | null;
  prices: TokenPrices | null;
  /** Calls at the same time in this process; null for no limit. */
  maxStreams: number | null;
  /** Whether the day's budget is used up. Never rejects. */
  isOverBudget?: () => Promise<boolean>;
}

export interface LinkState {
  circuit: CircuitState;
  /** Calls that run in this process. */
  running: number;
}

const unlimited: LinkSettings = { configId: null, prices: null, maxStreams: null };

const unread: WritingEnd = { finish: 'length' };

const transient: ReadonlySet<AiErrorCode> = new Set([
  'AI_RATE_LIMITED',
  'AI_UNAVAILABLE',
  'AI_TIMEOUT',
  'AI_NETWORK',
]);

/** Whether another provider, or the same one later, may succeed: no connection, a timeout, 429 or 5xx. */
export const isTransient = (error: unknown): error is AiError =>
  error instanceof AiError && transient.has(error.code);

/** One provider of a chain: its writer with limits, circuit breaker and a report of each call. */
export class ProviderLink {
  readonly writer: ProviderWriter;
  readonly configId: string | null;
  readonly #settings: LinkSettings;
  readonly #circuit: CircuitBreaker;
  #running = 0;

  constructor(writer: ProviderWriter, settings = unlimited, circuit = new CircuitBreaker()) {
    this.writer = writer;
    this.configId = settings.configId;
    this.#settings = settings;
    this.#circuit = circuit;
  }

  get state(): LinkState {
    return { circuit: this.#circuit.state, running: this.#running };
  }

  /** Whether its circuit breaker lets a call through. */
  get isReady(): boolean {
    return this.#circuit.admits;
  }

  /** Whether the day's budget is used up. */
  async isOverBudget(): Promise<boolean> {
    return (await this.#settings.isOverBudget?.()) ?? false;
  }

  /** Whether it may run another call. A call that is begun without a wait in between stays within the limit. */
  get hasRoom(): boolean {
    return this.#running < (this.#settings.maxStreams ?? Number.POSITIVE_INFINITY);
  }

  /** Writes as the provider's writer does. */
  async *write(job: StoryJob, options: WritingOptions): AsyncGenerator<string, WritingEnd> {
    const call = this.#begin('text');
    const startedAt = performance.now();
    const pieces = this.writer.write(job, options);
    try {
      const first = await pieces.next();
      if (!first.done) {
        this.#circuit.succeed();
        if (options.stream) call.firstWordMs = Math.round(performance.now() - startedAt);
        yield first.value;
      }
      const end = first.done ? first.value : yield* pieces;
      call.usage = end.usage ?? null;
      return end;
    } catch (error) {
      throw this.#failed(call, error);
    } finally {
      // Closes the connection where the reader stopped after the first piece.
      await pieces.return(unread);
      this.#end(call, options.onCall);
    }
  }

  /** Summarises as the provider's writer does. */
  async summarize(job: SummaryJob, options: SummaryOptions): Promise<SummaryEnd> {
    const call = this.#begin('summary');
    try {
      const end = await this.writer.summarize(job, options);
      this.#circuit.succeed();
      call.usage = end.usage ?? null;
      return end;
    } catch (error) {
      throw options.signal.aborted ? error : this.#failed(call, error);
    } finally {
      this.#end(call, options.onCall);
    }
  }

  #begin(purpose: AiCall['purpose']): AiCall {
    this.#running += 1;
    this.#circuit.begin();
    const { name: provider, model } = this.writer;
    const { configId, prices } = this.#settings;
    return {
      configId,
      provider,
      model,
      purpose,
      error: null,
      usage: null,
      prices,
      isFallback: false,
      firstWordMs: null,
    };
  }

  #failed(call: AiCall, error: unknown): unknown {
    if (error instanceof AiError) call.error = error.code;
    if (isTransient(error)) this.#circuit.fail();
    return error;
  }

  #end(call: AiCall, onCall: WritingOptions['onCall']): void {
    this.#running -= 1;
    this.#circuit.end();
    onCall?.(call);
  }
}
