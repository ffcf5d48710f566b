import {
  alignNotes,
  type ChapterNote,
  chapterLimits,
  isMarkOf,
  marksOf,
  notesToKeep,
} from '#domain/book/chapter-notes.ts';
import { type ChapterSpan, chapterSpans } from '#domain/book/split-chapters.ts';
import { countWords } from '#domain/story.ts';

/** Time between two readings while the text changes, ms: the list is glanced at, never read along. */
const readEveryMs = 300;
/** A reading takes no more than this part of the time, however long the text is. */
const shareOfTime = 1 / 20;

/** A chapter as the screen shows it. */
export interface ChapterRow extends ChapterNote {
  words: number;
  /** The text has changed since the summary was made. */
  stale: boolean;
}

interface Measured {
  body: string;
  words: number;
  marks: ReturnType<typeof marksOf>;
}

function measure(body: string, before: Measured | undefined): Measured {
  if (before?.body === body) return before;
  return { body, words: countWords(body), marks: marksOf(body) };
}

const sameRows = (a: readonly ChapterRow[], b: readonly ChapterRow[]) =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);

/**
 * The chapters of the text that stands in the editor, with what is noted of them: read from the text shortly after it
 * changes, or at once where somebody acts on them.
 */
export function createChapterBook(from: { text: () => string; notes: readonly ChapterNote[] }) {
  const listeners = new Set<() => void>();
  let known: readonly ChapterNote[] = from.notes;
  /** Notes of chapters that were taken out: an undo brings them back. */
  let gone: readonly ChapterNote[] = [];
  let spans: readonly ChapterSpan[] = [];
  let measured: ReadonlyMap<string, Measured> = new Map();
  let rows: readonly ChapterRow[] = [];
  let unread = true;
  /** How long the last reading took, ms. */
  let took = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(): void {
    const next = known.map((note) => {
      const { words = 0, marks } = measured.get(note.id) ?? {};
      const stale = note.summary !== '' && !(marks && isMarkOf(note.summaryOf, marks));
      return { ...note, words, stale };
    });
    if (sameRows(next, rows)) return;
    rows = next;
    for (const listener of listeners) listener();
  }

  function read(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!unread) return;
    unread = false;
    const started = performance.now();
    const text = from.text();
    spans = chapterSpans(text);
    const before = known;
    const measuredBefore = measured;
    const bodies = spans.map((span) => text.slice(span.heading.to, span.to).trim());
    known = alignNotes(
      spans.map(({ title }) => title),
      before,
      {
        gone,
        sameText: ({ id }, at) => bodies[at] !== '' && measuredBefore.get(id)?.body === bodies[at],
        makeId: () => crypto.randomUUID(),
      },
    );
    const here = new Set(known.map(({ id }) => id));
    const left = [...before.filter((note) => notesToKeep([note]).length > 0), ...gone];
    gone = left.filter(({ id }, at) => !here.has(id) && left.findIndex((note) => note.id === id) === at);
    gone = gone.slice(0, chapterLimits.count);
    const away = gone.flatMap(({ id }) => [[id, measuredBefore.get(id)] as const]);
    measured = new Map([
      ...away.filter((entry): entry is readonly [string, Measured] => entry[1] !== undefined),
      ...known.map(({ id }, at) => [id, measure(bodies[at] ?? '', measuredBefore.get(id))] as const),
    ]);
    publish();
    took = performance.now() - started;
  }

  return {
    rows: (): readonly ChapterRow[] => rows,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The text has changed. */
    touch(): void {
      unread = true;
      timer ??= setTimeout(read, Math.max(readEveryMs, took / shareOfTime));
    },
    /** Where each chapter stands now. */
    spans(): readonly ChapterSpan[] {
      read();
      return spans;
    },
    /** What is noted of the chapters that stand there now. */
    notes(): readonly ChapterNote[] {
      read();
      return known;
    },
    /** A chapter's text below its title, without white space around it; empty where there is no such chapter. */
    textOf(id: string): string {
      read();
      return measured.get(id)?.body ?? '';
    },
    /** Notes something of a chapter; false where nothing is changed by it. */
    note(id: string, part: Partial<Omit<ChapterNote, 'id' | 'title'>>): boolean {
      read();
      const before = JSON.stringify(known);
      known = known.map((note) => (note.id === id ? { ...note, ...part } : note));
      publish();
      return JSON.stringify(known) !== before;
    },
    /** The chapters have been put into another order, or under other names: these are their notes now. */
    arrange(notes: readonly ChapterNote[]): void {
      known = notes;
      unread = true;
      read();
    },
    /** Another text stands there, with what was noted of its chapters. */
    reset(notes: readonly ChapterNote[]): void {
      const held = [...known, ...gone].filter((note) => notesToKeep([note]).length > 0);
      // That text comes with notes of its own: those of this one may come back by an undo only.
      gone = [];
      this.arrange(notes);
      const here = new Set(known.map(({ id }) => id));
      gone = held.filter(({ id }) => !here.has(id));
    },
  };
}
export type ChapterBook = ReturnType<typeof createChapterBook>;
