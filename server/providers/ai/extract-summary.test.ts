import { expect, test } from 'vitest';
import { extractSummary } from './extract-summary.ts';

const none = { summary: '', held: 0, answers: [] };
const names = (count: number) =>
  [...'ABCDEFGHIJKLMNOPRSTU'].slice(0, count).map((letter) => `${letter}ermin`);
const filler = 'Rüzgâr bütün gece hiç durmadan esti, dalgalar kıyıya vurdu. '.repeat(12);
const chapter = (name: string) =>
  `${name} fenerde ilk gecesini geçirdi. ${filler}Sabah kapıyı ${name} açtı. “Kim o?” dedi. ${filler}Sonunda ışık söndü.`;

test('keeps the beginning, the named persons and the end of a chapter in order', () => {
  expect(extractSummary({ ...none, chapters: [chapter('Nermin')], letters: 95 })).toBe(
    'Nermin fenerde ilk gecesini geçirdi. Sabah kapıyı Nermin açtı. Sonunda ışık söndü.',
  );
});

test('gives the earlier summary and each chapter a share and stays within the limit', () => {
  const chapters = ['Nermin', 'Kadir', 'Selin'].map(chapter);
  const summary = extractSummary({
    ...none,
    summary: 'Önce babası kayboldu.',
    held: 1,
    chapters,
    letters: 400,
  });
  expect(summary.split('\n')[0]).toBe('Önce babası kayboldu.');
  for (const name of ['Nermin', 'Kadir', 'Selin']) expect(summary).toContain(`${name} fenerde`);
  expect(summary.length).toBeLessThanOrEqual(400);
});

test('does not change a short text', () => {
  expect(extractSummary({ ...none, chapters: ['Gemi\n\ndöndü.'], letters: 400 })).toBe('Gemi döndü.');
});

test('contains the first and the last of twenty chapters after twenty summaries', () => {
  let summary = '';
  for (const [held, name] of names(20).entries()) {
    summary = extractSummary({ ...none, summary, held, chapters: [chapter(name)], letters: 4_000 });
    expect(summary.length).toBeLessThanOrEqual(4_000);
  }
  for (const name of names(20)) expect(summary).toContain(`${name} fenerde ilk gecesini geçirdi.`);
});

test('gives an old summary the share of all its chapters', () => {
  const old = names(8)
    .map((name) => `Sonra ${name} fenere geldi ve merdiveni gördü.`)
    .join(' ');
  const job = { ...none, summary: old, chapters: [chapter('Selin')], letters: 480 };
  const heard = (summary: string) => names(8).filter((name) => summary.includes(name)).length;
  expect(heard(extractSummary({ ...job, held: 8 }))).toBeGreaterThan(
    heard(extractSummary({ ...job, held: 1 })),
  );
});

test('prefers the sentence that tells an answer', () => {
  const text = `Gün doğdu. ${filler}Çekmecedeki pusulayı yaşlı balıkçıya verdi. ${filler}Işık söndü.`;
  const job = { ...none, chapters: [text], letters: 90 };
  expect(extractSummary(job)).not.toContain('pusulayı');
  expect(extractSummary({ ...job, answers: ['Pusula balıkçıda kalır.'] })).toContain(
    'pusulayı yaşlı balıkçıya',
  );
});

test('cuts a chapter whose sentences are all too long', () => {
  const summary = extractSummary({
    ...none,
    chapters: [`Nermin ${'yürüdü, '.repeat(40)}durdu.`],
    letters: 80,
  });
  expect(summary).toMatch(/^Nermin yürüdü.*…$/u);
  expect(summary.length).toBeLessThanOrEqual(80);
});
