import { looksLikeCompound } from '#domain/turkish/index.ts';
import { RIVALS } from '../banks/lexicon/people.ts';
import { DEFAULT_PLACES, PLACES_BY_MILIEU } from '../banks/lexicon/places.ts';
import { DEFAULT_THINGS, KIND_DEFAULTS } from '../banks/lexicon/things.ts';
import {
  CHILD_NAMES,
  EVERYDAY_NAMES,
  FANTASY_NAMES,
  FUTURE_NAMES,
  OLD_NAMES,
  SHARED_NAMES,
  WOMENS_NAMES,
} from '../banks/names.ts';
import type { StoryGenre } from '../idea/genre.ts';
import { placeNamed, thingNamed } from '../idea/lexicon.ts';
import { libraryPlace, libraryThing } from '../idea/library-world.ts';
import type { FoundPerson, IdeaReading } from '../idea/read-idea.ts';
import type { StoryCharacter, StoryRequest } from '../request.ts';
import { grownOnly, mentionsYoung } from './grown-cast.ts';
import type { Prng } from './prng.ts';
import type { Noun, Person, Place, Thing, World } from './world.ts';

const CHILD_ROLES =
  /^(çocuk|kız|oğlan|küçük kız|öğrenci|çırak|miço|yetim|öksüz|torun|sokak çocuğu|yatılı öğrenci)$/u;

/** Genres whose people are all grown up. */
const GROWN_GENRES: ReadonlySet<StoryGenre> = new Set(['nsfw', 'romantic']);
const NOT_A_TITLE = new Set([
  'kız',
  'adam',
  'kadın',
  'çocuk',
  'oğlan',
  'genç',
  'ihtiyar',
  'arkadaş',
  'kardeş',
  'çift',
  'insan',
  'hasta',
]);

/** Names that fit the genre's time and land. */
export function namesFor(genre: StoryGenre): readonly string[] {
  if (genre === 'historical') return OLD_NAMES;
  if (genre === 'fantasy') return FANTASY_NAMES;
  if (genre === 'scifi') return FUTURE_NAMES;
  if (genre === 'children') return CHILD_NAMES;
  return EVERYDAY_NAMES;
}

/** Kin in an oblique form ("dedesinin") belong to the hero and are not the hero. */
const KIN =
  /^(dede|nine|büyükanne|büyükbaba|anne|baba|abla|ağabey|teyze|amca|dayı|hala|kardeş|torun|arkadaş)$/u;
const VILLAINS = new Set(['katil', 'tetikçi']);

function noun(text: string): Noun {
  return text.endsWith('*') ? { lemma: text.slice(0, -1), compound: true } : { lemma: text };
}

