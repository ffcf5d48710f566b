import { inflectNoun } from '#domain/turkish/index.ts';
import type { World } from './types.ts';

const ORDINARY = ['eski dost', 'yakın arkadaş', 'can dost'];

/** What the friend is to the hero, in the hero's person: "yakın arkadaşı", "yakın arkadaşım". */
export function relationOf({ facts, friend, voice }: World): string {
  const relations = facts.has('human')
    ? facts.has('child')
      ? ['en iyi arkadaş', 'oyun arkadaş']
      : facts.has('space')
        ? ['ekip arkadaş', 'yakın arkadaş']
        : ORDINARY
    : ['tek dost', 'yakın dost'];
  // The same relation for the same name, however often a story is told.
  const letters = Array.from(friend).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const [adjectives, noun] = split(relations[letters % relations.length] ?? 'eski dost');
  return `${adjectives} ${inflectNoun(noun, { possessive: voice.person })}`;
}

/** "çocukluk arkadaş" → "çocukluk" and "arkadaş". */
function split(phrase: string): [string, string] {
  const at = phrase.lastIndexOf(' ');
  return [phrase.slice(0, at), phrase.slice(at + 1)];
}
