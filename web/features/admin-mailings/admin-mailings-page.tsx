import { useQuery } from '@tanstack/react-query';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ConsentExport } from './consent-export.tsx';
import { MailingForm } from './mailing-form.tsx';
import { MailingList } from './mailing-list.tsx';

/** Intervals of reloads, ms: while a mailing is sent, and otherwise. */
const askEveryMs = { running: 3_000, idle: 30_000 } as const;

/** Mails to many people: a form with a preview, the progress of what is sent, and the history of consents for İYS. */
export default function AdminMailingsPage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.mailings.adminList.queryOptions(),
    refetchInterval: ({ state }) =>
      state.data?.mailings.some((one) => one.state === 'preparing' || one.state === 'sending')
        ? askEveryMs.running
        : askEveryMs.idle,
  });
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Toplu posta">
        Koşul değişiklikleri adresi doğrulanmış herkese ve ödeme yapmış olanlara, haberler yalnızca onay
        verenlere gider; herkese bir kez.
      </PageHeading>
      {data ? (
        <>
          {!data.canSend && (
            <Banner tone="accent" title="Posta sunucusu ayarlı değil">
              Posta yazabilir, önizleyebilirsiniz; göndermek için sunucunun ayarlarına SMTP_URL eklenmeli.
            </Banner>
          )}
          <div className="grid items-start gap-8 lg:grid-cols-2">
            <MailingForm canSend={data.canSend} perMinute={data.perMinute} />
            <div className="grid min-w-0 gap-8">
              <MailingList mailings={data.mailings} />
              <ConsentExport />
            </div>
          </div>
        </>
      ) : error ? (
        <ErrorState
          title="Gönderimler açılamadı"
          message={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Gönderimler yükleniyor…" className="grid gap-8 lg:grid-cols-2">
          <Skeleton className="h-140 w-full rounded-lg" />
          <Skeleton className="h-140 w-full rounded-lg" />
        </SkeletonGroup>
      )}
    </main>
  );
}
