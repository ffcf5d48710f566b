import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminPrompt } from '#contract/prompts.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { PromptForm } from './prompt-form.tsx';
import type { PromptDrafts } from './use-prompt.ts';

/** Interval of reloads, ms, because another administrator may change a prompt. */
const askEveryMs = 30_000;

const nameOf = ({ name, isOverridden }: AdminPrompt) => (isOverridden ? `${name} (değiştirildi)` : name);

/** The texts that are written to the model, one at a time. */
export default function AdminPromptsPage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.prompts.list.queryOptions(),
    refetchInterval: askEveryMs,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const [drafts] = useState<PromptDrafts>(() => new Map());
  const prompt = data?.find(({ id }) => id === chosen) ?? data?.[0];
  const failed = messages.prompts.loadFailed;
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Yönergeler">
        Modele hikâyeyle birlikte gönderilen metinler. Değişiklik, kaydettiğiniz anda başlayan metinlerde
        geçerli olur ve geçmişte saklanır. Güvenlik kuralları her yönergenin sonuna kendiliğinden eklenir;
        buradan çıkarılamaz.
      </PageHeading>
      {error && data && <Banner tone="error">{errorText(error, failed)}</Banner>}
      {data && prompt ? (
        <>
          <div className="max-w-md">
            <SelectField
              label="Yönerge"
              value={prompt.id}
              onChange={(event) => setChosen(event.target.value)}
              choices={data.map((each) => ({ value: each.id, label: nameOf(each) }))}
            />
          </div>
          <PromptForm key={prompt.id} stored={prompt} drafts={drafts} />
        </>
      ) : error ? (
        <ErrorState
          title="Yönergeler açılamadı"
          message={errorText(error, failed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Yönergeler yükleniyor…" className="grid gap-6">
          <Skeleton className="h-12 w-full max-w-md rounded-md" />
          <Skeleton className="h-96 w-full rounded-lg" />
        </SkeletonGroup>
      )}
    </main>
  );
}
