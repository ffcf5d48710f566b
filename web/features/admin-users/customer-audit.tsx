import { useInfiniteQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages/index.ts';
import { AuditTable } from '#web/features/admin-audit/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { PagedList } from '#web/ui/paged-list.tsx';
import { CustomerSection } from './customer-section.tsx';

const pageSize = 10;

/** What was changed about a person's account, newest first. */
export function CustomerAudit({ id }: { id: string }) {
  const pages = useInfiniteQuery(
    queries.adminUsers.audit.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, cursor, limit: pageSize }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  );
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  return (
    <CustomerSection title="Denetim kaydı">
      <PagedList
        pages={pages}
        count={entries?.length}
        fault={pages.error && errorText(pages.error, messages.users.auditFailed)}
        failed="Denetim kaydı açılamadı"
        loading="Denetim kaydı yükleniyor…"
        rowClass="h-12"
        empty={<p className="text-ink-soft">Bu hesapta yöneticilerin yaptığı bir değişiklik yok.</p>}
      >
        <AuditTable entries={entries ?? []} caption="Kişinin denetim kaydı" />
      </PagedList>
    </CustomerSection>
  );
}
