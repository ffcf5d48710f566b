import { lower } from '../../turkish/text.ts';

/** How many letters must be added, removed or replaced to make one word of the other (Levenshtein). */
function distance(some: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= some.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (some[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Shortest name that is compared, and how many letters may differ, characters. */
const shortestName = 4;
const mostDiffer = 2;

/** A name's forms end after an apostrophe: "Nermin’in". */
const formEnd = /[’'].*$/u;

/** The capitalised words of a text that do not begin a sentence, without their suffixes, with how often they occur. */
function namesIn(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, word = ''] of text.matchAll(/(?<=[\p{Ll},;’”] )(\p{Lu}\p{Ll}+(?:[’']\p{Ll}+)?)/gu)) {
    const name = word.replace(formEnd, '');
    found.set(name, (found.get(name) ?? 0) + 1);
  }
  for (const [, word = ''] of text.matchAll(/(\p{Lu}\p{Ll}+)[’']\p{Ll}+/gu)) {
    if (!found.has(word)) found.set(word, 1);
  }
  return found;
}

const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(lower(text));

/**
 * Returns the names of cards that a text seems to call differently: the name itself does not occur, and one that looks
 * like it does. @param known what the model was given; its other names are no mistakes
 */
export function changedNames(
  text: string,
  names: readonly string[],
  known: string,
): { name: string; instead: string }[] {
  const candidates = [...namesIn(text)];
  return names.flatMap((full) => {
    const [name = ''] = lower(full).split(/\s+/u);
    if (!/^\p{L}+$/u.test(name) || name.length < shortestName || mentions(text, name)) return [];
    const found = candidates.find(([candidate, times]) => {
      const other = lower(candidate);
      if (other[0] !== name[0] || other.startsWith(name) || mentions(known, other)) return false;
      // A short name that differs in two letters is a mistake only when the text goes on with it.
      return distance(name, other) <= (name.length > 4 || times > 1 ? mostDiffer : 1);
    });
    return found ? [{ name: full, instead: found[0] }] : [];
  });
}
