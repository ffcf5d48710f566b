import { ChevronRight, Files } from 'lucide-react';
import { messages } from '#domain/messages/index.ts';
import { relativeTime } from '#domain/time/time.ts';
import { errorText } from '#web/lib/api-error.ts';
import { fullDate } from '#web/lib/dates.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { purposeName } from './purpose-name.ts';
import { useVariantList } from './use-variants.ts';

/** All that was written for a story, newest first, in the four states of a list. */
export function VariantList({ storyId, onOpen }: { storyId: string; onOpen: (id: string) => void }) {
  const list = useVariantList(storyId);
  const groups = list.data?.pages.flatMap((page) => page.groups) ?? [];
  return (
    <PagedList
      pages={list}
      count={list.data ? groups.length : undefined}
      fault={list.error ? errorText(list.error, messages.variants.loadFailed) : null}
      failed="Seçenekler açılamadı"
      loading="Seçenekler yükleniyor…"
      rowClass="h-16"
      empty={
        <EmptyState icon={<Files aria-hidden="true" />} title="Henüz bir seçenek yok">
          Bu hikâye için ürettiğiniz her metin, hikâyeye eklemedikleriniz da, burada durur.
        </EmptyState>
      }
    >
      <ul aria-label="Seçenekler" className="grid">
        {groups.map((group) => (
          <li key={group.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              className="flex min-h-target w-full items-center gap-3 rounded-md px-2 py-2.5 text-left hover:bg-well"
              onClick={() => onOpen(group.id)}
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-medium">{purposeName(group)}</span>
                <span className="line-clamp-2 font-serif text-sm wrap-anywhere">{group.preview}</span>
                <span className="text-sm text-ink-soft tabular-nums">
                  <time dateTime={group.createdAt} title={fullDate(group.createdAt)}>
                    {relativeTime(group.createdAt)}
                  </time>
                  {` · ${group.count} seçenek · ${group.cost.toLocaleString('tr-TR')} token`}
                </span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
