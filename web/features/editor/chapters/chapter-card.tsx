import { BookOpenText, PenLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { chapterStatusNames } from '#domain/story/book/chapter-notes.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import type { ChapterRow } from './chapter-book.ts';
import { ChapterForm } from './chapter-form.tsx';
import { chapterExtent, chapterName } from './chapter-name.ts';
import type { Chapters } from './use-chapters.ts';
import type { Summaries } from './use-summaries.ts';

interface ChapterCardProps {
  chapter: ChapterRow;
  index: number;
  handle: ReactNode;
  chapters: Chapters;
  summaries: Summaries;
  writing: boolean;
  /** True while its form stands in it. */
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onOpen: () => void;
}

/** What is noted of a chapter, to be read. */
function ChapterNotes({ chapter }: { chapter: ChapterRow }) {
  const { title, goal, summary, words, stale } = chapter;
  const name = chapterName(chapter);
  return (
    <>
      <h3 className={title === '' ? 'font-serif text-lg text-ink-soft' : 'font-serif text-lg'}>{name}</h3>
      {summary === '' ? (
        <p className="text-sm text-ink-soft">Özeti yok.</p>
      ) : (
        <p className="text-sm whitespace-pre-wrap">{summary}</p>
      )}
      {stale && (
        <p>
          <Badge tone="accent">Bölüm değişti, özet eskidi</Badge>
        </p>
      )}
      {goal !== null && (
        <Meter
          label={`Hedefe varan: ${name}`}
          value={Math.min(100, Math.round((words / goal) * 100))}
          text={chapterExtent(chapter)}
        />
      )}
    </>
  );
}

/** One chapter of the plan: what is noted of it, and on demand the form that changes that. */
export function ChapterCard(props: ChapterCardProps) {
  const { chapter, index, handle, chapters, summaries, writing, onEdit } = props;
  const name = chapterName(chapter);
  const edit = useRef<HTMLButtonElement>(null);
  const isSummarised = summaries.busyId === chapter.id;
  const isOpen = props.editing || isSummarised;
  /** The form was closed by its button: the focus goes back to the one that opened it. */
  const goesBack = useRef(false);
  useEffect(() => {
    if (isOpen || !goesBack.current) return;
    goesBack.current = false;
    edit.current?.focus();
  }, [isOpen]);
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-sheet p-4 shadow-sheet sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <p className="text-sm text-ink-soft tabular-nums">
          <span className="font-semibold">{index + 1}. bölüm</span> · {chapterStatusNames[chapter.status]}
          {chapter.goal === null && <span className="block">{chapterExtent(chapter)}</span>}
        </p>
        {handle}
      </div>
      {isOpen ? (
        <ChapterForm
          chapter={chapter}
          index={index}
          chapters={chapters}
          summaries={summaries}
          writing={writing}
          takesFocus={!isSummarised}
          onDone={() => {
            goesBack.current = true;
            onEdit(false);
          }}
        />
      ) : (
        <ChapterNotes chapter={chapter} />
      )}
      <div className="-mx-2 flex flex-wrap gap-x-1">
        {!isOpen && (
          <Button
            ref={edit}
            variant="quiet"
            className="px-2"
            icon={<PenLine aria-hidden="true" />}
            aria-label={`Düzenle: ${name}`}
            onClick={() => onEdit(true)}
          >
            Düzenle
          </Button>
        )}
        <Button
          variant="quiet"
          className="px-2"
          icon={<BookOpenText aria-hidden="true" />}
          aria-label={`Bölümü aç: ${name}`}
          onClick={props.onOpen}
        >
          Bölümü aç
        </Button>
      </div>
    </div>
  );
}
