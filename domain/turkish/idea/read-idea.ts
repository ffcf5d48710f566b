import { splitSentences } from '../sentence.ts';
import { verbAt } from './clause-verb.ts';
import { personOf } from './describe-person.ts';
import { findPeople } from './find-people.ts';
import { findPlace } from './find-place.ts';
import { findSubject, firstOfPair, unlistedHero } from './find-subject.ts';
import type { Idea, IdeaClause, IdeaPerson } from './idea.ts';
import { clauseOf, withLead } from './read-clause.ts';
import { readEvent } from './read-event.ts';
import { readRelative } from './read-relative.ts';
import { clauseEnds, LINK } from './sentence-parts.ts';
import { cleanIdea, type IdeaWord, ideaWords } from './words.ts';

interface SentenceReading {
  hero?: IdeaPerson;
  people: IdeaPerson[];
  clauses: IdeaClause[];
  firstPerson: boolean;
}

function readSentence(words: readonly IdeaWord[]): SentenceReading {
  const people = findPeople(words);
  const ends = clauseEnds(words);
  const clauses: IdeaClause[] = [];
  let hero: IdeaPerson | undefined;
  let firstPerson = false;
  let from = 0;
  for (const end of ends) {
    const verb = verbAt(words, end);
    if (!verb) continue;
    const first = verb.reading.person === '1sg' || verb.reading.person === '1pl';
    const inClause = people.filter((person) => person.from >= from);
    const head = first ? undefined : findSubject(words, from, end - verb.length + 1, inClause);
    const subject = head
      ? firstOfPair(words, head, inClause)
      : first
        ? undefined
        : unlistedHero(words, from, end, verb);
    if (first) firstPerson = true;
    if (subject && !hero) hero = personOf(words, subject, people);
    const other =
      subject && hero && subject.name !== undefined && hero.name !== undefined && subject.name !== hero.name;
    const begin = subject ? subject.to : from + (LINK.test(words[from]?.lower ?? '') ? 1 : 0);
    if ((hero || first) && !other)
      clauses.push(withLead(words, from, subject, clauseOf(words, skipPronoun(words, begin), end, verb)));
    from = end + 1;
  }
  return {
    ...(hero ? { hero } : {}),
    people: people.map((person) => personOf(words, person, people)),
    clauses,
    firstPerson,
  };
}

const skipPronoun = (words: readonly IdeaWord[], at: number): number =>
  /^(?:ben|biz)$/u.test(words[at]?.lower ?? '') ? at + 1 : at;

/** Without the formulas of tales, and a question "what if" as what it supposes: "unutursa ne olur?" → "unutursa?". */
const plainIdea = (text: string): string =>
  text
    .replace(/^(?:bir varmış,? bir yokmuş|evvel zaman içinde(?:,? kalbur saman içinde)?)[,.…]*\s*/iu, '')
    .replace(/(?<=s[ae]) (?:ne|neler) ol\p{L}*(?=[?.!]*$)/u, '');

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
  let hero: IdeaPerson | undefined;
  let firstPerson = false;
  for (const words of sentences) {
    const reading = readSentence(words);
    people.push(
      ...reading.people.filter((person) => !people.some(({ reference }) => reference === person.reference)),
    );
    firstPerson ||= reading.firstPerson;
    const same =
      !reading.hero ||
      !hero ||
      reading.hero.reference === hero.reference ||
      (hero.name === undefined && reading.hero.trade === hero.trade);
    if (!hero && reading.hero) hero = reading.hero;
    if (same) clauses.push(...reading.clauses);
  }
  const silent = clauses.length === 0 && !firstPerson;
  const event = silent ? readEvent(clean) : undefined;
  const first = sentences[0] ?? [];
  const named = people.at(-1);
  const described = silent && !event && named ? readRelative(first, named) : undefined;
  const place = sentences.map(findPlace).find(Boolean);
  const year = YEAR.exec(clean)?.[1];
  return {
    ...(hero
      ? { hero }
      : people[0] && clauses.length === 0 && !firstPerson
        ? { hero: people.at(-1) ?? people[0] }
        : {}),
    people,
    clauses: hero || firstPerson ? clauses : [],
    ...(event ? { event } : {}),
    ...(described ? { described } : {}),
    ...(place ? { place } : {}),
    ...(year ? { year: Number(year) } : {}),
    firstPerson: firstPerson && !hero,
  };
}
