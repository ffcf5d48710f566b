import { callCost, type TokenPrices, type TokenUsage } from '#domain/generation/ai-cost.ts';
import { cleanAnswer } from '#domain/generation/answers/answer-stream.ts';
import type { StoryJob, StoryWriter } from '#server/providers/ai/index.ts';
import { judgeText, type TextMarks, trialWords } from './judge-text.ts';
import { type TrialTask, trialTasks } from './trial-tasks.ts';

/** One task's text, with what a rule says of it and what it took. */
export interface TrialText {
  task: string;
  text: string;
  /** Null when the writer failed. */
  marks: TextMarks | null;
  /** The error's code; null for a text. */
  error: string | null;
  firstWordMs: number | null;
  wholeMs: number;
  usage: TokenUsage | null;
  /** In the currency of the prices; null without prices or usage. */
  cost: number | null;
}

export interface Trial {
  /** The name by which it is compared: provider and model. */
  name: string;
  startedAt: string;
  currency: string | null;
  texts: TrialText[];
}

export interface TrialOptions {
  writer: StoryWriter;
  isKnown: (word: string) => boolean;
  signal: AbortSignal;
  prices?: TokenPrices | null;
  /** Stops before the next task when this much is spent, in the currency of the prices. */
  budget?: number | null;
  tasks?: readonly TrialTask[];
  /** Called with each text; the next one waits for it. */
  onText?: (text: TrialText, done: number, of: number) => void | Promise<void>;
  now?: () => Date;
}

/** Model tokens that a paragraph may take. */
const tokensPerParagraph = 700;

function jobOf({ id, idea, genre, dialogue, paragraphs, names = [], existing = '' }: TrialTask): StoryJob {
  return {
    seed: id,
    idea,
    premise: '',
    genre,
    existingText: existing,
    characters: names.map((name, at) => ({
      name,
      role: at === 0 ? 'protagonist' : 'supporting',
      age: '40',
      personality: '',
      appearance: '',
      background: '',
    })),
    plot: [],
    world: [],
    wizard: null,
    paragraphs,
    words: trialWords,
    maxOutputTokens: paragraphs * tokensPerParagraph,
    audience: 'adult',
    rating: 'safe',
    dialogue,
  };
}

/** The most that a trial can cost, in the currency of the prices: each task's prompt and its whole output limit. */
export function trialEstimate(prices: TokenPrices, tasks: readonly TrialTask[] = trialTasks): number {
  const promptTokens = 2_500;
  return tasks.reduce(
    (sum, { paragraphs }) =>
      sum +
      callCost(
        { input: promptTokens, output: paragraphs * tokensPerParagraph, thinking: null, cached: null },
        prices,
      ),
    0,
  );
}

async function writeOne(
  task: TrialTask,
  { writer, isKnown, signal, prices }: TrialOptions,
): Promise<TrialText> {
  const startedAt = performance.now();
  let firstWordMs: number | null = null;
  let raw = '';
  const rest = { task: task.id, usage: null, cost: null };
  try {
    const pieces = writer.write(jobOf(task), { stream: true, signal });
    let step = await pieces.next();
    while (!step.done) {
      firstWordMs ??= Math.round(performance.now() - startedAt);
      raw += step.value;
      step = await pieces.next();
    }
    const answer = step.value.answer ?? cleanAnswer(raw, undefined, step.value.finish);
    const usage = step.value.usage ?? null;
    return {
      task: task.id,
      text: answer.text,
      marks: judgeText(task, answer, isKnown),
      error: null,
      firstWordMs,
      wholeMs: Math.round(performance.now() - startedAt),
      usage,
      cost: usage && prices ? callCost(usage, prices) : null,
    };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'GENERATION_FAILED';
    return {
      ...rest,
      text: '',
      marks: null,
      error: code,
      firstWordMs,
      wholeMs: Math.round(performance.now() - startedAt),
    };
  }
}

/** Writes all tasks one after another and judges them; a stop or the budget ends it with the texts so far. */
export async function runTrial(options: TrialOptions): Promise<Trial> {
  const {
    writer,
    tasks = trialTasks,
    signal,
    budget = null,
    prices = null,
    now = () => new Date(),
  } = options;
  const trial: Trial = {
    name: [writer.name, writer.model].filter((part) => part !== '').join(' / '),
    startedAt: now().toISOString(),
    currency: prices?.currency ?? null,
    texts: [],
  };
  let spent = 0;
  for (const task of tasks) {
    if (signal.aborted || (budget !== null && spent >= budget)) break;
    const text = await writeOne(task, options);
    if (signal.aborted) break;
    trial.texts.push(text);
    spent += text.cost ?? 0;
    await options.onText?.(text, trial.texts.length, tasks.length);
  }
  return trial;
}
