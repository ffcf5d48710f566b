import type { Deps } from '#server/context.ts';
import {
  AiError,
  extractSummary,
  type StoryWriter,
  type WritingEnd,
  type WritingOptions,
} from '#server/providers/ai/index.ts';
import type { Recap } from './chapter-memory.ts';

/** Maximum length of the chapters for one summary, characters; longer ones exist only after a summary has failed. */
const maxCharacters = 24_000;

/** The oldest chapters that fit one summary, at least one. */
function firstToSummarise(chapters: Recap['chapters']): Recap['chapters'] {
  let characters = 0;
  const end = chapters.findIndex(({ text }) => {
    characters += text.length;
    return characters > maxCharacters;
  });
  return end === -1 ? chapters : chapters.slice(0, Math.max(1, end));
}

/** Lets the writer summarise the first chapters and stores the summary for later chapters. */
async function summarised(
  deps: Deps,
  writer: StoryWriter,
  { storyId, summary, held, chapters, answers, letters }: Recap,
  { signal, onCall }: WritingOptions,
): Promise<{ summary: string; added: number }> {
  const first = firstToSummarise(chapters);
  try {
    const prompt = deps.prompts.memory;
    const job = { summary, held, answers, chapters: first.map(({ text }) => text), letters, prompt };
    const end = await writer.summarize?.(job, { signal, onCall });
    if (!end) return { summary, added: 0 };
    const { summary: longer } = end;
    await deps.pool.query(
      `UPDATE wizard_stories SET summary = $2, summarised_chapters = $3
        WHERE id = $1 AND summarised_chapters < $3`,
      [storyId, longer, first.at(-1)?.chapter ?? 0],
    );
    return { summary: longer, added: first.length };
  } catch (error) {
    // An AiError's message and causes may hold what the provider said, and with it story text.
    const reason =
      error instanceof AiError ? { code: error.code, upstreamStatus: error.upstreamStatus } : { err: error };
    if (!signal.aborted) deps.log.warn({ ...reason, story: storyId }, 'a story was not summarised');
    return { summary, added: 0 };
  }
}

/** The summary of the omitted chapters; sentences are extracted from those that the writer did not summarise. */
async function recall(
  deps: Deps,
  writer: StoryWriter,
  recap: Recap,
  options: WritingOptions,
): Promise<string> {
  const { summary, added } = await summarised(deps, writer, recap, options);
  const rest = recap.chapters.slice(added);
  if (rest.length === 0) return summary;
  return extractSummary({
    ...recap,
    summary,
    held: recap.held + added,
    chapters: rest.map(({ text }) => text),
  });
}

/**
 * Returns a writer that summarises the chapters that no longer fit before it writes, and stores the summary. The summary
 * is free, and when it fails the chapter is still written.
 */
export function withChapterSummaries(deps: Deps, writer: StoryWriter, recap: Recap | null): StoryWriter {
  if (!recap) return writer;
  return {
    name: writer.name,
    model: writer.model,
    async *write(job, options): AsyncGenerator<string, WritingEnd> {
      if (!job.wizard) return yield* writer.write(job, options);
      const summary = await recall(deps, writer, recap, options);
      return yield* writer.write({ ...job, wizard: { ...job.wizard, summary } }, options);
    },
  };
}
