import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chapterMark } from '#domain/story/book/chapter-notes.ts';
import { chapterOf, summariesBefore } from './summary-underway.ts';

const texts: Readonly<Record<string, string>> = { a: 'Kuyuya indi.', b: 'Gece oldu.', c: 'Gün doğdu.' };
const textOf = (id: string) => texts[id] ?? '';
const chapters = [
  { id: 'a', title: 'Kuyu' },
  { id: 'b', title: 'Gece' },
  { id: 'c', title: 'Gece' },
];

test('the chapter of a summary is found by its note, by its text, or by a name of its own', () => {
  const mark = chapterMark('Gün doğdu.');
  expect(chapterOf({ id: 'a', title: 'Gece', mark }, chapters, textOf)).toBe('a');
  expect(chapterOf({ id: 'gone', title: 'Kuyu', mark }, chapters, textOf)).toBe('c');
  expect(chapterOf({ id: 'gone', title: 'Kuyu', mark: 'gone' }, chapters, textOf)).toBe('a');
  // Two of that name tell nothing.
  expect(chapterOf({ id: 'gone', title: 'Gece', mark: 'gone' }, chapters, textOf)).toBeNull();
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the way back to the summaries before outlasts a reload, for its own story only', () => {
  const before = new Map([['a', { summary: 'Kuyuya iner.', summaryOf: 'x' }]]);
  summariesBefore.write('s1', before);
  expect(summariesBefore.read('s1')).toEqual(before);
  expect(summariesBefore.read('s2').size).toBe(0);
});

test.each(['{', 'null', '7', '{"storyId":"s1"}', '{"storyId":"s1","before":[["a"],["b",{"summary":1}],7]}'])(
  'no way back comes of %s',
  (kept) => {
    sessionStorage.setItem('yazihane.summaries-before', kept);
    expect(summariesBefore.read('s1').size).toBe(0);
  },
);
