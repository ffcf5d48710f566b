import { LockKeyhole, MapPin } from 'lucide-react';
import type { AdultAccess } from '#contract/adult-content.ts';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { messages } from '#domain/messages/index.ts';
import { wizardGenre } from '#domain/wizard/catalogue.ts';
import { type Narrator, narrators } from '#domain/wizard/types.ts';
import { Badge } from '#web/ui/badge.tsx';
import { AgeDeclaration } from './age-declaration.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { narratorTexts } from './step-texts.ts';
import { currentChoices, type WizardAction, type WizardState } from './wizard-state.ts';

export interface StepProps {
  state: WizardState;
  dispatch: (action: WizardAction) => void;
  /** The id of the heading with the step's question. */
  headingId: string;
}

/** The narrator, with the same sentence in both persons as an example. */
export function NarratorStep({ state, dispatch, headingId }: StepProps) {
  return (
    <ChoiceCards<Narrator>
      labelledBy={headingId}
      value={state.narrator}
      onChange={(narrator) => dispatch({ type: 'narrator', narrator })}
      choices={(['first', 'third'] as const).map((id) => ({
        id,
        title: narrators[id],
        children: (
          <>
            <span>{narratorTexts[id].meaning}</span>
            <span className="font-serif text-base text-ink">“{narratorTexts[id].sample}”</span>
          </>
        ),
      }))}
    />
  );
}

const genreIds = Object.keys(genres) as GenreId[];

/** The genres; the adult one depends on plan, declaration and site settings (docs/product/plans.md). */
export function GenreStep({ state, dispatch, headingId, access }: StepProps & { access: AdultAccess }) {
  const offered = genreIds.filter((id) => id !== 'nsfw' || access !== 'off');
  const locked = access === 'plan';
  return (
    <>
      <ChoiceCards<GenreId>
        labelledBy={headingId}
        value={state.genre === 'nsfw' && locked ? null : state.genre}
        onChange={(genre) => dispatch({ type: 'genre', genre })}
        choices={offered.map((id) => ({
          id,
          title: genres[id],
          disabled: id === 'nsfw' && locked,
          aside: id === 'nsfw' && locked && (
            <Badge tone="accent" icon={<LockKeyhole aria-hidden="true" />}>
              {messages.wizard.proGenre}
            </Badge>
          ),
          children: wizardGenre(id).description,
        }))}
      />
      {state.genre === 'nsfw' && access === 'undeclared' && <AgeDeclaration />}
      {state.genre === 'nsfw' && access === 'allowed' && (
        <p className="mt-4 text-sm text-ink-soft">
          Bu tür yetişkin okur içindir ve sansürsüz yazılır; her yaştan okur için başka bir tür seçin.
        </p>
      )}
    </>
  );
}

/** The main character. */
export function CharacterStep({ state, dispatch, headingId }: StepProps) {
  const { characters } = wizardGenre(state.genre ?? 'romantic');
  return (
    <ChoiceCards
      labelledBy={headingId}
      value={currentChoices(state).characterId}
      onChange={(characterId) => dispatch({ type: 'character', characterId })}
      choices={characters.map(({ id, name, profession, age, personality, background }) => ({
        id,
        title: name,
        aside: <span className="text-sm text-ink-soft">{age} yaşında</span>,
        children: (
          <>
            <span className="font-semibold text-ink">{profession}</span>
            <span className="text-ink">{personality}</span>
            <span>{background}</span>
          </>
        ),
      }))}
    />
  );
}

/** The beginning of the story. */
export function BeginningStep({ state, dispatch, headingId }: StepProps) {
  const { beginnings } = wizardGenre(state.genre ?? 'romantic');
  return (
    <ChoiceCards
      labelledBy={headingId}
      value={currentChoices(state).beginningId}
      onChange={(beginningId) => dispatch({ type: 'beginning', beginningId })}
      choices={beginnings.map(({ id, title, description, setting }) => ({
        id,
        title,
        children: (
          <>
            <span className="text-ink">{description}</span>
            <span className="flex items-baseline gap-1.5">
              <MapPin aria-hidden="true" className="size-3.5 shrink-0 translate-y-0.5" />
              {setting}
            </span>
          </>
        ),
      }))}
    />
  );
}
