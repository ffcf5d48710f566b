import { expect, test } from 'vitest';
import { chapterMark } from '#domain/book/chapter-notes.ts';
import { chapterOf } from './summary-underway.ts';

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
