import type { ChapterRow } from './chapter-book.ts';

/** What a chapter is called on the screen: by its title, or by its place where it has none. */
export const chapterName = ({ title }: { title: string }): string =>
  title === '' ? 'Başlıksız giriş' : title;

// Made once: `toLocaleString` makes one for each of hundreds of chapters.
const { format: number } = new Intl.NumberFormat('tr-TR');

/** "1.204 sözcük", or "1.204 / 2.000 sözcük" with a goal. */
export const chapterExtent = ({ words, goal }: Pick<ChapterRow, 'words' | 'goal'>): string =>
  goal === null ? `${number(words)} sözcük` : `${number(words)} / ${number(goal)} sözcük`;

/** The title that the next new chapter is given. */
export const nextTitle = (count: number): string => `Bölüm ${count + 1}`;
