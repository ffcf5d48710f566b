import { useInfiniteQuery } from '@tanstack/react-query';
import type { IdentityVersion } from '#contract/site-identity.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { draftOf, fieldLabel, fieldText, type IdentityDraft } from './identity-draft.ts';

/** The fields of a version that are not empty. */
function Fields({ draft }: { draft: IdentityDraft }) {
  const fields = (Object.keys(draft) as (keyof IdentityDraft)[]).filter((field) => draft[field] !== '');
  return (
    <dl className="grid gap-2 text-sm sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field}>
          <dt className="text-ink-soft">{fieldLabel(field)}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{fieldText(field, draft)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The stored versions, newest first; an earlier one can be taken into the form. */
export function IdentityVersions({
  current,
  onTakeBack,
}: {
  /** The revision in force. */
  current: number;
  onTakeBack: (version: IdentityVersion) => void;
}) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    queries.siteIdentity.versions.infiniteOptions({
      input: (before: number | undefined) => (before === undefined ? {} : { before }),
      initialPageParam: undefined,
      getNextPageParam: ({ versions, hasMore }) => (hasMore ? versions.at(-1)?.revision : undefined),
    }),
  );
  const versions = data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <section aria-labelledby="kimlik-surumleri" className="grid gap-4">
      <h2 id="kimlik-surumleri" className="text-2xl">
        Sürümler
      </h2>
      {error && <Banner tone="error">{errorText(error, messages.siteIdentity.loadFailed)}</Banner>}
      {data && versions.length === 0 && (
        <p className="text-ink-soft">
          Henüz bir değişiklik kaydedilmedi; site başlangıç değerlerini gösteriyor.
        </p>
      )}
      <ul className="grid gap-2">
        {versions.map((version) => (
          <li key={version.revision}>
            <Disclosure
              title={`${version.revision}. sürüm${version.revision === current ? ' (yürürlükte)' : ''}: ${
                version.createdAt ? formatDayAndTime(version.createdAt) : ''
              }, ${version.createdBy ?? ''}`}
            >
              <div className="grid gap-3">
                <Fields draft={draftOf(version)} />
                {version.revision !== current && (
                  <div>
                    <Button onClick={() => onTakeBack(version)}>Bu sürümü forma al</Button>
                  </div>
                )}
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div>
          <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage} loadingText="Yükleniyor…">
            Daha eski sürümler
          </Button>
        </div>
      )}
    </section>
  );
}
