import { useQuery } from '@tanstack/react-query';
import { Plus, RefreshCw } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApiConfig } from '#contract/api-configs.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ConfigDialog } from './config-dialog.tsx';
import { ConfigList } from './config-list.tsx';
import { LocalModels } from './local-models.tsx';
import { ModelTrials } from './model-trials.tsx';

const m = messages.apiConfigs;

/** The configured services: AI providers and payments. */
export default function AdminApiConfigsPage() {
  const { data, error, isFetching, refetch } = useQuery(queries.apiConfigs.list.queryOptions());
  /** The open form; a null inside is a new configuration. */
  const [form, setForm] = useState<{ config: ApiConfig | null } | null>(null);
  const newButton = useRef<HTMLButtonElement>(null);
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading
        title="API yapılandırmaları"
        actions={
          <>
            <Button
              icon={<RefreshCw aria-hidden="true" />}
              loading={isFetching}
              onClick={() => void refetch()}
            >
              Yenile
            </Button>
            <Button
              ref={newButton}
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setForm({ config: null })}
            >
              Yeni API
            </Button>
          </>
        }
      >
        Hikâyeleri sırası önde olan etkin yapay zekâ yapılandırması yazar; yanıt vermezse ya da sınırı
        dolmuşsa bir sonraki, en son ortam ayarlarındaki yazar. Ödemeleri en yeni etkin PayTR yapılandırması
        alır. Değişiklikler hemen geçerli olur.
      </PageHeading>
      {error && data && <Banner tone="error">{errorText(error, m.loadFailed)}</Banner>}
      {data ? (
        <ConfigList
          configs={data.configs}
          onEdit={(config) => setForm({ config })}
          onRemoved={() => newButton.current?.focus()}
        />
      ) : error ? (
        <ErrorState
          title="Liste açılamadı"
          message={errorText(error, m.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="API yapılandırmaları yükleniyor…" className="grid gap-3">
          {['bir', 'iki', 'üç'].map((row) => (
            <Skeleton key={row} className="h-16 w-full" />
          ))}
        </SkeletonGroup>
      )}
      <ModelTrials />
      {data?.mayFindLocalModels && <LocalModels />}
      {form && <ConfigDialog config={form.config} onClose={() => setForm(null)} />}
    </main>
  );
}
