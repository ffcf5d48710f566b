import { Flame } from 'lucide-react';
import type { WritingGoal } from '#contract/goals.ts';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { ProgressLine } from '#web/ui/progress-line.tsx';

const numbers = new Intl.NumberFormat('tr-TR');
const meterLabel = 'Günlük hedef';

interface ShownGoal {
  goal: WritingGoal;
  /** Opens the dialog of the goal. */
  onAsk: () => void;
}

function todayText({ dailyWords, today: { words } }: WritingGoal): string {
  if (dailyWords === null) return `Bugün ${numbers.format(words)} sözcük yazdınız.`;
  const reached = words >= dailyWords ? ': hedef tamam' : '';
  return `${numbers.format(words)} / ${numbers.format(dailyWords)} sözcük${reached}`;
}

/** The reached share of the goal, 0-100; null without one. */
const reachedShare = ({ dailyWords, today }: WritingGoal): number | null =>
  dailyWords === null ? null : Math.min(100, Math.round((100 * today.words) / dailyWords));

/** The streak, and the words that are not counted. */
function Asides({ goal: { streak, today } }: { goal: WritingGoal }) {
  return (
    <>
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
    </>
  );
}

const askText = (goal: WritingGoal) => (goal.dailyWords === null ? 'Hedef koy' : 'Hedef');

/** The goal as a small block. */
export function GoalBlock({ goal, onAsk }: ShownGoal) {
  const share = reachedShare(goal);
  return (
    <div className="grid gap-1 text-sm">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-1">
          {share === null ? (
            todayText(goal)
          ) : (
            <Meter label={meterLabel} value={share} text={todayText(goal)} />
          )}
        </span>
        <Button variant="quiet" onClick={onAsk}>
          {askText(goal)}
        </Button>
      </div>
      <Asides goal={goal} />
    </div>
  );
}

/** The room of the thin line: the same while the goal loads and with everything that it may tell. */
const lineRoom = 'grid min-h-20 content-start text-xs text-ink-soft sm:min-h-12';

/** The goal as a thin line with one quiet row below. */
export function GoalThinLine({ goal, onAsk }: ShownGoal) {
  return (
    <div className={lineRoom}>
      <ProgressLine label={meterLabel} value={reachedShare(goal)} />
      <div className="flex items-start justify-between gap-4 tabular-nums">
        <div className="flex flex-wrap gap-x-4 pt-3">
          <p>{todayText(goal)}</p>
          <Asides goal={goal} />
        </div>
        <Button variant="quiet" className="-mr-4 shrink-0 text-xs! text-ink-soft!" onClick={onAsk}>
          {askText(goal)}
        </Button>
      </div>
    </div>
  );
}

/** The thin line while the goal loads. */
export function GoalThinLineLoading() {
  return (
    <div className={lineRoom}>
      <ProgressLine label={meterLabel} value={null} />
      <p className="pt-3">Yazma hedefi yükleniyor…</p>
    </div>
  );
}
