import type { IdeaPerson } from './idea.ts';
import type { FoundPerson } from './person-noun.ts';
import { LINK } from './sentence-parts.ts';
import type { IdeaWord } from './words.ts';

/** Things that do what a later clause says: "ama anahtar kapıyı açmaz". */
const THINGS = new Set(
  'anahtar kapı telefon mektup gemi tren ev ışık ses saat rüzgâr yağmur kar deniz uçak araba otobüs asansör kutu sandık defter kitap fotoğraf ayna köprü şehir köy kasaba su ateş yangın fırtına güneş ay'.split(
    ' ',
  ),
);

/** Whether a clause after the hero's own begins with somebody or something else: "kızım öğretti", "kimse onu tanımadı". */
export function isAbout(
  words: readonly IdeaWord[],
  from: number,
  subject: FoundPerson | undefined,
  hero: IdeaPerson | undefined,
  verb = '',
): boolean {
  const first = words[LINK.test(words[from]?.lower ?? '') ? from + 1 : from];
  if (/^(?:kimse|hiçbiri|herkes|biri|öteki|diğeri)$/u.test(first?.lower ?? '')) return true;
  // "köpeği döndü": nobody is returned.
  if (
    /^(?:dönmek|gelmek|gitmek|ölmek|kalmak)$/u.test(verb) &&
    /(?:s[ıiuü]|[^aeıioöuü][ıiuü])$/u.test(first?.lower ?? '') &&
    hero
  )
    return true;
  if (!subject) return first !== undefined && THINGS.has(first.lower);
  if (!hero) return false;
  const { name, form } = subject;
  if (name !== undefined && hero.name !== undefined) return name !== hero.name;
  if (name === undefined && hero.name === undefined)
    return !hero.reference.endsWith(form.lemma) && form.lemma !== hero.trade;
  return form.possessive !== undefined;
}
