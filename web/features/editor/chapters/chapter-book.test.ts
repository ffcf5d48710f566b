import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chapterMark } from '#domain/story/book/chapter-notes.ts';
import { createChapterBook } from './chapter-book.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function bookOf(text: string) {
  const page = { text };
  const told = vi.fn();
  const book = createChapterBook({ text: () => page.text, notes: [], onNotes: told });
  const idOf = (title: string) => book.notes().find((note) => note.title === title)?.id ?? '';
  return {
    book,
    told,
    idOf,
    text: () => page.text,
    write(next: string, byOthers = false) {
      page.text = next;
      book.touch(byOthers);
    },
    titles: () => book.rows().map(({ title, words }) => `${title}:${words}`),
  };
}

it('takes an old story for one chapter', () => {
  const { book, titles } = bookOf('Bir gün deniz duruldu.');
  book.notes();
  expect(titles()).toEqual([':4']);
});

it('reads the chapters shortly after the text has changed', () => {
  const page = bookOf('# Kuyu\n\nBir.');
  const heard = vi.fn();
  page.book.subscribe(heard);
  page.write('# Kuyu\n\nBir iki.\n\n# Gece\n\nÜç.');
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(heard).toHaveBeenCalledOnce();
  expect(page.titles()).toEqual(['Kuyu:2', 'Gece:1']);
});

it('notes what was changed as the text is left, and nothing after that', () => {
  const page = bookOf('# Kuyu\n\nBir.');
  page.book.notes();
  page.write('# Kuyu\n\nBir.\n\n# Gece\n\nİki.');
  page.book.settle();
  expect(page.told).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(page.told).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('tells nobody where nothing has changed that is shown', () => {
  const page = bookOf('# Kuyu\n\nBir.');
  page.book.notes();
  const heard = vi.fn();
  page.book.subscribe(heard);
  page.write('# Kuyu\n\nBin.');
  vi.advanceTimersByTime(300);
  expect(heard).not.toHaveBeenCalled();
});

it('keeps a chapter the same while it is renamed and moved', () => {
  const page = bookOf('# Kuyu\n\nBir.\n\n# Gece\n\nİki.');
  const [kuyu, gece] = [page.idOf('Kuyu'), page.idOf('Gece')];
  page.write('# Kuyunun dibi\n\nBir.\n\n# Gece\n\nİki.');
  page.write('# Gece\n\nİki.\n\n# Kuyunun dibi\n\nBir.');
  expect(page.idOf('Gece')).toBe(gece);
  expect(page.book.notes()).toHaveLength(2);
  expect(page.book.notes().some(({ id }) => id === kuyu)).toBe(false);
});

it('keeps a chapter the same through a new name alone', () => {
  const page = bookOf('# Kuyu\n\nBir.\n\n# Gece\n\nİki.');
  const kuyu = page.idOf('Kuyu');
  page.write('# Kuyunun dibi\n\nBir.\n\n# Gece\n\nİki.');
  expect(page.idOf('Kuyunun dibi')).toBe(kuyu);
});

it('remembers what was noted of a chapter that is taken out and comes back', () => {
  const page = bookOf('# Kuyu\n\nBir.\n\n# Gece\n\nİki.');
  page.book.note(page.idOf('Gece'), { goal: 800 });
  page.write('# Kuyu\n\nBir.');
  expect(page.book.notes()).toHaveLength(1);
  page.write('# Kuyu\n\nBir.\n\n# Gece\n\nİki.');
  expect(page.book.notes().map(({ goal }) => goal)).toEqual([null, 800]);
});

it('says that a summary is older than its chapter', () => {
  const page = bookOf('# Kuyu\n\nBir.');
  const id = page.idOf('Kuyu');
  expect(
    page.book.note(id, { summary: 'Birden söz edilir.', summaryOf: chapterMark(page.book.textOf(id)) }),
  ).toBe(true);
  expect(page.book.rows()[0]?.stale).toBe(false);
  page.write('# Kuyu\n\nBir, iki.');
  page.book.notes();
  expect(page.book.rows()[0]?.stale).toBe(true);
  expect(page.book.note(id, { summary: 'Birden söz edilir.' })).toBe(false);
});

it('keeps what is noted of a chapter while its title is written anew, letter by letter', () => {
  const text = (title: string) => `# Kuyu\n\nBir.\n\n# ${title}\n\nİki.\n\n# Sabah\n\nÜç.`;
  const page = bookOf(text('Gece'));
  page.book.note(page.idOf('Gece'), { summary: 'Gece olur.' });
  for (const title of ['', 'K', 'Karanlık']) {
    page.write(text(title));
    vi.advanceTimersByTime(1_000);
  }
  expect(page.book.notes().map(({ title, summary }) => [title, summary])).toEqual([
    ['Kuyu', ''],
    ['Karanlık', 'Gece olur.'],
    ['Sabah', ''],
  ]);
});

it('leaves a chapter its notes where another of the same title is begun before it', () => {
  const page = bookOf('# Bölüm 1\n\nBir.\n\n# Bölüm 2\n\nİki.');
  page.book.note(page.idOf('Bölüm 2'), { summary: 'İkincisi.' });
  page.write('# Bölüm 1\n\nBir.\n\n# Bölüm 2\n\n# Bölüm 2\n\nİki.');
  expect(page.book.notes().map(({ summary }) => summary)).toEqual(['', '', 'İkincisi.']);
});

it('takes another device’s notes, also where it has none', () => {
  const page = bookOf('# Kuyu\n\nBir.');
  page.book.note(page.idOf('Kuyu'), { summary: 'Bir kuyu.' });
  page.book.adopt([]);
  expect(page.book.notes()).toMatchObject([{ title: 'Kuyu', summary: '' }]);
});

it('tells what is noted after the writer’s own changes only: others tell of theirs', () => {
  const page = bookOf('# Kuyu\n\nBir.');
  page.book.note(page.idOf('Kuyu'), { goal: 800 });
  expect(page.told).toHaveBeenCalledTimes(1);
  page.write('# Kuyunun dibi\n\nBir.', true);
  page.book.notes();
  expect(page.told).toHaveBeenCalledTimes(1);
  page.write('# Dip\n\nBir.');
  page.book.notes();
  expect(page.told).toHaveBeenCalledTimes(2);
  expect(page.told.mock.lastCall?.[0]).toMatchObject([{ title: 'Dip', goal: 800 }]);
});

it('measures a novel’s chapter with pauses, and tells of another chapter at once', () => {
  // Each look at the clock finds another 5 ms gone.
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5));
  let clock = 0;
  const page = bookOf(`# Kuyu\n\n${'Bir iki. '.repeat(20_000)}`);
  page.book.notes();
  expect(page.titles()).toEqual(['Kuyu:0']);
  vi.runAllTimers();
  expect(page.titles()).toEqual(['Kuyu:40000']);
  page.write(`${page.text()}\n\n# Gece\n\nÜç dört beş.`);
  page.book.note(page.idOf('Kuyu'), { summary: 'Bir kuyu.', summaryOf: 'eskisi' });
  expect(page.book.rows().map(({ title }) => title)).toEqual(['Kuyu', 'Gece']);
  vi.runAllTimers();
  expect(page.titles()).toEqual(['Kuyu:40000', 'Gece:3']);
  expect(page.book.rows()[0]?.stale).toBe(true);
});
