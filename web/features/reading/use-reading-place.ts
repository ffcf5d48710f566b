import { useCallback, useEffect, useState } from 'react';
import { keepPlace, keptPlace } from './kept-places.ts';
import { createMeter, type Place, showPlace, textElement } from './place.ts';

/** A place is kept this long after the last movement, ms. */
const restsMs = 400;

/**
 * How far a text is read, kept on this device and found again: 0 to 100, and whether reading went on from a kept place.
 * @param name the text's, among those whose place is kept.
 */
export function useReadingPlace(name: string) {
  const [{ percent, part }, setReached] = useState({ percent: 0, part: 0 });
  const [resumed, setResumed] = useState(false);
  useEffect(() => {
    const text = textElement();
    if (!text) return;
    const measure = createMeter(text);
    const kept = keptPlace(name);
    if (kept && location.hash === '') {
      showPlace(kept);
      setResumed(true);
    }
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Place | null = null;
    const keep = () => {
      if (last) keepPlace(name, last);
    };
    const look = () => {
      frame = 0;
      const reached = measure();
      last = reached;
      const now = Math.round(reached.share * 100);
      setReached((before) =>
        before.percent === now && before.part === reached.part
          ? before
          : { percent: now, part: reached.part },
      );
      clearTimeout(timer);
      timer = setTimeout(keep, restsMs);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', keep);
    onScroll();
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', keep);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      keep();
    };
  }, [name]);
  return { percent, part, resumed, forgetResumed: useCallback(() => setResumed(false), []) };
}
