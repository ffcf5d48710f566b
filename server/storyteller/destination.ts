import { type IdeaClause, otherPerson } from '#domain/turkish/idea/index.ts';
import { type Case, inflectNoun, lower, type Person } from '#domain/turkish/index.ts';

/** Verbs that lead somewhere. */
const LEADS =
  /^(?:dönmek|geri dönmek|gitmek|gelmek|geri gelmek|varmak|girmek|çıkmak|ulaşmak|kaçmak|sığınmak|taşınmak|inmek|uçmak|yürümek|yola çıkmak|götürmek|getirmek|taşımak|göndermek|yerleşmek)$/u;

const NO_PLACE =
  /^(?:geri|deli|buna|şuna|ona|kendine|birine|herkese|kimseye|işe|yola|ileri|dışarı|içeri|yukarı|aşağı|bir araya|yere)$/u;

/** Where the hero goes, from the last word of the complement in the dative. */
export interface Destination {
  readonly noun: string;
  readonly possessive: boolean;
  readonly proper: boolean;
}

/** "doğduğu köye" → "köy", "köyüne" → "köy" of one's own, "Kars’a" → "Kars"; undefined where nobody goes anywhere. */
export function destination({ verb, complement }: IdeaClause): Destination | undefined {
  const last = complement.split(' ').at(-1) ?? '';
  if (!LEADS.test(verb) || NO_PLACE.test(last) || otherPerson(complement)) return undefined;
  const name = /^(\p{Lu}\p{L}*)['’]y?[ae]$/u.exec(last)?.[1];
  if (name) return { noun: name, possessive: false, proper: true };
  const word = lower(last);
  const irregular = IRREGULAR[word];
  if (irregular) return { noun: irregular, possessive: false, proper: false };
  const owned = /^(\p{L}{2,}?)s?[ıiuü]n[ae]$/u.test(word);
  for (let length = word.length - 1; length >= 2; length -= 1) {
    const bare = word.slice(0, length);
    // "adaya" goes to an "ada"; few nouns end in "y".
    if (/[aeıioöuü]y$/u.test(bare) && !ENDS_IN_Y.test(bare)) continue;
    for (const noun of [`${bare.slice(0, -1)}${HARD[bare.at(-1) ?? ''] ?? bare.at(-1)}`, bare]) {
      if (owned && inflectNoun(noun, { possessive: '3sg', case: 'dat' }) === word && !/[ıiuü]n$/u.test(noun))
        return { noun, possessive: true, proper: false };
      if (!owned && /[ae]$/u.test(word) && inflectNoun(noun, { case: 'dat' }) === word)
        return { noun, possessive: false, proper: false };
    }
  }
  return undefined;
}

const ENDS_IN_Y = /(?:köy|saray|çay|koy|kuzey|güney|alay|uzay|yüzey)$|^ay$/u;

/** Datives of nouns that lose a vowel. */
const IRREGULAR: Readonly<Record<string, string>> = { şehre: 'şehir', nehre: 'nehir', kabre: 'kabir' };

const HARD: Readonly<Record<string, string>> = { ğ: 'k', b: 'p', c: 'ç', d: 't' };

/** The destination in a case, agreeing with the hero where it is theirs. */
export function destinationForm(clause: IdeaClause, asked: Case, person: Person): string {
  const found = destination(clause);
  if (!found) throw new Error('no destination');
  return inflectNoun(found.noun, {
    case: asked,
    ...(found.possessive ? { possessive: person } : {}),
    ...(found.proper ? { proper: true } : {}),
  });
}
