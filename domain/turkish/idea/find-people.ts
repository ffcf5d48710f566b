import { nameAt } from './person-name.ts';
import { type FoundPerson, nounAt } from './person-noun.ts';
import type { IdeaWord } from './words.ts';

/** Everybody that a sentence speaks of, in their order. */
export function findPeople(words: readonly IdeaWord[]): FoundPerson[] {
  const found: FoundPerson[] = [];
  for (let at = 0; at < words.length; ) {
    const person = nameAt(words, at) ?? nounAt(words, at);
    if (person) found.push(person);
    at = person ? person.to : at + 1;
  }
  return found;
}
