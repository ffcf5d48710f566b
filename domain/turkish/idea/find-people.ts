import { looksLikeCompound } from '../compound.ts';
import { isParticiple, verbAt } from './clause-verb.ts';
import { nameAt } from './person-name.ts';
import { type FoundPerson, nounAt } from './person-noun.ts';
import { isCaseMarked } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

/** Everybody that a sentence speaks of, in their order. */
export function findPeople(words: readonly IdeaWord[]): FoundPerson[] {
  const found: FoundPerson[] = [];
  for (let at = 0; at < words.length; ) {
    const person = nameAt(words, at) ?? nounAt(words, at);
    if (person && !isPredicative(words, person) && !isQuantity(words, person))
      found.push(compoundTrade(words, person, found.at(-1)));
    at = person ? person.to : at + 1;
  }
  return found;
}

/** "emekli olacağı gün": what somebody becomes. */
const isPredicative = (words: readonly IdeaWord[], { to, noun }: FoundPerson): boolean =>
  noun !== undefined &&
  /^(?:emekli|hasta|âşık|dul|yetim|öksüz|şehit|esir|köle|misafir|konuk|kurban)$/u.test(noun.lemma) &&
  /^ol(?!an$)/u.test(words[to]?.lower ?? '') &&
  words[to - 1]?.lower === noun.lemma;

/** "bir çift ayakkabı" counts what follows. */
const isQuantity = (words: readonly IdeaWord[], { from, to }: FoundPerson): boolean =>
  to - from === 1 &&
  words[from]?.lower === 'çift' &&
  !words[from]?.comma &&
  words[to] !== undefined &&
  !isCaseMarked(words[to].lower) &&
  !verbAt(words, to) &&
  !/(?:[yn][ıiuüae])$/u.test(words[to].lower);

const QUALIFIER =
  /^(?:bir|iki|üç|dört|beş|en|o|bu|şu|her|son|ilk|tek|yaşlı|genç|küçük|büyük|emekli|eski|yeni|ünlü|usta|kör|sağır|zengin|yoksul|iyi|kötü|deli|yalnız|\p{L}+(?:ki|l[ıiuü]|s[ıiuü]z|[ıiuü]n|[dt][ae]n?))$/u;

/** "fırıncı çırağı", "minyatür ustası": a bare noun in front of a possessed trade is a part of its name. */
function compoundTrade(
  words: readonly IdeaWord[],
  person: FoundPerson,
  before: FoundPerson | undefined,
): FoundPerson {
  const owner = words[person.from - 1];
  const last = words[person.to - 1];
  if (!owner || !last || owner.comma || owner.quote || person.name || person.noun?.kind !== 'trade')
    return person;
  if (person.noun.compound || person.form.possessive !== '3sg' || person.form.case !== 'nom') return person;
  if (/^\p{Lu}/u.test(owner.text) || QUALIFIER.test(owner.lower) || isParticiple(owner.lower)) return person;
  if (before?.to === person.from && before.form.case !== 'nom') return person;
  const lemma = `${owner.lower} ${last.lower}`;
  if (!looksLikeCompound(lemma)) return person;
  return {
    from: person.from,
    to: person.to,
    form: { lemma, case: 'nom', plural: false },
    noun: { ...person.noun, lemma, compound: true },
  };
}
