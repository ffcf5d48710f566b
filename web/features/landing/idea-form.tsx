import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { limits } from '#domain/limits.ts';
import {
  forecastFor,
  formatForecast,
  HelpLine,
  ParagraphChoice,
  wholeBalanceText,
} from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { GenreChoice } from './genre-choice.tsx';
import { IdeaChips } from './idea-chips.tsx';

/** The count appears when this many characters are left. */
const countFrom = limits.idea - 500;

export interface Idea {
  text: string;
  genre: string;
}

interface IdeaFormProps {
  idea: Idea;
  /** Called with the changed fields only, so that two simultaneous changes do not overwrite each other. */
  onChange: (change: Partial<Idea>) => void;
  onSubmit: () => void;
  busy: boolean;
  /** True when a text is shown below, so that generating another one is a secondary action. */
  again: boolean;
  /** True when the trial can't pay for another text, which is shown before the click. */
  usedUp: boolean;
  /** Null for a guest. */
  terms: PlanTerms | null;
  /** Tokens of an account; null for a guest. */
  balance: number | null;
  /** The note that the balance is too small for a start; nothing when it suffices. */
  shortage: ReactNode;
  shortageId: string | undefined;
  /** Null for the plan's default count. */
  paragraphs: number | null;
  onParagraphs: (paragraphs: number) => void;
  /** Whether visitors may generate without an account. */
  guestTrial: boolean;
  fault: string | null;
  ideaRef: Ref<HTMLTextAreaElement>;
}

/** The button's text when an account is required; an attribute of the document selects the visible one. */
function AccountFirst() {
  return (
    <>
      <span data-for="visitor">Hesap aç ve yazdır</span>
      <span data-for="member">Hikâyemi yaz</span>
    </>
  );
}

/** The idea with the one button that turns it into a story; below it ideas to begin with, and the genre. */
export function IdeaForm(props: IdeaFormProps) {
  const { idea, onChange, onSubmit, busy, again, usedUp, terms, balance, shortageId } = props;
  const { paragraphs, guestTrial, fault, ideaRef } = props;
  const estimateId = useId();
  const length = idea.text.length;
  const blank = idea.text.trim() === '';
  const by = { terms, surface: 'landing', continuing: false, ...(paragraphs && { paragraphs }) } as const;
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
      className="grid gap-4 rounded-xl border border-line bg-sheet p-4 shadow-sheet sm:gap-5 sm:p-6"
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
      <HelpLine text={idea.text} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={estimateId} className="flex-1 basis-24 text-sm text-ink-soft tabular-nums">
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
          className="px-6 text-base whitespace-nowrap"
        >
          {again ? 'Yeniden üret' : guestTrial ? 'Hikâyemi yaz' : <AccountFirst />}
        </Button>
      </div>
      {props.shortage}
      <IdeaChips value={idea.text} onChoose={(text) => onChange({ text })} />
      <GenreChoice value={idea.genre} onChange={(genre) => onChange({ genre })} />
      {/* The height is reserved for a member before the plan is known, to avoid a layout shift. */}
      <div data-for="member" className="min-h-18">
        <ParagraphChoice
          terms={terms}
          surface="landing"
          continuing={false}
          value={paragraphs}
          onChange={props.onParagraphs}
        />
      </div>
    </form>
  );
}
