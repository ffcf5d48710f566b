import { useQuery } from '@tanstack/react-query';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MoneyBadge } from './money-badge.tsx';

const providers = {
  paytr: { text: 'PayTR', tone: 'neutral' },
  test: { text: 'Yerel test ödemesi', tone: 'neutral' },
  closed: { text: 'Kartla ödeme kapalı', tone: 'danger' },
} as const;

/** The notification address for PayTR's panel, and the active payment configuration. */
export function WebhookCard() {
  const { data, error } = useQuery(queries.payments.adminWebhook.queryOptions());
  return (
    <Card as="section" aria-labelledby="bildirim-adresi" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="bildirim-adresi" className="text-xl">
          Bildirim adresi
        </h2>
        {data && (
          <span className="flex flex-wrap gap-2">
            <Badge tone={providers[data.provider].tone}>{providers[data.provider].text}</Badge>
            {data.provider !== 'closed' && <MoneyBadge test={data.testMode} />}
          </span>
        )}
      </div>
      {data ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <code className="rounded-sm bg-well px-2.5 py-1.5 text-sm wrap-anywhere">{data.url}</code>
          <CopyButton text={() => data.url} />
        </div>
      ) : error ? (
        <p className="text-sm text-danger">{errorText(error)}</p>
      ) : (
        <SkeletonGroup label="Bildirim adresi yükleniyor…">
          <Skeleton className="h-11 w-full max-w-lg" />
        </SkeletonGroup>
      )}
      {data && data.missingFacts.length > 0 && (
        <Banner tone="error" title="Satışlar kapalı">
          Satıcı bilgileri tamamlanmadan ödeme alınmaz. Eksik olanlar: {data.missingFacts.join(', ')}. Bunları{' '}
          <TextLink to="/admin/site-kimligi">Site kimliği</TextLink> sayfasında girin.
        </Banner>
      )}
      <p className="text-sm text-ink-soft">
        PayTR mağaza panelinde “Bildirim URL” alanına bu adresi girin. Planlar yalnızca buraya gelen, imzası
        doğru bildirimlerle ya da durum sorgusuyla açılır.
      </p>
    </Card>
  );
}
