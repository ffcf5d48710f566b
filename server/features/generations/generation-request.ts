import type { GenerationInput } from '#contract/generations.ts';
import type { SelectionInput } from '#contract/selection-actions.ts';
import type { RecordedSurface } from '#domain/billing/plans.ts';
import { chargedIdea } from '#domain/billing/tokens.ts';
import { chargedPassage } from '#domain/generation/selection-actions.ts';

/** What a start is asked for, by whichever operation: a story's own writing, an action on a selection, or one more text of either. */
export interface GenerationRequest extends GenerationInput {
  /** The action on a selection that is asked for; idea and existing text follow from it. */
  selection?: SelectionInput | undefined;
  /** The group of texts that this one joins; it begins one of its own otherwise. */
  groupId?: string | undefined;
}

/** Where the text is waited for. */
export function recordedSurface({ selection, groupId, surface }: GenerationRequest): RecordedSurface {
  if (selection) return 'selection';
  return groupId === undefined ? surface : 'variant';
}

/** What is charged as the writer's idea. */
export function chargedText({ idea, wizard, selection }: GenerationRequest): string {
  if (selection) return chargedPassage(selection.action, selection.passage);
  return chargedIdea({ idea, answers: wizard?.answers });
}

/** The order of an action on a selection. */
export function selectionRequest(selection: SelectionInput, groupId?: string): GenerationRequest {
  const { idempotencyKey, storyId, passage, before, genre, audience, rating, characters, plot } = selection;
  return {
    idempotencyKey,
    idea: passage,
    premise: '',
    genre,
    existingText: before,
    surface: 'editor',
    paragraphs: 1,
    audience,
    rating,
    characters,
    plot,
    storyId,
    // A summary tells the chapter alone; whatever else is written keeps to the story's world.
    ...(selection.action !== 'summary' && { bible: { storyId } }),
    selection,
    groupId,
  };
}
