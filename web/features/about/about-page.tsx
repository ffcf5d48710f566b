import { Link } from 'react-router';
import { companyFacts } from '#domain/billing/company.ts';
import { confirmedFigures } from '#domain/site/claims.ts';
import { breadcrumbs, graph, JsonLd, organization } from '#web/features/seo/index.ts';
import { useBrand } from '#web/lib/brand.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

const values = [
  {
    title: 'Söz yazarındır',
    text: 'Araç önerir, yazar seçer. Üretilen her satır değiştirilebilir, geri alınabilir; metnin hakkı yazanda kalır.',
  },
  {
    title: 'Önce Türkçe',
    text: 'Ekleri, deyişi, söz dizimiyle Türkçe düşünen bir oda kuruyoruz. Çeviri kokan cümle bizim için kusurdur.',
  },
  {
    title: 'Açık hesap',
    text: 'Bir tuşa basmadan önce yaklaşık bedelini, sonra kesin bedelini görürsünüz. Kendiliğinden yenilenen ödeme, saklı ücret, küçük harfli tuzak yoktur.',
  },
  {
    title: 'Hiçbir söz kaybolmaz',
    text: 'Bağlantı kopsa da, sekme kapansa da yazdığınız yerinde durur. Yazı, kaygıyla değil güvenle sürer.',
  },
];

const legal = [
  { to: '/gizlilik-politikasi', text: 'Gizlilik politikası' },
  { to: '/kullanim-kosullari', text: 'Kullanım koşulları' },
  { to: '/kvkk', text: 'KVKK aydınlatma metni' },
];

/** Mission, values, figures, vision, who we are, and the three legal texts (docs/product/content.md). */
export function AboutPage() {
  const brand = useBrand();
  const figures = confirmedFigures(brand.claims, ['stories', 'writers', 'satisfaction', 'support']);
  const facts: [label: string, value: string][] = [
    ...companyFacts(brand.company),
    ['E-posta', brand.email],
    ['Şehir', brand.city],
  ];
  return (
    <main className="mx-auto grid w-full max-w-page gap-16 px-5 py-14 sm:gap-20 sm:py-20">
      <div className="grid max-w-3xl gap-4">
        <h1 className="text-display">Yazmak isteyenin önü açık olsun.</h1>
        <p className="max-w-prose text-lg text-ink-soft">
          {brand.name}, aklında bir hikâye olup ilk cümlede takılanlar için kuruldu. İşimiz, boş sayfanın
          karşısında geçen o uzun dakikaları kısaltmak.
        </p>
      </div>
      <div className="grid gap-10 lg:grid-cols-2">
        <section aria-labelledby="misyon" className="grid content-start gap-3">
          <h2 id="misyon" className="text-3xl">
            Misyonumuz
          </h2>
          <p className="max-w-prose">
            Türkçe yazan herkesin, fikrini birkaç saniyede okunmaya değer bir ilk sayfaya dönüştürebilmesini
            sağlamak. Gerisini yazarın kendi sesiyle, kendi hızında getirmesi için temiz bir masa, iyi bir
            kalem ve kaybolmayan bir defter veriyoruz.
          </p>
        </section>
        <section aria-labelledby="vizyon" className="grid content-start gap-3">
          <h2 id="vizyon" className="text-3xl">
            Vizyonumuz
          </h2>
          <p className="max-w-prose">
            Yapay zekânın yazarın yerini almadığı, ona eşlik ettiği bir yazı kültürü. Bir gün rafta, ilk
            taslağı burada atılmış bir kitap gördüğünüzde kapağında yalnızca yazarının adı olsun istiyoruz.
          </p>
        </section>
      </div>
      <section aria-labelledby="degerler" className="grid gap-6">
        <h2 id="degerler" className="text-3xl">
          Değerlerimiz
        </h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {values.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-1.5 border-t border-line pt-5">
              <h3 className="text-xl">{title}</h3>
              <p className="max-w-prose text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {figures.length > 0 && (
        <section aria-labelledby="rakamlar" className="grid gap-6">
          <h2 id="rakamlar" className="text-3xl">
            Rakamlarla {brand.name}
          </h2>
          <dl className="grid grid-cols-2 gap-5 sm:grid-cols-4">
            {figures.map(({ figure, what }) => (
              <div key={what} className="flex flex-col-reverse border-t border-line pt-4">
                <dt className="text-sm text-ink-soft">{what}</dt>
                <dd className="font-serif text-3xl font-medium tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="bilgiler" className="grid gap-6">
        <h2 id="bilgiler" className="text-3xl">
          Kuruluş bilgileri
        </h2>
        <div className="grid items-start gap-6 md:grid-cols-2">
          <dl className="grid gap-4">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt className="text-sm text-ink-soft">{label}</dt>
                <dd>
                  {label === 'E-posta' ? (
                    <a href={`mailto:${value}`} className="text-accent underline underline-offset-4">
                      {value}
                    </a>
                  ) : (
                    value
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <Card className="grid gap-2">
            <h3 className="text-xl">Yasal metinler</h3>
            <ul>
              {legal.map(({ to, text }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-target items-center text-accent underline underline-offset-4"
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/iletisim" variant="primary">
            Bize yazın
          </ButtonLink>
          <ButtonLink to="/nasil-calisir">Nasıl çalıştığını okuyun</ButtonLink>
        </div>
      </section>
      <JsonLd
        data={
          import.meta.env.SSR
            ? graph(organization(brand), breadcrumbs(brand, [{ name: 'Hakkımızda', path: '/hakkimizda' }]))
            : null
        }
      />
    </main>
  );
}
