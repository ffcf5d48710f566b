import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { Link } from 'react-router';
import type { ConversationSummary } from '#contract/conversations.ts';
import { contactStatuses, ownConversationPath, supportPath } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

function Row({ row }: { row: ConversationSummary }) {
  return (
    <li className="border-b border-line">
      <Link
        to={ownConversationPath(row.id)}
        className="grid min-h-target gap-1.5 px-1 py-4 text-ink no-underline hover:bg-well"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <bdi className="font-semibold wrap-anywhere">{row.subject}</bdi>
          <Badge tone={row.replied ? 'success' : 'neutral'}>
            {row.replied ? 'Yanıtladık' : contactStatuses[row.status]}
          </Badge>
        </span>
        <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
          <span>{row.reference}</span>
          <span>{formatDayAndTime(row.lastAt)}</span>
        </span>
      </Link>
    </li>
  );
}

/** A writer's own conversations with support. */
export function OwnConversationsPage() {
  const query = useInfiniteQuery(
    queries.conversations.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: 20 }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const rows = query.data?.pages.flatMap(({ conversations }) => conversations);
  const newMessage = (
    <ButtonLink to={supportPath} variant="primary" icon={<MessageSquarePlus aria-hidden="true" />}>
      Destek talebi oluştur
    </ButtonLink>
  );
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-8 px-5 py-10">
      <PageHeading title="Destek yazışmalarım" actions={rows?.length ? newMessage : undefined}>
        Giriş yapmışken bize yazdıklarınız ve yanıtlarımız. <TextLink to="/panel">Panele dön</TextLink>
      </PageHeading>
      <PagedList
        pages={query}
        count={rows?.length}
        fault={query.error && errorText(query.error, messages.contact.conversationsFailed)}
        failed="Yazışmalarınız açılamadı"
        loading="Yazışmalarınız yükleniyor…"
        rowClass="h-16"
        empty={
          <EmptyState title="Henüz yazışmanız yok" action={newMessage}>
            Bir sorunuz ya da öneriniz olursa yazın; yanıtımızı burada da görürsünüz.
          </EmptyState>
        }
      >
        <ul className="border-t border-line">
          {rows?.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      </PagedList>
    </main>
  );
}
