import { type RefObject, useEffect, useRef, useState } from 'react';

/** Fewer rows than this are all drawn whole. */
const allUpTo = 30;
/** Rows of a longer list that are drawn whole at first: more than a window shows. */
const firstRows = 6;
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
 * hundred cards with their fields would hold up the page with each change.
 * @param list holds an element with `data-row` for each row.
 */
export function useNearRows(list: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [near, setNear] = useState<ReadonlySet<string>>(() => new Set(ids.slice(0, firstRows)));
  /** Heights of rows that were drawn whole, px. */
  const heights = useRef(new Map<string, number>());
  const isLong = ids.length > allUpTo;
  const order = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, or another order, are other elements to look at
  useEffect(() => {
    if (!isLong || !list.current) return;
    const rows = list.current.querySelectorAll<HTMLElement>('[data-row]');
    const seen = new IntersectionObserver(
      (entries) =>
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
        }),
      { root: scrollerOf(list.current), rootMargin: `${marginPx}px 0px` },
    );
    for (const row of rows) seen.observe(row);
    return () => seen.disconnect();
  }, [isLong, order, list]);
  return {
    isNear: (id: string): boolean => !isLong || near.has(id),
    /** The room that a row takes which is not drawn whole, px; undefined where it was never measured. */
    heightOf: (id: string): number | undefined =>
      heights.current.get(id) ?? heights.current.values().next().value,
  };
}
