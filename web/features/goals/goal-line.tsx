import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WritingGoal } from '#contract/goals.ts';
import { messages } from '#domain/messages/index.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { GoalDialog } from './goal-dialog.tsx';
import { GoalBlock, GoalThinLine, GoalThinLineLoading } from './goal-looks.tsx';

/** How long a goal from another response counts as fresh, ms. */
const toldMs = 30_000;

/** The placeholder of a loading goal. */
export function GoalLoading({ look = 'block' }: { look?: 'block' | 'line' }) {
  if (look === 'line') return <GoalThinLineLoading />;
  return <p className="flex min-h-target items-center text-sm text-ink-soft">Yazma hedefi yükleniyor…</p>;
}

/**
 * Shows today's words, the goal and the streak as a small block, or as a thin line with one row below.
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
  if (goal.isPending) return <GoalLoading look={look} />;
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
  const Look = look === 'line' ? GoalThinLine : GoalBlock;
  return (
    <>
      <Look goal={goal.data} onAsk={() => setAsking(true)} />
      {asking && <GoalDialog goal={goal.data} onClose={() => setAsking(false)} />}
    </>
  );
}
