import { FileText, Plus } from 'lucide-react';
import { memo, useCallback, useRef } from 'react';
import { chapterStatusNames } from '#domain/story/book/chapter-notes.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { ChapterRow } from './chapter-book.ts';
import { chapterExtent, chapterName, nextTitle } from './chapter-name.ts';
import { ChapterSorter } from './chapter-sorter.tsx';
import type { Chapters } from './use-chapters.ts';

const rowClasses =
  'flex min-h-target w-full min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1.5 text-left hover:bg-well aria-[current]:bg-well aria-[current]:font-semibold';

/** What opens a chapter. A book may have hundreds: one that says the same as before is not drawn anew. */
const OpenButton = memo(
  ({
    chapter,
    index,
    isOpen,
    onOpen,
  }: {
    chapter: ChapterRow;
    index: number;
    isOpen: boolean;
    onOpen: (id: string) => void;
  }) => (
    <button
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      className={classes(rowClasses, 'items-baseline')}
      onClick={() => onOpen(chapter.id)}
    >
      <span className="w-6 shrink-0 text-right text-sm text-ink-soft tabular-nums">{index + 1}</span>
      <span className="grid min-w-0 gap-0.5">
        <span className="font-serif wrap-anywhere">{chapterName(chapter)}</span>
        <span className="text-xs text-ink-soft tabular-nums">
          {chapterExtent(chapter)} · {chapterStatusNames[chapter.status]}
        </span>
      </span>
    </button>
  ),
);

/** The chapters beside the manuscript: opens one, orders them, begins a new one. */
export default function ChapterList({
  chapters,
  writing,
  onOpened,
}: {
  chapters: Chapters;
  /** A text is being written in: the order stays as it is until it stands. */
  writing: boolean;
  /** A chapter was opened; without it the text gets the focus. */
  onOpened?: () => void;
}) {
  const { rows, openId } = chapters;
  /** On to the text, once it is shown. */
  const settle = onOpened ?? (() => chapters.field()?.focus());
  const open = (id: string | null) => {
    chapters.open(id);
    settle();
  };
  const latest = useRef(open);
  latest.current = open;
  const openChapter = useCallback((id: string) => latest.current(id), []);
  const button = useCallback(
    (chapter: ChapterRow, index: number) => (
      <OpenButton chapter={chapter} index={index} isOpen={chapter.id === openId} onOpen={openChapter} />
    ),
    [openId, openChapter],
  );
  return (
    <div className="grid gap-2">
      {rows.length > 1 && (
        <button
          type="button"
          aria-current={openId === null ? 'true' : undefined}
          className={rowClasses}
          onClick={() => open(null)}
        >
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span className="font-medium">Bütün metin</span>
        </button>
      )}
      <ChapterSorter
        label="Bölümler"
        chapters={rows}
        disabled={writing}
        // No grid: one of hundreds would be measured anew with each change.
        className="space-y-0.5"
        onMove={chapters.move}
        resting={button}
      >
        {(chapter, index, handle) => (
          <div className="flex items-center bg-paper">
            {button(chapter, index)}
            {handle}
          </div>
        )}
      </ChapterSorter>
      <Button
        icon={<Plus aria-hidden="true" />}
        disabled={writing}
        onClick={() => {
          chapters.add(nextTitle(rows.length));
          settle();
        }}
      >
        Bölüm ekle
      </Button>
    </div>
  );
}
