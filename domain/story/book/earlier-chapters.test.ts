import { expect, it } from 'vitest';
import { plainNote } from './chapter-notes.ts';
import { earlierChapters, fitEarlier, maxEarlierChapters } from './earlier-chapters.ts';
import { chapterSpans } from './split-chapters.ts';

const book = '# Kuyu\n\nBir.\n\n# Gece\n\nİki.\n\n# Sabah\n\nÜç.';
const spans = chapterSpans(book);
const notes = spans.map(({ title }) => ({ ...plainNote(title, title), summary: `${title} anlatılır.` }));
const chapter = (title: string, summary: string, reach = 100_000) => ({ title, summary, reach });
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `Ayşe ${at}. kapıyı açtı.`).join(' ');

it('returns the chapters before the current one and their distance', () => {
  expect(earlierChapters(notes, spans, book.length)).toEqual([
    { title: 'Kuyu', summary: 'Kuyu anlatılır.', reach: book.length },
    { title: 'Gece', summary: 'Gece anlatılır.', reach: book.length - book.indexOf('# Gece') },
  ]);
  expect(earlierChapters(notes, spans, book.indexOf('# Gece') + 3)).toHaveLength(1);
  expect(earlierChapters([], spans, book.length)).toEqual([]);
});

it('keeps the first chapter when there are more than the limit', () => {
  const text = Array.from({ length: 300 }, (_, at) => `# Bölüm ${at}\n\nBir.`).join('\n\n');
  const many = chapterSpans(text);
  const told = earlierChapters(
    many.map(({ title }) => ({ ...plainNote(title, title), summary: 'Olur.' })),
    many,
    text.length,
  );
  expect(told).toHaveLength(maxEarlierChapters);
  expect([told[0]?.title, told.at(-1)?.title]).toEqual(['Bölüm 0', 'Bölüm 298']);
});

it('includes every summary when the budget is large enough', () => {
  const earlier = [chapter('Kuyu', 'Kuyuya indi.'), chapter('Gece', 'Gece oldu.')];
  const { told, used } = fitEarlier(earlier, 6_000);
  expect(told).toEqual([
    { title: 'Kuyu', summary: 'Kuyuya indi.' },
    { title: 'Gece', summary: 'Gece oldu.' },
  ]);
  expect(used).toBeGreaterThan(0);
});

it('excludes chapters that the included text contains', () => {
  const earlier = [chapter('Kuyu', 'Kuyuya indi.'), chapter('Gece', 'Gece oldu.', 3_000)];
  expect(fitEarlier(earlier, 6_000).told.map(({ title }) => title)).toEqual(['Kuyu']);
});

it('includes chapter 1 and chapter 20 in whole sentences when the budget is small', () => {
  const earlier = Array.from({ length: 20 }, (_, at) => chapter(`Bölüm ${at + 1}`, sentences(40)));
  const { told, used } = fitEarlier(earlier, 9_000);
  expect(told).toHaveLength(20);
  expect(used).toBeLessThanOrEqual(3_000);
  expect(told.every(({ summary }) => summary.endsWith('açtı.'))).toBe(true);
  const lengths = told.map(({ summary }) => summary.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(60);
});

it('gives the unused share of short summaries to long ones', () => {
  const { told } = fitEarlier([chapter('Kuyu', sentences(40)), chapter('Gece', 'Gece oldu.')], 3_000);
  expect(told[0]?.summary.length).toBeGreaterThan(800);
  expect(told[1]?.summary).toBe('Gece oldu.');
});

it('returns nothing when the budget is zero', () => {
  expect(fitEarlier([chapter('Kuyu', sentences(9))], 90)).toEqual({ told: [], used: 0 });
  expect(fitEarlier([], 9_000)).toEqual({ told: [], used: 0 });
});
