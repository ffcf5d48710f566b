import type { BeatName } from '../engine/plan.ts';
import type { World } from '../engine/world.ts';
import type { StoryRequest } from '../request.ts';
import { tellHeroCard, tellOtherCard } from './told-cards.ts';
import { tellClauses } from './told-clauses.ts';

/** Passages made of what the writer chose: cards, wizard steps and plot elements, by the beat that tells them. */
export function tellRequest(request: StoryRequest, world: World): Partial<Record<BeatName, string[]>> {
  const hero = world.hero.name;
  const clauses = (text: string | undefined, limit?: number): string[] =>
    tellClauses(text ?? '', hero, 'past', limit);
  const plot = request.plot ?? [];
  const ofType = (type: string): string[] =>
    plot.filter((element) => element.type === type).flatMap((element) => clauses(element.description, 2));
  const told: Partial<Record<BeatName, string[]>> = {
    card: [],
    talk: [],
    dark: [],
    premise: ofType('introduction'),
    answer: [
      ...(request.wizard?.answers ?? []).flatMap((answer) => clauses(answer, 1)),
      ...ofType('development'),
    ],
    settle: [...ofType('conclusion'), ...clauses(request.wizard?.ending?.description, 1)],
  };
  if (!request.previousText?.trim())
    told.premise?.push(...clauses(request.wizard?.beginning?.description, 2));
  for (const card of request.characters ?? []) {
    if (card.name === hero) {
      if (!request.previousText?.trim()) told.card?.push(...tellHeroCard(card, world.narrator));
    } else if (card.name === world.friend.name) told.talk?.push(...tellOtherCard(card, 'F'));
    else if (card.name === world.rival.name) told.dark?.push(...tellOtherCard(card, 'A'));
  }
  return told;
}
