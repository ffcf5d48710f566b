import { useEffect, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import type { Editor } from '../use-editor.ts';

export interface Outcome {
  /** The last text, until the writer has kept it, taken it back or gone on; null then. */
  generation: Generation | null;
  /** The writer has dealt with it. */
  settle: () => void;
}

/** What became of the last generation, until the writer has dealt with it. */
export function useOutcome({ writer, field }: Editor): Outcome {
  const { receipt } = writer;
  const [settledId, setSettledId] = useState<string | null>(null);
  const id = receipt?.id ?? null;
  const isOpen = id !== null && id !== settledId;
  // The writer goes on, or has undone the text already: the last step of the history is another one now.
  useEffect(() => (isOpen ? field?.watchOwnChanges(() => setSettledId(id)) : undefined), [isOpen, field, id]);
  return { generation: isOpen ? receipt : null, settle: () => setSettledId(id) };
}
