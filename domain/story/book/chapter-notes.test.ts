import { expect, it } from 'vitest';
import { atOnce } from '../../run-to-completion.ts';
import {
  alignNotes,
  type ChapterNote,
  chapterMark,
  isMarkOf,
  marksInSteps,
  notesToKeep,
  plainNote,
  sameNotes,
} from './chapter-notes.ts';

const marksAtOnce = (text: string) => atOnce(marksInSteps(text));
const note = (id: string, title: string, part: Partial<ChapterNote> = {}): ChapterNote => ({
  ...plainNote(id, title),
  ...part,
});
const align = (titles: string[], known: ChapterNote[], gone: ChapterNote[] = []) => {
  let made = 0;
  return alignNotes(titles, known, { gone, makeId: () => `yeni-${++made}` }).map(
    ({ id, title }) => `${id}:${title}`,
  );
};
const three = [note('a', 'Kuyu'), note('b', 'Gece'), note('c', 'Sabah')];

it('matches notes to chapters by title when chapters move', () => {
  expect(align(['Sabah', 'Kuyu', 'Gece'], three)).toEqual(['c:Sabah', 'a:Kuyu', 'b:Gece']);
});

it('treats a different title at the same position as a rename', () => {
  expect(align(['Kuyu', 'Karanlık', 'Sabah'], three)).toEqual(['a:Kuyu', 'b:Karanlık', 'c:Sabah']);
  expect(align(['Bir', 'İki', 'Üç'], three)).toEqual(['a:Bir', 'b:İki', 'c:Üç']);
});

it('creates a note for a new chapter and keeps the others', () => {
  expect(align(['Kuyu', 'Ara', 'Gece', 'Sabah'], three)).toEqual([
    'a:Kuyu',
    'yeni-1:Ara',
    'b:Gece',
    'c:Sabah',
  ]);
  expect(align(['Önce', 'Kuyu', 'Gece', 'Sabah'], three)).toEqual([
    'yeni-1:Önce',
    'a:Kuyu',
    'b:Gece',
    'c:Sabah',
  ]);
});

it('keeps the order of chapters with the same title', () => {
  const twins = [note('a', 'Ara'), note('b', 'Ara')];
  expect(align(['Ara', 'Ara', 'Ara'], twins)).toEqual(['a:Ara', 'b:Ara', 'yeni-1:Ara']);
});

it('restores the note of a chapter that comes back', () => {
  const gone = [note('b', 'Gece', { summary: 'Gece oldu.' })];
  expect(align(['Kuyu', 'Gece', 'Sabah'], [note('a', 'Kuyu'), note('c', 'Sabah')], gone)).toEqual([
    'a:Kuyu',
    'b:Gece',
    'c:Sabah',
  ]);
});

it('shortens the title of a long heading to the limit and still matches it', () => {
  const heading = 'Kuyu '.repeat(60).trim();
  const [long] = alignNotes([heading], [], { makeId: () => 'a' });
  expect(long?.title).toHaveLength(120);
  expect(align([heading], long ? [{ ...long, goal: 5 }] : [])).toEqual([`a:${long?.title}`]);
});

it('starts with one note for a story without stored notes', () => {
  expect(align([''], [])).toEqual(['yeni-1:']);
});

it('stores no notes when every note is empty', () => {
  expect(notesToKeep(three)).toEqual([]);
  expect(notesToKeep([...three, note('d', 'Son', { goal: 2_000 })])).toHaveLength(4);
  expect(sameNotes(three, [])).toBe(true);
  expect(sameNotes([note('a', 'Kuyu', { status: 'done' })], [note('x', 'Kuyu', { status: 'done' })])).toBe(
    true,
  );
  expect(sameNotes([note('a', 'Kuyu', { status: 'done' })], [note('a', 'Kuyu')])).toBe(false);
});

it('returns the same mark when only punctuation changed', () => {
  const mark = chapterMark('“Gel,” dedi Ayşe.\n\n“Geliyorum...”');
  expect(chapterMark('— Gel, dedi Ayşe.\n\n— Geliyorum…')).toBe(mark);
  expect(chapterMark('— Gel, dedi Ali.\n\n— Geliyorum…')).not.toBe(mark);
  // Older summaries carry a mark of all characters of the text.
  const { letters } = marksAtOnce('Ayşe geldi.');
  expect(isMarkOf(letters, marksAtOnce('Ayşe geldi.'))).toBe(true);
  expect(isMarkOf(letters, marksAtOnce('Ayşe geldi!'))).toBe(false);
  expect(isMarkOf(chapterMark('Ayşe geldi.'), marksAtOnce('Ayşe geldi!'))).toBe(true);
  const long = 'Ayşe geldi. '.repeat(5_000);
  expect(marksAtOnce(long).words).toBe(chapterMark(long));
});

it('returns different marks for texts with small differences', () => {
  const marks = Array.from({ length: 5_000 }, (_, at) => chapterMark(`Kuyunun başında ${at} kişi durdu.`));
  expect(new Set(marks).size).toBe(5_000);
});
