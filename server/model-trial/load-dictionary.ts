import { readFileSync } from 'node:fs';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { lower, stemCandidates, withoutCircumflex } from '#domain/turkish/index.ts';

/** Reads the Turkish dictionary; returns whether it, or our morphology by a stem of it, knows a word. */
export async function loadDictionary(): Promise<(word: string) => boolean> {
  const read = (file: string) =>
    readFileSync(new URL(`../../node_modules/dictionary-tr/${file}`, import.meta.url), 'utf8');
  const hunspell = await createHunspellFromStrings(read('index.aff'), read('index.dic'));
  const known = (word: string) =>
    hunspell.testSpelling(word) || hunspell.testSpelling(withoutCircumflex(word));
  return (word) => {
    const plain = lower(word).replace(/[’'].*$/u, '');
    // Hunspell lacks many derived forms, which the morphology takes apart.
    return known(plain) || stemCandidates(plain, { has: known }).length > 0;
  };
}
