import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { WritingGoal } from '#contract/goals.ts';
import { messages } from '#domain/messages/index.ts';
import { goalBounds, usualGoals } from '#domain/story/goals.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const numbers = new Intl.NumberFormat('tr-TR');
const formId = 'writing-goal';

/** Sets the daily goal. */
export function GoalDialog({ goal, onClose }: { goal: WritingGoal; onClose: () => void }) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState(String(goal.dailyWords ?? usualGoals[0]));
  const [fault, setFault] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const set = useMutation(
    queries.goals.set.mutationOptions({
      onSuccess: (next) => {
        cache.setQueryData(queries.goals.read.queryKey(), next);
        onClose();
      },
      onError: (error) => setFault(errorText(error, messages.goals.failed)),
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    const dailyWords = Number(typed.replaceAll('.', '').trim());
    const { min, max } = goalBounds;
    if (!Number.isInteger(dailyWords) || dailyWords < min || dailyWords > max) {
      setFault(messages.goals.range);
      field.current?.focus();
      return;
    }
    set.mutate({ dailyWords });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Günlük yazma hedefi"
      description="Kendi yazdığınız sözcükler sayılır; yapay zekânın yazdıkları ayrı gösterilir. Haftada bir gün kaçırmak seriyi bozmaz."
      initialFocus={field}
      actions={
        <>
          {goal.dailyWords !== null && (
            <Button variant="quiet" disabled={set.isPending} onClick={() => set.mutate({ dailyWords: null })}>
              Hedefi kaldır
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="primary"
            loading={set.isPending}
            loadingText="Kaydediliyor…"
          >
            Hedefi kaydet
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-3" noValidate>
        <TextField
          ref={field}
          label="Günde kaç sözcük?"
          name="daily-words"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(null);
          }}
          error={fault ?? undefined}
        />
        <div className="flex flex-wrap gap-2">
          {usualGoals.map((words) => (
            <Button key={words} onClick={() => setTyped(String(words))}>
              {numbers.format(words)}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  );
}
