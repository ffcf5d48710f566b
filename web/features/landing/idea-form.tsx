import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { limits } from '#domain/limits.ts';
import type { PlanId } from '#domain/plans.ts';
import {
  forecastFor,
  formatForecast,
  ParagraphChoice,
  wholeBalanceText,
} from '#web/features/generation/index.ts';
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
  /** True where the trial can't pay for another text: it is said here, before the click. */
  usedUp: boolean;
  /** Null for a guest. */
  plan: PlanId | null;
  /** Tokens of an account; null for a guest. */
  balance: number | null;
  /** What says that the balance does not carry a start, and its id; nothing where it does. */
  shortage: ReactNode;
  shortageId: string | undefined;
  /** Null where the plan's usual count is written. */
  paragraphs: number | null;
  onParagraphs: (paragraphs: number) => void;
  /** Whether visitors may try it; else they need an account first. */
  guestTrial: boolean;
  fault: string | null;
  ideaRef: Ref<HTMLTextAreaElement>;
}

/** The button's text where only an account may write; which one is seen follows from the mark on the document. */
function AccountFirst() {
  return (
    <>
      <span data-for="visitor">Hesap aç ve yazdır</span>
      <span data-for="member">Hikâyemi yaz</span>
    </>
  );
}

/** The idea, its genre and the one button that turns it into a story. */
export function IdeaForm(props: IdeaFormProps) {
  const { idea, onChange, onSubmit, busy, again, usedUp, plan, balance, shortageId } = props;
  const { paragraphs, guestTrial, fault, ideaRef } = props;
  const estimateId = useId();
  const length = idea.text.length;
  const blank = idea.text.trim() === '';
  const by = { plan, surface: 'landing', continuing: false, ...(paragraphs && { paragraphs }) } as const;
  const forecast = forecastFor(idea.text, by);
  const whole = balance !== null && forecast.low > balance ? ` ${wholeBalanceText(balance)}` : '';
  const cost = `Bu üretim ${formatForecast(forecast)} harcar.${whole}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if ((!blank || shortageId) && !busy && !usedUp) onSubmit();
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
      {/* Its height is kept for a member before the plan is known, so that nothing moves. */}
      <div data-for="member" className="min-h-18">
        <ParagraphChoice
          plan={plan}
          surface="landing"
          continuing={false}
          value={paragraphs}
          onChange={props.onParagraphs}
        />
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between">
        <p id={estimateId} className="text-sm text-ink-soft tabular-nums">
          {shortageId ? null : usedUp ? (
            'Deneme tokenleriniz yeni bir metne yetmiyor. Ücretsiz bir hesapla devam edebilirsiniz.'
          ) : blank ? (
            'Bir iki cümle yeter.'
          ) : guestTrial ? (
            cost
          ) : (
            <span data-for="member">{cost}</span>
          )}
          {!guestTrial && (
            <span data-for="visitor">
              {' '}
              Yazdırmak için ücretsiz bir hesap gerekir; fikriniz editöre taşınır.
            </span>
          )}
        </p>
        <Button
          type="submit"
          variant={again ? 'secondary' : 'primary'}
          disabled={(blank && !shortageId) || usedUp}
          reasonId={shortageId}
          loading={busy}
          loadingText="Yazılıyor…"
          aria-describedby={estimateId}
          className="px-6 text-base"
        >
          {again ? 'Yeniden üret' : guestTrial ? 'Hikâyemi yaz' : <AccountFirst />}
        </Button>
      </div>
      {props.shortage}
    </form>
  );
}
