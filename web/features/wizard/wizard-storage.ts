import { type GenreId, genres } from '#domain/generation/genres.ts';
import { limits } from '#domain/limits.ts';
import { wizardBeginning, wizardCharacter } from '#domain/wizard/catalogue.ts';
import { endingIds, narrators } from '#domain/wizard/types.ts';
import { notifyWizardStored, wizardStorageKey } from './wizard-progress.ts';
import {
  type Answers,
  atReachableView,
  freshWizard,
  type GenreChoices,
  type WizardState,
  wizardSteps,
} from './wizard-state.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isUuid = (id: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | null {
  return allowed.find((known) => known === value) ?? null;
}

function answersOf(value: unknown): Answers {
  const [first, second] = Array.isArray(value) ? value : [];
  const text = (answer: unknown) => (typeof answer === 'string' ? answer.slice(0, limits.wizardAnswer) : '');
  return [text(first), text(second)];
}

/** Keeps only choices that are still in the catalogue. */
function choicesOf(genre: GenreId, value: unknown): GenreChoices {
  const kept = record(value);
  const character = wizardCharacter(genre, String(kept.characterId));
  const beginning = wizardBeginning(genre, String(kept.beginningId));
  const answers = Object.entries(record(kept.answers))
    .filter(([id]) => wizardBeginning(genre, id))
    .map(([id, texts]) => [id, answersOf(texts)] as const);
  return {
    characterId: character?.id ?? null,
    beginningId: beginning?.id ?? null,
    answers: Object.fromEntries(answers),
    endingId: oneOf(kept.endingId, endingIds),
  };
}

const genreIds = Object.keys(genres) as GenreId[];
const narratorIds = Object.keys(narrators) as (keyof typeof narrators)[];

/** Parses a stored wizard; null when invalid. The server stores the chapters' texts. */
function parse(value: unknown): WizardState | null {
  const kept = record(value);
  const { storyId, chapters } = kept;
  const view = oneOf(kept.view, [...wizardSteps, 'generation', 'result']);
  if (typeof storyId !== 'string' || !isUuid(storyId) || !view || !Array.isArray(chapters)) return null;
  const later = record(kept.later);
  const byGenre = record(kept.byGenre);
  return atReachableView({
    ...freshWizard(storyId),
    view,
    narrator: oneOf(kept.narrator, narratorIds),
    genre: oneOf(kept.genre, genreIds),
    byGenre: Object.fromEntries(
      genreIds.filter((id) => id in byGenre).map((id) => [id, choicesOf(id, byGenre[id])]),
    ),
    later: { answers: answersOf(later.answers), endingId: oneOf(later.endingId, endingIds) },
    chapters: chapters.map((id) => ({ generationId: String(id), text: '' })),
  });
}

/**
 * Keeps a person's wizard across a reload (this tab's own) and a crash (the newest of any tab). Only choices are
 * kept; the chapters' texts are found again by the story's id. A browser without storage has none after a reload.
 */
export function createWizardStorage(
  personId: string,
  stores: () => readonly Store[] = () => [sessionStorage, localStorage],
) {
  const key = wizardStorageKey(personId);
  function each<T>(action: (store: Store) => T): T[] {
    try {
      return stores().map(action);
    } catch {
      return [];
    }
  }
  return {
    read(): WizardState | null {
      for (const text of each((store) => store.getItem(key))) {
        try {
          const state = parse(JSON.parse(text ?? 'null'));
          if (state) return state;
        } catch {
          // Invalid or truncated JSON counts as nothing stored.
        }
      }
      return null;
    },
    write(state: WizardState): void {
      const text = JSON.stringify({
        ...state,
        chapters: state.chapters.map((chapter) => chapter.generationId),
      });
      each((store) => store.setItem(key, text));
      notifyWizardStored();
    },
    clear(): void {
      each((store) => store.removeItem(key));
      notifyWizardStored();
    },
  };
}
