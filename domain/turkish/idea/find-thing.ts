import { bareCompound } from '../compound.ts';
import { inflectNoun } from '../noun.ts';
import { VERBS } from '../verb-lexicon.ts';
import { isParticiple, verbAt } from './clause-verb.ts';
import { isKnownName } from './names.ts';
import { personNoun } from './people.ts';
import type { FoundPerson } from './person-noun.ts';
import { isCaseMarked, WHEN } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

/** Nouns and other words in -m that carry no possessive. */
const IN_M = new Set(
  (
    'resim isim iklim kısım ilim bilim film adım dönem âlem alem kalem matem haram program roman bayram akşam imam adam madam cam dam gam zam tam ham kum tohum hüküm ' +
    'zulüm durum kurum yıldırım kaldırım mevsim teslim cisim kilim takım hanım kadim muhterem hâkim hakim hekim müslim verem krem harem yarım benim bizim mahkûm masum müslüm ' +
    'sistem problem dram gram kilogram atom prim klima tim üniversitem hem kim hacim rakam makam selam kıvam devam idam sanem erdem cem ekrem tüm hiçim belirtim'
  ).split(' '),
);

const ROOTS = new Set(VERBS.map((infinitive) => infinitive.slice(0, -3)));

/** The noun without "my": "süpürgem" → "süpürge", "aksim" → "akis"; undefined for other words in -m. */
/** "my husband" and "my wife", which look like forms of verbs. */
const SPOUSES: Readonly<Record<string, string>> = { kocam: 'koca', karım: 'karı' };

function withoutMine({ lower, text, quote, initial }: IdeaWord): string | undefined {
  if (SPOUSES[lower]) return SPOUSES[lower];
  if (quote || /['’]/u.test(text) || isKnownName(text) || IN_M.has(lower)) return undefined;
  if ((!initial && /^\p{Lu}/u.test(text)) || personNoun(lower)) return undefined;
  if (!/[aeıioöuü]m$/u.test(lower) || lower.length < 5) return undefined;
  // "yıkım", "seçim": nouns made from verbs.
  if (ROOTS.has(lower.slice(0, -2)) || ROOTS.has(lower.slice(0, -1))) return undefined;
  const noun = /[ae]m$/u.test(lower) ? lower.slice(0, -1) : bareCompound(`x ${lower.slice(0, -1)}`).slice(2);
  return inflectNoun(noun, { possessive: '1sg' }) === lower ? noun : undefined;
}

/** Finds a thing of the narrator that is the subject of the clause: "robot süpürgem", "aynadaki aksim". */
export function thingOfMine(words: readonly IdeaWord[], from: number, end: number): FoundPerson | undefined {
  const lead = leadLength(words, from);
  for (let at = from + lead; at < Math.min(from + lead + 3, end); at += 1) {
    const word = words[at];
    const noun = word && !verbAt(words, at) ? withoutMine(word) : undefined;
    if (!noun) continue;
    const before = words.slice(from + lead, at);
    if (before.some(({ lower, comma }) => comma || (isCaseMarked(lower) && !/ki$/u.test(lower))))
      return undefined;
    const bare = before.filter(({ lower }) => !/(?:ki|l[ıiuü]|[ıiuü]n)$|^bir$/u.test(lower));
    const lemma = [...bare.map(({ lower }) => lower), noun].join(' ');
    return being(at - bare.length, at + 1, lemma, '1sg');
  }
  return undefined;
}

/** "bir gölge sahibinden ayrılıp …", "bir çift ayakkabı sahibini arar": a thing before a complement in a case. */
export function thingSubject(words: readonly IdeaWord[], from: number, end: number): FoundPerson | undefined {
  const start = from + leadLength(words, from);
  if (words[start]?.lower !== 'bir') return undefined;
  const at = words[start + 1]?.lower === 'çift' ? start + 2 : start + 1;
  const noun = words[at];
  const next = words[at + 1];
  if (!noun || !next || at + 1 >= end || noun.quote || isParticiple(noun.lower)) return undefined;
  if (isCaseMarked(noun.lower) || /(?:[yn][ıiuüae]|[ıiuü]n)$/u.test(noun.lower)) return undefined;
  // What it owns, in a case: an adjective in front of another noun has no owner.
  if (!noun.comma && !/(?:s[ıiuü]|[^aeıioöuü][ıiuü])n(?:[ıiuüae]|d[ae]n?)$/u.test(next.lower))
    return undefined;
  // "bir çift ayakkabı" are shoes.
  const lemma = at === start + 1 ? noun.lower : inflectNoun(noun.lower, { plural: true });
  return being(start + 1, at + 1, lemma);
}

const leadLength = (words: readonly IdeaWord[], from: number): number =>
  WHEN.exec(
    words
      .slice(from)
      .map(({ lower }) => lower)
      .join(' '),
  )?.[0].split(' ').length ?? 0;

const being = (from: number, to: number, lemma: string, possessive?: '1sg'): FoundPerson => ({
  from,
  to,
  form: { lemma, case: 'nom', plural: false, ...(possessive ? { possessive } : {}) },
  noun: Object.values(SPOUSES).includes(lemma)
    ? { lemma, compound: false, kind: 'kin' }
    : { lemma, compound: false, kind: 'being' },
});
