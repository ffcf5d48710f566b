import { type RefObject, useEffect, useState } from 'react';
import type { Manuscript } from '../manuscript/manuscript-api.ts';

/** A selection with a text in it. */
interface Selected {
  from: number;
  to: number;
}

/**
 * The selection once the hand is off it: while the pointer still draws it, nothing is offered, nor while the search has the
 * focus, which selects its hits. Null where it holds no text.
 */
export function useSelected(manuscript: RefObject<Manuscript | null>, ready: boolean): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const page = manuscript.current;
    if (!ready || !page) return;
    let drawing = false;
    const look = () => {
      if (drawing) return;
      const { from, to } = page.selected();
      const isSearching = document.activeElement?.closest('search') != null;
      const blank = isSearching || from === to || page.slice(from, Math.min(to, from + 2_000)).trim() === '';
      setSelected((before) =>
        blank ? null : before?.from === from && before.to === to ? before : { from, to },
      );
    };
    const down = () => {
      drawing = true;
    };
    const up = () => {
      drawing = false;
      // The view takes the selection over after the event.
      requestAnimationFrame(look);
    };
    const stop = page.watch(look);
    addEventListener('focusin', look);
    addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    look();
    return () => {
      stop();
      removeEventListener('focusin', look);
      removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [manuscript, ready]);
  return selected;
}
