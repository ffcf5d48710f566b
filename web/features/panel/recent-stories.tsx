import { Plus, SearchX, Trash2 } from 'lucide-react';
import { lazy, Suspense, startTransition, useRef, useState } from 'react';
import type { StoryPage, StorySummary } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import { DeviceStories, useOnline } from '#web/features/editor/index.ts';
import { ImportButton } from '#web/features/import/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { BinDialog } from './bin-dialog.tsx';
import { StoryControls } from './story-controls.tsx';
import type { AskedOf } from './story-dialogs.tsx';
import { EmptyShelf, ShelfLoading } from './story-list-states.tsx';
import { StoryTile, shelfClasses } from './story-tile.tsx';
import { useStoryList } from './use-story-list.ts';
import { useStoryRemoval } from './use-story-removal.ts';

/** Loaded after the page, as the code of menus is as large as the rest of the panel. */
const StoryMenu = lazy(() => import('./story-menu.tsx'));
/** Loaded at the first question. */
const StoryDialogs = lazy(() => import('./story-dialogs.tsx'));

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
  /** What a story's menu asks now; undefined until it has asked for something. */
  const [asked, setAsked] = useState<AskedOf | null>();
  const heading = useRef<HTMLHeadingElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  const { trash, remove } = useStoryRemoval(() => {
    setAsked((before) => before && null);
    heading.current?.focus();
  });
  const opened = all || searching;
  const shown = opened ? stories : stories.slice(0, shownAtFirst);
  const ask = (story: StorySummary) => (what: AskedOf['what']) => {
    remove.reset();
    // As a transition React shows the dialog as soon as it is loaded, without a fallback for 300 ms before.
    startTransition(() => setAsked({ what, story }));
  };

  return (
    <section aria-labelledby="hikayeler" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2
          id="hikayeler"
          ref={heading}
          tabIndex={-1}
          className="flex-1 text-2xl whitespace-nowrap outline-offset-4 max-sm:text-xl"
        >
          Son hikâyeler
        </h2>
        <ButtonLink to="/editor" icon={<Plus aria-hidden="true" />}>
          Yeni hikâye
        </ButtonLink>
        <div className="flex flex-wrap gap-2 max-sm:-mx-4 max-sm:w-full">
          <ImportButton />
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => setBin(true)}
          >
            Çöp kutusu
          </Button>
        </div>
      </div>
      {(isPending || total > 0 || view.search !== '') && (
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
        <ShelfLoading places={shownAtFirst} />
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
        <EmptyShelf places={shownAtFirst} />
      ) : (
        <ul ref={view.list} className={shelfClasses} aria-busy={isPlaceholderData}>
          {shown.map((story) => (
            <StoryTile
              key={story.id}
              story={story}
              searched={searched}
              busy={trash.isPending && trash.variables.id === story.id}
              menu={
                <Suspense fallback={<span className="size-target" />}>
                  <StoryMenu story={story} onAsk={ask(story)} onTrash={() => trash.mutate(story)} />
                </Suspense>
              }
            />
          ))}
        </ul>
      )}
      {/* Its room is kept, so that it moves nothing when it comes. */}
      <div className="grid min-h-target justify-items-center">
        {total > shownAtFirst && !searching && (
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Daha az göster' : `Tümünü göster (${total.toLocaleString('tr-TR')})`}
          </Button>
        )}
      </div>
      {opened && hasNextPage && !isPlaceholderData && (
        <Button onClick={view.loadMore} loading={isFetchingNextPage} className="justify-self-center">
          Daha fazla yükle
        </Button>
      )}
      <Suspense fallback={null}>
        {asked !== undefined && <StoryDialogs asked={asked} onClose={() => setAsked(null)} remove={remove} />}
      </Suspense>
      <BinDialog open={bin} onOpenChange={setBin} />
    </section>
  );
}
