import type { Brand } from '../../site/brand.ts';
import type { LegalPageDocument } from './legal-document.ts';
import { privacyVersion } from './privacy-version.ts';

/** Which data is stored about whom, why and for how long (docs/product/content.md). */
export const privacyPolicy = (brand: Brand): LegalPageDocument => ({
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
          'E-posta adresiniz, kullanıcı adınız, yazdıysanız adınız ve doğum tarihiniz, şifrenizin geri döndürülemez özeti. Google ile girdiyseniz, Google’ın bildirdiği ad ve e-posta adresi.',
        ],
        [
          'Yazdıklarınız',
          'Kaydettiğiniz hikâyeler ve eski sürümleri; karakter, olay örgüsü ve Evren kayıtlarınız; ürettiğiniz metinler ve üretirken yazdığınız fikirler; yazma hedefiniz ve kişisel sözlüğünüz.',
        ],
        ['Kullanım', 'Token hareketleriniz, planınız ve giriş yaptığınız zamanlar.'],
        [
          'Oturum',
          'Açık oturumlarınızın başlangıcı, son kullanım günü ve tarayıcınızın kendini tanıttığı ad; güvenlik sayfasında siz de görürsünüz.',
        ],
        [
          'Satın alma',
          'Sipariş, fatura ve ödeme sonucu bilgileri ile onayladığınız sözleşmelerin metni, sürümü, onay zamanı ve onayı verdiğiniz IP adresi. Kart numaranız bize ulaşmaz.',
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
        'IP adresinizi hesabınıza, oturumunuza ya da metinlerinize yazmayız. Kötüye kullanımı önlemek için bir adresten kısa sürede kaç istek geldiği sayılır; bir sayaç en çok bir gün sürer, bittikten sonra bir saat içinde silinir ve başka bir amaçla kullanılmaz.',
        'Bir plan satın alır ya da birinin üyeliği için ödeme başlatırsanız, satış belgelerini onayladığınız IP adresi onayın kanıtı olarak 3 yıl saklanır. Süre dolunca adres kendiliğinden silinir, siparişin öteki bilgileri 10 yıl kalır. Hesabınızı silmeniz bu süreyi değiştirmez; siparişinizle birlikte saklanan adresi, verilerinizi indirdiğinizde siz de görürsünüz.',
        'İletişim formunda IP adresi yerine “unknown” (bilinmiyor) yazılır. İşletmeci, saldırı gibi haklı bir nedenle bu kaydı açarsa yalnızca o tarihten sonra gönderilen iletiler etkilenir ve bu sayfa güncellenir.',
        'Kartla öderken IP adresiniz, ödeme kuruluşunun dolandırıcılık denetimi için zorunlu tuttuğu bir alan olarak ona iletilir.',
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
          'Bir metin ürettirdiğinizde yazdığınız fikir, seçtiğiniz kayıtlar ve sürdürülecek ya da değiştirilecek metin gönderilir. Adınız, e-posta adresiniz ve IP adresiniz gönderilmez. Sağlayıcının sunucuları yurt dışında olabilir.',
        ],
        [
          'Ödeme kuruluşu',
          'Satın alırken adınız, e-posta adresiniz, telefonunuz, adresiniz, IP adresiniz ve sipariş tutarı PayTR’ye iletilir.',
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
        ['İşlem kayıtları (sipariş, ödeme, fatura)', '10 yıl; içlerindeki IP adresi 3 yıl.'],
        ['İletişim kayıtları', '3 yıl; ileti izinlerinin kaydı, izin geri alındıktan sonra 3 yıl.'],
        ['Sistem kayıtları', '2 yıl.'],
        ['Çöp kutusundaki hikâyeler', '30 gün.'],
        ['Üye olmadan üretilen metinler', 'Son kullanımdan sonra 180 gün.'],
        ['Pazarlama izni', 'İzninizi geri alana kadar.'],
      ],
    },
    {
      heading: 'Hesabınızı silmek ve verilerinizi indirmek',
      paragraphs: [
        'Panelinizdeki [Güvenlik ve veriler](/guvenlik) sayfasından bütün verilerinizi indirebilir, hesabınızı silebilirsiniz. Silme geri alınamaz; hikâyeleriniz dâhil, hesabınıza bağlı bütün veriler kaldırılır. Yalnızca işlem, iletişim ve sistem kayıtları yukarıdaki sürelerin sonuna kadar kalır.',
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
        'Kaç kişinin sitede olduğunu bilmek için açık sekmeler dakikada bir haber verir. Bunun için tarayıcınızda hiçbir şey saklanmaz ve bu kayda IP adresiniz yazılmaz; tarayıcı türü ile, giriş yaptıysanız hesabınız not edilir. Kapanan bir sekme en geç birkaç dakika sonra sayılmaz olur.',
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
