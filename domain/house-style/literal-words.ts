/**
 * Patterns of text that is not prose and keeps its punctuation. Each begins with a rare character and is applied to
 * one word of limited length only, so that it takes linear time.
 */
const literals = [
  // Web addresses, without the punctuation of the sentence around them.
  /(?:https?:\/\/|www\.)[^\s<>"“”«»'’‘]*[^\s<>"“”«».,;:!?…()[\]{}'’‘]/giu,
  // "yazihane.com/x--y", "a--b.example.org"; a suffix after it is prose.
  /(?<![\p{L}\d.-])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|net|org|edu|gov|info|app|dev|io|tr)(?:\/[^\s<>"“”«»…'’‘]*[^\s<>"“”«».,;:!?…()[\]{}'’‘])?(?![\p{L}\d])/giu,
  // E-mail addresses.
  /(?<![\w.+-])[a-z\d](?:[\w.+-]*[a-z\d])?@[a-z\d-]+(?:\.[a-z\d-]+)+/giu,
  // Code: text in backticks; names with an underscore, backslash or equals sign; calls.
  /`[^`\s]+`/gu,
  /(?<![\p{L}\w.-])[\w.-]*[a-z\d][_\\=][\w.\\=-]*[a-z\d](?![\p{L}])/giu,
  /(?<![\p{L}\w.])[a-z][\w.]*\([^\s()“”"]*\)/giu,
  // File paths and command options: "src/x--y.ts", "--dry-run".
  /(?<![\p{L}\w./-])[\w.-]*\/[\w./-]*\.[a-z]{1,4}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d-])--[a-z\d]+(?:-[a-z\d]+)+(?![\p{L}\d])/gu,
  // One-character names on both sides of two hyphens: "x--y".
  /(?<![\p{L}\d])(?:[a-z]--[a-z\d]|\d--[a-z])(?![\p{L}\d])/giu,
] as const;

/** Characters that every pattern contains; most words have none of them. */
const mayHold = /[@`_\\=(/]|\.[a-z]|--[a-z]/iu;

/** Length of a word up to which it is examined, characters; later characters count as prose. */
export const longestWord = 500;

/** A range of a word, in UTF-16 code units. */
interface Stretch {
  from: number;
  to: number;
}

/** Returns the ranges of a word (text between white space) that are not prose: addresses and code. */
export function literalsIn(word: string): Stretch[] {
  if (!mayHold.test(word)) return [];
  return literals.flatMap((pattern) =>
    [...word.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length })),
  );
}
