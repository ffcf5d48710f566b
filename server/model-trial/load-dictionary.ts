import turkish from 'dictionary-tr';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { lower, stemCandidates, withoutCircumflex } from '#domain/turkish/index.ts';

/** Reads the Turkish dictionary; returns whether it, or our morphology by a stem of it, knows a word. */
export async function loadDictionary(): Promise<(word: string) => boolean> {
  const hunspell = await createHunspellFromStrings(turkish.aff.toString(), turkish.dic.toString());
  const known = (word: string) =>
    hunspell.testSpelling(word) || hunspell.testSpelling(withoutCircumflex(word));
  return (word) => {
    const plain = lower(word).replace(/[’'].*$/u, '');
    // Hunspell lacks many derived forms, which the morphology takes apart.
    return known(plain) || stemCandidates(plain, { has: known }).length > 0;
  };
}
