import { createParser } from 'eventsource-parser';
import type { Dispatcher } from 'undici';
import { addedUsage, type TokenUsage } from '#domain/generation/ai-cost.ts';
import type { AiProvider } from '#domain/generation/ai-providers.ts';
import { AnswerStream, cleanAnswer } from '#domain/generation/answers/answer-stream.ts';
import { charactersPerModelToken } from '#domain/generation/context-budget.ts';
import { cleanGeneratedText } from '#domain/generation/generation-text.ts';
import { estimateModelTokens, TokenScale } from '#domain/generation/model-tokens.ts';
import { withoutThinking } from '#domain/generation/thinking-blocks.ts';
import { aiStreamLimits, aiTimeoutMs } from '#domain/limits.ts';
import { PrivateAddressError, refusePrivateHost, refuseUnlessPublic } from '../public-address.ts';
import { AiError, type AiErrorCode } from './ai-error.ts';
import { answerContext } from './answer-context.ts';
import { AnswerSafety } from './answer-safety.ts';
import { createDispatcher, type ProxySettings } from './create-dispatcher.ts';
import { CallError, ProviderCall } from './http-call.ts';
import { type AnswerPart, endOf, parseCompletion } from './parse-completion.ts';
import { storyMessages } from './prompt.ts';
import { providerError } from './provider-error.ts';
import { type ChatMessage, type ChatRequest, providers } from './providers.ts';
import { refusedField, withoutRefused } from './refused-fields.ts';
import type {
  StoryJob,
  StoryWriter,
  SummaryEnd,
  SummaryJob,
  SummaryOptions,
  WritingEnd,
  WritingOptions,
} from './story-writer.ts';
import { StreamClock, type StreamLimits } from './stream-clock.ts';
import { answerSchemas, structuredText } from './structured-answers.ts';
import { summaryMessages } from './summary-prompt.ts';

export interface ProviderConfig {
  provider: AiProvider;
  apiKey?: string | null;
  /** Instead of the provider's own address; required for 'other'. */
  baseUrl?: string | null;
  model?: string | null;
  /** Whether the provider must be on the public internet, reached over https (decisions: administrators' addresses). */
  publicOnly?: boolean;
  /** The proxies of the environment; without them connections are direct. */
  proxy?: ProxySettings | null;
  /** Timeout of a whole answer or of a stream's first word, ms; 60,000 except in tests. */
  timeoutMs?: number;
  /** Timeouts of a running stream, which tests shorten; at most `timeoutMs`. */
  streamLimits?: Partial<Record<keyof typeof aiStreamLimits, number>>;
}

/** Timeout of a summary, which a chapter waits for, ms. */
const summaryTimeoutMs = 20_000;

/** Question, model tokens and timeout (ms) of an administrator's connection test. */
const probe = 'Yalnızca "merhaba" yaz.';
const probeTokens = 16;
const probeTimeoutMs = 20_000;

/**
 * Delay in which pieces after the first are collected, ms, so that events are processed ten times a second and not for
 * every token.
 */
const gatherMs = 100;

/** Number of consecutive answers after which a format counts as the model's: of different people, or of one person. */
const habit = { people: 2, answers: 4 } as const;

/** Matches keys that a header can contain; others were pasted wrongly. */
const sendableKey = /^[\x21-\x7E]+$/;

const failureCodes = { timeout: 'AI_TIMEOUT', network: 'AI_NETWORK', 'too-large': 'AI_UNPARSEABLE' } as const;

const isEventStream = (call: ProviderCall): boolean => call.contentType.startsWith('text/event-stream');

const isAborted = (error: unknown): boolean => error instanceof CallError && error.failure === 'aborted';

