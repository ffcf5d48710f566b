import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** What is kept about whom, for what, how long (spec 2 §1: the facts of the privacy and KVKK texts). */
export function PrivacyPolicy() {
  return (
    <main className="mx-auto grid max-w-prose gap-10 px-5 py-14 sm:py-20">
      <PageHeading title="Gizlilik politikası">
        Yazdıklarınız sizindir. Burada hangi bilgiyi neden sakladığımızı ve nasıl silebileceğinizi
        anlatıyoruz.
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
        <Part title="Çerezler ve tarayıcı belleği">
          <p>
            Yalnızca gerekli olanları kullanırız: giriş yaptığınızda bir oturum çerezi, üye olmadan hikâye
            ürettiğinizde deneme hakkınızı sayan bir çerez. Görünüm tercihiniz ve henüz kaydedilmemiş
            taslaklarınız kendi tarayıcınızda durur.
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
