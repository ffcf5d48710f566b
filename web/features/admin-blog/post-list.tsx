import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Newspaper } from 'lucide-react';
import { useRef, useState } from 'react';
import { blogLimits, type PostStatus, postStatuses } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { adminSearchDelayMs, useDebounced } from '#web/lib/use-debounced.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { newPostPath } from './addresses.ts';
import { PostRow } from './post-row.tsx';

const pageSize = 20;

type Filter = PostStatus | 'all' | 'bin';
const filters: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'Tümü' },
  { value: 'published', label: postStatuses.published },
  { value: 'draft', label: postStatuses.draft },
  { value: 'archived', label: postStatuses.archived },
  { value: 'bin', label: 'Çöp kutusu' },
];

const headClasses = 'py-2.5 pr-4 font-semibold';

/** All posts, newest first, with search by title and a filter by state. */
export function PostList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<Filter>('all');
  const q = useDebounced(search, adminSearchDelayMs).trim();
  const pages = useInfiniteQuery({
    ...queries.blog.adminList.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: pageSize, q, status }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
  const rows = pages.data?.pages.flatMap((page) => page.posts);
  const total = pages.data?.pages.at(-1)?.total ?? 0;
  const narrowed = q !== '' || status !== 'all';
  const isEmptyBin = status === 'bin' && q === '';
  const clear = () => {
    setSearch('');
    setStatus('all');
  };
  return (
    <section aria-labelledby="yazilar" className="grid gap-5">
      <h2 id="yazilar" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Yazılar
      </h2>
      <search className="grid items-end gap-4 md:grid-cols-[minmax(0,24rem)_auto] md:justify-between">
        <TextField
          label="Başlıkta ara"
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={blogLimits.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <ChoiceGroup label="Durum" value={status} choices={filters} onChange={setStatus} />
      </search>
      <p role="status" className={rows && rows.length > 0 ? 'text-sm text-ink-soft tabular-nums' : 'sr-only'}>
        {rows &&
          !pages.isPlaceholderData &&
          `${total.toLocaleString('tr-TR')} yazı${narrowed ? ' bulundu' : ''}.`}
      </p>
      <PagedList
        pages={pages}
        count={rows?.length}
        fault={pages.error && errorText(pages.error, messages.blog.listFailed)}
        failed="Yazılar açılamadı"
        loading="Yazılar yükleniyor…"
        rowClass="h-20"
        empty={
          <EmptyState
            icon={<Newspaper aria-hidden="true" />}
            title={isEmptyBin ? 'Çöp kutusu boş' : narrowed ? 'Yazı bulunamadı' : 'Henüz yazı yok'}
            action={
              narrowed ? (
                <Button onClick={clear}>Filtreleri Temizle</Button>
              ) : (
                <ButtonLink to={newPostPath}>İlk yazıyı ekle</ButtonLink>
              )
            }
          >
            {isEmptyBin
              ? 'Sildiğiniz yazılar burada durur; geri alabilir ya da kalıcı olarak silebilirsiniz.'
              : narrowed
                ? 'Bu aramaya ve duruma uyan yazı yok.'
                : 'Eklediğiniz yazılar burada listelenir.'}
          </EmptyState>
        }
      >
        <table aria-busy={pages.isPlaceholderData} className="w-full border-collapse text-sm max-md:block">
          <caption className="sr-only">Blog yazıları</caption>
          <thead className="border-b border-line-strong text-left max-md:sr-only">
            <tr>
              <th scope="col" className={headClasses}>
                Başlık
              </th>
              <th scope="col" className={headClasses}>
                Durum
              </th>
              <th scope="col" className={headClasses}>
                Tarih
              </th>
              <th scope="col" className="py-2.5 text-right font-semibold">
                İşlemler
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {rows?.map((post) => (
              <PostRow key={post.id} post={post} onRemoved={() => heading.current?.focus()} />
            ))}
          </tbody>
        </table>
      </PagedList>
    </section>
  );
}
