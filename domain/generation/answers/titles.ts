import { isSceneBreak } from '../../story/book/blocks.ts';
import { namesChapter } from '../../story/book/split-chapters.ts';
import { lower } from '../../turkish/text.ts';

const marked =
  /^(?:#{1,6}\s+\S.*|\*\*[^*\n]{1,100}\*\*:?|__[^_\n]{1,100}__:?|\*\p{Lu}[^*\n]{1,60}\*|<h[1-6]>.*)$/u;
const labelled = /^[*_#\s]*(?:başlık|hik[aâ]ye(?:nin)? (?:adı|başlığı)|title|öykünün adı)\s*[*_]*\s*:/iu;
const small = new Set('ve ile bir de da mi mı mu mü ki için o bu ya ama'.split(' '));
/** Beginnings of a letter, a diary or a scene's date, which are short lines without a mark as well. */
const addresses =
  /^(?:sevgili|sayın|canım|aziz|muhterem|değerli|azizim|ah|ey|günlük|bugün|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?!\p{L})/u;

/** Whether a line carries the marks of a heading. */
export const isMarkedTitle = (line: string): boolean =>
  !isSceneBreak(line) && (marked.test(line) || labelled.test(line));

/**
 * Whether a line of a replacement is text in bold and no title: it ends like a sentence, or nothing follows it.
 * @param isAlone whether a blank line follows
 */
export const isBoldText = (line: string, isAlone: boolean): boolean =>
  /^(?:\*\*|__)/u.test(line) && (!isAlone || /[.!?…][”’"']?(?:\*\*|__)$/u.test(line));

/** Whether the first line of a new story is its title: a few words, each with a capital, and no mark at their end. */
export function isBareTitle(line: string): boolean {
  if (namesChapter(line)) return true;
  if (line.length > 60 || !/^[\p{Lu}][\p{L}’'\s:–-]+$/u.test(line) || addresses.test(lower(line)))
    return false;
  const words = line.split(/[\s:–-]+/u).filter((word) => word !== '');
  if (words.length < 3 || words.length > 7) return false;
  return words.every((word) => /^\p{Lu}/u.test(word) || small.has(word));
}
