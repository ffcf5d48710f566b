import { type GenreId, genreIdOf, genres } from '../generation/genres.ts';
import { lower } from '../turkish/text.ts';
import { type DrawnPage, drawnPage, numbersOf } from './drawn-page.ts';

/** The ink of a cover: one for each genre, `plain` without a genre, `blank` for a story without a title. */
export type CoverInk = GenreId | 'plain' | 'blank';

/** Inks for a genre in the writer's own words; the adult genre keeps its own. */
const shared = (Object.keys(genres) as GenreId[]).filter((id) => id !== 'nsfw');

function inkOf(genre: string): CoverInk {
  const word = lower(genre.trim());
  if (word === '') return 'plain';
  return genreIdOf(word) ?? shared[Math.floor(numbersOf(word)() * shared.length)] ?? 'plain';
}

/** The cover of a story: its ink, and the drawn page; without a title the page is null. */
export interface StoryCover {
  ink: CoverInk;
  page: DrawnPage | null;
}

/** Returns the cover of a story; the same genre, in any letter case, always has the same ink. */
export function storyCover(title: string, genre: string): StoryCover {
  if (title.trim() === '') return { ink: 'blank', page: null };
  return { ink: inkOf(genre), page: drawnPage(title) };
}
