import { useCallback, useEffect, useRef, useState } from 'react';

interface Rests {
  /** A pause after the last key after which what stands there is taken over, ms. */
  restMs: number;
  /** The longest that it waits without a pause, ms. */
  longestMs: number;
}

/** A longer text rests soon, and does not wait for its end. */
export const textRests: Rests = { restMs: 400, longestMs: 3_000 };

/** A short one is mostly written in one go. */
export const lineRests: Rests = { restMs: 1_000, longestMs: Number.POSITIVE_INFINITY };

interface Waiting {
  text: string;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * A field that is taken over at a rest, by Enter and as it is left: with each key the whole plan would be drawn anew. What
 * was typed stands there as it is until the field is left. Nothing typed is lost where the plan is closed, or the page
 * left, before that. `take` is told which writing it belongs to: one lasts until the field is left.
 */
export function useWritten(
  value: string,
  take: (written: string, writing: object) => void,
  { restMs, longestMs }: Rests,
) {
  const [written, setWritten] = useState<string | null>(null);
  const waiting = useRef<Waiting | null>(null);
  const writing = useRef<object>({});
  const latest = useRef({ value, take });
  latest.current = { value, take };
  const settle = useCallback(() => {
    if (!waiting.current) return;
    const { text, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    if (text !== latest.current.value) latest.current.take(text, writing.current);
  }, []);
  const leave = useCallback(() => {
    settle();
    writing.current = {};
    setWritten(null);
  }, [settle]);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && settle();
    // Ahead of the session, which keeps the newest changes then.
    document.addEventListener('visibilitychange', onHidden, true);
    addEventListener('beforeunload', settle, true);
    addEventListener('pagehide', settle, true);
    return () => {
      document.removeEventListener('visibilitychange', onHidden, true);
      removeEventListener('beforeunload', settle, true);
      removeEventListener('pagehide', settle, true);
      settle();
    };
  }, [settle]);
  return {
    value: written ?? value,
    onChange: ({ target: { value: text } }: { target: { value: string } }) => {
      const since = waiting.current?.since ?? Date.now();
      clearTimeout(waiting.current?.timer);
      const wait = Math.min(restMs, Math.max(0, since + longestMs - Date.now()));
      // A field that was emptied is about to be filled anew: that is no title to take over at a rest.
      const timer = text === '' ? undefined : setTimeout(settle, wait);
      waiting.current = { text, since, timer };
      setWritten(text);
    },
    onBlur: leave,
  };
}
