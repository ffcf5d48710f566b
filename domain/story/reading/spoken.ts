/** Voices from a network fall silent in the middle of what takes them longer than 15 s: some 200 letters, slowly read. */
export const longestUtterance = 200;

/** What ends a breath within a sentence. */
const breath = /[,;:–—)]\s/gu;

/** Where to part a text that is too long: after the last breath that fits, else the last word, else at the limit. */
function partingOf(text: string, longest: number): number {
  const head = text.slice(0, longest);
  const last = [...head.matchAll(breath)].at(-1);
  if (last && last.index > longest / 4) return last.index + 1;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space : longest;
}

/** A sentence as it is said: without signs that some voices name ("yıldız", "tire"), in pieces that no voice breaks off. */
export function spokenPieces(sentence: string, longest = longestUtterance): string[] {
  const pieces: string[] = [];
  let rest = sentence
    .replaceAll(/[*_#~|<>]+|^\s*[—–-]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  while (rest.length > longest) {
    const at = partingOf(rest, longest);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest].filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}
