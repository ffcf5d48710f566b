import { useQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { IdentityForm } from './identity-form.tsx';

/** Interval of reloads, ms, because another administrator may change the identity. */
const askEveryMs = 30_000;

/** What the site calls itself and who runs it. */
export default function AdminSiteIdentityPage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.siteIdentity.get.queryOptions(),
    refetchInterval: askEveryMs,
  });
  const failed = messages.siteIdentity.loadFailed;
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Site kimliği">
        Sitenin adı, adresleri ve onu işletenin bilgileri. Kaydettiğiniz anda bütün sitede geçerli olur; her
        değişiklik bir sürüm olarak saklanır ve denetim kaydına yazılır.
      </PageHeading>
      {error && data && <Banner tone="error">{errorText(error, failed)}</Banner>}
      {data ? (
        <IdentityForm stored={data} />
      ) : error ? (
        <ErrorState
          title="Site kimliği açılamadı"
          message={errorText(error, failed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Site kimliği yükleniyor…" className="grid gap-6 lg:grid-cols-2">
          {['ad', 'şirket', 'yanıt'].map((part) => (
            <Skeleton key={part} className="h-64 w-full rounded-lg" />
          ))}
        </SkeletonGroup>
      )}
    </main>
  );
}
