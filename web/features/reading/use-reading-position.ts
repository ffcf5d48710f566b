import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readPosition, storePosition } from './position-storage.ts';
import {
  createProgressMeter,
  type ReadingPosition,
  scrollToPosition,
  textElement,
} from './reading-position.ts';

/** Time without scrolling after which a position is stored, ms. */
const storeDelayMs = 400;

/** Whether the reader has started before the app ran; the text must not move then. */
const hasReaderStarted = (): boolean => scrollY > 0 || navigator.userActivation?.hasBeenActive === true;

/** Whether two positions are visible together, so that no link between them is needed. */
const isNear = (one: ReadingPosition, other: ReadingPosition): boolean =>
  one.part === other.part && Math.abs(one.block - other.block) <= 2;

/**
 * The reading progress of a text, 0 to 100, with its position stored on this device. `resumed` is true when reading
 * continues at the stored position; `goToStored` scrolls to it when the reader started elsewhere before the app ran, else it
 * is null.
 * @param name the key of the stored position
 * @param cameFirst true when the server rendered the text
 * @param mayStore called before each write, because the reader may have signed out in another tab
 */
export function useReadingPosition(name: string, cameFirst: boolean, mayStore: () => boolean = () => true) {
  const isAllowed = useEffectEvent(mayStore);
  const [{ percent, part }, setReached] = useState({ percent: 0, part: 0 });
  const [resumed, setResumed] = useState(false);
  const [offered, setOffered] = useState<ReadingPosition | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => {
    const text = textElement();
    if (!text) return;
    const measure = createProgressMeter(text);
    const stored = readPosition(name);
    if (stored && location.hash === '') {
      if (cameFirst && hasReaderStarted()) setOffered(isNear(stored, measure()) ? null : stored);
      else {
        scrollToPosition(stored);
        setResumed(true);
      }
    }
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: ReadingPosition | null = null;
    /** Without scrolling the stored position stays. */
    let moved = false;
    const store = () => {
      if (last && moved && isAllowed()) storePosition(name, last);
    };
    const update = () => {
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
      timer = setTimeout(store, storeDelayMs);
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(update);
    };
    const onScroll = () => {
      moved = true;
      scheduleUpdate();
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', store);
    scheduleUpdate();
    stop.current = () => {
      stop.current = null;
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', store);
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      store();
    };
    return () => stop.current?.();
  }, [name, cameFirst]);
  // Runs before the text is removed, because later scrolling belongs to another page.
  useLayoutEffect(() => () => stop.current?.(), []);
  return {
    percent,
    part,
    resumed,
    dismissResumed: useCallback(() => setResumed(false), []),
    goToStored:
      offered &&
      (() => {
        setOffered(null);
        scrollToPosition(offered);
      }),
    dismissOffered: useCallback(() => setOffered(null), []),
  };
}
