import type { WizardStory } from '#contract/wizard.ts';
import type { PlanId } from '#domain/billing/plans.ts';
import type { GenreId } from '#domain/generation/genres.ts';
import type { EndingId, Narrator, WizardChoice } from '#domain/wizard/types.ts';

/** The counted steps, in their order (docs/product/wizard.md). */
export const wizardSteps = ['narrator', 'genre', 'character', 'beginning', 'development', 'ending'] as const;
export type WizardStep = (typeof wizardSteps)[number];
export type WizardView = WizardStep | 'generation' | 'result';

/** Texts of the two questions of a development step. */
export type Answers = readonly [string, string];

/** The choices that depend on a genre, stored for each genre, so that another genre can be tried without losing them. */
export interface GenreChoices {
  characterId: string | null;
  beginningId: string | null;
  /** By beginning, because each has questions of its own. */
  answers: Readonly<Record<string, Answers>>;
  endingId: EndingId | null;
}

/** A chapter that was delivered. */
export interface Chapter {
  generationId: string;
  text: string;
}

export interface WizardState {
  /** Made by this browser; all chapters of a story share it. */
  storyId: string;
  view: WizardView;
  narrator: Narrator | null;
  genre: GenreId | null;
  byGenre: Readonly<Partial<Record<GenreId, GenreChoices>>>;
  /** Questions and ending of the next chapter, after the first was delivered. */
  later: { answers: Answers; endingId: EndingId | null };
  chapters: readonly Chapter[];
}

export type WizardAction =
  | { type: 'narrator'; narrator: Narrator }
  | { type: 'genre'; genre: GenreId }
  | { type: 'character'; characterId: string }
  | { type: 'beginning'; beginningId: string }
  | { type: 'answer'; at: 0 | 1; text: string }
  | { type: 'ending'; endingId: EndingId }
  | { type: 'next' }
  | { type: 'back' }
  /** Starts another chapter after the delivered ones. */
  | { type: 'continue' }
  /** The text of the requested chapter. */
  | { type: 'written'; chapter: Chapter }
  /** The story on the server, or null; `waiting` while a chapter is being generated. */
  | { type: 'restored'; story: WizardStory | null; waiting: boolean }
  | { type: 'start-over'; storyId: string };

const noAnswers: Answers = ['', ''];
const noChoices: GenreChoices = { characterId: null, beginningId: null, answers: {}, endingId: null };

/** A wizard at its first step without choices. */
export function freshWizard(storyId: string): WizardState {
  return {
    storyId,
    view: 'narrator',
    narrator: null,
    genre: null,
    byGenre: {},
    later: { answers: noAnswers, endingId: null },
    chapters: [],
  };
}

/** The number of the chapter that is being prepared, from 1. */
export function currentChapter({ chapters }: WizardState): number {
  return chapters.length + 1;
}

/** The choices for the selected genre. */
export function currentChoices({ genre, byGenre }: WizardState): GenreChoices {
  return (genre && byGenre[genre]) || noChoices;
}

/** The answers to the current questions of the development step. */
export function currentAnswers(state: WizardState): Answers {
  if (state.chapters.length > 0) return state.later.answers;
  const { beginningId, answers } = currentChoices(state);
  return (beginningId !== null && answers[beginningId]) || noAnswers;
}

/** The ending that is chosen for the current chapter. */
export function currentEnding(state: WizardState): EndingId | null {
  return state.chapters.length > 0 ? state.later.endingId : currentChoices(state).endingId;
}

/** Whether a step is complete; development needs both answers (docs/product/wizard.md). */
export function isAnswered(state: WizardState, step: WizardStep): boolean {
  switch (step) {
    case 'narrator':
      return state.narrator !== null;
    case 'genre':
      return state.genre !== null;
    case 'character':
      return currentChoices(state).characterId !== null;
    case 'beginning':
      return currentChoices(state).beginningId !== null;
    case 'development':
      return currentAnswers(state).every((answer) => answer.trim() !== '');
    case 'ending':
      return currentEnding(state) !== null;
  }
}

/** The complete request for the current chapter; null while a choice is missing. */
export function currentRequest(state: WizardState, endingId = currentEnding(state)): WizardChoice | null {
  const { narrator, genre } = state;
  const { characterId, beginningId } = currentChoices(state);
  if (!narrator || !genre || !characterId || !beginningId || !endingId) return null;
  if (!isAnswered(state, 'development')) return null;
  const [first, second] = currentAnswers(state);
  const answers = [first.trim(), second.trim()] as const;
  return { narrator, genre, characterId, beginningId, chapter: currentChapter(state), answers, endingId };
}

/** True when something was chosen or written that could be lost. */
export function isStarted(state: WizardState): boolean {
  return state.narrator !== null || state.genre !== null || state.chapters.length > 0;
}

