import { useSiteOffers } from '#web/lib/site-offers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { type Sample, samples } from './samples.ts';
import { SimilarStoryButton } from './similar-story-button.tsx';

function SampleStory({ sample }: { sample: Sample }) {
  const { id, title, genre, idea, excerpt } = sample;
  return (
    <li>
      <article
        aria-labelledby={id}
        className="grid gap-x-12 gap-y-6 border-t border-line pt-10 lg:grid-cols-[19rem_minmax(0,1fr)]"
      >
        <div className="grid content-start gap-4">
          <div className="grid justify-items-start gap-2">
            <Badge tone="accent">{genre}</Badge>
            <h2 id={id} className="text-3xl">
              {title}
            </h2>
          </div>
          <div className="grid gap-1.5">
            <h3 className="font-sans text-sm font-semibold">Fikir</h3>
            <p className="text-ink-soft">{idea}</p>
          </div>
          <div className="mt-1 max-lg:hidden">
            <SimilarStoryButton sample={sample} />
          </div>
        </div>
        <div className="manuscript grid max-w-prose gap-4 border-l-2 border-accent-line pl-5 sm:pl-7">
          {excerpt.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="lg:hidden">
          <SimilarStoryButton sample={sample} />
        </div>
      </article>
    </li>
  );
}

/** Three ideas, and the first page that each may become (docs/product/pages.md). */
export function SamplesPage() {
  const { guestTrial, plans } = useSiteOffers();
  return (
    <main className="mx-auto grid w-full max-w-page gap-14 px-5 py-14 sm:gap-16 sm:py-20">
      <PageHeading title="Örnekler">
        Üç fikir ve onlardan doğan üç ilk sayfa. Birini seçip kendi hikâyenize başlayabilirsiniz; aynı
        fikirden her seferinde başka bir metin çıkar. Bu sayfaları Yerel anlatıcı yazdı: bir dil modeli değil,
        sitenin kendi içindeki anlatı kuralları. Bir dil modeli daha iyi yazar.
      </PageHeading>
      <ul className="grid gap-16 sm:gap-20">
        {samples.map((sample) => (
          <SampleStory key={sample.id} sample={sample} />
        ))}
      </ul>
      <section
        aria-labelledby="sizin-fikriniz"
        className="grid justify-items-start gap-4 border-t border-line pt-10"
      >
        <h2 id="sizin-fikriniz" className="text-3xl">
          Sırada sizin fikriniz var
        </h2>
        <p data-for="visitor" className="max-w-prose text-ink-soft">
          {guestTrial && 'Denemek için hesap gerekmez. '}Ücretsiz hesap açarsanız{' '}
          {plans.free.dailyTokens.toLocaleString('tr-TR')} token ile başlar, yazdıklarınızı saklarsınız.
        </p>
        <p data-for="member" className="max-w-prose text-ink-soft">
          Aklınızdaki cümleyi editöre yazın, gerisini birlikte getirin.
        </p>
        <ButtonLink to={guestTrial ? '/' : '/kayit'} variant="primary" data-for="visitor">
          {guestTrial ? 'Kendi fikrimi deneyeyim' : 'Ücretsiz hesap aç'}
        </ButtonLink>
        <ButtonLink to="/editor" variant="primary" data-for="member">
          Editöre git
        </ButtonLink>
      </section>
    </main>
  );
}