/** Converts any error to an AiError. */
function toAiError(error: unknown, call: ProviderCall): unknown {
  if (!(error instanceof CallError)) return error;
  const code = error.failure === 'aborted' ? 'AI_NETWORK' : failureCodes[error.failure];
  return new AiError(code, { cause: error, upstreamStatus: call.status || null });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** @throws PrivateAddressError for a name of a private network; a name that only the proxy knows passes */
async function refusePrivateName(url: URL): Promise<void> {
  await refusePrivateHost(url).catch((error: unknown) => {
    if (error instanceof PrivateAddressError) throw error;
  });
}

/** Writes stories with a chat-completions provider. @throws Error for an address that is missing or malformed. */
export class ProviderWriter implements StoryWriter {
  readonly name: AiProvider;
  readonly model: string;
  readonly #dispatcher: Dispatcher;
  readonly #origin: string;
  readonly #guard: (() => Promise<void>) | undefined;
  readonly #path: string;
  readonly #headers: Record<string, string>;
  /** The error of a missing or malformed key; null for a usable one. */
  readonly #keyError: AiErrorCode | null;
  /** Strings that must not be shown in an error's detail. */
  readonly #literals: string[];
  readonly #timeoutMs: number;
  readonly #streamLimits: Record<keyof typeof aiStreamLimits, number>;
  /**
   * The people of the last consecutive answers that closed a think block without opening it: some models always do, and
   * one person's idea can make any model do it.
   */
  #unopenedCloses: readonly string[] = [];
  readonly #scale = new TokenScale();
  /** Fields that this server has refused. */
  readonly #refused = new Set<string>();
  /** Whether the model has been seen thinking: its output limit then gets room for it. */
  #thinks = false;

  constructor(config: ProviderConfig) {
    const provider = providers[config.provider];
    const address = config.baseUrl || provider.baseUrl;
    if (!address) throw new Error(`AI_BASE_URL is required for the provider '${config.provider}'`);
    const url = new URL(address);
    const apiKey = config.apiKey?.trim() ?? '';
    this.name = config.provider;
    this.model = config.model || provider.defaultModel;
    this.#path = `${url.pathname.replace(/\/+$/, '')}/chat/completions${url.search}`;
    if (apiKey === '') this.#keyError = provider.needsKey ? 'AI_NO_KEY' : null;
    else this.#keyError = sendableKey.test(apiKey) ? null : 'AI_INVALID_KEY';
    this.#literals = [apiKey, url.host];
    this.#timeoutMs = config.timeoutMs ?? aiTimeoutMs;
    this.#streamLimits = { ...aiStreamLimits, ...config.streamLimits };
    this.#headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    };
    if (config.publicOnly) refuseUnlessPublic(url);
    const { publicOnly = false, proxy = null } = config;
    this.#origin = url.origin;
    this.#dispatcher = createDispatcher(url.origin, { publicOnly, proxy });
    // A direct connection checks the address that it connects to; a proxy looks the name up by itself.
    this.#guard = publicOnly && proxy ? () => refusePrivateName(url) : undefined;
  }

  /** See StoryWriter. */
  tokenScale(): number {
    return this.#scale.value;
  }

  /** See StoryWriter. A model whose first thinking used up the whole output limit is asked once more, with room for it. */
  async *write(job: StoryJob, options: WritingOptions): AsyncGenerator<string, WritingEnd> {
    const knewThinking = this.#thinks;
    let isEmpty = true;
    const pieces = this.#writeOnce(job, options);
    let end: WritingEnd;
    try {
      let step = await pieces.next();
      while (!step.done) {
        isEmpty &&= step.value.trim() === '';
        yield step.value;
        step = await pieces.next();
      }
      end = step.value;
    } finally {
      // Closes the connection where the reader stopped.
      await pieces.return({ finish: 'length' });
    }
    const wasAllThinking = isEmpty && end.finish === 'length' && !knewThinking && this.#thinks;
    if (!wasAllThinking || options.signal.aborted) return end;
    const again = yield* this.#writeOnce(job, options);
    return { ...again, usage: addedUsage(end.usage, again.usage) };
  }

  async *#writeOnce(job: StoryJob, options: WritingOptions): AsyncGenerator<string, WritingEnd> {
    if (this.#keyError) throw new AiError(this.#keyError);
    if (options.signal.aborted) return { finish: 'length' };
    const startedAt = performance.now();
    const messages = storyMessages(job);
    const areNames = job.passage?.action === 'names';
    const start = () =>
      this.#start(messages, job.maxOutputTokens, {
        ...options,
        // Names are data, which is read whole.
        ...(areNames && { stream: false, schema: answerSchemas.names }),
        timeoutMs: this.#timeoutMs,
      });
    let call = start();
    try {
      call = await this.#accepted(call, start);
      // Some servers ignore `stream`, others don't name their events' type.
      const whole = /json|html/.test(call.contentType) || (!options.stream && !isEventStream(call));
      const promptTokens = estimateModelTokens(messages.map(({ content }) => content).join('\n'));
      if (whole) return yield* this.#readWhole(call, job, promptTokens);
      const clock = new StreamClock(call, this.#limitsFor(job), startedAt);
      return yield* this.#readStream(call, clock, job, { promptTokens, requester: options.requester ?? '' });
    } catch (error) {
      if (isAborted(error)) return { finish: 'length' };
      throw toAiError(error, call);
    } finally {
      // After an error or when the reader stops, the provider's connection is closed.
      if (!call.draining) call.cancel('aborted');
    }
  }

  /** See StoryWriter; a text beyond the limit is cut at a sentence. */
  async summarize(job: SummaryJob, { signal }: SummaryOptions): Promise<SummaryEnd> {
    if (this.#keyError) throw new AiError(this.#keyError);
    const timeoutMs = Math.min(summaryTimeoutMs, this.#timeoutMs);
    const tokens = Math.ceil(job.letters / charactersPerModelToken);
    const messages = summaryMessages(job);
    const start = () =>
      this.#start(messages, tokens, { stream: false, signal, timeoutMs, schema: answerSchemas.summary });
    let call = start();
    try {
      call = await this.#accepted(call, start);
      const { text, usage } = parseCompletion(await call.readWhole(), true, this.#literals);
      const plain = cleanGeneratedText(structuredText(text), 'stop');
      const summary = cleanGeneratedText(plain.slice(0, job.letters), 'length');
      if (summary === '') throw new AiError('AI_EMPTY', { upstreamStatus: 200 });
      return { summary, usage };
    } catch (error) {
      throw toAiError(error, call);
    } finally {
      call.cancel('aborted');
    }
  }

  /**
   * Makes a small real call and checks only the form of the answer.
   * @throws AiError as `write` does
   */
  async probe(signal: AbortSignal): Promise<void> {
    if (this.#keyError) throw new AiError(this.#keyError);
    const start = () =>
      this.#start([{ role: 'user', content: probe }], probeTokens, {
        stream: false,
        signal,
        timeoutMs: Math.min(probeTimeoutMs, this.#timeoutMs),
      });
    let call = start();
    try {
      call = await this.#accepted(call, start);
      parseCompletion(await call.readWhole(), true, this.#literals);
    } catch (error) {
      throw toAiError(error, call);
    } finally {
      call.cancel('aborted');
    }
  }

  /** Closes the connections after the running generations. */
  async close(): Promise<void> {
    await this.#dispatcher.close();
  }

  #start(
    messages: ChatMessage[],
    maxOutputTokens: number,
    {
      stream,
      signal,
      timeoutMs,
      schema,
    }: { stream: boolean; signal: AbortSignal; timeoutMs: number; schema?: ChatRequest['schema'] },
  ): ProviderCall {
    const request = { model: this.model, messages, maxOutputTokens, stream, thinks: this.#thinks, schema };
    const body = withoutRefused(providers[this.name].body(request), this.#refused);
    return new ProviderCall(this.#dispatcher, {
      origin: this.#origin,
      guard: this.#guard,
      path: this.#path,
      headers: this.#headers,
      body: JSON.stringify(body),
      fields: Object.keys(body),
      signal,
      timeoutMs,
    });
  }

  /** The usage of a text that was ended before the provider told it, which it is paid for: an estimate without thinking. */
  #estimatedUsage(promptTokens: number, received: string): TokenUsage {
    const inModelTokens = (estimated: number) => Math.ceil(estimated * this.#scale.value);
    return {
      input: inModelTokens(promptTokens),
      output: inModelTokens(estimateModelTokens(received)),
      thinking: null,
      cached: null,
    };
  }

  /**
   * Waits for the answer's status. A call whose optional field was refused is repeated without it, and so are all later ones.
   * @throws AiError for every other refusal
   */
  async #accepted(first: ProviderCall, start: () => ProviderCall): Promise<ProviderCall> {
    let call = first;
    for (;;) {
      await call.head();
      if (call.status === 200) return call;
      const answer = await call.readWhole();
      const field = refusedField(call.status, answer, call.fields);
      // A call that began before another one learned it may be refused for the same field.
      if (field === null) throw providerError(call.status, parseJson(answer), this.#literals);
      this.#refused.add(field);
      call = start();
    }
  }

  async *#readWhole(
    call: ProviderCall,
    job: StoryJob,
    promptTokens: number,
  ): AsyncGenerator<string, WritingEnd> {
    const body = await call.readWhole();
    if (body.trim() === '') throw new AiError('AI_EMPTY', { upstreamStatus: 200 });
    const { text, thinks, finish, usage } = parseCompletion(body, true, this.#literals);
    this.#thinks ||= thinks || (usage?.thinking ?? 0) > 0;
    if (usage) this.#scale.learn(promptTokens, usage.input);
    const end = endOf(finish);
    const story = job.passage?.action === 'names' ? structuredText(text) : text;
    const answer = cleanAnswer(story, answerContext(job), end);
    new AnswerSafety(job).check(withoutThinking(story), true);
    if (answer.text !== '') yield answer.text;
    return { finish: end, usage, answer };
  }

  /** Returns the timeout of a whole text: its length at the slowest accepted pace, at least the first word's timeout. */
  #limitsFor({ maxOutputTokens }: StoryJob): StreamLimits {
    const { silenceMs, thinkingSilenceMs, tokensPerSecond } = this.#streamLimits;
    const firstWordMs = this.#timeoutMs;
    return {
      firstWordMs,
      silenceMs: Math.min(silenceMs, firstWordMs),
      thinkingSilenceMs: Math.min(thinkingSilenceMs, firstWordMs),
      wholeMs: Math.max(firstWordMs, (maxOutputTokens / tokensPerSecond) * 1_000),
    };
  }

  /** Whether the model begins inside a think block; answers to one person count for that person only. */
  #startsThinking(requester: string): boolean {
    const closes = this.#unopenedCloses;
    if (new Set(closes).size >= habit.people) return true;
    return closes.length >= habit.answers && closes[0] === requester;
  }

  async *#readStream(
    call: ProviderCall,
    clock: StreamClock,
    job: StoryJob,
    { promptTokens, requester }: { promptTokens: number; requester: string },
  ): AsyncGenerator<string, WritingEnd> {
    const cleaner = new AnswerStream(answerContext(job), this.#startsThinking(requester));
    const safety = new AnswerSafety(job);
    const decoder = new TextDecoder();
    let received = '';
    let whole = '';
    let hasBegun = false;
    let thought = false;
    let done = false;
    let finish: string | null = null;
    let usage = null as AnswerPart['usage'];
    const parser = createParser({
      onEvent: ({ data }) => {
        if (done || data === '') return;
        if (data === '[DONE]') {
          done = true;
          return;
        }
        const part = parseCompletion(data, false, this.#literals);
        finish = part.finish ?? finish;
        usage = part.usage ?? usage;
        received += part.text;
        thought ||= part.thinks;
        this.#thinks ||= part.thinks || (part.usage?.thinking ?? 0) > 0;
      },
    });
    while (!done) {
      let failure: unknown = null;
      try {
        const bytes = await call.read(hasBegun ? gatherMs : 0);
        if (bytes === null) {
          // Some servers omit the blank line after the last event.
          parser.feed('\n\n');
          if (!done && finish === null && !call.framed) throw new CallError('network');
          done = true;
        } else parser.feed(decoder.decode(bytes, { stream: true }));
      } catch (error) {
        // A text with a finish reason is complete, even if the connection breaks.
        if (error instanceof CallError && finish !== null && error.failure !== 'aborted') break;
        failure = error;
      }
      // Pieces received before an error are yielded before the error is thrown.
      const piece = cleaner.push(received);
      const thinking = cleaner.thinking || (thought && piece === '');
      // Text that is held back counts as received.
      if (received !== '' || thought) clock.receive({ words: piece !== '' || cleaner.holding, thinking });
      whole += received;
      received = '';
      thought = false;
      if (piece !== '') {
        hasBegun = true;
        safety.check(piece);
        yield piece;
      }
      // What follows a loop or another language can't stay, so that the provider is not paid for it.
      if (cleaner.isEnded) break;
      if (failure === null) continue;
      // Text that waits for its next character (a full stop may become an ellipsis) counts as received.
      const waiting = cleaner.end();
      safety.check(waiting, true);
      if (waiting !== '') yield waiting;
      if (!isAborted(failure)) throw failure;
      return { finish: 'length', usage: usage ?? this.#estimatedUsage(promptTokens, whole) };
    }
    if (usage) this.#scale.learn(promptTokens, usage.input);
    if (done) call.drain();
    const rest = cleaner.end();
    this.#unopenedCloses = cleaner.sawUnopenedClose
      ? [...this.#unopenedCloses, requester].slice(-habit.answers)
      : [];
    safety.check(rest, true);
    if (rest !== '') yield rest;
    const end = cleaner.isEnded ? 'stop' : endOf(finish);
    const wasCut = cleaner.isEnded && !done;
    const paid = usage ?? (wasCut ? this.#estimatedUsage(promptTokens, whole) : null);
    return { finish: end, usage: paid, answer: cleaner.result(end) };
  }
}
