import { useState } from 'react';
import type { SavedState } from './saved-note.tsx';

/** These are told to who can't see them too. */
const isTold = (state: SavedState) => !passes(state) && !['loading', 'blank', 'saved'].includes(state);

/** These come and go with each pause of the writing: what was told before them still holds. */
const passes = (state: SavedState) => state === 'at-risk' || state === 'saving' || state === 'connecting';

export interface Telling {
  state: SavedState;
  /** What was told last, while it still holds. */
  told: SavedState | null;
  /** Whether the line is told now. */
  live: boolean;
}

/** How a state is told after what came before it: each loss of the connection once, not anew at each pause. */
export function nextTelling(before: Telling | null, state: SavedState): Telling {
  const told = before?.told ?? null;
  if (passes(state)) return { state, told, live: false };
  if (!isTold(state)) return { state, told: null, live: false };
  return { state, told: state, live: told !== state };
}

/** The `aria-live` of the line that says where the work stands. */
export function useTelling(state: SavedState): 'polite' | 'off' {
  const [telling, setTelling] = useState(() => nextTelling(null, state));
  if (telling.state === state) return telling.live ? 'polite' : 'off';
  const next = nextTelling(telling, state);
  setTelling(next);
  return next.live ? 'polite' : 'off';
}
