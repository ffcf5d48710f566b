import {
  alignNotes,
  type ChapterNote,
  chapterLimits,
  isMarkOf,
  marksInSteps,
  notesToKeep,
  type TextMarks,
} from '#domain/story/book/chapter-notes.ts';
import { type ChapterSpan, chapterSpans } from '#domain/story/book/split-chapters.ts';
import { wordStarts } from '#domain/story/story.ts';

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

/** Chapters are measured for at most this long at a time, ms: one of 150,000 words takes some 50 ms. */
const sliceMs = 4;
/** Letters whose words are counted between two looks at the clock. */
const lettersAtOnce = 20_000;

interface Measured {
  body: string;
  words: number;
  /** Only of a chapter with a summary, which one of them tells to be of this text. */
  marks: TextMarks | null;
}

/** Words, and where they are wanted marks, of a chapter's text, in short steps. */
function* measuring(body: string, wantsMarks: boolean): Generator<void, Measured> {
  let words = 0;
  for (let from = 0; from < body.length; from += lettersAtOnce) {
    const before = from === 0 ? '' : body.slice(from - 1, from);
    words += wordStarts(body.slice(from, from + lettersAtOnce), wordStarts(before, true) === 0);
    yield;
  }
  return { body, words, marks: wantsMarks ? yield* marksInSteps(body) : null };
}

/** The row as it was shown before, where that says the same: what is drawn of it need not be drawn anew. */
function keptRow(before: ChapterRow | undefined, row: ChapterRow): ChapterRow {
  const parts = Object.keys(row) as (keyof ChapterRow)[];
  return before && parts.every((part) => before[part] === row[part]) ? before : row;
}

/** A text whose chapters are known already. */
interface ReadText {
  text: string;
  spans: readonly ChapterSpan[];
}

/**
 * The chapters of the text that stands in the editor, with what is noted of them: read from the text shortly after it
 * changes, or at once where somebody acts on them.
 */
export function createChapterBook(from: {
  text: () => string;
  notes: readonly ChapterNote[];
  /** Told of what is noted after the writer has changed the text or a note. */
  onNotes?: (notes: readonly ChapterNote[]) => void;
}) {
  const listeners = new Set<() => void>();
  let known: readonly ChapterNote[] = from.notes;
  /** Notes of chapters that were taken out: an undo brings them back. */
  let gone: readonly ChapterNote[] = [];
  let spans: readonly ChapterSpan[] = [];
  /** The chapters' texts, those of `gone` among them. */
  let bodies: ReadonlyMap<string, string> = new Map();
  const measured = new Map<string, Measured>();
  /** What is being measured, in steps. */
  let work: Generator<void, void> | null = null;
  let workTimer: ReturnType<typeof setTimeout> | undefined;
  let rows: readonly ChapterRow[] = [];
  let unread = true;
  /** Whether the writer has changed the text since it was last read; what others change, they note themselves. */
  let isOwnChange = false;
  /** How long the last reading took, with what was measured after it, ms. */
  let took = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function publish(): void {
    const shown = new Map(rows.map((row) => [row.id, row]));
    const next = known.map((note) => {
      // What is not measured yet is told as it was.
      const { words = 0, marks } = measured.get(note.id) ?? {};
      const stale =
        note.summary !== '' &&
        (marks ? !isMarkOf(note.summaryOf, marks) : (shown.get(note.id)?.stale ?? false));
      return keptRow(shown.get(note.id), { ...note, words, stale });
    });
    if (next.length === rows.length && next.every((row, at) => row === rows[at])) return;
    rows = next;
    for (const listener of listeners) listener();
  }

  function read(given?: ReadText, tell: 'at-once' | 'later' = 'at-once'): void {
    clearTimeout(timer);
    timer = undefined;
    if (!unread) return;
    unread = false;
    const started = performance.now();
    const text = from.text();
    spans = given?.text === text ? given.spans : chapterSpans(text);
    const before = known;
    const bodiesBefore = bodies;
    const texts = spans.map((span) => text.slice(span.heading.to, span.to).trim());
    known = alignNotes(
      spans.map(({ title }) => title),
      before,
      {
        gone,
        sameText: ({ id }, at) => texts[at] !== '' && bodiesBefore.get(id) === texts[at],
        makeId: () => crypto.randomUUID(),
      },
    );
    const here = new Set(known.map(({ id }) => id));
    const left = [...before.filter((note) => notesToKeep([note]).length > 0), ...gone];
    gone = left.filter(({ id }, at) => !here.has(id) && left.findIndex((note) => note.id === id) === at);
    gone = gone.slice(0, chapterLimits.count);
    bodies = new Map([
      ...gone.map(({ id }) => [id, bodiesBefore.get(id) ?? ''] as const),
      ...known.map(({ id }, at) => [id, texts[at] ?? ''] as const),
    ]);
    took = performance.now() - started;
    measure(tell);
    if (isOwnChange) from.onNotes?.(known);
    isOwnChange = false;
  }

  /**
   * Tells of the chapters as they are now; what takes long to measure is told when that is done. `later` in a task of its
   * own: the list of another text's chapters is drawn anew.
   */
  function measure(tell: 'at-once' | 'later' = 'at-once'): void {
    clearTimeout(workTimer);
    for (const id of measured.keys()) if (!bodies.has(id)) measured.delete(id);
    work = measureAll();
    const begin = () => {
      goOn();
      if (work) publish();
    };
    if (tell === 'at-once') begin();
    else workTimer = setTimeout(begin);
  }

  function* measureAll(): Generator<void, void> {
    for (const { id, summary } of known) {
      const body = bodies.get(id) ?? '';
      const last = measured.get(id);
      const wantsMarks = summary !== '';
      if (last?.body === body && (last.marks || !wantsMarks)) continue;
      measured.set(id, yield* measuring(body, wantsMarks));
    }
  }

  function goOn(): void {
    const started = performance.now();
    while (work) {
      if (work.next().done) {
        work = null;
        publish();
      } else if (performance.now() - started > sliceMs) {
        workTimer = setTimeout(goOn);
        break;
      }
    }
    took += performance.now() - started;
  }

  return {
    rows: (): readonly ChapterRow[] => rows,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The text has changed, `byOthers` where another person, device or tab did it. */
    touch(byOthers = false): void {
      unread = true;
      isOwnChange ||= !byOthers;
      timer ??= setTimeout(() => read(), Math.max(readEveryMs, took / shareOfTime));
    },
    /** The text is left: what was changed of it is noted now. */
    settle(): void {
      if (timer !== undefined) read();
      clearTimeout(workTimer);
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
      return bodies.get(id) ?? '';
    },
    /** Notes something of a chapter; false where nothing is changed by it. */
    note(id: string, part: Partial<Omit<ChapterNote, 'id' | 'title'>>): boolean {
      read();
      const before = JSON.stringify(known);
      known = known.map((note) => (note.id === id ? { ...note, ...part } : note));
      measure();
      const isChanged = JSON.stringify(known) !== before;
      if (isChanged) from.onNotes?.(known);
      return isChanged;
    },
    /** The writer has put the chapters into another order, or under other names: these are their notes now. */
    arrange(notes: readonly ChapterNote[], given?: ReadText): void {
      known = notes;
      unread = true;
      isOwnChange = true;
      read(given);
    },
    /** Another device has noted something. */
    adopt(notes: readonly ChapterNote[]): void {
      known = notes;
      unread = true;
      isOwnChange = false;
      read(undefined, 'later');
    },
  };
}
export type ChapterBook = ReturnType<typeof createChapterBook>;
