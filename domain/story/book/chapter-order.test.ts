import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../house-style/text-change.ts';
import { moveChapter, removeChapter, renameChapter } from './chapter-edits.ts';
import { chapterSpans, chapterText, joinChapters, splitChapters } from './split-chapters.ts';

/** Returns the same pseudo-random numbers in each run, so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const kinds = ['#', '##', '###', '####', 'Bölüm', 'Önsöz', 'text', 'text', 'blank'] as const;

/** Returns a book of mixed heading levels, named lines and paragraphs with unique words; some headings are removed. */
function bookOf(seed: number): string {
  const next = random(seed);
  const lines = Array.from({ length: 3 + next(14) }, (_, at) => {
    const kind = kinds[next(kinds.length)] ?? 'text';
    if (kind === 'blank') return '';
    if (kind === 'text') return `Söz${at} bir${at} iki${at}.`;
    if (kind === 'Bölüm') return `Bölüm ${at}: Ad${at}`;
    if (kind === 'Önsöz') return 'Önsöz';
    return `${kind} Başlık${at}`;
  });
  // Removes a heading line, as a writer may do.
  const headings = lines.flatMap((line, at) => (line.startsWith('#') ? [at] : []));
  if (headings.length > 0 && next(2) === 0) lines.splice(headings[next(headings.length)] ?? 0, 1);
  return lines.join(next(3) === 0 ? '\n' : '\n\n');
}

const books = Array.from({ length: 800 }, (_, seed) => bookOf(seed));
const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\d]+/gu)].map(([word]) => word);

describe('a random book with removed headings', () => {
  it('has chapters that together are the whole text in its order', () => {
    for (const book of books) {
      const spans = chapterSpans(book);
      expect(spans.map(({ from, to }) => book.slice(from, to)).join(''), book).toBe(book);
      expect(spans.flatMap((span) => [...wordsOf(span.title), ...wordsOf(chapterText(book, span))])).toEqual(
        wordsOf(book),
      );
    }
  });

  it('is split into the chapters that it was joined from', () => {
    for (const book of books) {
      const chapters = splitChapters(book);
      const joined = joinChapters(chapters);
      const again = splitChapters(joined);
      expect(wordsOf(joined), book).toEqual(wordsOf(book));
      expect(
        again.map(({ title }) => title),
        JSON.stringify(book),
      ).toEqual(chapters.map(({ title }) => title));
      expect(splitChapters(joinChapters(again)), JSON.stringify(book)).toEqual(again);
    }
  });

  it('moves a chapter with its own text and no other', () => {
    for (const [seed, book] of books.entries()) {
      const before = splitChapters(book);
      const next = random(seed + 7);
      const [from, to] = [next(before.length), next(before.length)];
      const moved = applyChanges(book, moveChapter(book, from, to));
      const order = before.map(({ title, text }) => [...wordsOf(title), ...wordsOf(text)]);
      order.splice(to, 0, ...order.splice(from, 1));
      const unnamed = new Set(['Adsız', 'bölüm']);
      expect(
        wordsOf(moved).filter((word) => !unnamed.has(word)),
        JSON.stringify({ book, from, to }),
      ).toEqual(order.flat());
      expect(splitChapters(moved), JSON.stringify({ book, from, to, moved })).toHaveLength(before.length);
    }
  });

  it('leaves the other chapters unchanged when one is removed or renamed', () => {
    for (const [seed, book] of books.entries()) {
      const before = splitChapters(book);
      const at = random(seed + 11)(before.length);
      const rest = before.filter((_, index) => index !== at);
      const without = splitChapters(applyChanges(book, removeChapter(book, at)));
      expect(
        without.flatMap(({ text }) => wordsOf(text)),
        JSON.stringify({ book, at }),
      ).toEqual(rest.flatMap(({ text }) => wordsOf(text)));
      if (rest.length > 0) expect(without, JSON.stringify({ book, at })).toHaveLength(rest.length);
      const renamed = splitChapters(applyChanges(book, renameChapter(book, at, 'Yepyeni')));
      expect(
        renamed.map(({ title }) => title),
        JSON.stringify({ book, at }),
      ).toEqual(before.map(({ title }, index) => (index === at ? 'Yepyeni' : title)));
    }
  });
});
