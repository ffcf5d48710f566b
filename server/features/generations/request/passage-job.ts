import type { PlanTerms } from '#domain/billing/plans.ts';
import { selectionOutputTokens } from '#domain/generation/selection-actions.ts';
import { extractSummary, type PassageJob } from '#server/providers/ai/index.ts';
import type { GenerationRequest } from './generation-request.ts';

/** A chapter within a number of characters: all of it, or its most informative sentences. */
export function chapterWithin(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  return extractSummary({ summary: '', held: 0, chapters: [text], answers: [], letters: maxCharacters });
}

/** How many characters after the passage the writer gets, so that the new text connects to them. */
const charactersAfterPassage = 2_000;

/**
 * The passage in the writer's form.
 * @param free characters that the context has left for the passage and the existing text together
 */
export function passageJob(
  selection: NonNullable<GenerationRequest['selection']>,
  terms: PlanTerms,
  free: number,
): { passage: PassageJob; maxOutputTokens: number; taken: number } {
  const { action, tone, passage, after } = selection;
  // A continuation starts after its selection, which then belongs to the text before it.
  const text = action === 'continue' ? '' : passage;
  const following = after.slice(
    0,
    Math.max(0, Math.min(charactersAfterPassage, Math.floor((free - text.length) / 4))),
  );
  return {
    passage: { action, tone: tone ?? null, text, after: following },
    maxOutputTokens: selectionOutputTokens(terms, action, passage),
    taken: text.length + following.length,
  };
}
