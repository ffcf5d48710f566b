import { PenLine } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import type { Generation } from '#contract/generations.ts';
import { genres } from '#domain/genres.ts';
import { limits } from '#domain/limits.ts';
import type { PlanId } from '#domain/plans.ts';
import { ReceiptMaterial } from '#web/features/bible/index.ts';
import {
  forecastFor,
  formatForecast,
  GenerationProgress,
  GenerationReceipt,
  type GenerationState,
  isBusy,
} from '#web/features/generation/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FaultNote } from './fault-note.tsx';

const suggested = Object.entries(genres).flatMap(([id, name]) => (id === 'nsfw' ? [] : [name]));

interface IdeaPanelProps {
  idea: string;
  genre: string;
  onIdea: (idea: string) => void;
  onGenre: (genre: string) => void;
  ideaFault: string | null;
  genreFault: string | null;
  ideaRef: Ref<HTMLTextAreaElement>;
  state: GenerationState;
  /** True where text stands already: the next one goes on from it. */
  continuing: boolean;
  /** Null for a guest. */
  plan: PlanId | null;
  paragraphs: number;
  /** True while a generation waits for added cards. */
  waiting: boolean;
  options: ReactNode;
  /** What was added to the story; nothing where nothing was. */
  cards: ReactNode;
  /** What of the writer's library goes along; nothing for a guest. */
  bible: ReactNode;
  wizard: ReactNode;
  /** The way to the other texts of a request. */
  variants: ReactNode;
  receipt: Generation | null;
  onGenerate: () => void;
  onStop: () => void;
  onRetry: () => void;
}

/** The idea, what it will cost, and the button that writes. */
export function IdeaPanel(props: IdeaPanelProps) {
  const { idea, genre, state, continuing, plan, paragraphs, receipt, waiting } = props;
  const listId = useId();
  const busy = isBusy(state);
  const left = limits.idea - idea.length;
  return (
    <Card as="section" aria-label="Fikir ve üretim" className="grid gap-4">
      <TextArea
        ref={props.ideaRef}
        label={continuing ? 'Bundan sonra ne olsun?' : 'Hikâye fikri'}
        name="idea"
        rows={3}
        grows
        autoComplete="off"
        maxLength={limits.idea}
        value={idea}
        onChange={(event) => props.onIdea(event.target.value)}
        error={props.ideaFault ?? undefined}
        aside={left <= 500 ? `${left.toLocaleString('tr-TR')} karakter kaldı` : undefined}
      />
      <TextField
        label="Tür"
        optional
        name="genre"
        autoComplete="off"
        list={listId}
        maxLength={limits.genre}
        value={genre}
        onChange={(event) => props.onGenre(event.target.value)}
        error={props.genreFault ?? undefined}
      />
      <datalist id={listId}>
        {suggested.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="divide-y divide-line border-y border-line">
        {props.options}
        {props.cards}
        {props.bible}
      </div>
      {!busy && idea.trim() !== '' && (
        <p className="text-sm text-ink-soft tabular-nums">
          {continuing ? 'Devamı' : 'Bu üretim'}{' '}
          {formatForecast(forecastFor(idea, { plan, surface: 'editor', continuing, paragraphs }))} harcar.
        </p>
      )}
      <Button
        className="max-lg:hidden"
        variant={continuing ? 'secondary' : 'primary'}
        icon={<PenLine aria-hidden="true" />}
        loading={busy || waiting}
        loadingText={waiting ? 'Hazırlanıyor…' : 'Yazılıyor…'}
        onClick={props.onGenerate}
      >
        {continuing ? 'Devam et' : 'Hikâye üret'}
      </Button>
      {!busy && props.wizard}
      <div className="empty:hidden max-lg:hidden">
        <GenerationProgress state={state} onStop={props.onStop} />
      </div>
      {state.phase === 'failed' && <FaultNote fault={state.fault} onRetry={props.onRetry} />}
      {receipt && !busy && state.phase !== 'failed' && (
        <div className="grid">
          <GenerationReceipt generation={receipt} />
          {props.plan !== null && <ReceiptMaterial generationId={receipt.id} />}
        </div>
      )}
      {!busy && props.variants}
    </Card>
  );
}
