import { splitSentences } from '../sentence.ts';
import { type ClauseVerb, verbAt } from './clause-verb.ts';
import { personOf } from './describe-person.ts';
import { isAbout } from './find-asides.ts';
import { findPeople } from './find-people.ts';
import { findPlace } from './find-place.ts';
import { findSubject, firstOfPair, unlistedHero } from './find-subject.ts';
import { thingOfMine, thingSubject } from './find-thing.ts';
import type { Idea, IdeaClause, IdeaEvent, IdeaPerson } from './idea.ts';
import type { FoundPerson } from './person-noun.ts';
import { plainIdea } from './plain-idea.ts';
import { clauseOf, withLead } from './read-clause.ts';
import { readEvent } from './read-event.ts';
import { readRelative } from './read-relative.ts';
import { clauseEnds, LINK, textOf } from './sentence-parts.ts';
import { cleanIdea, type IdeaWord, ideaWords } from './words.ts';

interface SentenceReading {
  hero?: IdeaPerson;
  people: IdeaPerson[];
  /** The last one in the nominative. */
  bare: IdeaPerson | undefined;
  clauses: IdeaClause[];
  asides: IdeaEvent[];
  firstPerson: boolean;
}

function readSentence(words: readonly IdeaWord[]): SentenceReading {
  const people = findPeople(words);
  const ends = clauseEnds(words);
  const clauses: IdeaClause[] = [];
  const asides: IdeaEvent[] = [];
  let hero: IdeaPerson | undefined;
  let firstPerson = false;
  let from = 0;
  for (const end of ends) {
    const verb = verbAt(words, end);
    if (!verb) continue;
    const first = verb.reading.person === '1sg' || verb.reading.person === '1pl';
    const inClause = people.filter((person) => person.from >= from);
    const until = end - verb.length + 1;
    const subject = first ? undefined : subjectOf(words, from, until, inClause, verb);
    if (first && !hero) firstPerson = true;
    if (subject && !hero) hero = personOf(words, subject, people);
    const other =
      clauses.length > 0 &&
      (isAbout(words, from, subject, hero, verb.infinitive) || (first && hero !== undefined));
    const aside = other ? asideOf(words.slice(from, end + 1)) : undefined;
    if (aside) asides.push(aside);
    const begin = subject ? subject.to : from + (LINK.test(words[from]?.lower ?? '') ? 1 : 0);
    if ((hero || first) && !other)
      clauses.push(withLead(words, from, subject, clauseOf(words, skipPronoun(words, begin), end, verb)));
    from = end + 1;
  }
  return {
    ...(hero ? { hero } : {}),
    people: people.map((person) => personOf(words, person, people)),
    bare: people
      .filter(({ form }) => form.case === 'nom')
      .map((person) => personOf(words, person, people))
      .at(-1),
    clauses,
    asides,
    firstPerson,
  };
}

/** Whoever or whatever does what a clause says. */
function subjectOf(
  words: readonly IdeaWord[],
  from: number,
  end: number,
  people: readonly FoundPerson[],
  verb: ClauseVerb,
): FoundPerson | undefined {
  const mine = thingOfMine(words, from, end);
  const head = findSubject(words, from, end, people);
  if (mine && (!head || head.to > mine.from))
    return head && head.from >= mine.from && head.to <= mine.to && head.form.possessive === '1sg'
      ? head
      : mine;
  if (head) return firstOfPair(words, head, people);
  return unlistedHero(words, from, end + verb.length - 1, verb) ?? thingSubject(words, from, end);
}

/** A clause of somebody else's as it happens; undefined where it is long. */
function asideOf(words: readonly IdeaWord[]): IdeaEvent | undefined {
  const own = LINK.test(words[0]?.lower ?? '') ? words.slice(1) : words;
  return own.length <= MAX_ASIDE ? readEvent(textOf(own)) : undefined;
}

/** Words of an aside. */
const MAX_ASIDE = 14;

const skipPronoun = (words: readonly IdeaWord[], at: number): number =>
  /^(?:ben|biz)$/u.test(words[at]?.lower ?? '') ? at + 1 : at;

const YEAR = /(?<!\d)(\d{3,4})(?:['’]?(?:l[ae]r)?(?:d[ae]|t[ae]|lerde|larda)| yılı\p{L}*)/u;

/** Reads an idea: who, what they do, where and when. What can't be told apart with certainty is left out. */
export function readIdea(text: string): Idea {
  const clean = plainIdea(cleanIdea(text).slice(0, 4000));
  const sentences = splitSentences(clean)
    .slice(0, 12)
    .map(ideaWords)
    .filter((words) => words.length > 0);
  const people: IdeaPerson[] = [];
  const clauses: IdeaClause[] = [];
  const asides: IdeaEvent[] = [];
  let hero: IdeaPerson | undefined;
  let bare: IdeaPerson | undefined;
  let firstPerson = false;
  for (const words of sentences) {
    const reading = readSentence(words);
    people.push(
      ...reading.people.filter((person) => !people.some(({ reference }) => reference === person.reference)),
    );
    bare ??= reading.bare;
    const told = clauses.length > 0;
    const same =
      (told && firstPerson && !hero ? reading.firstPerson : !reading.hero) ||
      (!told && !firstPerson && !hero) ||
      (reading.hero !== undefined &&
        hero !== undefined &&
        (reading.hero.reference === hero.reference ||
          (hero.name === undefined && hero.trade !== undefined && reading.hero.trade === hero.trade)));
    firstPerson ||= reading.firstPerson;
    if (!hero && reading.hero && same) hero = reading.hero;
    const foreign = told && (!same || reading.clauses.length === 0 || isAbout(words, 0, undefined, hero));
    if (foreign) {
      const aside = asideOf(words);
      if (aside) asides.push(aside);
      continue;
    }
    clauses.push(...reading.clauses);
    asides.push(...reading.asides);
  }
  const silent = clauses.length === 0 && !firstPerson;
  const event = silent ? readEvent(clean) : undefined;
  const first = sentences[0] ?? [];
  const named = people.at(-1);
  const described = silent && !event && named ? readRelative(first, named) : undefined;
  const place = sentences.map(findPlace).find(Boolean);
  const year = YEAR.exec(clean)?.[1];
  return {
    ...(hero ? { hero } : bare && clauses.length === 0 && !firstPerson ? { hero: bare } : {}),
    people,
    asides,
    clauses: hero || firstPerson ? clauses : [],
    ...(event ? { event } : {}),
    ...(described ? { described } : {}),
    ...(place ? { place } : {}),
    ...(year ? { year: Number(year) } : {}),
    firstPerson: firstPerson && !hero,
  };
}
