import { expect, it } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { applyChanges } from '../../house-style/text-change.ts';
import {
  addChapter,
  cleanChapterTitle,
  moveChapter,
  putChapter,
  removeChapter,
  renameChapter,
} from './chapter-edits.ts';
import { chapterSpans, chapterText, splitChapters } from './split-chapters.ts';

const book = 'Anneme.\n\n# Kuyu\n\nBir.\n\nİki.\n\n## Gece\nÜç.\n\nBölüm 3: Sabah\n\nDört.\n';
const titles = (text: string) => splitChapters(text).map(({ title }) => title);
const wordsOf = (text: string) => text.trim().split(/\s+/u).toSorted();

it('returns chapter positions that together cover the whole text', () => {
  const spans = chapterSpans(book);
  expect(spans.map(({ title }) => title)).toEqual(['', 'Kuyu', 'Gece', 'Bölüm 3: Sabah']);
  expect(spans.map(({ from, to }) => book.slice(from, to)).join('')).toBe(book);
  expect(spans.map((span) => chapterText(book, span))).toEqual(['Anneme.', 'Bir.\n\nİki.', 'Üç.', 'Dört.']);
  expect(spans.map(({ heading }) => book.slice(heading.from, heading.to))).toEqual([
    '',
    '# Kuyu',
    '## Gece',
    'Bölüm 3: Sabah',
  ]);
});

it('assigns blank lines before the first title to the first chapter', () => {
  expect(chapterSpans('\n\n# Kuyu\n\nBir.').map(({ from, title }) => [from, title])).toEqual([[0, 'Kuyu']]);
});

it.each([
  [1, 3],
  [1, 2],
  [2, 1],
  [3, 1],
  [2, 3],
  [3, 2],
])('moves chapter %i to place %i and loses no word', (from, to) => {
  const moved = applyChanges(book, moveChapter(book, from, to));
  const order = splitChapters(book);
  order.splice(to, 0, ...order.splice(from, 1));
  expect(splitChapters(moved)).toEqual(order);
  expect(wordsOf(moved)).toEqual(wordsOf(book));
});

it('adds a heading to the text before the first title when it is no longer first', () => {
  expect(titles(applyChanges(book, moveChapter(book, 0, 2)))).toEqual([
    'Kuyu',
    'Gece',
    'Adsız bölüm',
    'Bölüm 3: Sabah',
  ]);
  const overtaken = applyChanges(book, moveChapter(book, 2, 0));
  expect(titles(overtaken)).toEqual(['Gece', 'Adsız bölüm', 'Kuyu', 'Bölüm 3: Sabah']);
  expect(splitChapters(overtaken)[1]?.text).toBe('Anneme.');
});

it('leaves the text unchanged when a chapter is moved to its own position', () => {
  expect(moveChapter(book, 2, 2)).toEqual([]);
  expect(moveChapter(book, 9, 0)).toEqual([]);
});

it('keeps a plain title a title when the text before it is removed', () => {
  const tight = '# Bir\nA.\n# İki\nB.\n\nBölüm 3\n\nC.';
  expect(titles(applyChanges(tight, removeChapter(tight, 1)))).toEqual(['Bir', 'Bölüm 3']);
  expect(titles(applyChanges(tight, moveChapter(tight, 1, 0)))).toEqual(['İki', 'Bir', 'Bölüm 3']);
});

it('removes one chapter and nothing else', () => {
  const rest = splitChapters(book).filter((_, index) => index !== 2);
  expect(splitChapters(applyChanges(book, removeChapter(book, 2)))).toEqual(rest);
  expect(removeChapter(book, 4)).toEqual([]);
});

it.each([0, 1, 2, 3])('restores chapter %i at the position from which it was removed', (index) => {
  const span = chapterSpans(book)[index];
  const without = applyChanges(book, removeChapter(book, index));
  const removed = { title: span?.title ?? '', block: book.slice(span?.from, span?.to) };
  expect(splitChapters(applyChanges(without, putChapter(without, index, removed)))).toEqual(
    splitChapters(book),
  );
});

it('inserts a new chapter with the heading marks of its neighbour', () => {
  const added = applyChanges(book, addChapter(book, 2, 'Şafak'));
  expect(titles(added)).toEqual(['', 'Kuyu', 'Gece', 'Şafak', 'Bölüm 3: Sabah']);
  expect(added).toContain('Üç.\n\n## Şafak\n\nBölüm 3: Sabah');
  expect(applyChanges('Bir gün.', addChapter('Bir gün.', 0, 'İki'))).toBe('Bir gün.\n\n# İki\n\n');
  expect(applyChanges('', addChapter('', 0, 'Bir'))).toBe('# Bir\n\n');
});

it('does not merge chapters whose headings have a deeper level', () => {
  const deep = '### Kuyu\n\nBir.\n\n### Gece\n\nİki.';
  expect(titles(applyChanges(deep, addChapter(deep, 0, 'Ara')))).toEqual(['Kuyu', 'Ara', 'Gece']);
  expect(titles(applyChanges(deep, renameChapter(deep, 1, 'Sabah')))).toEqual(['Kuyu', 'Sabah']);
});

it('renames a chapter with any form of title', () => {
  const renamed = (index: number, title: string) =>
    splitChapters(applyChanges(book, renameChapter(book, index, title)))[index];
  expect(renamed(0, 'İthaf')).toEqual({ title: 'İthaf', text: 'Anneme.' });
  expect(renamed(2, 'Gün')).toEqual({ title: 'Gün', text: 'Üç.' });
  expect(renamed(3, 'Öğle')).toEqual({ title: 'Öğle', text: 'Dört.' });
  expect(applyChanges(book, renameChapter(book, 2, 'Gün'))).toContain('## Gün\nÜç.');
});

it.each([
  ['  Kuyunun \n dibi ', 'Kuyunun dibi'],
  ['## Kuyu ##', 'Kuyu'],
  ['###', 'Adsız bölüm'],
  ['', 'Adsız bölüm'],
  ['Bir'.repeat(100), 'Bir'.repeat(40)],
])('reads the title %j as %j', (title, clean) => {
  expect(cleanChapterTitle(title)).toBe(clean);
  expect(titles(applyChanges(book, renameChapter(book, 1, title)))[1]).toBe(clean);
});

it('finds the chapters of 150,000 words within the time limit', () => {
  const novel = Array.from(
    { length: 60 },
    (_, at) => `# Bölüm ${at}\n\n${'Kuyunun başında durdu.\n\n'.repeat(830)}`,
  ).join('');
  chapterSpans(novel);
  const spentMs = cpuTimer();
  expect(chapterSpans(novel)).toHaveLength(60);
  expect(spentMs()).toBeLessThan(500);
});
