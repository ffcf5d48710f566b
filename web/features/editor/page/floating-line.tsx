import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classes } from '#web/ui/classes.ts';
import type { Manuscript } from '../manuscript/manuscript-api.ts';

/** Room between the line and the caret, px. */
const sparePx = 8;

/** Keeps the caret above a box that sticks to the window's lower edge, however high it becomes. */
function useCaretAbove(box: RefObject<HTMLElement | null>, manuscript: RefObject<Manuscript | null>): void {
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const offset = Number.parseFloat(getComputedStyle(element).bottom);
      manuscript.current?.clearBelow(Math.ceil(element.offsetHeight + offset + sparePx));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      manuscript.current?.clearBelow(0);
    };
  }, [box, manuscript]);
}

/** A line over the window's lower edge, below the text; it never lies over the caret's line. */
export function FloatingLine({
  manuscript,
  look = 'sheet',
  children,
}: {
  manuscript: RefObject<Manuscript | null>;
  /** `bare` for what has a surface of its own. */
  look?: 'sheet' | 'bare';
  children: ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  useCaretAbove(box, manuscript);
  return (
    <section
      ref={box}
      aria-label="Üretim"
      data-quiet
      className={classes(
        'sticky bottom-[calc(var(--phone-bar)+var(--keyboard,0px)+0.5rem)] z-10 -mx-1 mt-4 rounded-lg bg-sheet shadow-float lg:bottom-4',
        look === 'sheet' && 'border border-line px-3 py-2',
      )}
    >
      {children}
    </section>
  );
}
