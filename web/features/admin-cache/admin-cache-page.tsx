import { Info } from 'lucide-react';
import { type CacheType, cacheTypes, isPageCacheType } from '#domain/site/cache-types.ts';
import { type CacheTypeProps, CacheTypes, ClearControl, ClearError } from '#web/features/cache/index.ts';
import { api } from '#web/lib/api.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** Clears the pages of every server process before those of the browser, so that no old page is loaded again. */
const clearOnServer = async (type: CacheType) => {
  if (isPageCacheType(type)) await api.administration.clearPages({ type });
};

function CacheCard(props: CacheTypeProps) {
  const { name, what } = cacheTypes[props.type];
  return (
    <Card as="li" className="flex flex-col justify-between gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{name}</h2>
        <p className="text-sm text-ink-soft">{what}</p>
        {isPageCacheType(props.type) && (
          <p className="text-sm text-ink-soft">Sunucunun hazır tuttuğu sayfalar da yeniden çizilir.</p>
        )}
      </div>
      <div className="grid justify-items-start gap-2">
        <ClearControl {...props} />
        <ClearError state={props.state} />
      </div>
    </Card>
  );
}

/** One card for each type of cache, and a confirmed button for all (docs/product/administration.md). */
export default function AdminCachePage() {
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
      <CacheTypes
        row={CacheCard}
        first={clearOnServer}
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3"
      />
    </main>
  );
}
