import { expect, it } from 'vitest';
import { plainNote } from './chapter-notes.ts';
import { earlierChapters, fitEarlier, mostEarlierChapters } from './earlier-chapters.ts';
import { chapterSpans } from './split-chapters.ts';

const book = '# Kuyu\n\nBir.\n\n# Gece\n\nİki.\n\n# Sabah\n\nÜç.';
const spans = chapterSpans(book);
const notes = spans.map(({ title }) => ({ ...plainNote(title, title), summary: `${title} anlatılır.` }));
const chapter = (title: string, summary: string, reach = 100_000) => ({ title, summary, reach });
const sentences = (count: number) =>
  Array.from({ length: count }, (_, at) => `Ayşe ${at}. kapıyı açtı.`).join(' ');

it('tells of the chapters before the one that is written in, and how far back they lie', () => {
  expect(earlierChapters(notes, spans, book.length)).toEqual([
    { title: 'Kuyu', summary: 'Kuyu anlatılır.', reach: book.length },
    { title: 'Gece', summary: 'Gece anlatılır.', reach: book.length - book.indexOf('# Gece') },
  ]);
  expect(earlierChapters(notes, spans, book.indexOf('# Gece') + 3)).toHaveLength(1);
  expect(earlierChapters([], spans, book.length)).toEqual([]);
});

it('remembers the first of more chapters than a request may tell of', () => {
  const text = Array.from({ length: 300 }, (_, at) => `# Bölüm ${at}\n\nBir.`).join('\n\n');
  const many = chapterSpans(text);
  const told = earlierChapters(
    many.map(({ title }) => ({ ...plainNote(title, title), summary: 'Olur.' })),
    many,
    text.length,
  );
  expect(told).toHaveLength(mostEarlierChapters);
  expect([told[0]?.title, told.at(-1)?.title]).toEqual(['Bölüm 0', 'Bölüm 298']);
});

it('tells everything where there is room', () => {
  const earlier = [chapter('Kuyu', 'Kuyuya indi.'), chapter('Gece', 'Gece oldu.')];
  const { told, used } = fitEarlier(earlier, 6_000);
  expect(told).toEqual([
    { title: 'Kuyu', summary: 'Kuyuya indi.' },
    { title: 'Gece', summary: 'Gece oldu.' },
  ]);
  expect(used).toBeGreaterThan(0);
});

it('leaves out what the text itself still holds', () => {
  const earlier = [chapter('Kuyu', 'Kuyuya indi.'), chapter('Gece', 'Gece oldu.', 3_000)];
  expect(fitEarlier(earlier, 6_000).told.map(({ title }) => title)).toEqual(['Kuyu']);
});

it('remembers chapter 1 as well as chapter 20 where room is short, in whole sentences', () => {
  const earlier = Array.from({ length: 20 }, (_, at) => chapter(`Bölüm ${at + 1}`, sentences(40)));
  const { told, used } = fitEarlier(earlier, 9_000);
  expect(told).toHaveLength(20);
  expect(used).toBeLessThanOrEqual(3_000);
  expect(told.every(({ summary }) => summary.endsWith('açtı.'))).toBe(true);
  const lengths = told.map(({ summary }) => summary.length);
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(60);
});

it('gives what short summaries leave to the long ones', () => {
  const { told } = fitEarlier([chapter('Kuyu', sentences(40)), chapter('Gece', 'Gece oldu.')], 3_000);
  expect(told[0]?.summary.length).toBeGreaterThan(800);
  expect(told[1]?.summary).toBe('Gece oldu.');
});

it('takes nothing where there is no room at all', () => {
  expect(fitEarlier([chapter('Kuyu', sentences(9))], 90)).toEqual({ told: [], used: 0 });
  expect(fitEarlier([], 9_000)).toEqual({ told: [], used: 0 });
});
