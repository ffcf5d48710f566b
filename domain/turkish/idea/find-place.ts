import { stemCandidates } from '../stem.ts';
import { PLACE_NOUNS, PROPER_NOT_PERSON } from './places.ts';
import { lowerStart } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

const placeSet = new Set(PLACE_NOUNS);

/** The first phrase in the locative that names a place: "deniz fenerinde", "Mars kolonisinde", "Kars'ta". */
export function findPlace(words: readonly IdeaWord[]): string | undefined {
  for (const [at, word] of words.entries()) {
    const stem = word.text.replace(/['’].*$/u, '');
    if (/['’][dt][ae]$/u.test(word.text) && !/^\d/u.test(stem)) return word.text;
    if (!/[dt][ae](?:ki)?$/u.test(word.lower)) continue;
    const bare = word.lower.replace(/ki$/u, '');
    for (const length of [2, 1, 0]) {
      if (at < length) continue;
      const part = [...words.slice(Math.max(0, at - length), at).map(({ lower }) => lower), bare].join(' ');
      if (stemCandidates(part, placeSet).length === 0) continue;
      const proper = words[at - length - 1];
      const owned = /[ıiuü]nd[ae]$/u.test(bare) && length === 0;
      const lead =
        proper &&
        !proper.comma &&
        (owned || (/^\p{Lu}/u.test(proper.text) && PROPER_NOT_PERSON.has(proper.text)))
          ? 1
          : 0;
      const phrase = lowerStart(words.slice(at - length - lead, at + 1)).replace(/ki$/u, '');
      return phrase;
    }
    const previous = words[at - 1];
    if (previous && PROPER_NOT_PERSON.has(previous.text) && /s[ıi]nd[ae]|[ıiuü]nd[ae]$/u.test(bare))
      return `${previous.text} ${bare}`;
  }
  return undefined;
}
