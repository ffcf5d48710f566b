import { YOUTH } from '../banks/youth.ts';
import type { StoryState } from '../engine/story-state.ts';
import type { World } from '../engine/world.ts';
import type { StoryRequest } from '../request.ts';
import { sentenceInPast } from './retell.ts';
import { tellAnswer } from './told-answers.ts';
import { tellBeginning } from './told-beginning.ts';
import { tellHeroCard, tellOtherCard } from './told-cards.ts';
import { safeSentences, tellClauses } from './told-clauses.ts';

type Told = StoryState['told'];

/** What the writer chose (cards, wizard steps, plot elements) as passages, by the beat that tells them. */
export function tellRequest(request: StoryRequest, world: World): Told {
  const hero = world.hero.name;
  const goesOn = Boolean(request.previousText?.trim());
  const plot = request.plot ?? [];
  const ofType = (type: string): string[][] =>
    plot
      .filter((element) => element.type === type)
      .flatMap((element) => tellClauses(element.description, hero, 2))
      .map((passage) => [passage]);
  const { beginning, answers = [], questions = [], ending } = request.wizard ?? {};
  const opening = goesOn || !beginning ? [] : tellBeginning(beginning);
  const card: (readonly string[])[] = [];
  const talk: (readonly string[])[] = [];
  const dark: (readonly string[])[] = [];
  for (const character of request.characters ?? []) {
    if (character.name === hero) {
      if (!goesOn) card.push(...tellHeroCard(character, world.narrator));
    } else if (character.name === world.friend.name) {
      talk.push(...tellOtherCard(character, 'F').map((passage) => [passage]));
    } else if (character.name === world.rival.name) {
      dark.push(...tellOtherCard(character, 'A').map((passage) => [passage]));
    }
  }
  return {
    begin: opening.length > 0 ? [opening] : [],
    card,
    wish: request.audience === 'young-adult' ? [YOUTH] : [],
    talk,
    dark,
    premise: [
      ...ofType('introduction'),
      ...(goesOn || opening.length > 0
        ? []
        : tellClauses(beginning?.description ?? '', hero, 2).map((passage) => [passage])),
    ],
    answer: [
      ...answers
        .map((answer, at) => tellAnswer(answer, questions[at], hero, (request.chapter ?? 1) * 2 + at))
        .filter((wordings) => wordings.length > 0),
      ...ofType('development'),
    ],
    settle: [...ofType('conclusion'), ...tellEnding(ending?.description ?? '', request.previousText ?? '')],
  };
}

/** The chosen ending in its own words, once in a story. */
function tellEnding(description: string, earlier: string): string[][] {
  return safeSentences(description, 3).length === 0
    ? []
    : [description]
        .map((text) => sentenceInPast(text))
        .filter((told) => told !== undefined && !earlier.includes(told.slice(0, 30)))
        .map((told) => [`${told}.`]);
}
