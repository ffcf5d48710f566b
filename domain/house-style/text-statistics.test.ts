import { expect, test } from 'vitest';
import { cpuTimer } from '#testing/cpu-timer.ts';
import { readability, readabilityBands } from './readability.ts';
import { textStatistics } from './text-statistics.ts';

test('computes Ateşman’s formula as calculated by hand', () => {
  // 20 words of 50 syllables in 2 sentences: 198.825 − 40.175 × 2.5 − 2.61 × 10 = 72.2875.
  const result = readability({ words: 20, syllables: 50, sentences: 2 });
  expect(result?.score).toBeCloseTo(72.2875, 6);
  expect(result?.band.name).toBe('Kolay');
  expect(readability({ words: 0, syllables: 0, sentences: 0 })).toBeNull();
});

test.each([
  [1.8, 5, 'Çok kolay'],
  [2.5, 10, 'Kolay'],
  [2.6, 15, 'Orta güçlükte'],
  [2.9, 18, 'Zor'],
  [3.4, 30, 'Çok zor'],
])('rates %d syllables a word and %d words a sentence as %s', (perWord, perSentence, name) => {
  const result = readability({ words: 1_000, syllables: perWord * 1_000, sentences: 1_000 / perSentence });
  expect(result?.band.name).toBe(name);
});

test('has bands without gaps', () => {
  expect(readabilityBands.map(({ from }) => from)).toEqual([90, 70, 50, 30, Number.NEGATIVE_INFINITY]);
});

test('counts words, sentences, paragraphs and speech', () => {
  const text = 'Deniz sakindi. Dr. Ayşe denize baktı.\n\n— Gel buraya, dedi.\n\nO “Gelemem” demişti ona.';
  expect(textStatistics(text)).toMatchObject({
    words: 14,
    sentences: 4,
    paragraphs: 3,
    minutes: 1,
    characters: text.length,
    // The dash of the speech counts as a word in the editor's count only.
    wordsPerSentence: 13 / 4,
    dialogueShare: 4 / 13,
  });
});

test('rates dialogue equally with dashes and with quotation marks', () => {
  const dashed = textStatistics('— Gel, dedi.\nBekçi — hani şu yaşlı olan — uyuyordu.');
  const quoted = textStatistics('“Gel,” dedi.\nBekçi -hani şu yaşlı olan- uyuyordu.');
  expect(dashed.readability).toEqual(quoted.readability);
  expect(dashed.longest.map(({ words }) => words)).toEqual(quoted.longest.map(({ words }) => words));
});

test('reads long runs of punctuation in less than 2 s of CPU time', () => {
  const spentMs = cpuTimer();
  expect(textStatistics(`${'─'.repeat(100_000)}\n“${'.'.repeat(100_000)}”`)).toMatchObject({ sentences: 0 });
  expect(spentMs()).toBeLessThan(2_000);
});

test('folds words by Turkish case and ignores suffixes after an apostrophe', () => {
  const { repeated, syllables } = textStatistics("IŞIK ışık Işık. İzmir'de İZMİR’e izmir ve ve ve.");
  expect(repeated).toEqual([
    { word: 'ışık', count: 3 },
    { word: 'izmir', count: 3 },
  ]);
  expect(syllables).toBe(6 + 3 + 3 + 2 + 3);
});

test('keeps the capital letter of a name among the repeated words', () => {
  expect(textStatistics("Ayşe geldi. Ayşe'nin evi. Evi buldu.").repeated).toEqual([
    { word: 'Ayşe', count: 2 },
    { word: 'evi', count: 2 },
  ]);
});

test('returns the longest sentences first, with the offsets of their paragraphs', () => {
  const text = 'Kısa.\nBu cümle epeyce uzun bir cümledir. Orta boy cümle.';
  expect(textStatistics(text).longest).toEqual([
    { text: 'Bu cümle epeyce uzun bir cümledir.', words: 6, from: 6 },
    { text: 'Orta boy cümle.', words: 3, from: 6 },
    { text: 'Kısa.', words: 1, from: 0 },
  ]);
});

test('returns no readability for an empty text', () => {
  expect(textStatistics(' \n ')).toMatchObject({ words: 0, sentences: 0, readability: null, longest: [] });
});

test('counts the titles of chapters as words, but not as sentences', () => {
  const statistics = textStatistics('# Uzun bir bölüm adı\n\nGece oldu.\n\n“Gel,” dedi.');
  // The `#` of a heading counts as a word, as in the editor's count.
  expect(statistics).toMatchObject({
    words: 9,
    sentences: 2,
    paragraphs: 2,
    wordsPerSentence: 2,
    dialogueShare: 0.25,
  });
  expect(statistics.longest.map(({ text }) => text)).not.toContain('# Uzun bir bölüm adı');
  expect(textStatistics('# Yalnızca ad').readability).toBeNull();
});
