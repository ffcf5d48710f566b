import { useQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { InvoiceLinks } from './invoice-links.tsx';

/** The account's invoices, newest first. */
export function OwnInvoices() {
  const { data, error, isFetching, refetch } = useQuery(queries.invoices.mine.queryOptions());
  if (error) {
    return (
      <div className="grid justify-items-start gap-3">
        <Banner tone="error">{errorText(error, messages.invoices.listFailed)}</Banner>
        <Button onClick={() => void refetch()} loading={isFetching} loadingText="Yükleniyor…">
          Yeniden dene
        </Button>
      </div>
    );
  }
  if (!data) return <p className="text-sm text-ink-soft">Belgeleriniz yükleniyor…</p>;
  if (data.invoices.length === 0) return <p className="text-sm text-ink-soft">Henüz belgeniz yok.</p>;
  return <InvoiceLinks invoices={data.invoices} />;
}