/** Sets the cast, the thing, the place and the hour of a story. */
export function buildWorld(request: StoryRequest, read: IdeaReading, genre: StoryGenre, rng: Prng): World {
  const reading = genre === 'nsfw' ? withoutYoung(read) : read;
  const names = rng.shuffle(namesFor(genre));
  const taken = new Set<string>();
  const cards = request.characters ?? [];
  const freshName: NameGiver = (fits) => {
    const name = names.find((candidate) => !taken.has(candidate) && (fits?.(candidate) ?? true)) ?? 'Deniz';
    taken.add(name);
    return name;
  };
  for (const name of [...cards.map((card) => card.name), ...reading.names]) taken.add(name);
  const heroCard =
    cards.find((card) => card.role === 'protagonist') ??
    cards.find((card) => card.role === undefined) ??
    cards[0];
  const hero = heroCard ? cardPerson(heroCard) : ideaHero(reading, freshName);
  const child =
    genre === 'children' || CHILD_ROLES.test(hero.role?.lemma ?? '') || hero.adjective === 'küçük';
  const grown = !child && GROWN_GENRES.has(genre);
  const { places = [], things = [] } = request;
  const chosen = libraryThing(things, genre === 'nsfw') ?? chooseThing(reading, genre, hero, rng);
  const looks = chosen.looks.filter((look) => look !== chosen.adjective && !look.startsWith('#'));
  const thing = looks.length > 0 && !chosen.proper ? { ...chosen, epithet: rng.pick(looks) } : chosen;
  const place = libraryPlace(places, genre === 'nsfw') ?? choosePlace(reading, genre, thing, rng);
  const others = cards.filter((card) => card !== heroCard);
  const friendCard = others.find((card) => card.role !== 'antagonist');
  const rivalCard =
    others.find((card) => card.role === 'antagonist') ?? others.find((card) => card !== friendCard);
  const friend = friendCard
    ? cardPerson(friendCard)
    : ideaFriend(reading, hero, place, freshName, rng, grown);
  const rival = rivalCard ? cardPerson(rivalCard) : genreRival(genre, rng);
  const flags = new Set<string>([genre, `kind:${thing.kind}`, thing.kind, place.milieu.id]);
  // A love story that an idea makes of children is told as one of friendship.
  if (grown) flags.add('romance');
  if (friendCard) flags.add('ownfriend');
  // Whom the idea itself names beside the hero is no stranger.
  else if (friend.name && reading.names.includes(friend.name)) flags.add('met');
  if (rivalCard) flags.add('ownrival');
  if (thing.sounds.length > 0) flags.add('tsound');
  if (AFLOAT.test(thing.lemma)) flags.add('afloat');
  if (ROOFED.has(thing.lemma)) flags.add('roofed');
  flags.add(rng.pick(['k1', 'k2'] as const));
  if (genre === 'fantasy' || genre === 'historical') flags.add('old');
  if (hero.role) flags.add('role');
  if (reading.deed) flags.add('deed');
  if (/\bher\b/u.test(reading.deed?.before ?? '')) flags.add('habit');
  if (child) flags.add('child');
  if (grown) flags.add('grown');
  if (request.audience === 'young-adult') flags.add('plain');
  setMoment(flags, reading, place, genre, rng);
  const narrator = request.narrator ?? (reading.firstPerson ? 'first' : 'third');
  flags.add(narrator);
  return {
    narrator,
    tense: 'past',
    hero,
    friend,
    rival,
    kin: { lemma: 'baba' },
    thing,
    place,
    secondPlace: place,
    years: 7 + rng.below(13),
    ...(reading.deed ? { deed: reading.deed } : {}),
    flags,
    rng,
    spent: new Map(),
  };
}

/** What an idea for a story for adults names of the young or of their places is left out. */
function withoutYoung(reading: IdeaReading): IdeaReading {
  return {
    ...reading,
    people: reading.people.filter(
      ({ entry }) => !CHILD_ROLES.test(entry.lemma) && !mentionsYoung(entry.lemma),
    ),
    things: reading.things.filter(({ lemma }) => !CHILD_ROLES.test(lemma) && !mentionsYoung(lemma)),
    places: reading.places.filter(({ lemma }) => !mentionsYoung(lemma)),
  };
}

/** A person of a card; the profession becomes the role. */
function cardPerson(card: StoryCharacter): Person {
  const profession = card.profession?.trim().toLocaleLowerCase('tr');
  const name = card.name.trim().slice(0, 60);
  const role =
    profession && /^[\p{L} ]{2,30}$/u.test(profession)
      ? { lemma: profession, compound: looksLikeCompound(profession) }
      : undefined;
  return { name, ...(role ? { role } : {}), intro: name };
}

type NameGiver = (fits?: (name: string) => boolean) => string;

const WOMEN =
  /(?<!\p{L})(?:kız|kadın|anne|anneanne|babaanne|büyükanne|nine|ebe|teyze|hala|abla|gelin|prenses|kraliçe|hanım|cadı|hemşire|peri|dul|cariye|balerin|aktris|müdire|hostes)(?!\p{L})/u;
const MEN =
  /(?<!\p{L})(?:oğlan|oğlu|adam|baba|büyükbaba|dede|amca|dayı|ağabey|damat|prens|kral|padişah|sultan|şehzade|bey|delikanlı|yeniçeri|uşak|imam|vezir|sadrazam|kâhya|gladyatör|samuray|hamal|seyis|nalbant)(?!\p{L})/u;

/** Whether a name may belong to somebody who is called this; most roles and shared names fit either. */
function fits(name: string, lemma: string): boolean {
  if (SHARED_NAMES.has(name)) return true;
  if (WOMEN.test(lemma)) return WOMENS_NAMES.has(name);
  return !MEN.test(lemma) || !WOMENS_NAMES.has(name);
}

