import { type RefObject, useEffect, useState } from 'react';
import type { Manuscript } from '../manuscript/manuscript-api.ts';

/** A selection with a text in it, and where its end stands in the window, px. */
interface Selected {
  from: number;
  to: number;
}

/** The selection once the hand is off it: while the pointer still draws it, nothing is offered. Null where it holds no text. */
export function useSelected(manuscript: RefObject<Manuscript | null>, ready: boolean): Selected | null {
  const [selected, setSelected] = useState<Selected | null>(null);
  useEffect(() => {
    const page = manuscript.current;
    if (!ready || !page) return;
    let drawing = false;
    const look = () => {
      if (drawing) return;
      const { from, to } = page.selected();
      const blank = from === to || page.slice(from, Math.min(to, from + 2_000)).trim() === '';
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
    addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    look();
    return () => {
      stop();
      removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  }, [manuscript, ready]);
  return selected;
}
