import type { Brand } from '../../site/brand.ts';
import type { LegalPageDocument } from './legal-document.ts';

/** Lists everything that this site stores in a browser, by kind; every new stored entry must be added here. */
export const cookiePolicy = (brand: Brand): LegalPageDocument => ({
  title: 'Çerez politikası',
  version: '2026-11-22',
  description: `${brand.name} tarayıcınızda neleri, neden ve ne kadar süre saklar; tercihinizi nasıl değiştirirsiniz.`,
  lead: 'Siz seçene kadar, seçmezseniz de yalnızca gerekli olanlar kullanılır. Sayfaların kendisi hiçbir çerez bırakmaz; çerezlerimiz ancak aşağıda yazan işi yaptığınızda oluşur.',
  sections: [
    {
      heading: 'Çerez ve tarayıcı belleği nedir',
      paragraphs: [
        'Çerez, bir sitenin tarayıcınıza bıraktığı ve sonraki isteklerde geri aldığı küçük bir kayıttır. Siteler tarayıcının yerel belleğine de kayıt yazabilir; bunlar sunucuya kendiliğinden gitmez. Burada ikisini birlikte anlatıyoruz. Başka sitelerin çerezlerine ve izleme araçlarına yer vermiyoruz.',
      ],
    },
    {
      heading: 'Gerekli',
      paragraphs: ['Site bunlar olmadan istediğinizi yapamaz; bu yüzden izne bağlı değildir.'],
      facts: [
        ['Oturum çerezi', 'Giriş yapınca, oturumunuzu açık tutar; son kullanımdan sonra 30 gün.'],
        [
          'Giriş adımı çerezleri',
          'Google ile, e-postayla gelen kodla ya da iki adımlı girişte, giriş bitene kadar sizi tanır; birkaç dakika.',
        ],
        [
          'Tanıdık tarayıcı çerezi',
          'Giriş yaptığınız tarayıcıyı tanır; başkası hesabınızda şifre denese de siz girebilesiniz diye. Oturum açmaz, sizi adınızla anmaz; son girişten sonra 1 yıl.',
        ],
        [
          'Değişiklik çerezi',
          'Bir şeyi değiştirince, hemen ardından yeni halini görmeniz için; 10 saniye. Yalnızca kopya veritabanıyla çalışan kurulumlarda.',
        ],
        ['Deneme çerezi', 'Üye olmadan hikâye üretince, deneme hakkınızı sayar; 180 gün.'],
        ['Kalan deneme tokeni', 'Üst köşedeki sayıyı gösterir; siz silene kadar.'],
        ['Taslaklar', 'Henüz kaydedilmemiş ya da başka sayfaya taşıdığınız metin; kaydedilince biter.'],
        [
          'Sihirbazdaki seçimleriniz',
          'Sayfa yenilense de hikâyenin kurulduğu yerden sürmesi için; hikâye editöre alınınca, siz baştan başlayınca ya da çıkış yapınca biter.',
        ],
        [
          'Editör seçenekleri',
          'Yazım denetimi ve üretim için seçtikleriniz; siz değiştirene, üretim için seçtikleriniz en geç çıkış yapana kadar.',
        ],
        [
          'Son açtığınız hikâyeler ve hesap bilginiz',
          'Bağlantı yokken de yazabilmeniz için, en çok 20 hikâyenin bu cihazdaki kopyası; çıkış yapınca silinir.',
        ],
        [
          'Yazı odasının dosyaları',
          'Panel, editör ve okuma sayfası bağlantı yokken de açılsın diye; kişisel bilgi içermez, yeni sürümle yenilenir.',
        ],
        [
          'Bildirilmemiş sözcük sayıları',
          'Bağlantı yokken yazdıklarınız da günlük hedefinize sayılsın diye, yalnızca sayılar; bildirilince silinir.',
        ],
        [
          'Okuma görünümü ve yeri',
          'Okuma ekranında seçtiğiniz yazı, zemin ve ses ile metinlerde kaldığınız yer; siz silene kadar, kendi hikâyelerinizde kaldığınız yer çıkış yapana kadar.',
        ],
        [
          'Yaş onayı çerezi',
          'Yetişkinlere yönelik bir paylaşımda 18 yaşını doldurduğunuzu söyleyince, yalnızca o bağlantı için; tarayıcıyı kapatınca biter.',
        ],
        [
          'Süren üretim',
          'Sayfa yenilense de metnin bulunması için; üretim bitince, en geç çıkış yapınca ya da aynı tarayıcıda başka biri giriş yapınca silinir.',
        ],
        ['Ödeme adımındaki kullanıcı adı', 'Giriş yapmadan ödeme adımlarında; işlem bitince silinir.'],
        ['Görünüm, giriş ve çerez seçimi', 'Sayfanın size göre açılması için; siz değiştirene kadar.'],
      ],
    },
    {
      heading: 'Performans ve analitik',
      paragraphs: [
        'Sitenin nasıl kullanıldığını ölçen anonim kayıtlardır. Bugün kullandığımız bir ölçüm aracı yok; izin vermediğiniz sürece de çalışmaz.',
      ],
    },
    {
      heading: 'İşlevsel',
      paragraphs: ['İzin verirseniz paneliniz, bir önceki gelişinizdeki listelerle beklemeden açılır.'],
      facts: [
        [
          'Liste kopyaları',
          'Hikâye, karakter ve olay örgüsü listeleri ile token bilgileri; en çok 24 saat. Çıkış yapınca ya da izni geri alınca silinir.',
        ],
      ],
    },
    {
      heading: 'Pazarlama',
      paragraphs: ['Reklam ya da izleme çerezimiz yok; izin vermediğiniz sürece de olmaz.'],
    },
    {
      heading: 'Ödeme sayfası',
      paragraphs: [
        'Kartla ödeme, ödeme kuruluşu PayTR’nin güvenli sayfasında yapılır. O sayfa, ödemeyi yürütmek ve dolandırıcılığı önlemek için kendi çerezlerini kullanabilir; bunlar PayTR’nin politikasına bağlıdır.',
      ],
    },
    {
      heading: 'Tercihinizi değiştirmek',
      paragraphs: [
        'Seçiminizi sayfaların sağ altında ya da sonunda duran “Çerez tercihleri” düğmesinden dilediğiniz an değiştirebilirsiniz; reddetmek de kabul etmek kadar kolaydır. Tarayıcınızın ayarlarından bütün kayıtları da silebilirsiniz; o zaman oturumunuz kapanır ve kaydedilmemiş taslaklar silinir.',
        'Verilerinizle ilgili haklarınız [KVKK aydınlatma metninde](/kvkk) yazar.',
      ],
    },
  ],
});
