import { isAdultGenre, type Rating } from '#domain/generation/genres.ts';
import { normalizeTurkish } from './normalize-turkish.ts';
import {
  alwaysRefused,
  asksToShow,
  explicit,
  explicitUnfolded,
  perhapsMinor,
  seriousMatter,
  sexualBesideMinor,
  suggestive,
  suggestiveBesideMinor,
  surelyMinor,
  unwanted,
} from './request-safety-terms.ts';
import { undoEvasions } from './undo-evasions.ts';
import { firstNameOf, youngNamesIn } from './young-names.ts';

/** The text of a refusal. */
export const minorsRefusal =
  '18 yaşından küçüklerle ilgili cinsel içerik yazmıyoruz. Lütfen fikrinizi değiştirip yeniden deneyin.';

/** A text that is sent with the idea: a card, or an earlier answer. */
export interface MaterialToCheck {
  /** The name of the person that it is about; empty for none. */
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

/** Maximum distance of two words of one scene and of one sentence, characters. */
const sceneReach = 300;
const sentenceReach = 120;
/** The end of an existing text in which a continuation plays, in characters. */
const currentScene = 1_500;

function positions(text: string, pattern: RegExp): number[] {
  // Most texts have none, which a single search finds out faster than matching all.
  if (!pattern.test(text)) return [];
  return Array.from(text.matchAll(new RegExp(pattern, `${pattern.flags}g`)), (match) => match.index);
}

/** Whether a position of one list is near one of the other; both lists are ascending. */
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

/** Where a folded text has the first word of a name; a name of one letter never matches. */
function mentionsOf(text: string, name: string): number[] {
  const first = normalizeTurkish(name).match(/\p{L}{2,}/u)?.[0];
  return first === undefined
    ? []
    : positions(text, new RegExp(`(?<!\\p{L})${first}(?:['’]|(?!\\p{L}))`, 'u'));
}

const mentions = (text: string, name: string): boolean => mentionsOf(text, name).length > 0;

/** Whether one sentence of a folded text has somebody young and words that are sexual only then. */
function hasDeedBesideMinor(plain: string, sexual: boolean, young: readonly string[] = []): boolean {
  const isDeed = (text: string) =>
    sexualBesideMinor.test(text) || (sexual && suggestiveBesideMinor.test(text));
  return plain
    .split(/[.!?…]+/)
    .some(
      (sentence) =>
        isDeed(sentence) && (surelyMinor.test(sentence) || young.some((name) => mentions(sentence, name))),
    );
}

/** Finds the positions of sexual words in a folded text; words of abuse are ignored in a safe rating. */
function sexualPositions(text: string, lowered: string, sexual: boolean): number[] {
  const blank = (words: string) => ' '.repeat(words.length);
  const wanted = text.replaceAll(unwanted, blank);
  const read = sexual || asksToShow.test(wanted) ? wanted : wanted.replaceAll(seriousMatter, blank);
  const found = positions(read, explicit);
  if (sexual) found.push(...positions(read, suggestive));
  return found.concat(positions(lowered, explicitUnfolded)).sort((a, b) => a - b);
}

/** A text with the positions of its sexual words: of every story, and of sexual stories only. */
function read(text: string, sexual: boolean, isFolded: boolean) {
  const plain = normalizeTurkish(text);
  const lowered = isFolded ? '' : text.toLocaleLowerCase('tr');
  return {
    plain,
    sexual: sexualPositions(plain, lowered, sexual),
    explicit: sexualPositions(plain, lowered, false),
  };
}

/** Whether cards and earlier answers, with the idea or with each other, request refused content. */
function refusesMaterial(
  { idea, genre, existingText, rating, material = [] }: RequestToCheck,
  isFolded: boolean,
): boolean {
  const adult = isAdultGenre(genre);
  const sexual = adult || rating !== 'safe';
  const wish = read(`${idea} . ${genre}`, sexual, isFolded);
  const pieces = material.map(({ name, text }) => ({ name, ...read(text, sexual, isFolded) }));
  const all = [wish, ...pieces];
  const scene = existingText === '' ? null : read(existingText.slice(-currentScene), sexual, isFolded);
  const isExplicit = adult || [...all, scene].some((text) => text && text.explicit.length > 0);
  if (all.some(({ plain }) => alwaysRefused.test(plain))) return true;
  if (isExplicit && all.some(({ plain }) => surelyMinor.test(plain))) return true;
  const young = youngNames(material);
  if (all.some(({ plain }) => hasDeedBesideMinor(plain, sexual, young))) return true;
  return pieces.some(({ name, plain, sexual: found }) => {
    if (found.length > 0 && surelyMinor.test(plain)) return true;
    if (near(positions(plain, perhapsMinor), found, sentenceReach)) return true;
    // A young character of a card is allowed unless the idea or the current scene involves it.
    if (!surelyMinor.test(plain)) return false;
    return [wish, scene].some((text) => text && text.sexual.length > 0 && mentions(text.plain, name));
  });
}

/**
 * Checks a request for sexual content about minors, in every plan (docs/product/plans.md). Returns the Turkish refusal,
 * or null for an allowed request. Idea, cards, answers and existing text are checked together. The prompt's rules are a
 * second protection.
 */
export function checkRequestSafety(request: RequestToCheck): string | null {
  return refuses(request) || refusesDisguised(request) ? minorsRefusal : null;
}

/** Whether a request is refused when spaced, dotted and replaced letters are read as they are meant. */
function refusesDisguised(request: RequestToCheck): boolean {
  const undone = (text: string) => undoEvasions(normalizeTurkish(text));
  const { idea, existingText, material = [] } = request;
  const wish = undone(idea);
  const scene = existingText.slice(-currentScene);
  const other = undone(scene);
  if ([wish, other, ...material.map(({ text }) => undone(text))].some((text) => alwaysRefused.test(text)))
    return true;
  return refuses(
    {
      ...request,
      idea: wish,
      existingText: other,
      material: material.map(({ name, text }) => ({ name, text: undone(text) })),
    },
    true,
  );
}

/**
 * Whether a model's text shows sexual content about minors: words of one scene stand near each other.
 * @param young names of people under 18 in the request
 */
export function isUnsafeAnswer(
  text: string,
  { genre, rating, young }: Pick<RequestToCheck, 'genre' | 'rating'> & { young: readonly string[] },
): boolean {
  const sexual = isAdultGenre(genre) || rating !== 'safe';
  const folded = normalizeTurkish(text);
  return [folded, undoEvasions(folded)].some((plain) => {
    if (alwaysRefused.test(plain)) return true;
    // Stories of the adult genre must have no minors at all.
    if (isAdultGenre(genre) && surelyMinor.test(plain)) return true;
    if (hasDeedBesideMinor(plain, sexual, young)) return true;
    const lowered = plain === folded ? text.toLocaleLowerCase('tr') : '';
    const found = sexualPositions(plain, lowered, sexual);
    if (found.length === 0) return false;
    const minors = positions(plain, surelyMinor);
    for (const name of young) minors.push(...mentionsOf(plain, name));
    minors.sort((a, b) => a - b);
    return near(minors, found, sceneReach) || near(positions(plain, perhapsMinor), found, sentenceReach);
  });
}

/** The names among cards that belong to people under 18. */
export const youngNames = (material: readonly MaterialToCheck[]): string[] =>
  material.flatMap(({ name, text }) =>
    name !== '' && surelyMinor.test(normalizeTurkish(text)) ? [name] : [],
  );

/** An adult's age on a card, folded. */
const adultAge =
  /(?<!\d)(?:1[89]|[2-9]\d)\s+yas|\b(?:on ?(?:sekiz|dokuz)|(?:yirmi|otuz|kirk|elli|altmis|yetmis|seksen|doksan)(?:\s+\S+)?)\s+yas/;

/** The folded first names of people whose card tells an adult's age: pages ago they may have been children. */
export function grownNames(material: readonly MaterialToCheck[]): Set<string> {
  const grown = new Set<string>();
  for (const { name, text } of material) {
    const plain = normalizeTurkish(text);
    if (name !== '' && adultAge.test(plain) && !surelyMinor.test(plain)) grown.add(firstNameOf(name));
  }
  return grown;
}

/** Who is young by the texts of a request, except those whose card tells an adult's age. */
function youngOf({ idea, existingText, material = [] }: RequestToCheck): string[] {
  const texts = [idea, existingText, ...material.map(({ text }) => text)];
  const grown = grownNames(material);
  return texts.flatMap(youngNamesIn).filter((name) => !grown.has(name));
}

/** @param isFolded whether the texts are normalized already, so that words by their own letters can't be told apart */
function refuses(request: RequestToCheck, isFolded = false): boolean {
  const { idea, genre, existingText, rating } = request;
  const adult = isAdultGenre(genre);
  const sexual = adult || rating !== 'safe';
  const wish = normalizeTurkish(`${idea} . ${genre}`);
  const wishSexual = sexualPositions(wish, isFolded ? '' : idea.toLocaleLowerCase('tr'), sexual);
  // Stories of the adult genre must have no minors at all. The cheaper check comes first.
  if ((adult || wishSexual.length > 0) && surelyMinor.test(wish)) return true;
  if (wishSexual.length > 0 && near(positions(wish, perhapsMinor), wishSexual, sentenceReach)) {
    return true;
  }
  // Folded texts have no capital letters and thus no names.
  const young = isFolded ? [] : youngOf(request);
  if (hasDeedBesideMinor(wish, sexual, young)) return true;
  // Somebody whose age stands in the idea, or pages before.
  if (wishSexual.length > 0 && young.some((name) => mentions(wish, name))) return true;
  if (request.material && request.material.length > 0 && refusesMaterial(request, isFolded)) return true;

  if (existingText === '') return false;
  const story = normalizeTurkish(existingText);
  if (hasDeedBesideMinor(story, sexual, young)) return true;
  const storyMinors = positions(story, surelyMinor);
  const inScene = storyMinors.some((position) => position > story.length - currentScene);
  if (inScene && wishSexual.length > 0) return true;
  const storySexual = sexualPositions(story, isFolded ? '' : existingText.toLocaleLowerCase('tr'), sexual);
  if (near(storyMinors, storySexual, sceneReach)) return true;
  return near(positions(story, perhapsMinor), storySexual, sentenceReach);
}
