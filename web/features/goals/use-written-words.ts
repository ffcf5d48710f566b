import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { WritingGoal } from '#contract/goals.ts';
import { istanbulDay } from '#domain/time/time.ts';
import { api } from '#web/lib/api.ts';
import { queries } from '#web/lib/queries.ts';
import { createUnsentReports } from './unsent-reports.ts';
import { createWordCountReporter } from './word-count-reporter.ts';
import { withToday } from './writing-session.ts';

/**
 * Counts the words written in this editor and reports them to the server, with the unsent ones of earlier editors.
 * @param userId null for a guest, whose words are not counted
 */
export function useWrittenWords(userId: string | null): (words: number, aiWords: number) => void {
  const cache = useQueryClient();
  const teller = useRef<ReturnType<typeof createWordCountReporter> | null>(null);

  useEffect(() => {
    if (userId === null) return;
    const queryKey = queries.goals.read.queryKey();
    const opened = createWordCountReporter({
      report: (report) => api.goals.report(report),
      onGoal(goal) {
        // A running request would return an older goal.
        void cache.cancelQueries({ queryKey });
        cache.setQueryData(queryKey, goal);
      },
      isOnline: () => navigator.onLine,
      left: createUnsentReports(userId),
    });
    teller.current = opened;
    opened.tellAll();
    const onHide = () => document.visibilityState === 'hidden' && opened.tellNow();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('online', opened.tellAll);
    addEventListener('pagehide', opened.leave);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('online', opened.tellAll);
      removeEventListener('pagehide', opened.leave);
      teller.current = null;
      opened.close();
    };
  }, [userId, cache]);

  return useCallback(
    (words, aiWords) => {
      if (!teller.current) return;
      const written = teller.current.add(words, aiWords);
      // Shown at once; the server's answer replaces it.
      cache.setQueryData<WritingGoal>(queries.goals.read.queryKey(), (goal) =>
        goal && goal.today.date === istanbulDay(new Date()) ? withToday(goal, written) : goal,
      );
    },
    [cache],
  );
}
