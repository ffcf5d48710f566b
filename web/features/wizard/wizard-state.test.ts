import { describe, expect, it } from 'vitest';
import {
  advance,
  atReachableView,
  continuation,
  currentAnswers,
  currentChapter,
  currentChoices,
  currentEnding,
  currentRequest,
  freshWizard,
  hasBack,
  isAnswered,
  isStarted,
  type WizardAction,
  type WizardState,
  wholeText,
} from './wizard-state.ts';

const storyId = '00000000-0000-4000-8000-000000000001';
const begin = () => freshWizard(storyId);
const walk = (state: WizardState, ...actions: WizardAction[]) => actions.reduce(advance, state);
const next: WizardAction = { type: 'next' };
const back: WizardAction = { type: 'back' };
const answer = (at: 0 | 1, text: string): WizardAction => ({ type: 'answer', at, text });

const toCharacter: WizardAction[] = [
  { type: 'narrator', narrator: 'third' },
  next,
  { type: 'genre', genre: 'romantic' },
  next,
];
const toDevelopment: WizardAction[] = [
  ...toCharacter,
  { type: 'character', characterId: 'gulizar' },
  next,
  { type: 'beginning', beginningId: 'bagbozumu' },
  next,
];
const toEnding: WizardAction[] = [
  ...toDevelopment,
  answer(0, 'Bir ceviz ağacı'),
  answer(1, 'Dolu erken gelir'),
  next,
];
const toGeneration: WizardAction[] = [...toEnding, { type: 'ending', endingId: 'open' }, next];
const written = (generationId: string, text: string): WizardAction => ({
  type: 'written',
  chapter: { generationId, text },
});
const toResult: WizardAction[] = [...toGeneration, written('a', 'Birinci bölüm.')];

function story(...texts: string[]) {
  return {
    id: storyId,
    narrator: 'third' as const,
    genre: 'romantic' as const,
    characterId: 'gulizar',
    beginningId: 'bagbozumu',
    chapters: texts.map((text, at) => ({
      chapter: at + 1,
      generationId: 'abc'.charAt(at),
      answers: ['Bir', 'İki'] as [string, string],
      endingId: 'open' as const,
      text,
    })),
  };
}

describe('the six steps', () => {
  it('continue only with a choice', () => {
    let state = begin();
    const choices: WizardAction[] = [
      { type: 'narrator', narrator: 'first' },
      { type: 'genre', genre: 'drama' },
      { type: 'character', characterId: 'x' },
      { type: 'beginning', beginningId: 'y' },
    ];
    for (const choice of choices) {
      const stuck = advance(state, next);
      expect(stuck.view).toBe(state.view);
      state = walk(state, choice, next);
      expect(state.view).not.toBe(stuck.view);
    }
    expect(state.view).toBe('development');
  });

  it('need both answers, and not only white space', () => {
    const state = walk(begin(), ...toDevelopment, answer(0, 'Bir ceviz ağacı'));
    expect(advance(state, next).view).toBe('development');
    expect(isAnswered(advance(state, answer(1, ' \n ')), 'development')).toBe(false);
    expect(walk(state, answer(1, 'Dolu erken gelir'), next).view).toBe('ending');
  });

  it('continue from the ending to the generation', () => {
    const state = walk(begin(), ...toGeneration);
    expect(state.view).toBe('generation');
    expect(currentRequest(state)).toEqual({
      narrator: 'third',
      genre: 'romantic',
      characterId: 'gulizar',
      beginningId: 'bagbozumu',
      chapter: 1,
      answers: ['Bir ceviz ağacı', 'Dolu erken gelir'],
      endingId: 'open',
    });
  });

  it('trim the answers of the request', () => {
    const state = walk(begin(), ...toGeneration, answer(0, '  Bir ceviz ağacı\n'));
    expect(currentRequest(state)?.answers[0]).toBe('Bir ceviz ağacı');
  });

  it('go back one by one and keep every choice', () => {
    const ready = walk(begin(), ...toGeneration);
    let state = ready;
    const seen: string[] = [];
    while (hasBack(state)) {
      state = advance(state, back);
      seen.push(state.view);
    }
    expect(seen).toEqual(['ending', 'development', 'beginning', 'character', 'genre', 'narrator']);
    expect(walk(state, next, next, next, next, next, next)).toEqual(ready);
  });
});

describe('choosing another genre', () => {
  it('clears the choices that depend on it and keeps the narrator', () => {
    const state = walk(
      begin(),
      ...toEnding,
      { type: 'ending', endingId: 'happy' },
      { type: 'genre', genre: 'mystery' },
    );
    expect(currentChoices(state)).toEqual({
      characterId: null,
      beginningId: null,
      answers: {},
      endingId: null,
    });
    expect(currentAnswers(state)).toEqual(['', '']);
    expect(currentEnding(state)).toBeNull();
    expect(state.narrator).toBe('third');
  });

  it('restores the choices of the first genre when it is chosen again', () => {
    const before = walk(begin(), ...toEnding);
    const state = walk(before, { type: 'genre', genre: 'mystery' }, { type: 'genre', genre: 'romantic' });
    expect(state).toEqual(before);
  });

  it('keeps separate answers for each beginning', () => {
    const first = walk(begin(), ...toEnding);
    const other = advance(first, { type: 'beginning', beginningId: 'odunc-nisanli' });
    expect(currentAnswers(other)).toEqual(['', '']);
    expect(currentAnswers(advance(other, { type: 'beginning', beginningId: 'bagbozumu' }))[0]).toBe(
      'Bir ceviz ağacı',
    );
  });
});

