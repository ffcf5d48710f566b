import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAdultGenre, type Rating } from '#domain/generation/genres.ts';

/** One request of the corpus: a sentence, and the rating and genre in which it is asked. */
export interface SafetyCase {
  text: string;
  rating: Rating;
  genre: string;
}

/** Reads the lines of a file in this folder; # begins a comment, and rating or genre follow |. */
export const readLines = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Reads the requests of a file in this folder. */
export function readRequests(file: string): SafetyCase[] {
  return readLines(file).map((line) => {
    const [text = '', option = ''] = line.split(' | ');
    const genre = isAdultGenre(option) ? option : '';
    const rating = option === 'mature' || option === 'uncensored' ? option : 'safe';
    return { text, genre, rating: genre === '' ? rating : 'uncensored' };
  });
}
