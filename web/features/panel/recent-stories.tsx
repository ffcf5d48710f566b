import { BookOpen, SearchX, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { StoryPage, StorySummary } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import { storyName } from '#domain/story/story.ts';
import { DeviceStories, useOnline } from '#web/features/editor/index.ts';
import { ExportDialog } from '#web/features/export/index.ts';
import { ImportButton } from '#web/features/import/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { BinDialog } from './bin-dialog.tsx';
import { StoryControls } from './story-controls.tsx';
import { StoryRow } from './story-row.tsx';
import { useStoryList } from './use-story-list.ts';
import { useStoryRemoval } from './use-story-removal.ts';

/** Stories shown before the list is expanded (docs/product/pages.md). */
const shownAtFirst = 5;

function hitsText(hits: StoryPage['hits']): string {
  if (hits === null) return '';
  if (hits.count === 0) return 'Aramanıza uyan hikâye yok.';
  return `${hits.count.toLocaleString('tr-TR')} hikâye bulundu.`;
}

/** The account's stories: five at first, then all by pages with search and sort; offline, those on this device. */
export function RecentStories({ userId }: { userId: string }) {
  const view = useStoryList();
  const online = useOnline();
  const { query, stories, total, hits, searched } = view;
  const searching = searched !== '';
  const { error, isPending, isFetching, isPlaceholderData, refetch, hasNextPage, isFetchingNextPage } = query;
  const [all, setAll] = useState(false);
  const [bin, setBin] = useState(false);
  const [confirming, setConfirming] = useState<StorySummary | null>(null);
  const [exported, setExported] = useState<StorySummary | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const { trash, remove } = useStoryRemoval(() => {
    setConfirming(null);
    heading.current?.focus();
  });
  const opened = all || searching;
  const shown = opened ? stories : stories.slice(0, shownAtFirst);

  return (
    <section aria-labelledby="hikayeler" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="hikayeler" ref={heading} tabIndex={-1} className="text-2xl outline-offset-4">
          Son hikâyeler
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          {total > shownAtFirst && !searching && (
            <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? 'Daha az göster' : `Tümünü göster (${total.toLocaleString('tr-TR')})`}
            </Button>
          )}
          <ImportButton />
          <Button variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => setBin(true)}>
            Çöp kutusu
          </Button>
        </div>
      </div>
      {(total > 0 || view.search !== '') && (
        <StoryControls
          search={view.search}
          searching={searching}
          onSearch={view.setSearch}
          sort={view.sort}
          onSort={view.setSort}
          searchRef={searchBox}
        />
      )}
      <p role="status" className={hits?.count ? 'text-sm text-ink-soft tabular-nums' : 'sr-only'}>
        {hitsText(hits)}
      </p>
      {!online && stories.length === 0 ? (
        <DeviceStories userId={userId} />
      ) : isPending ? (
        <SkeletonGroup label="Hikâyeler yükleniyor…" className="grid gap-3">
          {['bir', 'iki', 'üç'].map((row) => (
            <Skeleton key={row} className="h-40 w-full rounded-lg" />
          ))}
        </SkeletonGroup>
      ) : error && stories.length === 0 ? (
        <ErrorState
          title="Hikâyeler açılamadı"
          message={errorText(error, messages.story.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : stories.length === 0 && searching ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Aramanıza uyan hikâye yok"
          action={
            <Button
              onClick={() => {
                view.setSearch('');
                searchBox.current?.focus();
              }}
            >
              Aramayı temizle
            </Button>
          }
        >
          <span className="wrap-anywhere">“{searched}”</span>, hikâyelerinizin başlığında, türünde, fikrinde
          ve bütün metninde arandı. Daha az ya da başka bir sözcükle deneyin.
        </EmptyState>
      ) : stories.length === 0 ? (
        <EmptyState
          icon={<BookOpen aria-hidden="true" />}
          title="Henüz hikâyeniz yok"
          action={<ButtonLink to="/editor">İlk hikâyenizi yazın</ButtonLink>}
        >
          Bir fikir yetiyor: editörde yazın, beğendiğinizi kaydedin; burada sizi bekler.
        </EmptyState>
      ) : (
        <ul ref={view.list} className="grid gap-3" aria-busy={isPlaceholderData}>
          {shown.map((story) => (
            <StoryRow
              key={story.id}
              story={story}
              searched={searched}
              trashing={trash.isPending && trash.variables.id === story.id}
              onExport={() => setExported(story)}
              onTrash={() => trash.mutate(story)}
              onRemove={() => {
                remove.reset();
                setConfirming(story);
              }}
            />
          ))}
        </ul>
      )}
      {opened && hasNextPage && !isPlaceholderData && (
        <Button onClick={view.loadMore} loading={isFetchingNextPage} className="justify-self-center">
          Daha fazla yükle
        </Button>
      )}
      {exported && (
        <ExportDialog
          source={{ storyId: exported.id, title: exported.title }}
          onClose={() => setExported(null)}
        />
      )}
      <BinDialog open={bin} onOpenChange={setBin} />
      <ConfirmDialog
        open={confirming !== null}
        onOpenChange={(open) => !open && setConfirming(null)}
        title={`“${storyName(confirming?.title ?? '')}” kalıcı olarak silinsin mi?`}
        confirmText="Kalıcı sil"
        pendingText="Siliniyor…"
        onConfirm={() => confirming && remove.mutate(confirming)}
        pending={remove.isPending}
        error={remove.error ? errorText(remove.error, messages.story.deleteFailed) : null}
      >
        {messages.story.confirmDelete}
      </ConfirmDialog>
    </section>
  );
}
