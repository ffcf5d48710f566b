import { ChevronLeft, ChevronRight, Inbox } from 'lucide-react';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { rangeText } from './labels.ts';
import { MessageTable } from './message-table.tsx';
import type { MessageList as List } from './use-message-list.ts';

function Pager({ list }: { list: List }) {
  const { rows, total, before, query } = list;
  if (!rows || !total) return null;
  const waits = query.isPlaceholderData || query.isFetchingNextPage;
  return (
    <nav aria-label="Sayfalar" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-sm tabular-nums text-ink-soft">
        {rangeText(before, rows.length, total)}
      </p>
      {(list.hasPrevious || list.hasNext) && (
        <div className="flex gap-2">
          <Button
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={!list.hasPrevious || waits}
            onClick={list.previous}
          >
            Önceki
          </Button>
          <Button
            icon={<ChevronRight aria-hidden="true" />}
            disabled={!list.hasNext || query.isPlaceholderData}
            loading={query.isFetchingNextPage}
            onClick={() => void list.next()}
          >
            Sonraki
          </Button>
        </div>
      )}
    </nav>
  );
}

/** The messages that match the filters, in pages. */
export function MessageList({
  list,
  openId,
  onOpen,
  hasDraft,
}: {
  list: List;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Whether it has an unsaved draft. */
  hasDraft: (id: string) => boolean;
}) {
  const { query, rows, narrowed } = list;
  const failed = query.error && errorText(query.error, messages.adminMessages.loadFailed);
  if (failed && !rows) {
    return (
      <ErrorState
        title="Mesajlar açılamadı"
        message={failed}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!rows) {
    return (
      <SkeletonGroup label="Mesajlar yükleniyor…" className="grid gap-3">
        {['bir', 'iki', 'üç'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <div className="grid gap-4">
      {failed && <Banner tone="error">{failed}</Banner>}
      {rows.length === 0 ? (
        <EmptyState
          icon={<Inbox aria-hidden="true" />}
          title="Mesaj bulunamadı"
          action={narrowed && <Button onClick={list.clear}>Filtreleri Temizle</Button>}
        >
          {narrowed
            ? 'Bu aramaya ve filtrelere uyan mesaj yok.'
            : 'İletişim sayfasından yazılan mesajlar burada görünür.'}
        </EmptyState>
      ) : (
        <MessageTable
          rows={rows}
          openId={openId}
          onOpen={onOpen}
          hasDraft={hasDraft}
          busy={query.isPlaceholderData}
        />
      )}
      <Pager list={list} />
    </div>
  );
}
