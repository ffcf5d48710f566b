import type { SelectionInput } from '#contract/selection-actions.ts';
import type { GenerationRequest } from '../request/index.ts';

/** The generation request of an action on a selection. */
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
    // A summary uses the chapter alone; all other actions use the story's world.
    ...(selection.action !== 'summary' && { bible: { storyId } }),
    selection,
    groupId,
  };
}

/** Removes the passage of a summary and moves that of a continuation into the text before it, which is free of charge. */
export function joinContinuedPassage(input: SelectionInput): SelectionInput {
  // A summary covers the whole text before it.
  if (input.action === 'summary') return { ...input, passage: '' };
  if (input.action !== 'continue') return input;
  return { ...input, before: input.before + input.passage, passage: '' };
}
