import { verbAt } from './clause-verb.ts';
import { isAmbiguousName, isKnownName } from './names.ts';
import { nounAt } from './person-noun.ts';
import { PROPER_NOT_PERSON } from './places.ts';
import type { IdeaWord } from './words.ts';

/** Time and frequency at the beginning of a clause. */
export const WHEN =
  /^(?:her (?:gece|gün|sabah|akşam|yıl|yaz|kış|hafta|ay|cuma|pazar|perşembe|salı|pazartesi|çarşamba|cumartesi|dolunayda|bahar|sonbahar)(?: bir kez)?|bir (?:gün|gece|sabah|akşam|yaz|kış|bahar|anda|zamanlar|kış gecesi|yaz gecesi|yağmurlu günde)|yıllar (?:önce|sonra)|\p{L}+ yıl (?:önce|sonra)|aylar sonra|günün birinde|sonunda|birdenbire|birden|aniden|ansızın|yeniden|tekrar|ilk kez|son kez|gizlice|artık|sonra|önce|yine|hâlâ|bu kez|o gece|o gün|bir daha|yarın|bugün|dün gece|dün|bu gece|bu sabah|akşamüstü|şimdi|gece yarısı|geceleri|sabahları|akşamları|hep|sürekli|daima|aynı gün|ertesi gün|ertesi sabah|tesadüfen|yanlışlıkla|istemeden|farkında olmadan|kendi kendine|kırk yıl sonra)(?= |$)/u;

export const isCaseMarked = (word: string): boolean => /(?:[dt][ae]n?|[dt][ae]ki|y?l[ae])$/u.test(word);

export const LINK = /^(?:ve|ama|fakat|ancak|oysa|çünkü|sonra|hatta)$/u;

/** Positions at which a finite verb ends a clause. */
export function clauseEnds(words: readonly IdeaWord[]): number[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const ends = next === undefined || word.comma || LINK.test(next.lower);
    if (!ends || !verbAt(words, at)) return [];
    if (next !== undefined && word.comma && nounAt(words, at)) return [];
    if (next === undefined && words[at - 1]?.lower === 'bir') return [];
    return [at];
  });
}

/** Where the clause begins that a word stands in: after a finite verb and its link. */
export function clauseStart(words: readonly IdeaWord[], at: number): number {
  const end = clauseEnds(words).findLast((position) => position < at);
  if (end === undefined) return 0;
  return LINK.test(words[end + 1]?.lower ?? '') ? end + 2 : end + 1;
}

export const textOf = (words: readonly IdeaWord[]): string =>
  words.map(({ text, comma }, at) => text + (comma && at < words.length - 1 ? ',' : '')).join(' ');

export function lowerStart(words: readonly IdeaWord[]): string {
  const text = textOf(words);
  const first = words[0];
  if (
    !first?.initial ||
    /['’]/u.test(first.text) ||
    (isKnownName(first.text) && (!isAmbiguousName(first.text) || first.comma)) ||
    PROPER_NOT_PERSON.has(first.text)
  )
    return text;
  return text.charAt(0).toLocaleLowerCase('tr') + text.slice(1);
}