describe('chapters', () => {
  it('are separated by a blank line, each with questions and an ending of its own', () => {
    const second = walk(begin(), ...toResult, { type: 'continue' });
    expect(second.view).toBe('development');
    expect(currentChapter(second)).toBe(2);
    expect(currentAnswers(second)).toEqual(['', '']);
    const asked = walk(
      second,
      answer(0, 'Bir'),
      answer(1, 'İki'),
      next,
      { type: 'ending', endingId: 'twist' },
      next,
    );
    expect(asked.view).toBe('generation');
    expect(currentRequest(asked)).toMatchObject({
      chapter: 2,
      characterId: 'gulizar',
      answers: ['Bir', 'İki'],
      endingId: 'twist',
    });
    const done = advance(asked, written('b', 'İkinci bölüm.\n'));
    expect(done.view).toBe('result');
    expect(wholeText(done)).toBe('Birinci bölüm.\n\nİkinci bölüm.');
  });

  it('go back from a later development to the result and keep its answers', () => {
    const state = walk(begin(), ...toResult, { type: 'continue' }, answer(0, 'Bir'), back);
    expect(state.view).toBe('result');
    expect(hasBack(state)).toBe(false);
    expect(currentAnswers(advance(state, { type: 'continue' }))[0]).toBe('Bir');
  });

  it('are added once when they are delivered twice', () => {
    const state = walk(begin(), ...toResult);
    expect(advance(state, written('a', 'Birinci bölüm.'))).toBe(state);
  });

  it('are limited by plan', () => {
    expect([null, 'free', 'pro', 'publisher'].map((plan) => continuation(plan as never, 1))).toEqual([
      'needs-account',
      'allowed',
      'allowed',
      'allowed',
    ]);
    expect(continuation('free', 2)).toBe('needs-pro');
    expect(continuation('publisher', 40)).toBe('allowed');
  });
});

describe('a restored wizard', () => {
  const kept = (state: WizardState): WizardState => ({
    ...state,
    chapters: state.chapters.map((chapter) => ({ ...chapter, text: '' })),
  });
  const restore = (state: WizardState, texts: string[] | null, waiting = false) =>
    advance(kept(state), { type: 'restored', story: texts && story(...texts), waiting });

  it('shows the chapter that was finished meanwhile', () => {
    const state = restore(walk(begin(), ...toGeneration), ['Birinci bölüm.']);
    expect(state.view).toBe('result');
    expect(wholeText(state)).toBe('Birinci bölüm.');
  });

  it('follows a chapter that is still being generated', () => {
    expect(restore(walk(begin(), ...toGeneration), null, true).view).toBe('generation');
  });

  it('returns to the step before the text with all choices when nothing was written', () => {
    const asked = walk(begin(), ...toGeneration);
    const state = restore(asked, null);
    expect(state.view).toBe('ending');
    expect(currentRequest(state)).toEqual(currentRequest(asked));
  });

  it('continues with a later chapter that was being prepared', () => {
    const state = walk(begin(), ...toResult, { type: 'continue' }, answer(0, 'Bir'));
    const found = restore(state, ['Birinci bölüm.']);
    expect(found.view).toBe('development');
    expect(currentAnswers(found)[0]).toBe('Bir');
    expect(wholeText(found)).toBe('Birinci bölüm.');
  });

  it('takes a chapter that another tab has requested', () => {
    const state = walk(begin(), ...toResult, { type: 'continue' }, answer(0, 'Bir'));
    const found = restore(state, ['Birinci bölüm.', 'Öbür sekmede yazılan.']);
    expect(found.view).toBe('result');
    expect(currentChapter(found)).toBe(3);
    expect(currentAnswers(advance(found, { type: 'continue' }))).toEqual(['', '']);
  });

  it('goes back to its first incomplete step', () => {
    const state = { ...walk(begin(), ...toEnding), narrator: null };
    expect(atReachableView(state).view).toBe('narrator');
    expect(atReachableView(walk(begin(), ...toEnding)).view).toBe('ending');
  });
});

it('starts over with another story id', () => {
  const state = advance(walk(begin(), ...toResult), { type: 'start-over', storyId: 'other' });
  expect(state).toEqual(freshWizard('other'));
  expect(isStarted(state)).toBe(false);
  expect(isStarted(walk(begin(), ...toCharacter))).toBe(true);
});
