import { BookOpen, ChevronLeft, ChevronRight, ListOrdered } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { chapterName } from './chapter-name.ts';
import type { Chapters } from './use-chapters.ts';
import type { Summaries } from './use-summaries.ts';

const ChapterOutline = lazy(() => import('./chapter-outline.tsx'));
const ChapterList = lazy(() => import('./chapter-list.tsx'));

/** The list while its code is on its way. */
export const chaptersOnTheirWay = (
  <SkeletonGroup label="Bölümler yükleniyor…" className="grid gap-2">
    <Skeleton className="h-11 w-full" />
    <Skeleton className="h-11 w-full" />
  </SkeletonGroup>
);

interface ChapterBarProps {
  chapters: Chapters;
  /** A text is being written in: the order stays as it is until it stands. */
  writing: boolean;
}

/** Over the manuscript: which chapter is shown, the ones beside it, and on a phone the way to the list. */
export function ChapterBar({
  chapters,
  summaries,
  writing,
  blank,
}: ChapterBarProps & { summaries: Summaries; blank: boolean }) {
  const { rows, openId } = chapters;
  const [listed, setListed] = useState(false);
  const [planned, setPlanned] = useState(false);
  /** A chapter was opened: closing the dialog leads on to the text. */
  const toText = useRef(false);
  const finalFocus = () => (toText.current ? chapters.field() : null);
  const begin = (show: (open: boolean) => void) => () => {
    toText.current = false;
    show(true);
  };
  const index = rows.findIndex(({ id }) => id === openId);
  const shown = rows[index];
  function closePlan() {
    setPlanned(false);
    // From here on an undo in the text may bring it back as well: then it would stand there twice.
    chapters.forgetRemoved();
  }
  const step = (to: number) => () => chapters.open(rows[to]?.id ?? null);
  return (
    <div className="flex min-h-target min-w-0 flex-wrap items-center gap-x-1">
      <Button
        variant="quiet"
        className="-ml-3 shrink-0 px-3"
        icon={<ListOrdered aria-hidden="true" />}
        onClick={begin(setListed)}
      >
        Bölümler
        {rows.length > 1 && <span className="font-normal tabular-nums">{rows.length}</span>}
      </Button>
      <Button
        variant="quiet"
        className="shrink-0 px-3"
        icon={<BookOpen aria-hidden="true" />}
        onClick={begin(setPlanned)}
      >
        Kitap planı
      </Button>
      {shown && (
        <div className="ml-auto flex min-w-0 items-center max-sm:w-full">
          <p className="min-w-0 truncate text-sm text-ink-soft max-sm:mr-auto" aria-live="polite">
            <span className="tabular-nums">
              {index + 1}/{rows.length}
            </span>{' '}
            <span className="font-serif text-ink">{chapterName(shown)}</span>
          </p>
          <IconButton
            label="Önceki bölüm"
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={index === 0}
            onClick={step(index - 1)}
          />
          <IconButton
            label="Sonraki bölüm"
            icon={<ChevronRight aria-hidden="true" />}
            disabled={index === rows.length - 1}
            onClick={step(index + 1)}
          />
        </div>
      )}
      <Dialog
        open={listed}
        onOpenChange={setListed}
        finalFocus={finalFocus}
        title="Bölümler"
        description="Bir bölümü açın ya da tutup yerini değiştirin."
      >
        <Suspense fallback={chaptersOnTheirWay}>
          <ChapterList
            chapters={chapters}
            writing={writing}
            onOpened={() => {
              toText.current = true;
              setListed(false);
            }}
          />
        </Suspense>
      </Dialog>
      <Dialog
        open={planned}
        onOpenChange={(open) => (open ? setPlanned(true) : closePlan())}
        size="lg"
        finalFocus={finalFocus}
        title="Kitap planı"
        description="Bütün bölümler: adları, durumları, hedefleri ve özetleri."
      >
        <Suspense fallback={chaptersOnTheirWay}>
          <ChapterOutline
            chapters={chapters}
            summaries={summaries}
            blank={blank}
            writing={writing}
            onOpen={(id) => {
              toText.current = true;
              closePlan();
              chapters.open(id);
            }}
          />
        </Suspense>
      </Dialog>
    </div>
  );
}

/** The same list beside the manuscript, where there is room and something to order. */
export function ChaptersBeside({ chapters, writing }: ChapterBarProps) {
  if (chapters.rows.length < 2) return null;
  return (
    <section
      aria-label="Bölüm listesi"
      className="max-h-80 overflow-y-auto rounded-lg border border-line bg-sheet p-2 max-lg:hidden"
    >
      <Suspense fallback={chaptersOnTheirWay}>
        <ChapterList chapters={chapters} writing={writing} />
      </Suspense>
    </section>
  );
}
