import { brand } from '../brand.ts';
import type { LegalPageDocument } from './legal-document.ts';
import { privacyVersion } from './privacy-version.ts';

/** What is kept about whom, for what, how long (spec 2 §1). */
export const privacyPolicy = (): LegalPageDocument => ({
  title: 'Gizlilik politikası',
  version: privacyVersion,
  description: `${brand.name} hangi bilgileri neden saklar, kimlerle paylaşır, ne zaman siler.`,
  lead: 'Yazdıklarınız sizindir. Burada hangi bilgiyi neden sakladığımızı, kimlerle paylaştığımızı ve nasıl silebileceğinizi anlatıyoruz.',
  sections: [
    {
      heading: 'Sakladığımız bilgiler',
      paragraphs: ['Bir bilgiyi ancak bir işe yarayacaksa saklarız. Bugün sakladıklarımız şunlardır:'],
      facts: [
        [
          'Hesap',
          'E-posta adresiniz, kullanıcı adınız, yazdıysanız adınız ve şifrenizin geri döndürülemez özeti. Google ile girdiyseniz, Google’ın bildirdiği ad ve e-posta adresi.',
        ],
        [
          'Yazdıklarınız',
          'Kaydettiğiniz hikâyeler, karakter ve olay örgüsü kartları, ürettiğiniz metinler ve üretirken yazdığınız fikirler.',
        ],
        ['Kullanım', 'Token hareketleriniz, planınız ve giriş yaptığınız zamanlar.'],
        [
          'Oturum',
          'Açık oturumlarınızın başlangıcı, son kullanım günü ve tarayıcınızın kendini tanıttığı ad; güvenlik sayfasında siz de görürsünüz.',
        ],
        [
          'Satın alma',
          'Sipariş, fatura ve ödeme sonucu bilgileri ile onayladığınız sözleşmelerin sürümü. Kart numaranız bize ulaşmaz.',
        ],
        [
          'İletişim',
          'İletişim formuyla ya da e-postayla bize yazdıklarınız ve tarayıcınızın kendini tanıttığı ad.',
        ],
        ['Onaylar', 'Hangi metni ne zaman onayladığınız; verdiyseniz 18 yaş beyanınız.'],
      ],
    },
    {
      heading: 'IP adresi',
      paragraphs: [
        'IP adresinizi hesabınıza, oturumunuza ya da metinlerinize yazmayız. Kötüye kullanımı önlemek için bir adresten kısa sürede kaç istek geldiği sayılır; bu sayaçlar en geç bir gün içinde silinir ve başka bir amaçla kullanılmaz.',
        'İletişim formunda adres alanına varsayılan olarak “unknown” (bilinmiyor) yazılır. İşletmeci, saldırı gibi haklı bir nedenle bu kaydı açarsa yalnızca o tarihten sonra gönderilen iletiler etkilenir ve bu sayfa güncellenir.',
        'Ödeme sırasında IP adresiniz, ödeme kuruluşunun dolandırıcılık denetimi için zorunlu tuttuğu bir alan olarak ona iletilir.',
      ],
    },
    {
      heading: 'Ne için kullanırız',
      paragraphs: ['Bilgilerinizi yalnızca şunlar için kullanırız:'],
      items: [
        'istediğiniz hizmeti vermek: metin üretmek, saklamak, hesabınızı açık tutmak;',
        'hesabınızı korumak ve kötüye kullanımı önlemek;',
        'sorularınızı ve destek başvurularınızı yanıtlamak;',
        'satın alma, fatura ve yasal saklama yükümlülüklerini yerine getirmek;',
        'izin verdiyseniz yeniliklerden haber vermek.',
      ],
      closing: [
        'Metinlerinizi kimseye satmayız, reklam için incelemeyiz ve yapay zekâ modeli eğitmek için kullanmayız.',
      ],
    },
    {
      heading: 'Kimlerle paylaşırız',
      paragraphs: [
        'Bilgileriniz, hizmetin yürümesi için gerekenler dışında kimseyle paylaşılmaz. Paylaşılanlar şunlardır:',
      ],
      facts: [
        [
          'Yapay zekâ sağlayıcısı',
          'Bir metin ürettirdiğinizde yazdığınız fikir, seçtiğiniz kartlar ve sürdürülecek metin gönderilir. Adınız, e-posta adresiniz ve IP adresiniz gönderilmez. Sağlayıcının sunucuları yurt dışında olabilir.',
        ],
        [
          'Ödeme kuruluşu',
          'Satın alırken adınız, e-posta adresiniz, telefonunuz, adresiniz ve sipariş tutarı PayTR’ye iletilir.',
        ],
        [
          'E-posta ve barındırma hizmeti',
          'İletileri taşıyan ve sunucuları barındıran hizmet sağlayıcılar, yalnızca bizim adımıza.',
        ],
        ['Yetkili makamlar', 'Yasanın zorunlu kıldığı durumlarda ve yalnızca istenen kapsamda.'],
      ],
    },
    {
      heading: 'Saklama süreleri',
      paragraphs: ['Süresi dolan kayıtlar kendiliğinden silinir.'],
      facts: [
        ['Hesap bilgileri ve yazdıklarınız', 'Hesabınız açık olduğu sürece.'],
        ['İşlem kayıtları (sipariş, ödeme, fatura)', '10 yıl.'],
        ['İletişim kayıtları', '3 yıl.'],
        ['Sistem kayıtları', '2 yıl.'],
        ['Pazarlama izni', 'İzninizi geri alana kadar.'],
      ],
    },
    {
      heading: 'Hesabınızı silmek ve verilerinizi indirmek',
      paragraphs: [
        'Panelinizdeki [Güvenlik ve veriler](/guvenlik) sayfasından bütün verilerinizi indirebilir, hesabınızı silebilirsiniz. Silme geri alınamaz; hikâyeleriniz dahil bütün verileriniz kaldırılır. Yalnızca yasaların saklamamızı zorunlu kıldığı işlem kayıtları süresi dolana kadar kalır.',
      ],
    },
    {
      heading: 'Çerezler ve tarayıcı belleği',
      paragraphs: [
        'Siz seçene kadar, seçmezseniz de yalnızca gerekli olanlar kullanılır. Tarayıcınızda ne sakladığımızı tek tek [çerez politikasında](/cerez-politikasi) bulursunuz.',
      ],
    },
    {
      heading: 'Şu anda sitede olanlar',
      paragraphs: [
        'Kaç kişinin sitede olduğunu bilmek için açık sekmeler dakikada bir haber verir. Bunun için tarayıcınızda hiçbir şey saklanmaz ve IP adresiniz kaydedilmez; tarayıcı türü ile, giriş yaptıysanız hesabınız not edilir ve sekme kapandıktan birkaç dakika sonra sayılmaz olur.',
      ],
    },
    {
      heading: 'Güvenlik',
      paragraphs: [
        'Bağlantılar şifrelidir; şifreler ve tek kullanımlık kodlar geri döndürülemez özetleriyle saklanır. Hesabınız için iki adımlı girişi açabilir, açık oturumlarınızı görüp kapatabilirsiniz. Verilerinizi etkileyen bir ihlal olursa Kişisel Verileri Koruma Kurumuna ve size yasal süresi içinde bildiririz.',
      ],
    },
    {
      heading: 'Çocuklar',
      paragraphs: [
        'Hizmet 18 yaşını doldurmuş kişiler içindir. Daha küçük birinin hesap açtığını öğrenirsek hesabı ve verilerini sileriz.',
      ],
    },
    {
      heading: 'Haklarınız ve bize ulaşmak',
      paragraphs: [
        `Bilgilerinizi görmeyi, düzeltmeyi, silmeyi ya da bir kopyasını almayı isteyebilirsiniz; ayrıntıları [KVKK aydınlatma metninde](/kvkk) yazar. Bunun için [${brand.email}](mailto:${brand.email}) adresine ya da [iletişim formuna](/iletisim) yazın; en geç 30 gün içinde yanıtlarız.`,
      ],
    },
    {
      heading: 'Değişiklikler',
      paragraphs: [
        'Bu metin değişirse sayfanın başındaki tarih de değişir. Önemli değişiklikleri yürürlüğe girmeden önce e-posta ile bildiririz.',
      ],
    },
  ],
});
