import { type RefObject, useCallback, useRef } from 'react';
import type { Manuscript } from './manuscript/manuscript-face.ts';
import type { TextRange } from './manuscript/text-range.ts';

/** Tints an opened story as this browser remembers it; once the text has changed, the places mean nothing. */
export function useKeptTint(manuscript: RefObject<Manuscript | null>): {
  show: (tint: readonly TextRange[]) => void;
  textShown: () => void;
} {
  const changed = useRef(false);
  return {
    show(tint) {
      if (!changed.current) manuscript.current?.setTint(tint);
    },
    textShown: useCallback(() => {
      changed.current = true;
    }, []),
  };
}
