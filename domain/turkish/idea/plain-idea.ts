import { stemCandidates } from '../stem.ts';
import { personNoun } from './people.ts';

const PEOPLE = { has: (lemma: string): boolean => personNoun(lemma) !== undefined };

/**
 * An idea as what it says: without the formulas of tales, without "why" and "maybe" in front, a question "what if" as
 * what it supposes, "the story of a man who …" as that man, "there is a ghost that …" as that ghost, and an adverb
 * behind the verb in front of it.
 */
export const plainIdea = (text: string): string =>
  text
    .replace(/^(?:bir varmış,? bir yokmuş|evvel zaman içinde(?:,? kalbur saman içinde)?)[,.…]*\s*/iu, '')
    .replace(/^(?:neden|niçin|niye|acaba|belki(?: de)?|meğer)\s+(\p{L})/iu, (_, letter: string) =>
      letter.toLocaleUpperCase('tr'),
    )
    .replace(/(?<=s[ae]) (?:ne|neler) ol\p{L}*(?=[?.!]*$)/u, '')
    .replace(/(\p{L}+(?:[dt][ıiuü]|yor|m[ıiuü]ş|r|z)) artık(?=[.!…]|$)/u, 'artık $1')
    .replace(/(?<=\p{L}[ae]n bir \p{L}+(?: \p{L}+)?) var(?:dır|dı|mış)?[.!]?$/u, '')
    .replace(
      /(\p{L}+) (?:hikâyesi|hikayesi|öyküsü|masalı|serüveni|macerası)[.!]?$/u,
      (whole, owner: string) =>
        /[ıiuü]n$/u.test(owner) ? (stemCandidates(owner, PEOPLE)[0] ?? whole) : whole,
    );
