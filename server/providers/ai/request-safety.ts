import { isAdultGenre, type Rating } from '#domain/generation/genres.ts';
import { normalizeTurkish } from './normalize-turkish.ts';
import {
  asksToShow,
  explicit,
  explicitUnfolded,
  perhapsMinor,
  seriousMatter,
  suggestive,
  surelyMinor,
  unwanted,
} from './request-safety-terms.ts';

/** What a person reads whose request is refused. */
export const minorsRefusal =
  '18 yaşından küçüklerle ilgili cinsel içerik yazmıyoruz. Lütfen fikrinizi değiştirip yeniden deneyin.';

/** A text that is sent with the idea: a card, or an earlier answer. */
export interface MaterialToCheck {
  /** Whom it tells of; empty where it is about nobody in particular. */
  name: string;
  text: string;
}

export interface RequestToCheck {
  idea: string;
  genre: string;
  existingText: string;
  rating: Rating;
  material?: readonly MaterialToCheck[];
}

/** How far apart two words may stand and still speak of the same, in characters: of one scene, of one sentence. */
const sceneReach = 300;
const sentenceReach = 120;
/** The end of an existing text in which a continuation plays, in characters. */
const currentScene = 1_500;

function positions(text: string, pattern: RegExp): number[] {
  // Most texts have none: looking once costs less than a matcher for all.
  if (!pattern.test(text)) return [];
  return Array.from(text.matchAll(new RegExp(pattern, 'g')), (match) => match.index);
}

/** Whether one of some positions lies within reach of one of the others; both rising. */
function near(some: number[], others: number[], reach: number): boolean {
  let at = 0;
  for (const one of some) {
    while ((others[at] ?? one) < one - reach) at += 1;
    const other = others[at];
    if (other === undefined) return false;
    if (other <= one + reach) return true;
  }
  return false;
}

/** Whether a folded text has the first word of a name; one of a single letter would be found everywhere. */
function mentions(text: string, name: string): boolean {
  const first = normalizeTurkish(name).match(/\p{L}{2,}/u)?.[0];
  return first !== undefined && new RegExp(`(?<!\\p{L})${first}(?:['’]|(?!\\p{L}))`, 'u').test(text);
}

/** Where sexual words stand in a folded text; abuse as the matter of a serious story is read over when it's safe. */
function sexualPositions(text: string, lowered: string, sexual: boolean): number[] {
  const blank = (words: string) => ' '.repeat(words.length);
  const wanted = text.replaceAll(unwanted, blank);
  const read = sexual || asksToShow.test(wanted) ? wanted : wanted.replaceAll(seriousMatter, blank);
  const found = positions(read, explicit);
  if (sexual) found.push(...positions(read, suggestive));
  return found.concat(positions(lowered, explicitUnfolded)).sort((a, b) => a - b);
}

/** A text with where its sexual words stand: those of every story, and those that only a sexual story has. */
function read(text: string, sexual: boolean) {
  const plain = normalizeTurkish(text);
  const lowered = text.toLocaleLowerCase('tr');
  return {
    plain,
    sexual: sexualPositions(plain, lowered, sexual),
    explicit: sexualPositions(plain, lowered, false),
  };
}

/** Whether cards and earlier answers, with the idea or among themselves, ask for what is refused. */
function refusesMaterial({ idea, genre, existingText, rating, material = [] }: RequestToCheck): boolean {
  const adult = isAdultGenre(genre);
  const sexual = adult || rating !== 'safe';
  const wish = read(`${idea} . ${genre}`, sexual);
  const pieces = material.map(({ name, text }) => ({ name, ...read(text, sexual) }));
  const all = [wish, ...pieces];
  const scene = existingText === '' ? null : read(existingText.slice(-currentScene), sexual);
  const isExplicit = adult || [...all, scene].some((text) => text && text.explicit.length > 0);
  if (isExplicit && all.some(({ plain }) => surelyMinor.test(plain))) return true;
  return pieces.some(({ name, plain, sexual: found }) => {
    if (found.length > 0 && surelyMinor.test(plain)) return true;
    if (near(positions(plain, perhapsMinor), found, sentenceReach)) return true;
    // A young character of a card is harmless until the idea or the scene at hand draws it in.
    if (!surelyMinor.test(plain)) return false;
    return [wish, scene].some((text) => text && text.sexual.length > 0 && mentions(text.plain, name));
  });
}

/**
 * Refuses requests for sexual content about minors, whatever the plan (docs/product/plans.md): the Turkish text
 * to answer with, or null where nothing speaks against the request. Idea, cards, answers and existing text are looked
 * at together. A first fence only: the prompt's own rules stand behind it.
 */
export function checkRequestSafety(request: RequestToCheck): string | null {
  const { idea, genre, existingText, rating } = request;
  const adult = isAdultGenre(genre);
  const sexual = adult || rating !== 'safe';
  const wish = normalizeTurkish(`${idea} . ${genre}`);
  const wishSexual = sexualPositions(wish, idea.toLocaleLowerCase('tr'), sexual);
  // Stories of the adult genre have no minors in them at all. (The cheaper question comes first.)
  if ((adult || wishSexual.length > 0) && surelyMinor.test(wish)) return minorsRefusal;
  if (wishSexual.length > 0 && near(positions(wish, perhapsMinor), wishSexual, sentenceReach)) {
    return minorsRefusal;
  }
  if (request.material && request.material.length > 0 && refusesMaterial(request)) return minorsRefusal;

  if (existingText === '') return null;
  const story = normalizeTurkish(existingText);
  const storyMinors = positions(story, surelyMinor);
  const inScene = storyMinors.some((position) => position > story.length - currentScene);
  if (inScene && wishSexual.length > 0) return minorsRefusal;
  const storySexual = sexualPositions(story, existingText.toLocaleLowerCase('tr'), sexual);
  if (near(storyMinors, storySexual, sceneReach)) return minorsRefusal;
  return near(positions(story, perhapsMinor), storySexual, sentenceReach) ? minorsRefusal : null;
}
