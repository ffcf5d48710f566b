import type { Place, Thing, ThingKind } from '../engine/world.ts';
import { entryAt, placeOf } from './lexicon.ts';
import { type IdeaReading, readIdea } from './read-idea.ts';
import { cleanIdea, ideaSentences, tokenize } from './tokens.ts';

export interface Beginning {
  title?: string;
  description?: string;
  setting?: string;
}

/** What one can hold is likelier to be what a story is about than what happens around it. */
const KIND_WEIGHT: Readonly<Record<ThingKind, number>> = {
  portable: 3,
  vessel: 3,
  being: 2,
  site: 1,
  phenomenon: 0,
};
const TITLE_WEIGHT = 4;

/**
 * Reads a chosen beginning before anything else that was written: the setting gives the place, the title and then
 * the description the thing. What it names nothing of is taken from `idea`.
 */
export function readBeginning(beginning: Beginning, idea: IdeaReading): IdeaReading {
  const told = readIdea([beginning.description, beginning.setting].filter(Boolean).join('. '));
  const description = readIdea(beginning.description ?? '');
  const title = readIdea((beginning.title ?? '').toLocaleLowerCase('tr'));
  const setting = placeOfSetting(beginning.setting ?? '');
  const places = [...(setting ? [setting] : []), ...description.places, ...told.places, ...told.sites];
  const things = weigh(title, description, setting);
  const unknown = things.length === 0 ? (description.unknown ?? idea.unknown) : undefined;
  return {
    ...idea,
    ...(idea.people.length > 0 ? {} : { people: told.people }),
    things: things.length > 0 || unknown ? things : idea.things,
    places: places.length > 0 ? places : idea.places,
    unknown,
    ranked: true,
    moments: new Set([...told.moments, ...(told.moments.size === 0 ? idea.moments : [])]),
    deed: undefined,
    creature: undefined,
  };
}

/** The things of title and description, the likeliest first. */
function weigh(title: IdeaReading, description: IdeaReading, setting: Place | undefined): Thing[] {
  const weights = new Map<string, { thing: Thing; weight: number }>();
  const add = (reading: IdeaReading, extra: number): void => {
    const found = reading.creature ? [reading.creature, ...reading.things] : reading.things;
    for (const thing of found) {
      const known = weights.get(thing.lemma);
      const strength = reading.strength.get(thing.lemma) ?? 0;
      const weight = (known?.weight ?? KIND_WEIGHT[thing.kind]) + extra + strength;
      weights.set(thing.lemma, { thing: known?.thing.adjective ? known.thing : thing, weight });
    }
  };
  add(title, TITLE_WEIGHT);
  add(description, 0);
  const head = setting?.lemma.split(' ').at(-1) ?? '';
  return [...weights.values()]
    .filter(({ thing }) => !setting || (thing.lemma !== setting.lemma && !head.startsWith(thing.lemma)))
    .sort((a, b) => b.weight - a.weight)
    .map(({ thing }) => thing);
}

/** "Kars'a giden bir gece treni, ocak karı" is about the night train: the noun itself, not what it is described by. */
function placeOfSetting(setting: string): Place | undefined {
  const found: { place: Place; bare: boolean; first: boolean }[] = [];
  for (const [clause, text] of ideaSentences(cleanIdea(setting).replace(/,\s+/gu, '; ')).entries()) {
    const tokens = tokenize(text);
    const words = tokens.map((token) => token.lower);
    for (let at = 0; at < words.length; at += 1) {
      const entry = entryAt(words, at);
      if (!entry || (/['’]/u.test(tokens[at]?.text ?? '') && !entry.place)) continue;
      const last = words[at + entry.words.length - 1];
      if (entry.place) {
        const place = placeOf(entry, entry.place.milieu);
        found.push({ place, bare: last === entry.words.at(-1), first: clause === 0 });
      }
      at += entry.words.length - 1;
    }
  }
  const best =
    found.findLast(({ bare, first }) => bare && first) ?? found.findLast(({ bare }) => bare) ?? found[0];
  return best?.place;
}
