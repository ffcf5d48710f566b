import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChapterRow } from './chapter-book.ts';

/** Another place of the order that a chapter is put at. */
interface Move {
  id: string;
  to: number;
}

/** The chapters with one of them put at another place of the order; the same list where it lies there already. */
function withMoved(chapters: readonly ChapterRow[], { id, to }: Move): readonly ChapterRow[] {
  const from = chapters.findIndex((chapter) => chapter.id === id);
  const moved = chapters[from];
  if (!moved || from === to) return chapters;
  return chapters.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/**
 * Draws what was moved in its new place at once, and moves it in the task after: moving it in a novel's text, with what
 * follows from that, would hold the pointer or the key up. @returns the chapters as they are to be drawn
 */
export function useChapterMoves(chapters: readonly ChapterRow[], onMove: (id: string, to: number) => void) {
  const [under, setUnder] = useState<Move | null>(null);
  const waiting = useRef<(Move & { timer: ReturnType<typeof setTimeout> }) | null>(null);
  const latest = useRef(onMove);
  latest.current = onMove;
  const settle = useCallback(() => {
    if (!waiting.current) return;
    const { id, to, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    latest.current(id, to);
    setUnder(null);
  }, []);
  // Whatever closes the list, or the page, comes after what was done in it.
  useEffect(() => {
    addEventListener('pagehide', settle, true);
    return () => {
      removeEventListener('pagehide', settle, true);
      settle();
    };
  }, [settle]);
  const move = useCallback(
    (id: string, to: number) => {
      // A key that is held moves the chapter on and on: what counts is where it comes to lie.
      if (waiting.current?.id === id) waiting.current.to = to;
      else {
        settle();
        waiting.current = { id, to, timer: setTimeout(settle) };
      }
      setUnder({ id, to });
    },
    [settle],
  );
  const shown = useMemo(() => (under ? withMoved(chapters, under) : chapters), [chapters, under]);
  return { shown, move };
}

/** A chapter that overtakes more than this many is drawn anew in its new place. */
const farUp = 20;

/** The chapter that has overtaken many others; null where none has. */
export function overtaker(before: readonly string[], after: readonly string[]): string | null {
  const place = after.findIndex((id, at) => id !== before[at]);
  const id = after[place];
  return id !== undefined && before.indexOf(id) - place > farUp ? id : null;
}

/**
 * The React keys of the rows. Where one row of hundreds is put far up, React would take all that it overtakes out of the
 * page and put them in again below it: under a new key it is that one row which comes anew.
 */
export function useRowKeys(ids: readonly string[]): (id: string) => string {
  const [known, setKnown] = useState({ ids, turns: new Map<string, number>() });
  if (known.ids !== ids) {
    const id = overtaker(known.ids, ids);
    const turns = id === null ? known.turns : new Map(known.turns).set(id, (known.turns.get(id) ?? 0) + 1);
    setKnown({ ids, turns });
  }
  return (id) => `${id} ${known.turns.get(id) ?? 0}`;
}
