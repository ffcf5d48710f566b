import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { applyChanges, type TextChange } from '#domain/house-style/text-change.ts';
import {
  addChapter,
  cleanChapterTitle,
  moveChapter,
  putChapter,
  removeChapter,
  renameChapter,
} from '#domain/story/book/chapter-edits.ts';
import { type ChapterNote, chapterLimits, chapterMark, plainNote } from '#domain/story/book/chapter-notes.ts';
import { type ChapterSpan, chapterSpans } from '#domain/story/book/split-chapters.ts';
import type { Manuscript } from '../manuscript/manuscript-api.ts';
import type { ChapterBook } from './chapter-book.ts';

interface ChaptersDeps {
  book: ChapterBook;
  manuscript: RefObject<Manuscript | null>;
  /** Keeps what stands here, as far as that can be done in a moment. */
  keepBeforeRemoval: () => Promise<void>;
}

/** A chapter that was taken out: where it stood, and all of its text. */
interface Removed {
  note: ChapterNote;
  index: number;
  block: string;
}

/** Where a chapter's own words begin, or would. */
function textStart(text: string, { heading, to }: ChapterSpan): number {
  const blank = /^\n*/u.exec(text.slice(heading.to, to))?.[0].length ?? 0;
  return Math.min(heading.to + blank, to < text.length ? to - 1 : to);
}

/** The chapters of the story and what is done with them. Each change of their order is a change of the text. */
export function useChapters({ book, manuscript, keepBeforeRemoval }: ChaptersDeps) {
  const rows = useSyncExternalStore(book.subscribe, book.rows, book.rows);
  /** The chapter that is shown alone; null while the whole text is. */
  const [openId, setOpenId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [removing, setRemoving] = useState(false);
  /** How often what was taken out was forgotten: one that ends later is not offered back either. */
  const forgotten = useRef(0);
  const opened = rows.some(({ id }) => id === openId) ? openId : null;

  // An undo, or a place that is looked for, may have brought another chapter into sight.
  useEffect(() => {
    const page = manuscript.current;
    if (rows.length === 0 || !page) return;
    let last = page.shown();
    const look = () => {
      const part = page.shown();
      const at = part ? book.spans().findIndex(({ from, to }) => from <= part.from && part.from < to) : -1;
      setOpenId(book.notes()[at]?.id ?? null);
    };
    look();
    return page.watch(() => {
      const now = page.shown();
      if (now?.from === last?.from && (now === null) === (last === null)) return;
      last = now;
      // The book hears of the change after this.
      queueMicrotask(look);
    });
  }, [rows, book, manuscript]);

  const indexOf = (id: string) => book.notes().findIndex((note) => note.id === id);

  /**
   * Makes changes of the text, after which the chapters are `notes`, and shows the one of `show`. Those of one `doing` are one
   * step of the undo.
   */
  function change(
    changes: readonly TextChange[],
    notes: readonly ChapterNote[],
    show: string | null,
    doing: object = {},
  ) {
    const page = manuscript.current;
    if (!page || changes.length === 0) return;
    const text = applyChanges(page.text(), changes);
    const spans = chapterSpans(text);
    const at = notes.findIndex(({ id }) => id === show);
    const span = spans.length > 1 ? spans[at] : undefined;
    page.change(changes, span ? { from: span.from, to: span.to } : null, doing);
    book.arrange(
      notes.map((note, index) => ({
        ...note,
        title: (spans[index]?.title ?? note.title).slice(0, chapterLimits.title),
      })),
      { text, spans },
    );
    setOpenId(span ? show : null);
  }

  function open(id: string | null) {
    const page = manuscript.current;
    const span = id === null ? undefined : book.spans()[indexOf(id)];
    if (!page || (id !== null && !span)) return;
    const alone = span && book.spans().length > 1 ? { from: span.from, to: span.to } : null;
    page.show(alone, span ? textStart(page.text(), span) : 0);
    setOpenId(alone ? id : null);
  }

  return {
    rows,
    /** The chapter that is shown alone; null while the whole text is. */
    openId: opened,
    open,
    /** The text field, to be written in. */
    field: () => manuscript.current?.field() ?? null,
    add(title: string) {
      const page = manuscript.current;
      if (!page) return;
      const notes = book.notes();
      const after = opened === null ? notes.length - 1 : indexOf(opened);
      const made = plainNote(crypto.randomUUID(), cleanChapterTitle(title));
      const isFirst = page.text().trim() === '';
      const list = isFirst ? [made] : notes.toSpliced(after + 1, 0, made);
      change(addChapter(page.text(), after, title), list, made.id);
      open(made.id);
    },
    move(id: string, to: number) {
      const page = manuscript.current;
      const from = indexOf(id);
      const notes = book.notes();
      const note = notes[from];
      if (!page || !note || from === to) return;
      const list = notes.toSpliced(from, 1).toSpliced(to, 0, note);
      change(moveChapter(page.text(), from, to, book.spans()), list, opened);
    },
    /** Renames a chapter; the names of one `writing` are one step of the undo, however often they are taken over. */
    rename(id: string, title: string, writing: object) {
      const page = manuscript.current;
      const index = indexOf(id);
      if (!page || index === -1 || book.notes()[index]?.title === cleanChapterTitle(title)) return;
      change(renameChapter(page.text(), index, title), book.notes(), opened, writing);
    },
    /** Notes a chapter's status or goal. */
    note(id: string, part: Partial<Pick<ChapterNote, 'status' | 'goal'>>) {
      book.note(id, part);
    },
    /** Takes a summary for what the chapter says now, or for the text whose mark is given. */
    summarize(id: string, summary: string, summaryOf = chapterMark(book.textOf(id))) {
      book.note(id, { summary, summaryOf: summary === '' ? '' : summaryOf });
    },
    textOf: book.textOf,
    removing,
    /** What was taken out last, while it can be put back. */
    removed: removed?.note ?? null,
    async remove(id: string): Promise<void> {
      if (removing) return;
      setRemoving(true);
      const asked = forgotten.current;
      await keepBeforeRemoval().finally(() => setRemoving(false));
      const page = manuscript.current;
      // Looked up only now: the writer may have gone on while it was kept.
      const index = indexOf(id);
      const [note, span] = [book.notes()[index], book.spans()[index]];
      if (!page || !note || !span) return;
      const block = page.text().slice(span.from, span.to);
      const list = book.notes().toSpliced(index, 1);
      change(removeChapter(page.text(), index), list, opened === id ? null : opened);
      if (asked === forgotten.current) setRemoved({ note, index, block });
    },
    /** Puts the chapter back that was taken out last. */
    putBack() {
      const page = manuscript.current;
      if (!page || !removed) return;
      const { note, block } = removed;
      const at = Math.min(removed.index, book.notes().length);
      const list = book.notes().toSpliced(at, 0, note);
      change(putChapter(page.text(), at, { title: note.title, block }), list, opened);
      setRemoved(null);
    },
    forgetRemoved() {
      forgotten.current += 1;
      setRemoved(null);
    },
  };
}
export type Chapters = ReturnType<typeof useChapters>;
