import { randomUUID } from 'node:crypto';
import type { SelectionInput } from '#contract/selection-actions.ts';

/** A request for an action on a selection, with a unique key and story. */
export function selectionInput(fields: Partial<SelectionInput> = {}) {
  return {
    idempotencyKey: randomUUID(),
    storyId: randomUUID(),
    action: 'rewrite' as const,
    passage: 'Fener o gece yanmadı.',
    before: 'Rüzgâr kıyıyı dövüyordu. ',
    after: ' Bekçi uyuyordu.',
    ...fields,
  };
}
