import { readingPositionsKey as key } from '#web/lib/reading-positions.ts';
import type { ReadingPosition } from './reading-position.ts';

/** Maximum number of texts with a stored position; the one read longest ago is removed. */
const maxPositions = 50;

/** Without words where an older release has stored it. */
type StoredPosition = [text: string, part: number, block: number, words?: string];

const isStoredPosition = (entry: unknown): entry is StoredPosition =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Number.isInteger(entry[1]) &&
  Number.isInteger(entry[2]) &&
  (entry[3] === undefined || typeof entry[3] === 'string');

function readAll(): StoredPosition[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isStoredPosition) : [];
  } catch {
    return [];
  }
}

/** The stored position in a text; null without one. */
export function readPosition(text: string): ReadingPosition | null {
  const found = readAll().find(([name]) => name === text);
  return found ? { part: found[1], block: found[2], words: found[3] ?? '' } : null;
}

/** Stores the position in a text; at the beginning the entry is removed. */
export function storePosition(text: string, { part, block, words }: ReadingPosition): void {
  const others = readAll().filter(([name]) => name !== text);
  const entry: StoredPosition[] = part === 0 && block === 0 ? [] : [[text, part, block, words]];
  try {
    localStorage.setItem(key, JSON.stringify([...entry, ...others].slice(0, maxPositions)));
  } catch {
    // Without storage a text opens at its beginning.
  }
}
