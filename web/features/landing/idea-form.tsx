import { type FormEvent, type Ref, useId } from 'react';
import { limits } from '#domain/limits.ts';
import type { PlanId } from '#domain/plans.ts';
import { forecastFor, formatForecast } from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { GenreChoice } from './genre-choice.tsx';

/** The count appears when this many characters are left. */
const countFrom = limits.idea - 500;

export interface Idea {
  text: string;
  genre: string;
}

interface IdeaFormProps {
  idea: Idea;
  /** Told what changed only: two changes of one moment must not undo each other. */
  onChange: (change: Partial<Idea>) => void;
  onSubmit: () => void;
  busy: boolean;
  /** True where a text already stands below: another one is no longer the first thing to do. */
  again: boolean;
  /** Null for a guest. */
  plan: PlanId | null;
  fault: string | null;
  ideaRef: Ref<HTMLTextAreaElement>;
}

/** The idea, its genre and the one button that turns it into a story. */
export function IdeaForm({ idea, onChange, onSubmit, busy, again, plan, fault, ideaRef }: IdeaFormProps) {
  const estimateId = useId();
  const length = idea.text.length;
  const blank = idea.text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!blank && !busy) onSubmit();
  };
  return (
    <form
      onSubmit={submit}
      className="grid gap-5 rounded-xl border border-line bg-sheet p-5 shadow-sheet sm:p-7"
    >
      <TextArea
        ref={ideaRef}
        label="Hikâye fikriniz"
        name="idea"
        rows={4}
        grows
        manuscript
        maxLength={limits.idea}
        autoComplete="off"
        placeholder="Örneğin: Deniz fenerinde tek başına yaşayan Nermin, bir sabah kıyıya vuran şişede kendi el yazısını bulur."
        value={idea.text}
        error={fault ?? undefined}
        aside={
          length >= countFrom
            ? `${length.toLocaleString('tr-TR')} / ${limits.idea.toLocaleString('tr-TR')}`
            : undefined
        }
        onChange={(event) => onChange({ text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <GenreChoice value={idea.genre} onChange={(genre) => onChange({ genre })} />
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <p id={estimateId} className="text-sm text-ink-soft tabular-nums">
          {blank
            ? 'Bir iki cümle yeter.'
            : `Bu üretim ${formatForecast(forecastFor(idea.text, { plan, surface: 'landing', continuing: false }))} harcar.`}
        </p>
        <Button
          type="submit"
          variant={again ? 'secondary' : 'primary'}
          disabled={blank}
          loading={busy}
          loadingText="Yazılıyor…"
          aria-describedby={estimateId}
          className="px-6 text-base"
        >
          {again ? 'Yeniden üret' : 'Hikâyemi yaz'}
        </Button>
      </div>
    </form>
  );
}
