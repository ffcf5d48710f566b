import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createMeter, type Place, showPlace, textElement } from './place.ts';
import { readPlace, storePlace } from './reading-place-storage.ts';

/** A place is kept this long after the last movement, ms. */
const restsMs = 400;

/** Whether somebody has begun to read what stood there before the app ran: it must not move under their eyes. */
const hasBegun = (): boolean => scrollY > 0 || navigator.userActivation?.hasBeenActive === true;

/** Whether two places are in one view: nobody need be led from one to the other. */
const isNear = (one: Place, other: Place): boolean =>
  one.part === other.part && Math.abs(one.block - other.block) <= 2;

/**
 * How far a text is read, kept on this device and found again: 0 to 100; whether reading went on from a kept place
 * (`resumed`), and where that was only offered since the reader had begun elsewhere, the way to it (`goToKept`).
 * @param name the text's, among those whose place is kept.
 * @param cameFirst whether the text stood in the page before the app ran.
 * @param mayKeep whether the place may be kept now: asked each time, as who reads may have signed out in another tab.
 */
export function useReadingPlace(name: string, cameFirst: boolean, mayKeep: () => boolean = () => true) {
  const isAllowed = useEffectEvent(mayKeep);
  const [{ percent, part }, setReached] = useState({ percent: 0, part: 0 });
  const [resumed, setResumed] = useState(false);
  const [offered, setOffered] = useState<Place | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    const text = textElement();
    if (!text) return;
    const measure = createMeter(text);
    const kept = readPlace(name);
    if (kept && location.hash === '') {
      if (cameFirst && hasBegun()) setOffered(isNear(kept, measure()) ? null : kept);
      else {
        showPlace(kept);
        setResumed(true);
      }
    }
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Place | null = null;
    /** Who has not moved has left the place that is kept. */
    let moved = false;
    const keep = () => {
      if (last && moved && isAllowed()) storePlace(name, last);
    };
    const look = () => {
      frame = 0;
      if (!text.isConnected) return;
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
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const onScroll = () => {
      moved = true;
      lookSoon();
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', keep);
    lookSoon();
    stop.current = () => {
      stop.current = null;
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', keep);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      keep();
    };
    return () => stop.current?.();
  }, [name, cameFirst]);
  // Before the text leaves the page: what is scrolled after that is another page's.
  useLayoutEffect(() => () => stop.current?.(), []);
  return {
    percent,
    part,
    resumed,
    forgetResumed: useCallback(() => setResumed(false), []),
    goToKept:
      offered &&
      (() => {
        setOffered(null);
        showPlace(offered);
      }),
    forgetOffered: useCallback(() => setOffered(null), []),
  };
}
