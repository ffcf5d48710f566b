import { readingPlacesKey as key } from '#web/lib/reading-places.ts';
import type { Place } from './place.ts';

/** Texts whose place a device keeps; the one read longest ago goes first. */
const mostPlaces = 50;

type Kept = [text: string, part: number, block: number];

const isKept = (entry: unknown): entry is Kept =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Number.isInteger(entry[1]) &&
  Number.isInteger(entry[2]);

function readAll(): Kept[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** Where a text was left on this device; null where it was not begun. */
export function readPlace(text: string): Place | null {
  const found = readAll().find(([name]) => name === text);
  return found ? { part: found[1], block: found[2] } : null;
}

/** Keeps where a text is left; its beginning need not be kept. */
export function storePlace(text: string, { part, block }: Place): void {
  const others = readAll().filter(([name]) => name !== text);
  const begun: Kept[] = part === 0 && block === 0 ? [] : [[text, part, block]];
  try {
    localStorage.setItem(key, JSON.stringify([...begun, ...others].slice(0, mostPlaces)));
  } catch {
    // Without storage a text opens at its beginning.
  }
}
