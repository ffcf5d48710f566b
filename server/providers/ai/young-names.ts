import { normalizeTurkish } from './normalize-turkish.ts';
import { surelyMinor } from './request-safety-terms.ts';

/** Words that begin a sentence with a capital letter and are no names, folded. */
const noNames = new Set(
  (
    'bu o su ben sen biz siz onlar bir her hic daha henuz artik yalniz sadece iste simdi once sonra kendisi kendi ' +
    'annesi babasi anne baba dedesi ninesi hocasi ogretmeni ablasi abisi amcasi teyzesi halasi dayisi kocasi karisi'
  ).split(' '),
);
/** Longest phrase of an age, words: "on dört yaşına yeni". */
const longestAge = 4;

/** A name with an age behind it: "Ece (14)". */
const inBrackets = /(\p{Lu}\p{Ll}+)\s*\(\s*(?:[5-9]|1[0-7])(?:\s+yaş\p{L}*)?\s*\)/gu;
const noPeople = new Set('bolum kisim madde resim sekil tablo sayfa cilt not dipnot sahne perde'.split(' '));

const folded = (word: string) => normalizeTurkish(word.replace(/['’].*$/u, ''));
/** The first word of a name, folded. */
export const firstNameOf = (name: string): string => folded(name.trim().split(/\s+/u)[0] ?? '');
const isName = (word: string | undefined): word is string =>
  word !== undefined && /^\p{Lu}\p{Ll}/u.test(word) && !noNames.has(folded(word));

/** The name next to an age: behind it in "on dört yaşındaki Ece", before it in "Ece on dört yaşındaydı". */
function nameBeside(words: readonly string[], from: number, to: number): string | undefined {
  const behind = [words[to + 1], words[to + 2]];
  const before = [words[from - 1], words[from - 2]];
  const isAttribute = /(?:ki|lik|li|bir)$/u.test(folded(words[to] ?? ''));
  const near = isAttribute ? [...behind, ...before] : [...before, ...behind];
  // Words of the number itself are capitalised at the beginning of a sentence.
  return near.find((word) => isName(word) && !/^(?:on|yirmi|otuz)$/u.test(folded(word)));
}

/**
 * The first names of people whose age under 18 a text tells, as they are written beside the age. Linear in the text: only
 * sentences with such an age are looked at word by word. Who was a child once ("on dört yaşındayken") is none of them.
 */
export function youngNamesIn(text: string): string[] {
  const names = new Set<string>();
  for (const [, name = ''] of text.matchAll(inBrackets)) {
    if (!noPeople.has(folded(name)) && !noNames.has(folded(name))) names.add(folded(name));
  }
  for (const [sentence] of text.matchAll(/[^.!?…\n]+/gu)) {
    if (!surelyMinor.test(normalizeTurkish(sentence))) continue;
    const words = sentence.match(/[\p{L}\p{N}'’]+/gu) ?? [];
    for (const [from] of words.entries()) {
      for (let to = from; to < Math.min(from + longestAge, words.length); to += 1) {
        const tells = (first: number) =>
          surelyMinor.test(normalizeTurkish(words.slice(first, to + 1).join(' ')));
        if (!tells(from)) continue;
        // The shortest phrase counts, which begins with the age itself.
        const isShortest = !tells(from + 1);
        const name = nameBeside(words, from, to);
        if (isShortest && name !== undefined && !/yken$/u.test(folded(words[to] ?? '')))
          names.add(folded(name));
        break;
      }
    }
  }
  return [...names];
}
