import { stemCandidates } from '../stem.ts';
import { lower } from '../text.ts';
import type { NounForm } from './idea.ts';
import { nounForm } from './noun-form.ts';
import { personNoun } from './people.ts';

/** Whoever else a complement speaks of. */
interface OtherPerson {
  /** Dictionary noun: "kız", "fener bekçisi". */
  readonly lemma: string;
  /** An owner in the genitive, as written: "sahibinin"; empty where there is none. */
  readonly owner: string;
  /** An adjective without which it would be another person: "eski", "hayali"; empty where there is none. */
  readonly adjective: string;
  readonly possessive?: NounForm['possessive'];
  readonly compound: boolean;
  /** An animal, a machine or a thing that acts. */
  readonly being: boolean;
}

const PERSON_NOUNS = {
  has: (lemma: string): boolean => lemma === 'karı' || personNoun(lemma) !== undefined,
};
const NUMBER =
  /^(?:iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yüz|bin|birkaç|bütün|tüm|onlarca|yüzlerce|herkes)$/u;

/** The last single person or being in a complement: "sahibinin kızına" → "kız", possessed, with its owner in front. */
export function otherPerson(complement: string): OtherPerson | undefined {
  const words = complement.split(' ');
  if (words.some((word) => NUMBER.test(word))) return undefined;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (/^\p{Lu}/u.test(word) || HOMONYMS.has(word)) continue;
    for (const lemma of stemCandidates(lower(word), PERSON_NOUNS)) {
      const noun = personNoun(lemma);
      const form = nounForm(lemma, word, noun?.compound ? { compound: true } : {});
      // "karı" without a possessive is snow.
      if (
        !form ||
        (!noun && !form.possessive) ||
        form.plural ||
        form.case === 'nom' ||
        form.case === 'loc' ||
        form.case === 'abl'
      )
        continue;
      return {
        lemma,
        owner: form.possessive ? ownerBefore(words, at) : '',
        adjective: ADJECTIVE.test(words[at - 1] ?? '') ? (words[at - 1] ?? '') : '',
        ...(form.possessive ? { possessive: form.possessive } : {}),
        compound: noun?.compound ?? false,
        being: noun?.kind === 'being',
      };
    }
  }
  return undefined;
}

/** Forms of "ada" that are also forms of "aday". */
const HOMONYMS = new Set(['adaya', 'adayı']);

const ADJECTIVE = /^(?:eski|hayali|üvey|küçük|yaşlı|ikiz)$/u;

/** The genitive within two words in front of the possessed one. */
function ownerBefore(words: readonly string[], at: number): string {
  for (let from = at - 1; from >= Math.max(0, at - 2); from -= 1) {
    if (/(?:n|m)[ıiuü]n$|[^aeıioöuü][ıiuü]n$/u.test(words[from] ?? '')) return words[from] ?? '';
  }
  return '';
}