/** All chapters as one text, separated by blank lines (docs/product/wizard.md). */
export function wholeText({ chapters }: WizardState): string {
  return chapters.map(({ text }) => text.trim()).join('\n\n');
}

/**
 * Whether another chapter may follow: always for pro and publisher, for a signed-in writer while on chapter 1
 * (docs/product/wizard.md). `plan` is null for a guest.
 */
export function continuation(
  plan: PlanId | null,
  delivered: number,
): 'allowed' | 'needs-pro' | 'needs-account' {
  if (plan === null) return 'needs-account';
  return plan !== 'free' || delivered <= 1 ? 'allowed' : 'needs-pro';
}

function withChoices(state: WizardState, change: Partial<GenreChoices>): WizardState {
  const { genre, byGenre } = state;
  if (genre === null) return state;
  return { ...state, byGenre: { ...byGenre, [genre]: { ...currentChoices(state), ...change } } };
}

function withAnswer(state: WizardState, at: 0 | 1, text: string): WizardState {
  const [first, second] = currentAnswers(state);
  const answers: Answers = at === 0 ? [text, second] : [first, text];
  if (state.chapters.length > 0) return { ...state, later: { ...state.later, answers } };
  const choices = currentChoices(state);
  if (choices.beginningId === null) return state;
  return withChoices(state, { answers: { ...choices.answers, [choices.beginningId]: answers } });
}

function stepOf(view: WizardView): WizardStep | null {
  return view === 'generation' || view === 'result' ? null : view;
}

/** The previous view; for a later chapter the result precedes the development step. */
function viewBefore({ view, chapters }: WizardState): WizardView {
  if (view === 'generation') return 'ending';
  if (view === 'development' && chapters.length > 0) return 'result';
  const step = stepOf(view);
  return (step && wizardSteps[wizardSteps.indexOf(step) - 1]) ?? view;
}

/** Whether 'Geri' has a previous view. */
export function hasBack(state: WizardState): boolean {
  return state.view !== 'result' && viewBefore(state) !== state.view;
}

function viewAfter(state: WizardState): WizardView {
  const step = stepOf(state.view);
  if (!step || !isAnswered(state, step)) return state.view;
  if (step === 'ending') return currentRequest(state) ? 'generation' : 'ending';
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? step;
}

const delivered = (state: WizardState, chapters: readonly Chapter[]): WizardState => ({
  ...state,
  view: 'result',
  chapters,
  later: { answers: noAnswers, endingId: null },
});

function restored(state: WizardState, story: WizardStory | null, waiting: boolean): WizardState {
  const chapters = (story?.chapters ?? []).map(({ generationId, text }) => ({ generationId, text }));
  const founded = story && chapters.length > 0 ? withFoundation(state, story) : state;
  if (waiting) return { ...founded, chapters, view: 'generation' };
  if (chapters.length > 0 && chapters.length !== state.chapters.length) return delivered(founded, chapters);
  // Without a new chapter the choices stay, at the step before the text.
  const nowhere = state.view === 'generation' || (state.view === 'result' && chapters.length === 0);
  return atReachableView({ ...founded, chapters, view: nowhere ? 'ending' : state.view });
}

/** Moves a wizard back to its first incomplete step. */
export function atReachableView(state: WizardState): WizardState {
  const step = stepOf(state.view);
  if (!step) return state;
  const from = state.chapters.length > 0 ? wizardSteps.indexOf('development') : 0;
  const missing = wizardSteps
    .slice(from, wizardSteps.indexOf(step))
    .find((earlier) => !isAnswered(state, earlier));
  return missing ? { ...state, view: missing } : state;
}

function withFoundation(state: WizardState, story: WizardStory): WizardState {
  const { narrator, genre, characterId, beginningId } = story;
  return withChoices({ ...state, narrator, genre }, { characterId, beginningId });
}

/** Applies an action; actions that do not belong to the view change nothing. */
export function advance(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'narrator':
      return { ...state, narrator: action.narrator };
    case 'genre':
      return { ...state, genre: action.genre };
    case 'character':
      return withChoices(state, { characterId: action.characterId });
    case 'beginning':
      return withChoices(state, { beginningId: action.beginningId });
    case 'answer':
      return withAnswer(state, action.at, action.text);
    case 'ending':
      return state.chapters.length > 0
        ? { ...state, later: { ...state.later, endingId: action.endingId } }
        : withChoices(state, { endingId: action.endingId });
    case 'next':
      return { ...state, view: viewAfter(state) };
    case 'back':
      return { ...state, view: viewBefore(state) };
    case 'continue':
      return state.view === 'result' ? { ...state, view: 'development' } : state;
    case 'written':
      return state.chapters.some(({ generationId }) => generationId === action.chapter.generationId)
        ? state
        : delivered(state, [...state.chapters, action.chapter]);
    case 'restored':
      return restored(state, action.story, action.waiting);
    case 'start-over':
      return freshWizard(action.storyId);
  }
}
