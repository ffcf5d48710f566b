import { expect, test } from 'vitest';
import { extractSummary } from './extract-summary.ts';

const filler = 'Rüzgâr bütün gece hiç durmadan esti, dalgalar kıyıya vurdu. '.repeat(12);
const chapter = (name: string) =>
  `${name} fenerde ilk gecesini geçirdi. ${filler}Sabah kapıyı ${name} açtı. “Kim o?” dedi. ${filler}Sonunda ışık söndü.`;

test('keeps how a chapter begins, whom it names and how it ends, in this order', () => {
  expect(extractSummary({ summary: '', chapters: [chapter('Nermin')], letters: 95 })).toBe(
    'Nermin fenerde ilk gecesini geçirdi. Sabah kapıyı Nermin açtı. Sonunda ışık söndü.',
  );
});

test('gives the earlier summary and each chapter their share, and never takes more room than there is', () => {
  const chapters = ['Nermin', 'Kadir', 'Selin'].map(chapter);
  const summary = extractSummary({ summary: 'Önce babası kayboldu.', chapters, letters: 400 });
  expect(summary.split('\n')[0]).toBe('Önce babası kayboldu.');
  for (const name of ['Nermin', 'Kadir', 'Selin']) expect(summary).toContain(`${name} fenerde`);
  expect(summary.length).toBeLessThanOrEqual(400);
});

test('leaves a short text as it is', () => {
  expect(extractSummary({ summary: '', chapters: ['Gemi\n\ndöndü.'], letters: 400 })).toBe('Gemi döndü.');
});
