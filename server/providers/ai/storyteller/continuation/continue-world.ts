import { hourOf, setHour } from '../engine/build-world.ts';
import type { World } from '../engine/world.ts';
import { readIdea } from '../idea/read-idea.ts';
import type { StoryRequest } from '../request.ts';
import { occurrences, type PreviousReading } from './read-previous.ts';

/** Sets people, person, tense, place, thing and hour of a world to what the earlier text says. */
export function continueWorld(world: World, previous: PreviousReading, request: StoryRequest): void {
  const text = (request.previousText ?? '').slice(-6000);
  const reading = readIdea(text);
  world.narrator = request.narrator ?? previous.narrator;
  world.flags.delete('first');
  world.flags.delete('third');
  world.flags.add(world.narrator);
  world.tense = previous.tense;
  world.flags.delete('deed');
  settlePeople(
    world,
    previous,
    reading.people.map((person) => person.entry.lemma),
    request.characters?.some((card) => card.name === world.hero.name) ?? false,
  );
  const present = (lemma: string, compound: boolean | undefined): number =>
    occurrences(text, lemma, compound ?? false);
  if (present(world.thing.lemma, world.thing.compound) === 0) {
    const found = mostPresent(reading.things, present);
    if (found) {
      world.flags.delete(world.thing.kind);
      world.thing = found;
      world.flags.add(found.kind);
      if (found.sounds.length > 0) world.flags.add('tsound');
      else world.flags.delete('tsound');
    }
  }
  if (present(world.place.lemma, world.place.compound) === 0) {
    const found = mostPresent(reading.places, present);
    if (found) {
      world.flags.delete(world.place.milieu.id);
      world.place = found;
      world.secondPlace = found;
      world.flags.add(found.milieu.id);
      for (const roof of ['in', 'out']) world.flags.delete(roof);
      world.flags.add(found.milieu.roof === 'both' ? 'in' : found.milieu.roof);
    }
  }
  const { moments } = readIdea(previous.lastScene);
  const hour = (['night', 'evening', 'morning'] as const).find((name) => moments.has(name));
  setHour(world.flags, hour ?? hourOf(world.flags));
}

function mostPresent<T extends { lemma: string; compound?: boolean }>(
  items: readonly T[],
  present: (lemma: string, compound: boolean | undefined) => number,
): T | undefined {
  return items
    .map((item) => ({ item, times: present(item.lemma, item.compound) }))
    .sort((a, b) => b.times - a.times)[0]?.item;
}

/**
 * Names keep their parts: in the third person the most present one is the hero, unless the hero is a card's
 * (`ownHero`), whom the request names itself.
 */
function settlePeople(
  world: World,
  previous: PreviousReading,
  roles: readonly string[],
  ownHero: boolean,
): void {
  const names = previous.names.filter((name) => name !== world.rival.name);
  const { hero } = world;
  if (world.narrator === 'third' && !ownHero) {
    const named = hero.name && names.includes(hero.name) ? hero.name : names[0];
    const role = hero.role && roles.includes(hero.role.lemma) ? hero.role : undefined;
    world.hero = { intro: named ?? '', ...(named ? { name: named } : {}), ...(role ? { role } : {}) };
  }
  const friend = names.find((name) => name !== world.hero.name);
  if (friend) {
    world.friend = { name: friend, intro: friend };
    world.flags.add('met');
  }
}
