import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { privacyVersion } from '#domain/legal.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** What this site keeps in a browser today, by kind; a new entry brings its line here. */
const cookieKinds = [
  {
    kind: 'Gerekli',
    text: 'Site bunlar olmadan istediğinizi yapamaz; bu yüzden izne bağlı değildir.',
    kept: [
      ['Oturum çerezi', 'Giriş yapınca, oturumunuzu açık tutar; son kullanımdan sonra 30 gün.'],
      ['Deneme çerezi', 'Üye olmadan hikâye üretince, deneme hakkınızı sayar; 180 gün.'],
      ['Kalan deneme tokeni', 'Üst köşedeki sayıyı gösterir; siz silene kadar.'],
      ['Taslaklar', 'Kaydedilmemiş ya da başka sayfaya taşıdığınız metin; kaydedince ya da silince biter.'],
      ['Süren üretim', 'Sayfa yenilense de metnin bulunması için; üretim bitince silinir.'],
      ['Görünüm, giriş ve çerez seçimi', 'Sayfanın size göre açılması için; siz değiştirene kadar.'],
    ],
  },
  {
    kind: 'Analitik',
    text: 'Bugün kullandığımız bir ölçüm aracı yok; izin vermediğiniz sürece de çalışmaz.',
    kept: [],
  },
  {
    kind: 'İşlevsel',
    text: 'İzin verirseniz paneliniz, bir önceki gelişinizdeki listelerle beklemeden açılır.',
    kept: [
      [
        'Liste kopyaları',
        'Hikâye, karakter ve olay örgüsü listeleri ile token bilgileri; en çok 24 saat. Çıkış yapınca ya da izni geri alınca silinir.',
      ],
    ],
  },
  {
    kind: 'Pazarlama',
    text: 'Reklam ya da izleme çerezimiz yok; izin vermediğiniz sürece de olmaz.',
    kept: [],
  },
] as const;

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

const dated = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeZone: 'UTC' });

/** What is kept about whom, for what, how long (spec 2 §1: the facts of the privacy and KVKK texts). */
export function PrivacyPolicy() {
  return (
    <main className="mx-auto grid max-w-prose gap-10 px-5 py-14 sm:py-20">
      <PageHeading title="Gizlilik politikası">
        Yazdıklarınız sizindir. Burada hangi bilgiyi neden sakladığımızı ve nasıl silebileceğinizi
        anlatıyoruz. Yürürlük tarihi: {dated.format(new Date(privacyVersion))}.
      </PageHeading>
      <div className="manuscript grid gap-10">
        <Part title="Sakladığımız bilgiler">
          <p>
            Hesap açtığınızda e-posta adresinizi, kullanıcı adınızı ve şifrenizin geri döndürülemez özetini
            saklarız. Kaydettiğiniz hikâyeler, ürettiğiniz metinler ve token hareketleriniz hesabınızla
            birlikte durur. Oturumunuzu açık tutmak ve kötüye kullanımı önlemek için giriş zamanını, tarayıcı
            bilgisini ve IP adresini kaydederiz.
          </p>
        </Part>
        <Part title="Ne için kullanırız">
          <p>
            Bu bilgileri hizmeti sunmak, hesabınızı korumak ve yasal yükümlülüklerimizi yerine getirmek için
            kullanırız. Metinlerinizi kimseye satmayız, reklam için incelemeyiz.
          </p>
        </Part>
        <Part title="Yapay zekâ sağlayıcısı">
          <p>
            Bir metin ürettirdiğinizde yazdığınız fikir ve sürdürülecek metin, üretimi yapan yapay zekâ
            sağlayıcısına gönderilir. Sağlayıcının sunucuları yurt dışında olabilir. Adınız, e-posta adresiniz
            ve IP adresiniz gönderilmez.
          </p>
        </Part>
        <Part title="Çerezler ve tarayıcı belleği" id="cerezler">
          <p>
            Siz seçene kadar, seçmezseniz de yalnızca gerekli olanlar kullanılır. Sayfaların kendisi hiçbir
            çerez bırakmaz; iki çerezimiz ancak aşağıda yazan işi yaptığınızda oluşur. Seçiminizi sol alttaki
            düğmeden dilediğiniz an değiştirebilirsiniz.
          </p>
          {cookieKinds.map(({ kind, text, kept }) => (
            <div key={kind} className="grid gap-2">
              <h3 className="text-xl">{kind}</h3>
              <p>{text}</p>
              {kept.length > 0 && (
                <dl className="grid gap-2 border-l-2 border-accent-line pl-4 font-sans text-sm">
                  {kept.map(([name, what]) => (
                    <div key={name}>
                      <dt className="font-semibold">{name}</dt>
                      <dd className="text-ink-soft">{what}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
          ))}
        </Part>
        <Part title="Şu anda sitede olanlar">
          <p>
            Kaç kişinin sitede olduğunu bilmek için açık sekmeler dakikada bir haber verir. Bunun için
            tarayıcınızda hiçbir şey saklanmaz ve IP adresiniz kaydedilmez; tarayıcı türü ile, giriş
            yaptıysanız hesabınız not edilir ve sekme kapandıktan birkaç dakika sonra sayılmaz olur.
          </p>
        </Part>
        <Part title="Saklama süreleri">
          <p>
            Hesap bilgileriniz hesabınız açık olduğu sürece, işlem kayıtları 10 yıl, iletişim kayıtları 3 yıl,
            sistem kayıtları 2 yıl saklanır.
          </p>
        </Part>
        <Part title="Haklarınız">
          <p>
            Bilgilerinizi görmeyi, düzeltmeyi, silmeyi ya da bir kopyasını almayı isteyebilirsiniz. Bunun için{' '}
            <a href={`mailto:${brand.email}`} className="text-accent underline underline-offset-4">
              {brand.email}
            </a>{' '}
            adresine yazın; en geç 30 gün içinde yanıtlarız.
          </p>
        </Part>
      </div>
    </main>
  );
}
