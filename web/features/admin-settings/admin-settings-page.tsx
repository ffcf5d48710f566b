import { useQuery } from '@tanstack/react-query';
import { messages } from '#domain/messages/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Interval of reloads, ms, because another administrator may change the settings. */
const askEveryMs = 30_000;

/** The settings of the running site. */
export default function AdminSettingsPage() {
  const { viewer } = useSession();
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.settings.get.queryOptions(),
    refetchInterval: askEveryMs,
  });
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Ayarlar">
        Site çalışırken değiştirilebilen her şey. Kaydettiğiniz anda bütün sitede geçerli olur ve denetim
        kaydına yazılır.
      </PageHeading>
      {error && data && <Banner tone="error">{errorText(error, messages.settings.loadFailed)}</Banner>}
      {data && viewer ? (
        <SettingsForm stored={data} owner={viewer.id} />
      ) : error ? (
        <ErrorState
          title="Ayarlar açılamadı"
          message={errorText(error, messages.settings.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Ayarlar yükleniyor…" className="grid gap-6 lg:grid-cols-2">
          {['duyuru', 'bakım', 'üretim'].map((part) => (
            <Skeleton key={part} className="h-48 w-full rounded-lg" />
          ))}
        </SkeletonGroup>
      )}
    </main>
  );
}
