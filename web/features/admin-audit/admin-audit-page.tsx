import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { type AuditArea, auditAreaNames, auditAreas } from '#domain/account/audit.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { adminSearchDelayMs, useDebounced } from '#web/lib/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { controlClasses, Field } from '#web/ui/field.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AuditTable } from './audit-table.tsx';

/** Rows per page. */
const pageSize = 50;

const areas = ['all', ...auditAreas] as const;

/** The audit log: who changed what and when, with the values before and after; read-only. */
export default function AdminAuditPage() {
  const [typed, setTyped] = useState('');
  const [area, setArea] = useState<AuditArea | 'all'>('all');
  const search = useDebounced(typed, adminSearchDelayMs).trim();
  const pages = useInfiniteQuery({
    ...queries.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: pageSize, search, area }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  const narrowed = search !== '' || area !== 'all';
  const clear = () => {
    setTyped('');
    setArea('all');
  };
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Denetim kaydı">
        Yönetimde kimin neyi ne zaman değiştirdiği. Kayıtlar değiştirilemez ve iki yıl saklanır.
      </PageHeading>
      <search className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextField
          label="Kişi, işlem, kimlik ya da değer ara"
          name="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field label="Bölüm">
          {(ids) => (
            <select
              {...ids}
              value={area}
              onChange={({ target }) => setArea(areas.find((one) => one === target.value) ?? 'all')}
              className={classes(controlClasses, 'h-12 pr-2')}
            >
              {areas.map((one) => (
                <option key={one} value={one}>
                  {auditAreaNames[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </search>
      <PagedList
        pages={pages}
        count={entries?.length}
        fault={pages.error && errorText(pages.error, messages.audit.listFailed)}
        failed="Denetim kaydı açılamadı"
        loading="Denetim kaydı yükleniyor…"
        rowClass="h-14"
        empty={
          <EmptyState
            icon={<ScrollText aria-hidden="true" />}
            title="Kayıt bulunamadı"
            action={narrowed && <Button onClick={clear}>Filtreleri Temizle</Button>}
          >
            {narrowed
              ? 'Bu aramaya ve bölüme uyan kayıt yok.'
              : 'Yönetimde yapılan ilk değişiklik burada görünür.'}
          </EmptyState>
        }
      >
        <AuditTable entries={entries ?? []} caption="Denetim kaydı" busy={pages.isPlaceholderData} />
      </PagedList>
    </main>
  );
}
