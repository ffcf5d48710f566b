import { useInfiniteQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BinnedStory } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import { storyName } from '#domain/story/story.ts';
import { binDays } from '#domain/story/story-storage.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { binPages } from './panel-queries.ts';
import { useStoryRemoval } from './use-story-removal.ts';

interface RowProps {
  story: BinnedStory;
  restoring: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

function Row({ story, restoring, onRestore, onRemove }: RowProps) {
  return (
    <li className="grid gap-1 border-t border-line py-3 first:border-t-0">
      <p className="font-serif text-lg font-medium wrap-anywhere">{storyName(story.title)}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {story.wordCount.toLocaleString('tr-TR')} sözcük ·{' '}
        <time dateTime={story.goesAt}>{formatDay(story.goesAt)}</time> günü kalıcı olarak silinir
      </p>
      <div className="-ml-2.5 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          loading={restoring}
          onClick={onRestore}
          aria-label={`Geri getir: ${storyName(story.title)}`}
        >
          Geri getir
        </Button>
        <Button
          variant="quiet"
          className="text-danger!"
          onClick={onRemove}
          aria-label={`Kalıcı sil: ${storyName(story.title)}`}
        >
          Kalıcı sil
        </Button>
      </div>
    </li>
  );
}

/** Stories in the bin: each can be restored or deleted; after 30 days they are deleted automatically. */
export function BinDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const bin = useInfiniteQuery({ ...binPages(), enabled: open });
  const [confirming, setConfirming] = useState<BinnedStory | null>(null);
  const list = useRef<HTMLElement>(null);
  const focusList = () => list.current?.focus();
  const { restore, remove } = useStoryRemoval(() => {
    setConfirming(null);
    focusList();
  });
  const stories = bin.data?.pages.flatMap((page) => page.stories) ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Çöp kutusu"
      description={`Çöpe taşıdığınız hikâyeler ${binDays} gün burada durur, sonra kalıcı olarak silinir. O zamana kadar alanınızda yer tutarlar.`}
    >
      <section ref={list} tabIndex={-1} aria-label="Çöpteki hikâyeler" className="grid gap-3 outline-none">
        {bin.isPending ? (
          <SkeletonGroup label="Çöp kutusu açılıyor…" className="grid gap-2">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </SkeletonGroup>
        ) : bin.error && stories.length === 0 ? (
          <ErrorState
            title="Çöp kutusu açılamadı"
            message={errorText(bin.error, messages.story.loadFailed)}
            onRetry={() => void bin.refetch()}
            retrying={bin.isFetching}
          />
        ) : stories.length === 0 ? (
          <EmptyState icon={<Trash2 aria-hidden="true" />} title="Çöp kutusu boş">
            Bir hikâyeyi çöpe taşıdığınızda {binDays} gün boyunca buradan geri getirebilirsiniz.
          </EmptyState>
        ) : (
          <ul>
            {stories.map((story) => (
              <Row
                key={story.id}
                story={story}
                restoring={restore.isPending && restore.variables.id === story.id}
                onRestore={() => restore.mutate(story, { onSuccess: focusList })}
                onRemove={() => {
                  remove.reset();
                  setConfirming(story);
                }}
              />
            ))}
          </ul>
        )}
        {bin.hasNextPage && (
          <Button
            className="justify-self-center"
            onClick={() => void bin.fetchNextPage()}
            loading={bin.isFetchingNextPage}
          >
            Daha fazla yükle
          </Button>
        )}
      </section>
      <ConfirmDialog
        open={confirming !== null}
        onOpenChange={(next) => !next && setConfirming(null)}
        title={`“${storyName(confirming?.title ?? '')}” kalıcı olarak silinsin mi?`}
        confirmText="Kalıcı sil"
        pendingText="Siliniyor…"
        onConfirm={() => confirming && remove.mutate(confirming)}
        pending={remove.isPending}
        error={remove.error ? errorText(remove.error, messages.story.deleteFailed) : null}
      >
        {messages.story.confirmDelete}
      </ConfirmDialog>
    </Dialog>
  );
}
