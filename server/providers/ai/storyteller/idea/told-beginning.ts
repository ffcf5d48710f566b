import type { Beginning } from './read-beginning.ts';
import { sentenceInPast } from './retell.ts';
import { safeSentences } from './told-clauses.ts';

/**
 * The opening that a chosen beginning makes, in its own words: where it plays, what happened, and that the hero was
 * there. Empty where nothing of it can be told.
 */
export function tellBeginning({ setting, description }: Beginning): string[] {
  const [place] = safeSentences(setting ?? '', 1);
  const happened = safeSentences(description ?? '', 3).map(sentenceInPast);
  const told = happened.filter((sentence) => sentence !== undefined);
  if (told.length === 0) return [];
  const scene = place ? `${capital(place.replace(/[.!…]+$/u, ''))}. ` : '';
  return [
    `${scene}${told.map((sentence) => `${sentence}${/”$/u.test(sentence) ? '' : '.'}`).join(' ')} {H} [bunu ilk öğrenenlerden {=biri.di}|oradaydı<m|>, olanı kendi <gözlerimle gördüm|gözleriyle gördü>|olanı <duyduğumda|duyduğunda> {P.part:gen} önündeydi<m|>].`,
  ];
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}
