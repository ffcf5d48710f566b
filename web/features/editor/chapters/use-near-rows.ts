import { useCallback, useEffect, useRef, useState } from 'react';

/** Fewer rows than this are all drawn whole. */
const allUpTo = 30;
/** Rows that are drawn at first: more than a window shows. */
export const firstRows = 10;
/** How far beyond the window's edges rows are drawn whole, px: one comes before it is seen. */
const marginPx = 600;

/** What scrolls around an element; null for the window. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/^(?:auto|scroll)$/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/**
 * Which rows of a long list are to be drawn whole: those in sight, those beside them, and one that has the focus. Five
 * hundred cards with their fields would hold up the page with each change. Each row's element carries `data-row`.
 */
export function useNearRows(ids: readonly string[]) {
  const [near, setNear] = useState<ReadonlySet<string>>(() => new Set(ids.slice(0, firstRows)));
  /** Heights of rows that were drawn whole, px. */
  const heights = useRef(new Map<string, number>());
  const observer = useRef<IntersectionObserver | null>(null);
  const isLong = ids.length > allUpTo;

  const look = useCallback((entries: readonly IntersectionObserverEntry[]) => {
    setNear((before) => {
      const after = new Set(before);
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const id = (target as HTMLElement).dataset.row ?? '';
        if (before.has(id) && boundingClientRect.height > 0)
          heights.current.set(id, boundingClientRect.height);
        if (isIntersecting) after.add(id);
        else if (!target.contains(document.activeElement)) after.delete(id);
      }
      return after.size === before.size && [...after].every((id) => before.has(id)) ? before : after;
    });
  }, []);
  const watch = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return;
      observer.current ??= new IntersectionObserver(look, {
        root: scrollerOf(row),
        rootMargin: `${marginPx}px 0px`,
      });
      observer.current.observe(row);
      return () => observer.current?.unobserve(row);
    },
    [look],
  );
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = null;
    },
    [],
  );
  return {
    isNear: (id: string): boolean => !isLong || near.has(id),
    /** The ref of each row's element. */
    watch: isLong ? watch : undefined,
    /** The room that a row takes which is not drawn whole, px; undefined where none was measured yet. */
    heightOf: (id: string): number | undefined =>
      heights.current.get(id) ?? heights.current.values().next().value,
  };
}
