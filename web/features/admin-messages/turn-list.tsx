import type { AdminMessage } from '#contract/admin-messages.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { classes } from '#web/ui/classes.ts';

/** The message and the turns after it, oldest first. */
export function TurnList({ of }: { of: AdminMessage }) {
  const turns = [
    { id: of.id, side: 'sender' as const, body: of.message, authorEmail: '', createdAt: of.createdAt },
    ...of.replies,
  ];
  return (
    <section aria-labelledby="yazisma" className="grid gap-3">
      <h3 id="yazisma" className="text-lg">
        Yazışma
      </h3>
      <ol className="grid gap-3">
        {turns.map((turn) => (
          <li
            key={turn.id}
            className={classes(
              'grid gap-1.5 rounded-md border border-line p-4',
              turn.side === 'sender' ? 'bg-well' : 'bg-sheet',
            )}
          >
            <p className="text-sm text-ink-soft wrap-anywhere tabular-nums">
              <bdi className="font-semibold text-ink">
                {turn.side === 'sender' ? of.name : turn.authorEmail}
              </bdi>
              {`, ${formatDayAndTime(turn.createdAt)}`}
            </p>
            <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {turn.body}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
