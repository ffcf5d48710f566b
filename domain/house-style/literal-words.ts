/**
 * What is no prose and keeps its marks as they are. Each pattern begins at a letter or mark that little else begins with,
 * and is asked about one word of bounded length only.
 */
const literals = [
  // Addresses of pages: up to the marks of the sentence around them.
  /(?:https?:\/\/|www\.)[^\s<>"“”«»'’‘]*[^\s<>"“”«».,;:!?…()[\]{}'’‘]/giu,
  // "yazihane.com/x--y", "a--b.example.org"; a suffix behind it is prose again.
  /(?<![\p{L}\d.-])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|net|org|edu|gov|info|app|dev|io|tr)(?:\/[^\s<>"“”«»…'’‘]*[^\s<>"“”«».,;:!?…()[\]{}'’‘])?(?![\p{L}\d])/giu,
  // E-mail addresses.
  /(?<![\w.+-])[a-z\d](?:[\w.+-]*[a-z\d])?@[a-z\d-]+(?:\.[a-z\d-]+)+/giu,
  // Code: between backticks; names with an underscore, a backslash or a sign of assignment in them; calls.
  /`[^`\s]+`/gu,
  /(?<![\p{L}\w.-])[\w.-]*[a-z\d][_\\=][\w.\\=-]*[a-z\d](?![\p{L}])/giu,
  /(?<![\p{L}\w.])[a-z][\w.]*\([^\s()“”"]*\)/giu,
  // Paths of files, and switches of commands: "src/x--y.ts", "--dry-run".
  /(?<![\p{L}\w./-])[\w.-]*\/[\w./-]*\.[a-z]{1,4}(?![\p{L}\d])/giu,
  /(?<![\p{L}\d-])--[a-z\d]+(?:-[a-z\d]+)+(?![\p{L}\d])/gu,
  // One-letter names on both sides of two hyphens: "x--y".
  /(?<![\p{L}\d])(?:[a-z]--[a-z\d]|\d--[a-z])(?![\p{L}\d])/giu,
] as const;

/** What any of them holds: most words need no further look. */
const mayHold = /[@`_\\=(/]|\.[a-z]|--[a-z]/iu;

/** How far a word is looked at, letters; what stands further in a longer one is prose. */
export const longestWord = 500;

/** A stretch of a word; places in UTF-16 code units from the word's beginning. */
interface Stretch {
  from: number;
  to: number;
}

/** The stretches of a word (what stands between blanks) that are no prose: addresses, code. */
export function literalsIn(word: string): Stretch[] {
  if (!mayHold.test(word)) return [];
  return literals.flatMap((pattern) =>
    [...word.matchAll(pattern)].map(({ index, 0: { length } }) => ({ from: index, to: index + length })),
  );
}
