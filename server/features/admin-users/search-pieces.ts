import type { searchWords } from '#server/db/search-condition.ts';

export type SearchWord = ReturnType<typeof searchWords>[number];

/** The share of accounts that hold three letters in a row, of the frequent ones; any other is rare. */
export type PieceShares = Readonly<Record<string, number>>;

/** What the trigram index is asked for a word. */
export interface Piece extends SearchWord {
  /** A pattern that finds everything that the word's own does, and perhaps more. */
  quick: string;
  /** The share of accounts that hold the rarest three letters of it; 0 where next to none does. */
  share: number;
}

/** Every three letters in a row. */
export const threes = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3));

/** The longest stretch of letters in which every three are rare. */
function rareStretch(word: string, shares: PieceShares): string {
  let best = '';
  let from = 0;
  for (const [at, three] of threes(word).entries()) {
    if ((shares[three] ?? 0) > 0) from = at + 1;
    else if (at + 3 - from > best.length) best = word.slice(from, at + 3);
  }
  return best;
}

/**
 * The part of a word that the trigram index finds quickest. The index reads the list of every three letters of a
 * pattern, and those that half of all accounts hold ("com") take longest and tell least.
 */
export function pieceOf({ word, pattern }: SearchWord, shares: PieceShares): Piece {
  const parts = threes(word);
  // A word's beginning is looked up as one, which the index can do as it is.
  if (parts.length === 0) return { word, pattern, quick: pattern, share: 0 };
  const rare = rareStretch(word, shares);
  if (rare !== '') return { word, pattern, quick: `%${rare}%`, share: 0 };
  const [rarest = word] = parts.toSorted((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0));
  return { word, pattern, quick: `%${rarest}%`, share: shares[rarest] ?? 0 };
}

/** From this share on a piece's list is so long that the index does better without it, as long as another is asked. */
const frequentFrom = 0.3;

/**
 * Which patterns the trigram index is asked for, and which are only checked on what it finds: together they are the
 * search itself.
 * @param sampled how many of the drawn accounts hold each word.
 */
export function indexPlan(
  pieces: readonly Piece[],
  { size, holding }: { size: number; holding: readonly number[] },
): { asked: string[]; checked: string[] } {
  const lowest = Math.min(...pieces.map(({ share }) => share));
  const asked: string[] = [];
  const checked: string[] = [];
  for (const [at, { pattern, quick, share }] of pieces.entries()) {
    const letsInLittleElse = share * size <= 1.2 * (holding[at] ?? 0) + 3;
    if (share >= frequentFrom && share > lowest) checked.push(pattern);
    else if (quick !== pattern && (share === 0 || letsInLittleElse)) {
      asked.push(quick);
      checked.push(pattern);
    } else asked.push(pattern);
  }
  return { asked, checked };
}
