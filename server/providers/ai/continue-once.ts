import { charactersPerModelToken } from '#domain/generation/context-budget.ts';
import { withHouseMarks } from '#domain/house-style/marks.ts';
import { AiError } from './ai-error.ts';
import type { StoryJob, WritingEnd } from './story-writer.ts';

/** Share of the asked words that is missing before a text is continued. */
const missingShare = 0.2;

const wordCount = (text: string): number => text.match(/\S+/gu)?.length ?? 0;
const joined = (before: string, after: string): string => (before === '' ? after : `${before}\n\n${after}`);

/**
 * The job that asks for what is missing of a text, within the output limit of the first call; null where so little is
 * missing that the text is whole. @param text what the model has written of it
 */
export function continuationJob(job: StoryJob, text: string): StoryJob | null {
  const { paragraphs, words, maxOutputTokens } = job;
  const asked = paragraphs * words.min;
  const missing = asked - wordCount(text);
  const tokensLeft = maxOutputTokens - Math.ceil(text.length / charactersPerModelToken);
  if (missing < asked * missingShare || tokensLeft < words.min) return null;
  const goesOn = job.existingText.trim() !== '';
  return {
    ...job,
    existingText: joined(job.existingText, text),
    // The idea of a new story has become the idea that the text began with.
    ...(goesOn || job.wizard ? {} : { premise: job.idea, idea: '' }),
    paragraphs: Math.max(1, Math.min(paragraphs, Math.round(missing / ((words.min + words.max) / 2)))),
    maxOutputTokens: tokensLeft,
  };
}

type Write = (job: StoryJob) => AsyncGenerator<string, WritingEnd>;

/**
 * Asks the same provider once for the rest of a text that ended with a habit that the table continues
 * (`domain/generation/answers/decisions.ts`). Where that fails the text stays as it is, and its end says so.
 */
export async function* continueOnce(
  job: StoryJob,
  end: WritingEnd,
  { write, signal }: { write: Write; signal: AbortSignal },
): AsyncGenerator<string, WritingEnd> {
  const { answer } = end;
  if (answer?.decision !== 'continue' || job.passage || signal.aborted) return end;
  const next = continuationJob(job, answer.text);
  if (!next) return { ...end, answer: { ...answer, decision: 'clean' } };
  let more: WritingEnd;
  try {
    yield '\n\n';
    more = yield* write(next);
  } catch (error) {
    if (error instanceof AiError) return end;
    throw error;
  }
  const added = more.answer;
  if (!added || added.text === '') return end;
  return {
    ...more,
    answer: {
      ...added,
      text: withHouseMarks(joined(answer.text, added.text)),
      names: [...answer.names, ...added.names],
    },
  };
}
