import { CircleCheck, Info } from 'lucide-react';
import { useState } from 'react';
import { type CacheType, cacheTypes, isPageCacheType } from '#domain/cache-types.ts';
import { messages } from '#domain/messages.ts';
import { type Clearing, useCacheClearing } from '#web/features/cache/index.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** The server keeps rendered pages; every process forgets them first, so that none of them comes back. */
const clearOnServer = async (type: CacheType) => {
  if (isPageCacheType(type)) await api.administration.clearPages({ type });
};

function CacheCard({
  type,
  state,
  onClear,
}: {
  type: CacheType;
  state: Clearing | undefined;
  onClear: () => void;
}) {
  const { name, what } = cacheTypes[type];
  const all = type === 'all';
  return (
    <Card as="li" className="flex flex-col justify-between gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{name}</h2>
        <p className="text-sm text-ink-soft">{what}</p>
        {isPageCacheType(type) && (
          <p className="text-sm text-ink-soft">Sunucunun hazır tuttuğu sayfalar da yeniden çizilir.</p>
        )}
      </div>
      <div className="grid gap-2">
        {state?.phase === 'done' ? (
          <p
            role="status"
            className="flex min-h-target items-center gap-1.5 text-sm font-medium text-success"
          >
            <CircleCheck aria-hidden="true" className="size-5" />
            {state.text}
            <span className="sr-only">: {name}</span>
          </p>
        ) : (
          <Button
            variant={all ? 'danger' : 'secondary'}
            className="justify-self-start"
            loading={state?.phase === 'clearing'}
            loadingText="Temizleniyor…"
            aria-label={all ? 'Tümünü temizle' : `${name} önbelleğini temizle`}
            onClick={onClear}
          >
            {all ? 'Tümünü temizle' : 'Temizle'}
          </Button>
        )}
        {state?.phase === 'failed' && (
          <p role="alert" className="text-sm font-medium text-danger">
            {state.text}
          </p>
        )}
      </div>
    </Card>
  );
}

/** One card for each type of cache, and all of them after a question (spec 2 §2, Admin cache tool). */
export function AdminCachePage() {
  const { states, clear } = useCacheClearing(clearOnServer);
  const [asking, setAsking] = useState(false);
  return (
    <main className="mx-auto grid w-full max-w-page gap-8 px-5 pt-10 pb-24">
      <PageHeading title="Önbellek">Eskimiş görünen bir şeyi sunucudan yeniden alın.</PageHeading>
      <div className="flex items-start gap-3 rounded-md border border-line bg-well px-4 py-3 text-sm">
        <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
        <p className="max-w-prose">
          Temizlik bu tarayıcıda sizin oturumunuzun kopyalarını siler; öteki kişilerin tarayıcılarına
          dokunmaz. Blog ve Tümü, sunucunun herkes için hazır tuttuğu sayfaları da bütün süreçlerde yeniler;
          bu, denetim kaydına yazılır. Kaydedilmemiş taslaklar ve çerez tercihleri yerinde kalır.
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {(Object.keys(cacheTypes) as CacheType[]).map((type) => (
          <CacheCard
            key={type}
            type={type}
            state={states[type]}
            onClear={() => (type === 'all' ? setAsking(true) : clear(type))}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Tüm önbellekler temizlensin mi?"
        confirmText="Tümünü temizle"
        onConfirm={() => {
          setAsking(false);
          clear('all');
        }}
      >
        {messages.cache.confirmAll}
      </ConfirmDialog>
    </main>
  );
}
