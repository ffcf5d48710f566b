import { useInfiniteQuery } from '@tanstack/react-query';
import { mailKindNames } from '#domain/account/mail-kinds.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { CustomerSection } from './customer-section.tsx';
import { mailOutcomeNames } from './labels.ts';

const pageSize = 10;

/** Which mails were sent to a person, newest first; their texts are not kept. */
export function CustomerMails({ id }: { id: string }) {
  const pages = useInfiniteQuery(
    queries.adminUsers.mails.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, cursor, limit: pageSize }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const mails = pages.data?.pages.flatMap((page) => page.mails);
  return (
    <CustomerSection title="Gönderilen postalar">
      <p className="text-sm text-ink-soft">Türü, anı ve sonucu bir yıl tutulur; metni ve konusu tutulmaz.</p>
      <PagedList
        pages={pages}
        count={mails?.length}
        fault={pages.error && errorText(pages.error, messages.users.mailsFailed)}
        failed="Gönderilen postalar açılamadı"
        loading="Gönderilen postalar yükleniyor…"
        rowClass="h-10"
        empty={<p className="text-ink-soft">Bu adrese gönderilmiş posta kaydı yok.</p>}
      >
        <ul>
          {mails?.map(({ id: mailId, kind, outcome, attempts, at }) => (
            <li
              key={mailId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-sm"
            >
              <span>{mailKindNames[kind]}</span>
              <span className="flex flex-wrap items-center gap-3 text-ink-soft tabular-nums">
                {formatDayAndTime(at)}
                {attempts > 1 && `, ${attempts}. deneme`}
                <Badge tone={mailOutcomeNames[outcome].tone}>{mailOutcomeNames[outcome].text}</Badge>
              </span>
            </li>
          ))}
        </ul>
      </PagedList>
    </CustomerSection>
  );
}
