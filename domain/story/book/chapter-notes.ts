/** The progress states of a chapter, in order. */
export const chapterStatuses = ['draft', 'writing', 'revising', 'done'] as const;
export type ChapterStatus = (typeof chapterStatuses)[number];
export const chapterStatusNames: Readonly<Record<ChapterStatus, string>> = {
  draft: 'Taslak',
  writing: 'Yazılıyor',
  revising: 'Düzeltiliyor',
  done: 'Bitti',
};

export const chapterLimits = {
  /** Largest number of chapters with notes in a story; later chapters have none. */
  count: 500,
  /** Longest stored title, in characters; the rest of a longer heading is not stored. */
  title: 120,
  /** Longest summary, in characters. */
  summary: 1_200,
  /** Largest goal, in words. */
  goal: 100_000,
} as const;

/** The stored data about a chapter, kept separately from the story's text. */
export interface ChapterNote {
  id: string;
  /** The title in the text when the note was stored; the note is matched to its chapter by it. */
  title: string;
  status: ChapterStatus;
  /** Target length in words; null for none. */
  goal: number | null;
  summary: string;
  /** `chapterMark` of the summarised text; empty without a summary. */
  summaryOf: string;
}

/** Returns an empty note for a chapter. */
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

/** Returns the notes to store: those of the first 500 chapters, or none when every note is empty. */
export const notesToKeep = (notes: readonly ChapterNote[]): ChapterNote[] =>
  notes.every(isPlain) ? [] : notes.slice(0, chapterLimits.count);

/** Whether both lists hold the same notes under the same titles in the same order; ids and empty notes are ignored. */
export function sameNotes(a: readonly ChapterNote[], b: readonly ChapterNote[]): boolean {
  const contentOf = (notes: readonly ChapterNote[]) =>
    notesToKeep(notes).flatMap((note) => {
      const { title, status, goal, summary, summaryOf } = note;
      return isPlain(note) ? [] : [[title, status, goal, summary, summaryOf]];
    });
  return JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));
}

interface Alignment {
  /** Notes of removed chapters, which may come back. */
  gone?: readonly ChapterNote[];
  /** Whether the chapter at this index has exactly the text that the note's chapter had. */
  sameText?: (note: ChapterNote, index: number) => boolean;
  makeId: () => string;
}

/**
 * Matches notes to the text's current chapters: first by title at any position (equal titles by text, then in order), then by
 * the title or text of a removed chapter; then a new title takes the note after its predecessor's if no other chapter has it
 * (a rename). The other chapters are new.
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

/**
 * Whether a mark ignores this code unit: white space and the punctuation that a house style may change, as quotes, dashes,
 * full stops, commas and exclamation marks. Colons, semicolons and question marks count.
 */
const isIgnored = (code: number): boolean =>
  code <= 0x2f || code === 0xa0 || code === 0xab || code === 0xbb || (code >= 0x2000 && code <= 0x206f);

/** The marks that a text's summary may have: without ignored punctuation, or of all characters (older summaries). */
export interface TextMarks {
  words: string;
  letters: string;
}

/** Characters hashed between two yields. */
const readAtOnce = 20_000;

/** Hashes a text incrementally; different texts almost certainly have different marks. Not for secrets. */
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

/** Returns both marks of a text; a generator that yields after every 20,000 characters. */
export function* marksInSteps(text: string): Generator<void, TextMarks> {
  const [words, letters] = [createMark(), createMark()];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    letters.take(code);
    if (!isIgnored(code)) words.take(code);
    if (index % readAtOnce === readAtOnce - 1) yield;
  }
  return { words: words.end(), letters: letters.end() };
}

/**
 * Returns a text's mark: almost certainly different for different words, and equal when only white space, quotes, dashes,
 * commas or full stops changed, so that a summary stays current.
 */
export function chapterMark(text: string): string {
  const mark = createMark();
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (!isIgnored(code)) mark.take(code);
  }
  return mark.end();
}

/** Whether a summary with this mark describes the text; marks of older summaries cover all characters. */
export const isMarkOf = (mark: string, marks: TextMarks): boolean =>
  mark === marks.words || mark === marks.letters;