/** A name that does not gainsay what the idea calls the person. */
function nameFor(lemma: string, freshName: NameGiver): string {
  return freshName((name) => fits(name, lemma));
}

function ideaHero(reading: IdeaReading, freshName: NameGiver): Person {
  if (reading.creature) return creatureHero(reading.creature, reading.names[0] ?? freshName());
  const found: FoundPerson | undefined =
    reading.people.find((person) => person.subject && !VILLAINS.has(person.entry.lemma)) ??
    reading.people.find((person) => !VILLAINS.has(person.entry.lemma) && !KIN.test(person.entry.lemma));
  const name = reading.names[0] ?? nameFor(found?.entry.lemma ?? '', freshName);
  if (!found || !fits(name, found.entry.lemma)) return { name, intro: name };
  const { lemma, compound } = found.entry;
  const role = NOT_A_TITLE.has(lemma) ? undefined : { lemma, compound: compound ?? false };
  const title = [found.adjective, role ? lemma : undefined].filter(Boolean).join(' ');
  return {
    name,
    ...(role ? { role } : {}),
    ...(found.adjective ? { adjective: found.adjective } : {}),
    intro: title ? `${title} ${name}` : name,
  };
}

/** A robot or an animal that the idea makes its subject. */
function creatureHero(creature: Thing, name: string): Person {
  const { lemma, compound = false, adjective } = creature;
  const title = [adjective, lemma].filter(Boolean).join(' ');
  return { name, role: { lemma, compound }, ...(adjective ? { adjective } : {}), intro: `${title} ${name}` };
}

function ideaFriend(
  reading: IdeaReading,
  hero: Person,
  place: Place,
  freshName: NameGiver,
  rng: Prng,
  grown: boolean,
): Person {
  const named = reading.names.find((candidate) => candidate !== hero.name);
  if (named) return { name: named, intro: named };
  if (reading.pair && hero.role) {
    const name = nameFor(hero.role.lemma, freshName);
    return { name, role: hero.role, intro: `${hero.role.lemma} ${name}` };
  }
  const folks = grownOnly(place.milieu.folks, grown);
  const spare = reading.people.find(
    (person) =>
      person.subject &&
      person.entry.lemma !== hero.role?.lemma &&
      !NOT_A_TITLE.has(person.entry.lemma) &&
      !KIN.test(person.entry.lemma),
  );
  const role = spare
    ? { lemma: spare.entry.lemma, compound: spare.entry.compound ?? false }
    : noun(rng.pick(folks.filter((folk) => noun(folk).lemma !== hero.role?.lemma)));
  const name = nameFor(role.lemma, freshName);
  return { name, role, intro: `${role.lemma} ${name}` };
}

function genreRival(genre: StoryGenre, rng: Prng): Person {
  const [intro = '', later = ''] = rng.pick(RIVALS[genre] ?? RIVALS.general ?? []).split('=');
  return { role: noun(later), intro };
}

/** What a trade works on, when the idea names nothing. */
const ROLE_THINGS: Readonly<Record<string, string>> = {
  kuyumcu: 'yüzük',
  ressam: 'tablo',
  yazar: 'defter',
  saatçi: 'saat',
};

/** A noun that the lexicon lacks: anything one can hold. */
function unknownThing(lemma: string): Thing {
  const list = (text: string): string[] => text.split('|').filter(Boolean);
  const { parts, looks, uses } = KIND_DEFAULTS.portable;
  return { lemma, kind: 'portable', parts: list(parts), looks: list(looks), sounds: [], uses: list(uses) };
}

function chooseThing(reading: IdeaReading, genre: StoryGenre, hero: Person, rng: Prng): Thing {
  const candidates = reading.things.filter((thing) => thing.lemma !== hero.role?.lemma);
  const found =
    (reading.ranked ? candidates[0] : undefined) ??
    candidates.find((thing) => thing.kind !== 'phenomenon' && thing.kind !== 'being') ??
    candidates.find((thing) => thing.kind !== 'phenomenon') ??
    candidates[0];
  const trade = ROLE_THINGS[hero.role?.lemma ?? ''];
  if (!found && reading.unknown) return unknownThing(reading.unknown);
  if (!found && trade) return thingNamed(trade);
  return found ?? thingNamed(rng.pick(DEFAULT_THINGS[genre] ?? DEFAULT_THINGS.general ?? []));
}

