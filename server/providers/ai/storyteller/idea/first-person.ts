import { conjugate } from '#domain/turkish/index.ts';
import { belongingsToFirstPerson, toFirstPerson } from '../engine/owned-words.ts';
import { finalVerb } from './verbs.ts';

/** Belongings that a short life story speaks of as the hero's own. */
const OWN: Readonly<Record<string, string>> = {
  eşini: 'eşimi',
  eşinden: 'eşimden',
  işini: 'işimi',
  işinden: 'işimden',
  evini: 'evimi',
  evinden: 'evimden',
  elinden: 'elimden',
  hayatını: 'hayatımı',
  ezberinde: 'ezberimde',
  ailesini: 'ailemi',
  ailesinden: 'ailemden',
  babasından: 'babamdan',
  annesinden: 'annemden',
};
const GENITIVE = /(?<!\p{L})(?:\p{L}+[nıiuü][ıiuü]n|kimin)(?!\p{L})/u;

/**
 * A third-person sentence about the hero, without its verb, as the hero would say it: "eşini yitirdiği kıştan beri" →
 * "eşimi yitirdiğim kıştan beri". What belongs to somebody else in the sentence stays.
 */
export function ownToFirstPerson(text: string): string {
  const others = GENITIVE.test(text.replace(/kendi(?:sinin)? /gu, ''));
  return belongingsToFirstPerson(text)
    .replace(/\p{L}+/gu, (word) => OWN[word.toLocaleLowerCase('tr')] ?? word)
    .replace(/(?<=kendi )(\p{L}+?)s[ıiuü]n([ıiuü])(?!\p{L})/u, '$1m$2')
    .replace(/(?<=kendi )(\p{L}+?[^aeıioöuü])([ıiuü])n([ıiuü])(?!\p{L})/u, '$1$2m$3')
    .replace(/\p{L}+[dt][ıiuü]ğ[ıiuü](?= \p{L})/gu, (word) => (others ? word : toFirstPerson(word)));
}

/** "açtı" → "açtım"; the passive of a verb has another subject and stays: "alındı". */
export function verbToFirstPerson(past: string): string {
  const active = /^(\p{L}+?)[ıiuü][ln][dt][ıiuü]$/u.exec(past)?.[1];
  if (!active) return `${past}m`;
  const back = /[aıou]/u.test(active.match(/[aeıioöuü]/gu)?.at(-1) ?? 'e');
  const stem = `${active}${back ? 'mak' : 'mek'}`;
  return finalVerb([conjugate(stem, { tense: 'past' })])?.transitive ? past : `${past}m`;
}
