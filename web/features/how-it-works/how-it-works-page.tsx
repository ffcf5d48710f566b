import { guestLimits } from '#domain/billing/plans.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { features, steps, tips } from './how-it-works.ts';

/** From an idea to a text: the steps, what helps on the way, and how to write a good idea (docs/product/pages.md). */
export function HowItWorksPage() {
  const { guestTrial, plans } = useSiteOffers();
  return (
    <main className="mx-auto grid w-full max-w-page gap-20 px-5 py-14 sm:gap-24 sm:py-20">
      <div className="grid gap-12">
        <div className="grid max-w-3xl gap-4">
          <h1 className="text-display">Bir cümleden bir hikâyeye, dört adımda.</h1>
          <p className="max-w-prose text-lg text-ink-soft">
            Fikir sizden, ilk taslak bizden; son söz yine sizin. Arada neler olduğunu burada anlatıyoruz.
          </p>
        </div>
        <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-2 border-t border-line pt-5">
              <span aria-hidden="true" className="font-serif text-3xl text-accent tabular-nums">
                {index + 1}
              </span>
              <h2 className="text-xl">{title}</h2>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <ProductPicture
          name="editor"
          alt="Editör: ortada hikâyenin metni, altında “Devam et” düğmesi."
          caption="Editör: metni siz düzeltirsiniz, kaldığı yerden birlikte sürdürürsünüz."
        />
        <ProductPicture
          name="sihirbaz"
          alt="Hikâye sihirbazının ilk adımı: anlatıcı seçimi."
          caption="Sihirbaz: altı adımda anlatıcı, tür, karakter, başlangıç, gelişme ve son."
        />
      </div>
      <section aria-labelledby="ozellikler" className="grid gap-8">
        <h2 id="ozellikler" className="text-3xl">
          Yazarken yanınızda olanlar
        </h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1.5 border-t border-line pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ipuclari" className="grid gap-8 lg:grid-cols-[19rem_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-2">
          <h2 id="ipuclari" className="text-3xl">
            İyi bir fikir için yedi ipucu
          </h2>
          <p className="text-ink-soft">Aynı sürede yazılır, bambaşka bir metin getirir.</p>
        </div>
        <ol className="grid max-w-prose">
          {tips.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2rem_1fr] gap-x-3 border-t border-line py-5 last:border-b"
            >
              <span aria-hidden="true" className="font-serif text-xl text-accent tabular-nums">
                {index + 1}
              </span>
              <div className="grid gap-1">
                <h3 className="text-xl">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <Card as="section" tone="accent" padding="lg" aria-labelledby="baslayin" className="grid gap-4">
        <h2 id="baslayin" className="text-3xl">
          İlk cümle sizden
        </h2>
        <div data-for="visitor" className="grid gap-5">
          <p className="max-w-prose">
            Ücretsiz hesap {plans.free.dailyTokens.toLocaleString('tr-TR')} token ile açılır ve yazdıklarınızı
            saklar. Önce bakmak isterseniz örnekleri okuyun
            {guestTrial && `; ana sayfada ${guestLimits.trialTokens} tokenlik deneme için hesap da gerekmez`}.
          </p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/kayit" variant="primary">
              Ücretsiz hesap aç
            </ButtonLink>
            <ButtonLink to="/ornekler">Örnekleri oku</ButtonLink>
          </div>
        </div>
        <div data-for="member" className="grid gap-5">
          <p className="max-w-prose">Editör açık, sayfa boş, tahmini bedel düğmenin yanında.</p>
          <div>
            <ButtonLink to="/editor" variant="primary">
              Editöre git
            </ButtonLink>
          </div>
        </div>
      </Card>
    </main>
  );
}