function choosePlace(reading: IdeaReading, genre: StoryGenre, thing: Thing, rng: Prng): Place {
  const named = reading.places.find((place) => place.lemma !== thing.lemma);
  if (named) return named;
  const site = reading.sites.find((place) => place.lemma !== thing.lemma);
  if (site) return site;
  const milieu = reading.people[0]?.entry.role?.milieu;
  const fromRole = milieu && milieu !== 'city' && milieu !== 'house' ? PLACES_BY_MILIEU[milieu] : undefined;
  if (fromRole) return placeNamed(rng.pick(fromRole.split('|').slice(0, 2)));
  const byKind: Partial<Record<string, string>> = {
    gemi: 'liman',
    tren: 'tren istasyonu*',
    sandal: 'kıyı',
    kayık: 'kıyı',
    tekne: 'liman',
    'uzay gemisi': 'uzay istasyonu*',
    balina: 'kıyı',
    denizkızı: 'kıyı',
  };
  const fitting = byKind[thing.lemma];
  if (fitting) return placeNamed(fitting);
  return placeNamed(
    rng.pick(
      (DEFAULT_PLACES[genre] ?? DEFAULT_PLACES.general ?? []).filter((place) => place !== thing.lemma),
    ),
  );
}

/** Vessels that go on water. */
const AFLOAT = /gemi|sandal|kayık|tekne|vapur|yelkenli|kalyon|mavna|takası|kadırga/u;

/** Sites that people can live in. */
const ROOFED = new Set(
  'ev|konak|kule|saat kulesi|değirmen|tapınak|dükkân|fabrika|oda|gizli oda|okul|otel|mağara'.split('|'),
);

const SEASONS = ['winter', 'summer', 'autumn', 'spring'] as const;
const WEATHER_BY_SEASON = {
  winter: ['snow', 'rain', 'wind', 'clear'],
  summer: ['heat', 'clear', 'wind', 'clear'],
  autumn: ['rain', 'fog', 'wind', 'clear'],
  spring: ['rain', 'clear', 'clear', 'wind'],
} as const;
const NO_WEATHER = new Set(['space', 'underground', 'lab']);

function setMoment(
  flags: Set<string>,
  reading: IdeaReading,
  place: Place,
  genre: StoryGenre,
  rng: Prng,
): void {
  const { moments } = reading;
  const season =
    SEASONS.find((name) => moments.has(name)) ??
    (moments.has('snow') || place.milieu.id === 'ice' ? 'winter' : rng.pick(SEASONS));
  if (!NO_WEATHER.has(place.milieu.id)) {
    flags.add(season);
    const named =
      (['rain', 'snow', 'fog'] as const).find((name) => moments.has(name)) ??
      (moments.has('storm') ? 'wind' : undefined);
    const dry = place.milieu.id === 'desert' ? 'heat' : place.milieu.id === 'ice' ? 'snow' : undefined;
    flags.add(named ?? dry ?? rng.pick(WEATHER_BY_SEASON[season]));
  }
  const roof = place.milieu.roof === 'both' ? rng.pick(['in', 'out'] as const) : place.milieu.roof;
  flags.add(roof);
  const dark = genre === 'thriller' || genre === 'mystery' ? 0.6 : 0.35;
  const hour = moments.has('night')
    ? 'night'
    : moments.has('morning')
      ? 'morning'
      : moments.has('evening')
        ? 'evening'
        : rng.chance(dark)
          ? 'night'
          : rng.pick(['morning', 'day', 'evening'] as const);
  setHour(flags, hour);
}

export type Hour = 'morning' | 'day' | 'evening' | 'night';

/** Moves the story to another hour; morning is also day, evening is also night for lights. */
export function setHour(flags: Set<string>, hour: Hour): void {
  for (const name of ['morning', 'day', 'evening', 'night', 'noon', 'dark', 'bright']) flags.delete(name);
  flags.add(hour);
  flags.add(hour === 'evening' || hour === 'night' ? 'dark' : 'bright');
  if (hour === 'morning') flags.add('day');
  if (hour === 'day') flags.add('noon');
}

/** The hour a world is at. */
export function hourOf(flags: ReadonlySet<string>): Hour {
  return (['morning', 'evening', 'night'] as const).find((name) => flags.has(name)) ?? 'day';
}
