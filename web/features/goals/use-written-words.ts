import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { WritingGoal } from '#contract/goals.ts';
import { api } from '#web/lib/api.ts';
import { queries } from '#web/lib/queries.ts';
import { type WrittenSession, withToday, withWritten } from './written-session.ts';

/** Words are told to the server this long after the first untold one, ms. */
const tellAfterMs = 20_000;

/**
 * Counts what is written in this editor and tells the server, as totals of the day: a call that is lost or comes twice
 * changes nothing, and the next one makes up for it.
 */
export function useWrittenWords(signedIn: boolean): (words: number, aiWords: number) => void {
  const cache = useQueryClient();
  const session = useRef<WrittenSession | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = session.current;
    // Without a connection the next report carries these words too.
    if (!now || !navigator.onLine) return;
    now.seq += 1;
    const { id, seq, words, aiWords } = now;
    api.goals.report({ id, seq, words, aiWords }).then(
      (goal) => cache.setQueryData(queries.goals.read.queryKey(), goal),
      () => undefined,
    );
  }, [cache]);

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden' && timer.current !== undefined) tell();
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      if (timer.current !== undefined) tell();
    };
  }, [tell]);

  return useCallback(
    (words, aiWords) => {
      if (!signedIn) return;
      // Shown at once; the server's answer takes its place.
      cache.setQueryData<WritingGoal>(
        queries.goals.read.queryKey(),
        (goal) => goal && withToday(goal, { words, aiWords }),
      );
      session.current = withWritten(session.current, { words, aiWords }, new Date());
      timer.current ??= setTimeout(tell, tellAfterMs);
    },
    [signedIn, tell, cache],
  );
}
