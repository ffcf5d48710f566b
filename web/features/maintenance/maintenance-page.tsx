import { maintenancePath } from '#domain/site/site-notice.ts';
import { useBrand } from '#web/lib/brand.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const answers = [
  {
    title: 'Ne oluyor?',
    text: 'Bakım sırasında siteyi yeniliyoruz. Her şey okunabilir, ama yeni bir şey kaydedilemez: hikâye üretilmez, hesap açılmaz, ayar değişmez.',
  },
  {
    title: 'Yazdıklarım kaybolur mu?',
    text: 'Hayır. Kaydettiğiniz her şey yerinde. Yarım kalan metniniz açık sayfada durur; bakım bitince yeniden kaydetmeniz yeter.',
  },
  {
    title: 'Neler yapabilirim?',
    text: 'Giriş yapabilir, hikâyelerinizi ve blog yazılarını okuyabilir, verilerinizi indirebilirsiniz.',
  },
  {
    title: 'Ödemem sürüyordu, ne olacak?',
    text: 'Ödeme bildirimleri bakımda da işlenir: tamamladığınız ödemenin planı açılır, yeniden ödemeniz gerekmez. Tokenlerinizden bir şey düşmez.',
  },
] as const;

/** Explains a maintenance to visitors; also reachable when there is none. */
export function MaintenancePage({ ongoing }: { ongoing: boolean }) {
  const brand = useBrand();
  return (
    <main className="mx-auto grid w-full max-w-prose gap-10 px-5 py-14 sm:py-20">
      <div className="grid gap-4">
        <h1 className="text-display">{ongoing ? 'Kısa bir bakım yapıyoruz' : 'Şu anda bakım yok'}</h1>
        <p className="text-lg text-ink-soft">
          {ongoing
            ? 'Birazdan kaldığınız yerden devam edebilirsiniz. Hiçbir söz kaybolmadı.'
            : `${brand.name} olağan biçimde çalışıyor. Bir bakım sırasında neler olduğunu aşağıda okuyabilirsiniz.`}
        </p>
      </div>
      <dl className="grid gap-6">
        {answers.map(({ title, text }) => (
          <div key={title} className="grid gap-1 border-t border-line pt-5">
            <dt className="font-serif text-xl font-medium">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* A whole reload: what this page says has to come from the server. */}
        <a href={ongoing ? maintenancePath : '/'} className={buttonClasses({ variant: 'primary' })}>
          {ongoing ? 'Yeniden dene' : 'Ana sayfaya git'}
        </a>
        <p className="text-sm text-ink-soft">
          Acele bir durum mu var? <TextLink to={`mailto:${brand.email}`}>{brand.email}</TextLink>
        </p>
      </div>
    </main>
  );
}
