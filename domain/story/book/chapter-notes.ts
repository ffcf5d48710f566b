/** How far a chapter is, in the order that it comes along. */
export const chapterStatuses = ['draft', 'writing', 'revising', 'done'] as const;
export type ChapterStatus = (typeof chapterStatuses)[number];
export const chapterStatusNames: Readonly<Record<ChapterStatus, string>> = {
  draft: 'Taslak',
  writing: 'Yazılıyor',
  revising: 'Düzeltiliyor',
  done: 'Bitti',
};

export const chapterLimits = {
  /** Chapters of a story that keep notes; those behind them are chapters without. */
  count: 500,
  /** Of a title, in characters: what a heading in the text has beyond it is not noted. */
  title: 120,
  /** Of a summary, in characters. */
  summary: 1_200,
  /** Of a goal, in words. */
  goal: 100_000,
} as const;

/** What is kept of a chapter beside its text, which stands in the story's. */
export interface ChapterNote {
  id: string;
  /** As the text had it when this was kept: by it the chapter is found again. */
  title: string;
  status: ChapterStatus;
  /** Words that it is to have; null for none. */
  goal: number | null;
  summary: string;
  /** `chapterMark` of the text that the summary tells; empty without a summary. */
  summaryOf: string;
}

/** A chapter that nothing was noted of. */
export const plainNote = (id: string, title: string): ChapterNote => ({
  id,
  title,
  status: 'draft',
  goal: null,
  summary: '',
  summaryOf: '',
});

const isPlain = ({ status, goal, summary }: ChapterNote) =>
  status === 'draft' && goal === null && summary === '';

/** What is stored of the notes: all of them, or nothing where nothing was noted of any chapter. */
export const notesToKeep = (notes: readonly ChapterNote[]): ChapterNote[] =>
  notes.every(isPlain) ? [] : notes.slice(0, chapterLimits.count);

/** Whether both tell the same of the same chapters; a chapter that nothing was noted of tells nothing. */
export function sameNotes(a: readonly ChapterNote[], b: readonly ChapterNote[]): boolean {
  const told = (notes: readonly ChapterNote[]) =>
    notesToKeep(notes).flatMap((note) => {
      const { title, status, goal, summary, summaryOf } = note;
      return isPlain(note) ? [] : [[title, status, goal, summary, summaryOf]];
    });
  return JSON.stringify(told(a)) === JSON.stringify(told(b));
}

interface Alignment {
  /** Notes of chapters that were taken out and may come back. */
  gone?: readonly ChapterNote[];
  /** Whether the chapter at this place has the very text that the note was of. */
  sameText?: (note: ChapterNote, index: number) => boolean;
  makeId: () => string;
}

/**
 * Finds the notes of the chapters that a text has now: by their titles first, wherever they stand, of namesakes by their
 * text; then by the text of one that was taken out; then a new title takes the note that followed the one before it (it
 * was renamed). What is left is new.
 */
export function alignNotes(
  headings: readonly string[],
  known: readonly ChapterNote[],
  { gone = [], sameText = () => false, makeId }: Alignment,
): ChapterNote[] {
  const titles = headings.map((heading) => heading.slice(0, chapterLimits.title));
  const free = new Map<string, number[]>();
  for (const [at, { title }] of known.entries()) free.set(title, [...(free.get(title) ?? []), at]);
  const take = (title: string, isMeant: (note: ChapterNote) => boolean): number | null => {
    const namesakes = free.get(title) ?? [];
    const place = namesakes.findIndex((at) => known[at] !== undefined && isMeant(known[at]));
    return place === -1 ? null : (namesakes.splice(place, 1)[0] ?? null);
  };
  const surely = titles.map((title, index) => take(title, (note) => sameText(note, index)));
  const found = titles.map((title, index) => surely[index] ?? take(title, () => true));
  const taken = new Set(found);
  const back = new Set<ChapterNote>();
  return titles.map((title, index) => {
    const own = found[index];
    if (own != null) return { ...(known[own] ?? plainNote(makeId(), title)), title };
    const returned = gone.find(
      (note) => !back.has(note) && ((title !== '' && note.title === title) || sameText(note, index)),
    );
    if (returned) {
      back.add(returned);
      return { ...returned, title };
    }
    const next = index === 0 ? 0 : (found[index - 1] ?? known.length) + 1;
    const renamed = known[next];
    if (!renamed || taken.has(next)) return plainNote(makeId(), title);
    taken.add(next);
    found[index] = next;
    return { ...renamed, title };
  });
}

/** White space, and marks that a house style may set in another way: quotes, dashes, stops, apostrophes. */
const isPrinters = (code: number): boolean =>
  code <= 0x2f || code === 0xa0 || code === 0xab || code === 0xbb || (code >= 0x2000 && code <= 0x206f);

/** The marks that a text's summary may carry: of its words alone, and of every letter, as those of before know it. */
export interface TextMarks {
  words: string;
  letters: string;
}

/** Letters that are read between two pauses. */
const readAtOnce = 20_000;

/** Takes a text's letters in, one by one; the mark is another for other letters, as good as surely. Not for secrets. */
function createMark() {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  return {
    take(code: number): void {
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    },
    end(): string {
      high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
      low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
      return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
    },
  };
}

/** Both marks of a text, in steps of a fraction of a millisecond, between which the caller may let others on. */
export function* marksInSteps(text: string): Generator<void, TextMarks> {
  const [words, letters] = [createMark(), createMark()];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    letters.take(code);
    if (!isPrinters(code)) words.take(code);
    if (index % readAtOnce === readAtOnce - 1) yield;
  }
  return { words: words.end(), letters: letters.end() };
}

/**
 * A text's mark: another for other words, as good as surely; the same where only marks were set another way, so that a
 * summary does not grow old by it.
 */
export function chapterMark(text: string): string {
  const mark = createMark();
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!isPrinters(code)) mark.take(code);
  }
  return mark.end();
}

/** Whether a summary that carries this mark tells the text; those of before know every letter of theirs. */
export const isMarkOf = (mark: string, marks: TextMarks): boolean =>
  mark === marks.words || mark === marks.letters;
