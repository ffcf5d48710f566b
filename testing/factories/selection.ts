import { randomUUID } from 'node:crypto';
import type { SelectionInput } from '#contract/selection-actions.ts';

/** A request to work on a selection, with a key and a story of its own. */
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
