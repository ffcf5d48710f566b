import type { PlanTerms } from '#domain/billing/plans.ts';
import { passageLimit, selectionActions } from '#domain/generation/selection-actions.ts';
import { messages } from '#domain/messages/index.ts';
import { AppError, invalidInput } from '#server/errors.ts';
import type { GenerationRequest } from './generation-request.ts';

type Selection = NonNullable<GenerationRequest['selection']>;

/**
 * Refuses an action that this passage, plan or writer does not allow.
 * @throws INVALID_INPUT, ACTION_NEEDS_MODEL
 */
export function checkSelection(terms: PlanTerms, { action, passage }: Selection, writerName: string): void {
  const { needsPassage, offline } = selectionActions[action];
  const m = messages.selectionActions;
  if (writerName === 'storyteller' && !offline) {
    throw new AppError('ACTION_NEEDS_MODEL', { message: m.needsModel });
  }
  if (needsPassage && passage.trim() === '') throw invalidInput('passage', m.passageMissing);
  const max = passageLimit(terms, action);
  if (action !== 'continue' && passage.length > max) {
    throw invalidInput('passage', m.passageTooLong.replace('{most}', max.toLocaleString('tr-TR')));
  }
}
