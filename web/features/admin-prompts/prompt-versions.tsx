import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminPrompt } from '#contract/prompts.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { PromptDraft } from './use-prompt.ts';

function Texts({ text, onTakeBack }: { text: PromptDraft; onTakeBack: (text: PromptDraft) => void }) {
  return (
    <div className="grid gap-3 text-sm">
      <p className="whitespace-pre-line wrap-anywhere">{text.system}</p>
      <p className="border-t border-line pt-3 whitespace-pre-line wrap-anywhere">{text.user}</p>
      <div>
        <Button onClick={() => onTakeBack(text)}>Bu metni forma al</Button>
      </div>
    </div>
  );
}

/** The program's own text and the stored ones, newest first; each can be taken into the form. */
export function PromptVersions({
  prompt: { id, own, revision: current },
  onTakeBack,
}: {
  prompt: AdminPrompt;
  onTakeBack: (text: PromptDraft) => void;
}) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    queries.prompts.versions.infiniteOptions({
      input: (before: number | undefined) => (before === undefined ? { id } : { id, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ versions, hasMore }) => (hasMore ? versions.at(-1)?.revision : undefined),
    }),
  );
  const versions = data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <section aria-labelledby="yonerge-gecmisi" className="grid gap-4">
      <h2 id="yonerge-gecmisi" className="text-2xl">
        Geçmiş
      </h2>
      {error && <Banner tone="error">{errorText(error, messages.prompts.loadFailed)}</Banner>}
      <ul className="grid gap-2">
        {versions.map(({ revision, system, user, createdAt, createdBy }) => (
          <li key={revision}>
            <Disclosure
              title={`${revision}. değişiklik${revision === current ? ' (yürürlükte)' : ''}: ${formatDayAndTime(createdAt)}, ${createdBy}`}
            >
              {system === null || user === null ? (
                <p className="text-sm text-ink-soft">Programın kendi metnine dönüldü.</p>
              ) : (
                <Texts text={{ system, user }} onTakeBack={onTakeBack} />
              )}
            </Disclosure>
          </li>
        ))}
        <li>
          <Disclosure title={`Programın kendi metni, ${own.version}. sürüm`}>
            <Texts text={own} onTakeBack={onTakeBack} />
          </Disclosure>
        </li>
      </ul>
      {hasNextPage && (
        <div>
          <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} loadingText="Yükleniyor…">
            Daha eski değişiklikler
          </Button>
        </div>
      )}
    </section>
  );
}
