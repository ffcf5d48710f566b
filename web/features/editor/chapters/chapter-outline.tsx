import { Plus } from 'lucide-react';
import { memo, useState } from 'react';
import { chapterStatuses, chapterStatusNames } from '#domain/story/book/chapter-notes.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ChapterRow } from './chapter-book.ts';
import { ChapterCard } from './chapter-card.tsx';
import { chapterExtent, chapterName, nextTitle } from './chapter-name.ts';
import { ChapterSorter } from './chapter-sorter.tsx';
import type { Chapters } from './use-chapters.ts';
import type { Summaries } from './use-summaries.ts';

const number = (count: number) => count.toLocaleString('tr-TR');

/** "3 bölüm, 84.210 sözcük; 1 bitti, 2 taslak". */
function bookExtent(rows: Chapters['rows']): string {
  const words = rows.reduce((sum, row) => sum + row.words, 0);
  const stages = chapterStatuses.toReversed().flatMap((status) => {
    const count = rows.filter((row) => row.status === status).length;
    return count > 0 ? [`${count} ${chapterStatusNames[status].toLocaleLowerCase('tr-TR')}`] : [];
  });
  return `${number(rows.length)} bölüm, ${number(words)} sözcük; ${stages.join(', ')}`;
}

/** A chapter far from the window: what it is, without what is noted of it. */
const RestingCard = memo(({ chapter, index }: { chapter: ChapterRow; index: number }) => (
  <div className="grid h-full content-start gap-3 rounded-lg border border-line bg-sheet p-4 shadow-sheet sm:p-5">
    <p className="text-sm font-semibold text-ink-soft tabular-nums">{index + 1}. bölüm</p>
    <p className="font-serif wrap-anywhere">{chapterName(chapter)}</p>
    <p className="text-sm text-ink-soft tabular-nums">{chapterExtent(chapter)}</p>
  </div>
));

const drawResting = (chapter: ChapterRow, index: number) => <RestingCard chapter={chapter} index={index} />;

/** The whole book at a glance: each chapter's title, how far it is, its goal and its summary. */
export default function ChapterOutline({
  chapters,
  summaries,
  blank,
  writing,
  onOpen,
}: {
  chapters: Chapters;
  summaries: Summaries;
  /** True while the story has no text. */
  blank: boolean;
  writing: boolean;
  /** Opens a chapter in the manuscript. */
  onOpen: (id: string) => void;
}) {
  const { rows, removed } = chapters;
  /** The chapter whose notes are being changed. */
  const [edited, setEdited] = useState<string | null>(null);
  const add = (
    <Button
      icon={<Plus aria-hidden="true" />}
      disabled={writing}
      onClick={() => chapters.add(nextTitle(blank ? 0 : rows.length))}
    >
      Bölüm ekle
    </Button>
  );
  if (blank) {
    return (
      <EmptyState title="Henüz bir bölüm yok" action={add}>
        Yazmaya başladığınızda metniniz ilk bölüm olur. İsterseniz kitabı baştan bölümlere ayırın.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      {removed && (
        <Banner
          tone="info"
          onDismiss={chapters.forgetRemoved}
          action={
            <Button disabled={writing} onClick={chapters.putBack}>
              Geri al
            </Button>
          }
        >
          “{chapterName(removed)}” silindi. Önceki hâli sürümlerde de duruyor.
        </Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5 text-sm text-ink-soft">
          <p className="tabular-nums">{bookExtent(rows)}</p>
          <p>
            Özetler, sonraki bölümler yazılırken hatırlanır.
            {summaries.picks && ' Bir dil modeli bağlı değil: özet, bölümün kendi cümlelerinden seçilir.'}
          </p>
        </div>
        {add}
      </div>
      <ChapterSorter
        label="Kitabın bölümleri"
        chapters={rows}
        disabled={writing}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] items-start gap-4"
        steps
        onMove={chapters.move}
        resting={drawResting}
      >
        {(chapter, index, handle) => (
          <ChapterCard
            chapter={chapter}
            index={index}
            handle={handle}
            chapters={chapters}
            summaries={summaries}
            writing={writing}
            editing={edited === chapter.id}
            onEdit={(editing) => setEdited(editing ? chapter.id : null)}
            onOpen={() => onOpen(chapter.id)}
          />
        )}
      </ChapterSorter>
    </div>
  );
}
