import { type Idea, type IdeaClause, nounForm } from '#domain/turkish/idea/index.ts';
import { BEINGS } from './scenes/beings.ts';
import { PLACES, SETTINGS } from './scenes/places.ts';
import type { BeingScene, Scene } from './scenes/scene-data.ts';
import { CRAFTS, TRADES } from './scenes/trades.ts';
import type { Fact } from './types.ts';

/** Before electricity, as far as an idea says so. */
const PAST =
  /osmanlı|bizans|roma(?!n)|selçuklu|padişah|sultan|sadrazam|vezir|hekimbaşı|cariye|harem|şehzade|prens|(?<!\p{L})kral|şövalye|lord|yeniçeri|sipahi|levent|kervan|ipek yolu|lale devri|cellat|tulumba|müneccim|simyacı|gladyatör|samuray|saray|şato|krallı|kılıç|kadırga|kalyon|forsa|zindan|lağımcı|sakabaşı|mimar sinan|kurtuluş savaşı|çanakkale (?:sip|cephe|savaş)|galata kulesi['’]nde yangın/u;

/** What no hand of today has made. */
const FUTURE =
  /uzay(?!lı)|yörünge|koloni|mars(?!ık)|titan|europa|gezegen|ay üss|kapsül|android|siborg|klon|yapay zekâ|ışık hızı/u;

/** Events that take the hero away from their work. */
const AWAY =
  /^(?:dönmek|geri dönmek|gitmek|girmek|gelmek|kaçmak|binmek|yola çıkmak|peşine düşmek|terk etmek|ayrılmak|kaybolmak|göç etmek|çıkmak|inmek|yürümek|sığınmak|taşınmak)$/u;

/** Heroes who can't leave where they are. */
const STUCK = /mahsur|kapana kıs|kapalı kal|kilitli kal|hapsol|hapis kal|tutsak|rehin|esir|zincir/u;

/** Everything that the idea says of hero and event, in small letters. */
const textOf = ({ hero, place, time }: Idea, { complement, when, verb }: IdeaClause): string =>
  [hero?.lead, hero?.phrase, place, time, when, complement, verb]
    .filter(Boolean)
    .join(' ')
    .toLocaleLowerCase('tr');

/** The year that an idea names; NaN where it names none. */
const yearOf = ({ year }: Idea, text: string): number =>
  year ?? Number(/(?<!\d)[12]\d{3}(?!\d)/u.exec(text)?.[0] ?? Number.NaN);

/** Whether an idea is set in the past, today or in a time to come. */
export function eraOf(idea: Idea, clause: IdeaClause): 'past' | 'today' | 'future' {
  const text = textOf(idea, clause);
  const year = yearOf(idea, text);
  if (year < 1930 || PAST.test(text)) return 'past';
  return year > 2050 || FUTURE.test(text) ? 'future' : 'today';
}

/** Later than the scenes of the past and earlier than those of today. */
const isBetween = (idea: Idea, text: string): boolean => {
  const year = yearOf(idea, text);
  return !idea.hero?.being && year >= 1930 && year < 1990;
};

/** Scenes of a name that fit the era and the surroundings, those of today first. */
function named<T extends Scene | BeingScene>(
  scenes: readonly T[],
  name: string,
  fits: (scene: T) => boolean,
): T | undefined {
  const found = scenes.filter((scene) => scene.of.includes(name) && fits(scene));
  return found.find(({ modern }) => modern) ?? found[0];
}

/** "okula gelen": the hero is there. */
const ARRIVING = /^(?:gelen|inen|giren|giden|taşınan|sığınan|dönen|düşen|yerleşen)$/u;

/** The case of a place's name, also with a third person's possessive ("stüdyosunda"). */
function caseOf(name: string, phrase: string): string | undefined {
  // Forming all cases of all names takes time: most words are told apart by how they begin.
  if (!phrase.startsWith(name.slice(0, Math.max(2, name.length - 2)))) return undefined;
  const form =
    (name.includes(' ') ? nounForm(name, phrase, { compound: true }) : undefined) ?? nounForm(name, phrase);
  return form?.possessive === undefined || form.possessive === '3sg' ? form?.case : undefined;
}

/** Names of places in an idea in one of these cases, or to which the hero has come. */
function placeNames(idea: Idea, clause: IdeaClause, wanted: readonly string[]): string[] {
  const words = textOf(idea, clause)
    .split(/[^\p{L}’']+/u)
    .map((word) => word.replace(/ki$/u, ''));
  const found: string[] = [];
  for (const name of PLACE_NAMES) {
    const length = name.split(' ').length;
    for (let at = 0; at + length <= words.length; at += 1) {
      const asked = caseOf(name, words.slice(at, at + length).join(' '));
      const arrived = words.slice(at + length, at + length + 2).some((word) => ARRIVING.test(word));
      if (asked && (wanted.includes(asked) || (asked === 'dat' && arrived))) found.push(name);
    }
  }
  return found;
}

/** Names of places, the longest first: "uzay gemisi" before "gemi". */
const PLACE_NAMES: readonly string[] = PLACES.flatMap(({ of }) => of).sort(
  (a, b) => b.split(' ').length - a.split(' ').length,
);

/**
 * What the hero of an idea works with and where: of the trade, else of the place, else of the kind of hero, else of the
 * setting; undefined where none is certain, and in the years between, for which no scene is written.
 */
export function chooseScene(
  idea: Idea,
  clause: IdeaClause,
  facts: ReadonlySet<Fact>,
): Partial<Scene> | undefined {
  const text = textOf(idea, clause);
  const era = eraOf(idea, clause);
  if (isBetween(idea, text)) return undefined;
  const away = AWAY.test(clause.verb);
  const stuck = facts.has('confined') || STUCK.test(text);
  const space = facts.has('space') || /(?<!\p{L})(?:uzay(?!lı)|kolonid|mars(?!ık)|yörünge)/u.test(text);
  const fits = ({ modern, space: inSpace, apart }: Scene | BeingScene): boolean =>
    (era !== 'past' || !modern) && (!space || inSpace === true) && (!facts.has('solitary') || apart === true);
  const place = placeNames(idea, clause, [away ? 'dat' : 'loc'])
    .map((name) => named(PLACES, name, fits))
    .find(Boolean);
  const setting = SETTINGS.find((scene) => scene.when.test(text) && fits(scene));
  if (idea.hero?.being)
    return beingScene(idea.hero.phrase, place, { stuck: stuck || (away && !place), space, era });
  const trade = tradeScene(idea, era, fits);
  const here = surroundings(away ? undefined : trade, place);
  if (here) return stuck ? fixed(here) : here;
  if (!setting || trade) return undefined;
  return stuck || away ? fixed(setting) : setting;
}

/** A retired hero has left every trade but a craft, which the hands keep. */
function tradeScene({ hero }: Idea, era: string, fits: (scene: Scene) => boolean): Scene | undefined {
  const retired = /emekli|eski bir|(?<!\p{L})eski (?=\p{L}+$)/u.test(hero?.phrase ?? '');
  const scene = named(retired ? CRAFTS : TRADES, hero?.trade ?? hero?.reference ?? '', fits);
  return scene && era === 'future' && !scene.space && !scene.modern ? undefined : scene;
}

/** A scene that nobody can leave. */
const fixed = ({ workplaces: _, indoors: __, ...rest }: Partial<Scene>): Partial<Scene> => rest;

/**
 * Where a trade is done: in the place of the idea, with the tools and gestures of the trade where both are in the town.
 */
function surroundings(trade: Scene | undefined, place: Scene | undefined): Partial<Scene> | undefined {
  if (!trade || !place) return trade ?? place;
  if (trade.workplaces.some((workplace) => place.of.includes(workplace.replace('*', '')))) return trade;
  return trade.apart || place.apart ? place : joined(trade, place);
}

/** The tools and gestures of a trade in a place of the idea's own. */
const joined = ({ tools, gestures }: Scene, place: Scene): Partial<Scene> => ({ ...place, tools, gestures });

/** An animal, a robot or a ghost moves in its own way, also in a place of people. */
function beingScene(
  phrase: string,
  place: Scene | undefined,
  { stuck, space, era }: { stuck: boolean; space: boolean; era: string },
): Partial<Scene> | undefined {
  const being = BEINGS.find(
    ({ of, modern, space: inSpace }) =>
      of.some((name) => new RegExp(`(?<!\\p{L})${name}(?:s?[ıiuü])?(?!\\p{L})`, 'u').test(phrase)) &&
      (era !== 'past' || !modern) &&
      (!space || inSpace === true),
  );
  if (!being) return undefined;
  const { gestures } = being;
  if (stuck) return { gestures };
  if (!place) return being;
  const { tools: _, ...around } = place;
  return { ...around, gestures };
}
