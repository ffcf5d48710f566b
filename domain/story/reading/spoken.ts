/** Longest piece, in characters: network voices stop after 15 s, which is about 200 characters of slow speech. */
export const longestUtterance = 200;

/** Matches punctuation that marks a pause within a sentence. */
const breath = /[,;:–—)]\s/gu;

/** Returns the position at which to split a long text: after the last pause that fits, else the last word, else the limit. */
function partingOf(text: string, longest: number): number {
  const head = text.slice(0, longest);
  const last = [...head.matchAll(breath)].at(-1);
  if (last && last.index > longest / 4) return last.index + 1;
  const space = head.lastIndexOf(' ');
  return space > 0 ? space : longest;
}

/** Returns a sentence for speech, without signs that some voices name ("yıldız", "tire"), in pieces of limited length. */
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
