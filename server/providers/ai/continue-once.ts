import { charactersPerWord } from '#domain/billing/tokens.ts';
import { askedWords, isShorterThanAsked, paragraphsIn, wordsIn } from '#domain/generation/asked-and-got.ts';
import { charactersPerModelToken } from '#domain/generation/context-budget.ts';
import { isLongEnough } from '#domain/generation/generation-text.ts';
import { withHouseMarks } from '#domain/house-style/marks.ts';
import { AiError } from './ai-error.ts';
import type { StoryJob, WritingEnd } from './story-writer.ts';
import { writeWithin } from './write-within.ts';

/** A text is not continued for fewer words than these. */
const fewestWords = 20;

const separator = '\n\n';
const joined = (before: string, after: string): string =>
  before === '' ? after : `${before}${separator}${after}`;

/** The characters that a text may still get within the price that is forecast for its job, and within its output limit. */
function charactersLeft({ paragraphs, words, maxOutputTokens }: StoryJob, text: string): number {
  const forecast = paragraphs * words.max * charactersPerWord;
  const most = Math.floor(Math.min(forecast, maxOutputTokens * charactersPerModelToken));
  return most - text.length - separator.length;
}

/**
 * The job that asks for what is missing of a text, within the output limit of the first call; null where so little is
 * missing that the text is whole. @param text what the model has written of it
 */
export function continuationJob(job: StoryJob, text: string): StoryJob | null {
  const { paragraphs, maxOutputTokens } = job;
  const affordable = Math.floor(charactersLeft(job, text) / charactersPerWord);
  if (!isShorterThanAsked(job, text) || affordable < fewestWords) return null;
  const [asked, written] = [askedWords(job), wordsIn(text)];
  const max = Math.min(asked.max - written, affordable);
  const min = Math.min(asked.min - written, max);
  const missing = Math.max(1, paragraphs - paragraphsIn(text));
  const goesOn = job.existingText.trim() !== '';
  return {
    ...job,
    existingText: joined(job.existingText, text),
    // The idea of a new story has become the idea that the text began with.
    ...(goesOn || job.wizard ? {} : { premise: job.idea, idea: '' }),
    paragraphs: missing,
    words: { min: Math.ceil(min / missing), max: Math.ceil(max / missing) },
    maxOutputTokens: maxOutputTokens - Math.ceil(text.length / charactersPerModelToken),
  };
}

type Write = (job: StoryJob, signal: AbortSignal) => AsyncGenerator<string, WritingEnd>;

/** Whether an answer is continued: after a habit of the table, or when a finished text is too short. */
function isContinued(job: StoryJob, { finish, answer }: WritingEnd): boolean {
  if (!answer || job.passage) return false;
  if (answer.decision === 'continue') return true;
  const isWhole = finish === 'stop' && answer.decision !== 'tell' && isLongEnough(answer.text);
  return isWhole && isShorterThanAsked(job, answer.text);
}

/** Whether a continuation tells its text from the start again, as it does after a short letter or list. */
const beginsAnew = (text: string, added: string): boolean =>
  text.split('\n', 1)[0]?.trim() === added.split('\n', 1)[0]?.trim();

async function* afterSeparator(
  pieces: AsyncGenerator<string, WritingEnd>,
): AsyncGenerator<string, WritingEnd> {
  try {
    let step = await pieces.next();
    if (!step.done) {
      yield `${separator}${step.value}`;
      step = { done: true, value: yield* pieces };
    }
    return step.value;
  } finally {
    await pieces.return({ finish: 'length' });
  }
}

/**
 * Asks the same provider once for the rest of a text that is too short, or that ended with a habit that the table continues
 * (`domain/generation/answers/decisions.ts`). Where that fails the text stays as it is, and where it is stopped the text and
 * what came of the rest. Text and rest together stay within the price that is forecast for the job.
 */
export async function* continueOnce(
  job: StoryJob,
  end: WritingEnd,
  { write, signal }: { write: Write; signal: AbortSignal },
): AsyncGenerator<string, WritingEnd> {
  const { answer } = end;
  if (!answer || !isContinued(job, end) || signal.aborted) return end;
  const next = continuationJob(job, answer.text);
  // Only what stays is paid: 'clean' says that the streamed pieces may hold more.
  const asItIs: WritingEnd = { ...end, answer: { ...answer, decision: answer.decision ?? 'clean' } };
  if (!next)
    return answer.decision === 'continue' ? { ...end, answer: { ...answer, decision: 'clean' } } : end;
  let more: WritingEnd;
  try {
    const start = (ownSignal: AbortSignal) => write(next, ownSignal);
    more = yield* afterSeparator(writeWithin(start, charactersLeft(job, answer.text), signal));
  } catch (error) {
    // Of a text that turns out to be forbidden nothing stays.
    if (error instanceof AiError && error.code !== 'AI_UNSAFE') return asItIs;
    throw error;
  }
  const added = more.answer;
  if (!added || added.text === '' || beginsAnew(answer.text, added.text)) return asItIs;
  return {
    ...more,
    answer: {
      ...added,
      text: withHouseMarks(joined(answer.text, added.text)),
      decision: added.decision ?? 'clean',
      names: [...answer.names, ...added.names],
    },
  };
}
