import { ORPCError } from '@orpc/server';
import type { PlanId } from '#domain/billing/plans.ts';
import {
  passageLimit,
  selectionActions,
  selectionOutputTokens,
} from '#domain/generation/selection-actions.ts';
import { messages } from '#domain/messages/index.ts';
import { extractSummary, type PassageJob } from '#server/providers/ai/index.ts';
import type { GenerationRequest } from './generation-request.ts';

type Selection = NonNullable<GenerationRequest['selection']>;

function refuse(path: string, message: string): never {
  throw new ORPCError('INVALID_INPUT', { status: 422, message, data: { issues: [{ path, message }] } });
}

/**
 * Refuses an action that this passage, plan or writer does not allow.
 * @throws INVALID_INPUT, ACTION_NEEDS_MODEL
 */
export function checkSelection(plan: PlanId, { action, passage }: Selection, writerName: string): void {
  const { needsPassage, offline } = selectionActions[action];
  const m = messages.selectionActions;
  if (writerName === 'storyteller' && !offline) {
    throw new ORPCError('ACTION_NEEDS_MODEL', { status: 409, message: m.needsModel });
  }
  if (needsPassage && passage.trim() === '') refuse('passage', m.passageMissing);
  const most = passageLimit(plan, action);
  if (action !== 'continue' && passage.length > most) {
    refuse('passage', m.passageTooLong.replace('{most}', most.toLocaleString('tr-TR')));
  }
}

/** A chapter within a number of characters: all of it, or its most informative sentences. */
export function chapterWithin(text: string, letters: number): string {
  if (text.length <= letters) return text;
  return extractSummary({ summary: '', held: 0, chapters: [text], answers: [], letters });
}

/** How many characters after the passage the writer gets, so that the new text connects to them. */
const charactersAfterPassage = 2_000;

/** The passage in the writer's form; it shares the limit of existing text, so that the context can contain both. */
export function passageJob(
  selection: Selection,
  plan: PlanId,
  room: number,
): { passage: PassageJob; maxOutputTokens: number; taken: number } {
  const { action, tone, passage, after } = selection;
  // A continuation starts after its selection, which then belongs to the text before it.
  const text = action === 'continue' ? '' : passage;
  const following = after.slice(
    0,
    Math.max(0, Math.min(charactersAfterPassage, Math.floor((room - text.length) / 4))),
  );
  return {
    passage: { action, tone: tone ?? null, text, after: following },
    maxOutputTokens: selectionOutputTokens(plan, action, passage),
    taken: text.length + following.length,
  };
}
