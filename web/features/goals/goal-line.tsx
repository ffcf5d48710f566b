import { useQuery } from '@tanstack/react-query';
import { Flame } from 'lucide-react';
import { useState } from 'react';
import type { WritingGoal } from '#contract/goals.ts';
import { messages } from '#domain/messages/index.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Meter } from '#web/ui/meter.tsx';
import { GoalDialog } from './goal-dialog.tsx';

const numbers = new Intl.NumberFormat('tr-TR');

/** How long a goal from another response counts as fresh, ms. */
const toldMs = 30_000;

/** The placeholder of a loading goal. */
export function GoalLoading() {
  return <p className="flex min-h-target items-center text-sm text-ink-soft">Yazma hedefi yükleniyor…</p>;
}

/**
 * Shows today's words, the goal and the streak as a small block or as one line.
 * @param told the known goal and its time (client clock, ms); it is fetched when it is missing
 */
export function GoalLine({
  look = 'block',
  told,
}: {
  look?: 'block' | 'line';
  told?: { goal: WritingGoal; at: number };
}) {
  const goal = useQuery({
    ...queries.goals.read.queryOptions({ refetchOnWindowFocus: false }),
    ...(told && { initialData: told.goal, initialDataUpdatedAt: told.at, staleTime: toldMs }),
  });
  const [asking, setAsking] = useState(false);
  if (goal.isPending) return <GoalLoading />;
  if (!goal.data && goal.error instanceof ApiError && goal.error.status === 0) {
    return <p className="text-sm text-ink-soft">Yazma hedefiniz, bağlantı gelince burada görünür.</p>;
  }
  if (!goal.data) {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-danger">
        {errorText(goal.error, messages.goals.failed)}
        <Button variant="quiet" onClick={() => void goal.refetch()}>
          Yeniden dene
        </Button>
      </p>
    );
  }
  const { dailyWords, today, streak } = goal.data;
  const reached = dailyWords !== null && today.words >= dailyWords;
  return (
    <div
      className={classes('text-sm', look === 'block' ? 'grid gap-1' : 'flex flex-wrap items-center gap-x-4')}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        {dailyWords === null ? (
          <span className="min-w-0 flex-1">Bugün {numbers.format(today.words)} sözcük yazdınız.</span>
        ) : (
          <span className="min-w-0 flex-1">
            <Meter
              label="Günlük hedef"
              value={Math.min(100, Math.round((100 * today.words) / dailyWords))}
              text={`${numbers.format(today.words)} / ${numbers.format(dailyWords)} sözcük${reached ? ': hedef tamam' : ''}`}
            />
          </span>
        )}
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {dailyWords === null ? 'Hedef koy' : 'Hedef'}
        </Button>
      </div>
      {streak > 0 && (
        <p className="flex items-center gap-1.5 text-ink-soft">
          <Flame aria-hidden="true" className="size-4" />
          {numbers.format(streak)} günlük seri
        </p>
      )}
      {today.aiWords > 0 && (
        <p className="text-ink-soft">
          Yapay zekâdan: {numbers.format(today.aiWords)} sözcük (hedefe sayılmaz)
        </p>
      )}
      {asking && <GoalDialog goal={goal.data} onClose={() => setAsking(false)} />}
    </div>
  );
}
