import { type Audience, genres, type Rating } from '#domain/generation/genres.ts';
import { joinChapters } from '#domain/story/book/split-chapters.ts';
import { wizardSelection } from '#domain/wizard/catalogue.ts';
import { wizardIdea } from '#domain/wizard/wizard-idea.ts';
import type { GenerationRequest } from '#web/features/generation/index.ts';
import type { WizardResult } from './lazy-wizard.tsx';
import { currentRequest, type WizardState, wholeText } from './wizard-state.ts';

/** The rating of a wizard's story: only the adult genre is not for everybody. */
function ratingOf({ genre }: WizardState): Rating {
  return genre === 'nsfw' ? 'uncensored' : 'safe';
}

/** The adult genre is for adult readers; the other genres are for everybody. */
function audienceOf({ genre }: WizardState): Audience {
  return genre === 'nsfw' ? 'adult' : 'general';
}

/**
 * What is asked for as the chapter now; null while a choice is missing or the catalogue does not know it.
 * @param paragraphs null where the plan's usual count is written.
 */
export function chapterRequest(state: WizardState, paragraphs: number | null): GenerationRequest | null {
  const choice = currentRequest(state);
  const selection = choice && wizardSelection(choice);
  if (!selection) return null;
  return {
    idea: wizardIdea(selection),
    genre: genres[selection.genre],
    surface: 'wizard',
    ...(paragraphs && { paragraphs }),
    audience: audienceOf(state),
    rating: ratingOf(state),
    wizard: { ...choice, storyId: state.storyId, answers: [...choice.answers] },
  };
}

/** The whole text of the story; several chapters get titles, so that the editor recognises them. */
function bookOf(state: WizardState): string {
  const { chapters } = state;
  if (chapters.length < 2) return wholeText(state);
  return joinChapters(chapters.map(({ text }, at) => ({ title: `Bölüm ${at + 1}`, text: text.trim() })));
}

/** The text and kind of the story for the editor ('Düzenle'). */
export function resultOf(state: WizardState): WizardResult {
  return {
    text: bookOf(state),
    genre: state.genre ? genres[state.genre] : '',
    rating: ratingOf(state),
  };
}
