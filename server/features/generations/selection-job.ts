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
 * Refuses an action that can't be done with this passage on this plan, or by this writer.
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

/** A chapter as far as it has room: all of it, or the sentences that say most. */
export function chapterWithin(text: string, letters: number): string {
  if (text.length <= letters) return text;
  return extractSummary({ summary: '', held: 0, chapters: [text], answers: [], letters });
}

/** Letters of what follows the passage that a writer is given: enough to meet it. */
const lettersAfter = 2_000;

/** The passage as a writer needs it; it shares the room for existing text, so that the context holds both. */
export function passageJob(
  selection: Selection,
  plan: PlanId,
  room: number,
): { passage: PassageJob; maxOutputTokens: number; taken: number } {
  const { action, tone, passage, after } = selection;
  // A continuation begins behind its selection, which is a part of what stands before it then.
  const text = action === 'continue' ? '' : passage;
  const following = after.slice(0, Math.max(0, Math.min(lettersAfter, Math.floor((room - text.length) / 4))));
  return {
    passage: { action, tone: tone ?? null, text, after: following },
    maxOutputTokens: selectionOutputTokens(plan, action, passage),
    taken: text.length + following.length,
  };
}
