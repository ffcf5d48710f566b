import { PenLine } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import type { Generation } from '#contract/generations.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { genres } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import {
  forecastFor,
  formatForecast,
  type GenerationState,
  HelpLine,
  isBusy,
  StorytellerNote,
  wholeBalanceText,
} from '#web/features/generation/index.ts';
import { useTokenBalance } from '#web/features/session/index.ts';
import { type Shortage, ShortageNote } from '#web/features/token-shortage/index.ts';
import { ReceiptMaterial } from '#web/features/world/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PremiseField } from './premise-field.tsx';

const suggested = Object.entries(genres).flatMap(([id, name]) => (id === 'nsfw' ? [] : [name]));

interface IdeaPanelProps {
  /** What the story is about; it stays with the story. */
  idea: string;
  /** Where the next continuation goes; typed for that one alone. */
  direction: string;
  genre: string;
  onIdea: (idea: string) => void;
  onDirection: (direction: string) => void;
  onGenre: (genre: string) => void;
  /** Why a text can't be asked for; why the idea can't be saved. */
  ideaFault: string | null;
  ideaRef: Ref<HTMLTextAreaElement>;
  state: GenerationState;
  /** True where text stands already: the next one goes on from it. */
  continuing: boolean;
  /** Null for a guest. */
  terms: PlanTerms | null;
  paragraphs: number;
  /** True while a generation waits for added cards. */
  waiting: boolean;
  options: ReactNode;
  /** What was added to the story; nothing where nothing was. */
  cards: ReactNode;
  /** The world entries of the next prompt; nothing for a guest. */
  world: ReactNode;
  wizard: ReactNode;
  receipt: Generation | null;
  /** Too few tokens for a start; null where there are enough. */
  shortage: Shortage | null;
  shortageRef: Ref<HTMLDivElement>;
  onGenerate: () => void;
}

/** The idea, or the direction of a continuation; what it will cost, and the button that writes. */
export function IdeaPanel(props: IdeaPanelProps) {
  const { idea, direction, genre, state, continuing, terms, paragraphs, receipt, waiting } = props;
  const { shortage } = props;
  const listId = useId();
  const shortageId = useId();
  const busy = isBusy(state);
  const { tokens } = useTokenBalance();
  /** The last start was refused for want of tokens. */
  const refused = state.phase === 'failed' && state.fault.code === 'TOO_FEW_TOKENS';
  const words = continuing ? direction : idea;
  const left = limits.idea - words.length;
  const forecast = forecastFor(words, { terms, surface: 'editor', continuing, paragraphs });
  return (
    <section aria-label="Fikir ve üretim" className="grid gap-4">
      <TextArea
        ref={props.ideaRef}
        label={continuing ? 'Nereye gitsin?' : 'Hikâye fikri'}
        optional={continuing}
        name={continuing ? 'direction' : 'idea'}
        rows={continuing ? 2 : 3}
        grows
        autoComplete="off"
        maxLength={limits.idea}
        value={words}
        onChange={({ target }) => (continuing ? props.onDirection : props.onIdea)(target.value)}
        error={props.ideaFault ?? undefined}
        aside={left <= 500 ? `${left.toLocaleString('tr-TR')} karakter kaldı` : undefined}
      />
      <HelpLine text={words} />
      <TextField
        label="Tür"
        optional
        name="genre"
        autoComplete="off"
        list={listId}
        maxLength={limits.genre}
        value={genre}
        onChange={(event) => props.onGenre(event.target.value)}
      />
      <datalist id={listId}>
        {suggested.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="divide-y divide-line border-y border-line">
        {continuing && <PremiseField premise={idea} onChange={props.onIdea} />}
        {props.options}
        {props.cards}
        {props.world}
      </div>
      {!busy && !shortage && (continuing || idea.trim() !== '') && (
        <p className="text-sm text-ink-soft tabular-nums">
          {continuing ? 'Devamı' : 'Bu üretim'} {formatForecast(forecast)} harcar.
          {terms !== null && forecast.low > tokens && ` ${wholeBalanceText(tokens)}`}
        </p>
      )}
      <Button
        // A narrow window has the same button in its bar; over an open drawer the bar is not reached.
        className={continuing ? undefined : 'max-lg:hidden'}
        variant={continuing ? 'secondary' : 'primary'}
        icon={<PenLine aria-hidden="true" />}
        loading={busy || waiting}
        loadingText={waiting ? 'Hazırlanıyor…' : 'Yazılıyor…'}
        reasonId={!busy && shortage ? shortageId : undefined}
        onClick={props.onGenerate}
      >
        {continuing ? 'Devam et' : 'Hikâye üret'}
      </Button>
      {!busy && shortage && (
        <ShortageNote id={shortageId} shortage={shortage} noteRef={props.shortageRef} refused={refused}>
          Kendiniz yazmaya devam edebilirsiniz; yazdıklarınız her zamanki gibi kaydedilir.
        </ShortageNote>
      )}
      {!busy && props.wizard}
      {receipt?.byStoryteller && !busy && <StorytellerNote />}
      {receipt && !busy && props.terms !== null && <ReceiptMaterial generationId={receipt.id} />}
    </section>
  );
}
