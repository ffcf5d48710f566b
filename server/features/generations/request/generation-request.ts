import type { GenerationInput } from '#contract/generations.ts';
import type { SelectionInput } from '#contract/selection-actions.ts';
import type { RecordedSurface } from '#domain/billing/plans.ts';
import { chargedIdea } from '#domain/billing/tokens.ts';
import { chargedPassage } from '#domain/generation/selection-actions.ts';

/** The request of a start: a story's text, an action on a selection, or another variant of either. */
export interface GenerationRequest extends GenerationInput {
  /** The requested action on a selection, which determines idea and existing text. */
  selection?: SelectionInput | undefined;
  /** The group of variants that this text joins; without it a new group is created. */
  groupId?: string | undefined;
}

/** The surface that the record stores: where the text is shown. */
export function recordedSurface({ selection, groupId, surface }: GenerationRequest): RecordedSurface {
  if (selection) return 'selection';
  return groupId === undefined ? surface : 'variant';
}

/** The text that is charged as the writer's idea. */
export function chargedText({ idea, wizard, selection }: GenerationRequest): string {
  if (selection) return chargedPassage(selection.action, selection.passage);
  return chargedIdea({ idea, answers: wizard?.answers });
}
