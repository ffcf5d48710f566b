import { AiError } from './ai-error.ts';
import { writerContextTokens } from './context-budget.ts';
import { continueOnce } from './continue-once.ts';
import { jobWithin } from './job-within.ts';
import { isTransient, type LinkState, type ProviderLink } from './provider-link.ts';
import type {
  StoryJob,
  StoryWriter,
  SummaryEnd,
  SummaryJob,
  SummaryOptions,
  WritingEnd,
  WritingOptions,
} from './story-writer.ts';
import { mostCharacters, writeWithin } from './write-within.ts';

/** Model tokens of a provider's prompt and answer together. */
const contextOf = ({ writer }: ProviderLink) => writerContextTokens(writer.name) ?? Number.POSITIVE_INFINITY;

async function* startingWith(
  first: string,
  rest: AsyncGenerator<string, WritingEnd>,
): AsyncGenerator<string, WritingEnd> {
  try {
    yield first;
    return yield* rest;
  } finally {
    await rest.return({ finish: 'length' });
  }
}

/**
 * Providers that are asked one after another until one begins to write (docs/adr/0036-ask-providers-in-order.md). Name
 * and model are those of the first, for which the prompts are built.
 */
export class ProviderChain implements StoryWriter {
  readonly name: string;
  readonly model: string;
  readonly #links: readonly ProviderLink[];
  readonly #context: number;

  /** @param links at least one, the preferred one first */
  constructor(links: readonly ProviderLink[]) {
    const [first] = links;
    if (!first) throw new Error('A chain needs a provider.');
    this.name = first.writer.name;
    this.model = first.writer.model;
    this.#links = links;
    this.#context = contextOf(first);
  }

  /** See StoryWriter. A provider that fails before its first word is followed by the next one; after it, none is. */
  async *write(job: StoryJob, options: WritingOptions): AsyncGenerator<string, WritingEnd> {
    let failure = new AiError('AI_UNAVAILABLE');
    for (const link of this.#inOrder()) {
      if (options.signal.aborted) return { finish: 'length' };
      if ((await link.isOverBudget()) || !link.hasRoom) continue;
      const report = this.#reportFor(link, options);
      const write = (next: StoryJob, signal: AbortSignal) =>
        link.write(this.#jobFor(link, next), { ...report, signal });
      const start = (signal: AbortSignal) => write(job, signal);
      const pieces = writeWithin(start, mostCharacters(job), options.signal);
      let first: IteratorResult<string, WritingEnd>;
      try {
        first = await pieces.next();
      } catch (error) {
        if (!isTransient(error)) throw error;
        failure = error;
        continue;
      }
      const end = first.done ? first.value : yield* startingWith(first.value, pieces);
      return yield* continueOnce(job, end, { write, signal: options.signal });
    }
    throw failure;
  }

  /** See StoryWriter; a provider that fails is followed by the next one. */
  async summarize(job: SummaryJob, options: SummaryOptions): Promise<SummaryEnd> {
    let failure = new AiError('AI_UNAVAILABLE');
    for (const link of this.#inOrder()) {
      if ((await link.isOverBudget()) || !link.hasRoom) continue;
      try {
        return await link.summarize(job, this.#reportFor(link, options));
      } catch (error) {
        if (!isTransient(error) || options.signal.aborted) throw error;
        failure = error;
      }
    }
    throw failure;
  }

  /** See StoryWriter; of the first provider, for which the prompts are built. */
  tokenScale(): number {
    return this.#links[0]?.writer.tokenScale() ?? 1;
  }

  /** The state of each configuration in this process, by its id. */
  states(): Map<string, LinkState> {
    return new Map(
      this.#links.flatMap(({ configId, state }) => (configId === null ? [] : [[configId, state]])),
    );
  }

  async close(): Promise<void> {
    await Promise.all(this.#links.map(({ writer }) => writer.close()));
  }

  /** The providers whose circuit is closed, then the others: a broken provider is better than none. */
  #inOrder(): ProviderLink[] {
    return [
      ...this.#links.filter(({ isReady }) => isReady),
      ...this.#links.filter(({ isReady }) => !isReady),
    ];
  }

  /** The options for a provider, whose calls are reported as fallbacks where it is not the preferred one. */
  #reportFor<T extends SummaryOptions>(link: ProviderLink, options: T): T {
    const isFallback = link !== this.#links[0];
    return { ...options, onCall: (call) => options.onCall?.({ ...call, isFallback }) };
  }

  #jobFor(link: ProviderLink, job: StoryJob): StoryJob {
    const context = contextOf(link);
    return context < this.#context ? jobWithin(job, context) : job;
  }
}
