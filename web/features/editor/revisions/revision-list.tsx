import { Bookmark, ChevronRight, History } from 'lucide-react';
import type { RevisionSummary } from '#contract/revisions.ts';
import { messages } from '#domain/messages/index.ts';
import { relativeTime } from '#domain/time/time.ts';
import { errorText } from '#web/lib/api-error.ts';
import { fullDate } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { revisionExtent, revisionTitle } from './revision-texts.ts';
import type { Revisions } from './use-revisions.ts';

function Row({ revision, onOpen }: { revision: RevisionSummary; onOpen: () => void }) {
  const { kind, writtenAt, writers } = revision;
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        data-revision={revision.id}
        className="flex min-h-target w-full items-center gap-3 rounded-md px-2 py-2.5 text-left hover:bg-well"
        onClick={onOpen}
      >
        {kind === 'named' ? (
          <Bookmark aria-hidden="true" className="size-5 shrink-0 text-accent" />
        ) : (
          <History aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        )}
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-medium wrap-anywhere">{revisionTitle(revision)}</span>
          <span className="text-sm text-ink-soft tabular-nums">
            <time dateTime={writtenAt} title={fullDate(writtenAt)}>
              {relativeTime(writtenAt)}
            </time>
            {` · ${revisionExtent(revision)}`}
            {writers.length > 1 && ` · ${writers.join(', ')}`}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      </button>
    </li>
  );
}

/** The revisions of a story, newest first, in the four states of a list. */
export function RevisionList({ revisions, onOpen }: { revisions: Revisions; onOpen: (id: string) => void }) {
  const { list } = revisions;
  if (list.isPending) {
    return (
      <SkeletonGroup label="Sürümler yükleniyor…" className="grid gap-2">
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    );
  }
  if (list.error && revisions.revisions.length === 0) {
    return (
      <ErrorState
        title="Sürümler açılamadı"
        message={errorText(list.error, messages.revisions.loadFailed)}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (revisions.revisions.length === 0) {
    return (
      <EmptyState icon={<History aria-hidden="true" />} title="Henüz bir sürüm yok">
        Siz yazdıkça birkaç dakikada bir kendiliğinden saklanır. Dönmek isteyeceğiniz bir yere geldiyseniz
        sürüme bir ad verip kaydedin.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <ul aria-label="Sürümler" className="grid">
        {revisions.revisions.map((revision) => (
          <Row key={revision.id} revision={revision} onOpen={() => onOpen(revision.id)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          onClick={() => void list.fetchNextPage()}
          loading={list.isFetchingNextPage}
        >
          Daha eskileri göster
        </Button>
      )}
    </div>
  );
}
