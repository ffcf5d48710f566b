import { isParticiple } from './clause-verb.ts';
import type { IdeaPerson } from './idea.ts';
import { genderOfName } from './names.ts';
import { AGE_WORDS, personNoun } from './people.ts';
import { COMMON } from './person-name.ts';
import type { FoundPerson } from './person-noun.ts';
import { clauseStart, isCaseMarked, lowerStart, WHEN } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

const TITLE_GENDER: Readonly<Record<string, 'female' | 'male'>> = {
  bey: 'male',
  hanım: 'female',
  efendi: 'male',
  paşa: 'male',
  dede: 'male',
  nine: 'female',
  teyze: 'female',
  amca: 'male',
  abla: 'female',
  ağabey: 'male',
  baba: 'male',
  ana: 'female',
  ağa: 'male',
  hatun: 'female',
  reis: 'male',
  çelebi: 'male',
};

/** Where the subject's noun phrase begins: after the adverbials in front of it. */
export function phraseStart(words: readonly IdeaWord[], person: FoundPerson): number {
  const before = words.slice(0, person.from);
  let start = clauseStart(words, person.from);
  const lead = WHEN.exec(
    before
      .slice(start)
      .map(({ lower }) => lower)
      .join(' '),
  );
  if (lead) start += lead[0].split(' ').length;
  const relative = before.some(({ lower }, at) => at >= start && isParticiple(lower));
  const comma = before.findLastIndex((word) => word.comma);
  if (comma >= 0 && (!relative || before.slice(comma + 1).some(({ lower }) => isParticiple(lower))))
    start = Math.max(start, comma + 1);
  if (!before.slice(start).some(({ lower }) => isParticiple(lower))) {
    const marked = before.findLastIndex(
      ({ lower }) =>
        isCaseMarked(lower) &&
        !/ki$/u.test(lower) &&
        !/^(?:bir|yalnız|sade|tane|neden|küçücük)$/u.test(lower) &&
        !COMMON.has(lower),
    );
    start = Math.max(start, marked + 1);
  }
  return start;
}

/** "küçük kız", "yaşlı adam": an age stays with a plain noun, which says too little alone. */
function referenceOf(
  words: readonly IdeaWord[],
  person: FoundPerson,
  start: number,
): Pick<IdeaPerson, 'reference' | 'compound' | 'age'> {
  const before = words.slice(start, person.from);
  const age = before.map(({ lower }) => AGE_WORDS[lower]).find(Boolean) ?? person.noun?.age;
  const aged = age ? { age } : {};
  if (person.name) return { reference: person.name, compound: false, ...aged };
  const lemma = person.form.lemma;
  const owner = words[person.from - 1];
  const possessed = person.form.possessive === '3sg' && !person.noun?.compound;
  const related = person.noun?.kind === 'kin' || person.noun?.kind === 'being' || RELATED.has(lemma);
  if (possessed && owner && /n$/u.test(owner.lower) && related) {
    // "fener bekçisinin": an owner of two words.
    const two =
      /s[ıi]n[ıi]n$/u.test(owner.lower) && person.from - 2 >= start && !words[person.from - 2]?.comma;
    return {
      reference: `${lowerStart(words.slice(person.from - (two ? 2 : 1), person.from))} ${words[person.to - 1]?.lower ?? lemma}`,
      compound: true,
      ...aged,
    };
  }
  const trade = person.noun?.kind === 'plain' && owner && !owner.comma ? personNoun(owner.lower) : undefined;
  if (trade?.kind === 'trade' && person.to - person.from === 1)
    return { reference: `${trade.lemma} ${lemma}`, compound: false, ...aged };
  const adjective = before.findLast(
    ({ lower }, at) => AGE_WORDS[lower] !== undefined && before[at - 1]?.lower !== 'en',
  )?.lower;
  const plain = person.noun?.kind === 'plain' || person.noun?.kind === 'being';
  const keep =
    plain && adjective && !/^(?:emekli|ihtiyar|kocamış)$/u.test(adjective) && !lemma.startsWith(adjective);
  return {
    reference: keep ? `${adjective} ${lemma}` : lemma,
    compound: person.noun?.compound ?? false,
    ...aged,
  };
}

const RELATED = new Set('sahip kız çocuk kadın adam arkadaş komşu genç köpek kedi dost'.split(' '));

export function personOf(
  words: readonly IdeaWord[],
  person: FoundPerson,
  people: readonly FoundPerson[],
): IdeaPerson {
  const start = phraseStart(words, person);
  const { reference, compound, age } = referenceOf(words, person, start);
  const inside = people.find(
    ({ to, noun }) => to === person.from && noun !== undefined && person.name !== undefined,
  );
  const noun = person.noun ?? inside?.noun;
  const gender =
    (person.title && TITLE_GENDER[person.title]) ??
    (person.name ? genderOfName(person.name.split(' ')[0] ?? '') : undefined) ??
    noun?.gender;
  return {
    reference,
    compound,
    phrase: lowerStart(words.slice(start, person.to)),
    ...leadOf(words, person, start),
    ...(person.name ? { name: person.name } : {}),
    ...(noun?.kind === 'trade' ? { trade: noun.lemma } : {}),
    ...(noun?.kind === 'kin' ? { kin: noun.lemma } : {}),
    ...(noun?.kind === 'being' ? { being: true } : {}),
    comma: words[person.to - 1]?.comma ?? false,
    ...(person.form.possessive === '1sg' ? { mine: true } : {}),
    ...(isSeveral(words, person, start) ? { several: true } : {}),
    ...(age ? { age } : {}),
    ...(gender ? { gender } : {}),
  };
}

/** Adverbials of place and time before a person, without those that the clause has as its own time. */
function leadOf(words: readonly IdeaWord[], person: FoundPerson, start: number): { lead?: string } {
  const from = clauseStart(words, person.from);
  const before = words.slice(from, start);
  const when = WHEN.exec(before.map(({ lower }) => lower).join(' '))?.[0];
  const rest = before.slice(when ? when.split(' ').length : 0);
  const last = rest.at(-1);
  return last && isCaseMarked(last.lower) && !last.comma ? { lead: lowerStart(rest) } : {};
}

const COUNT = /^(?:\d+|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|birkaç|bütün|tüm)$/u;

const isSeveral = (words: readonly IdeaWord[], person: FoundPerson, start: number): boolean =>
  person.form.plural ||
  words.slice(Math.max(start, person.from - 2), person.from).some(({ lower }) => COUNT.test(lower)) ||
  words.slice(person.from, person.to).some(({ lower }) => lower === 've' || lower === 'ile');
