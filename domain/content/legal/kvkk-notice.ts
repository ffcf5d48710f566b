import { companyFacts } from '../../billing/company.ts';
import type { Brand } from '../../site/brand.ts';
import type { LegalPageDocument } from './legal-document.ts';
import { privacyVersion } from './privacy-version.ts';

/** The privacy notice that law 6698 md. 10 requires (docs/product/content.md). */
export const kvkkNotice = (brand: Brand): LegalPageDocument => ({
  title: 'KVKK aydınlatma metni',
  version: privacyVersion,
  description: `6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca ${brand.name} aydınlatma metni: veriler, amaçlar, süreler, haklarınız.`,
  lead: '6698 sayılı Kişisel Verilerin Korunması Kanununun (KVKK) 10 uncu maddesi uyarınca, kişisel verilerinizin nasıl işlendiği konusunda sizi bilgilendiriyoruz.',
  sections: [
    {
      heading: 'Veri sorumlusu',
      paragraphs: [
        `Veri sorumlusu, ${brand.city} ilinde bulunan ${brand.company.tradeName ?? brand.name} kuruluşudur. E-posta: [${brand.email}](mailto:${brand.email}).`,
      ],
      facts: companyFacts(brand.company),
    },
    {
      heading: 'İşlenen veriler',
      paragraphs: [],
      facts: [
        ['Kimlik', 'Ad soyad, e-posta adresi, kullanıcı adı; bildirilmişse doğum tarihi ve 18 yaş beyanı.'],
        ['İletişim', 'E-posta adresi, iletişim formuyla gönderilen iletiler, destek başvuruları.'],
        ['Hizmet kullanımı', 'Hikâyeler, token geçmişi, istatistikler, giriş tarihleri.'],
        ['Teknik', 'Tarayıcı, cihaz ve çerez bilgileri; “IP adresi” başlığında yazan yerlerde IP adresi.'],
        [
          'Müşteri işlem',
          'Sipariş, ödeme sonucu, fatura bilgileri (ad soyad, telefon, adres; bildirilmişse T.C. kimlik numarası, unvan, vergi numarası ve dairesi), onaylanan sözleşmelerin metni, sürümü ve zamanı.',
        ],
      ],
      closing: [
        'Hikâyelerinize, kendinize ya da başkalarına ilişkin özel nitelikli kişisel veri (sağlık, inanç, cinsel yaşam gibi) yazmamanızı öneririz; hizmet için böyle bir veriye gerek yoktur.',
      ],
    },
    {
      heading: 'IP adresi',
      paragraphs: [
        'IP adresiniz hesabınıza, oturumunuza ve metinlerinize yazılmaz. Yalnızca şuralarda işlenir:',
      ],
      facts: [
        [
          'İstek sınırları',
          'Kötüye kullanımı önlemek için bir adresten kısa sürede kaç istek geldiği sayılır. Bir sayaç en çok bir gün sürer ve bittikten sonra bir saat içinde silinir. Hukuki sebep: meşru menfaat (md. 5/2-f).',
        ],
        [
          'Sipariş ve üyelik ödemesi',
          'Satış belgelerini onaylayanın IP adresi, onayın kanıtı olarak siparişle ya da ödemeyle birlikte 3 yıl saklanır, sonra kendiliğinden silinir. Siparişin öteki bilgileri 10 yıl kalır. Hesabın silinmesi bu süreyi değiştirmez. Hukuki sebep: hukuki yükümlülük (md. 5/2-ç; Mesafeli Sözleşmeler Yönetmeliği md. 20) ve bir hakkın korunması (md. 5/2-e).',
        ],
        [
          'Kartla ödeme',
          'Ödeme kuruluşunun dolandırıcılık denetimi için zorunlu tuttuğu alan olarak PayTR’ye iletilir. Hukuki sebep: sözleşmenin ifası (md. 5/2-c).',
        ],
        [
          'İletişim formu',
          'IP adresi yerine “unknown” (bilinmiyor) yazılır. İşletmeci, saldırı gibi haklı bir nedenle bu kaydı açarsa adres iletiyle birlikte en çok 3 yıl saklanır ve bu metin güncellenir.',
        ],
      ],
    },
    {
      heading: 'Toplama yöntemi',
      paragraphs: [
        'Veriler, siteyi ve hizmeti kullanırken doldurduğunuz formlar, yazdığınız metinler, e-postalar ve tarayıcınızın kendiliğinden ilettiği bilgiler yoluyla, tamamen ya da kısmen otomatik yollarla elektronik ortamda toplanır. Google ile giriş yaparsanız ad ve e-posta adresiniz Google’dan alınır.',
      ],
    },
    {
      heading: 'Amaçlar ve hukuki sebepler',
      paragraphs: ['Verileriniz KVKK’nın 5 inci maddesindeki şu hukuki sebeplere dayanılarak işlenir:'],
      facts: [
        [
          'Sözleşmenin kurulması ve ifası (md. 5/2-c)',
          'Hesabı açmak, metin üretmek ve saklamak, planı sunmak, ödeme ve faturayı yürütmek, destek vermek.',
        ],
        [
          'Bir hakkın tesisi, kullanılması ya da korunması (md. 5/2-e)',
          'Satış belgelerini kimin, ne zaman onayladığını kanıtlamak.',
        ],
        [
          'Meşru menfaat (md. 5/2-f)',
          'Güvenliği sağlamak, kötüye kullanımı önlemek, hizmeti ölçüp iyileştirmek; temel hak ve özgürlüklerinize zarar vermemek kaydıyla.',
        ],
        ['Açık rıza (md. 5/1)', 'Pazarlama iletileri ile zorunlu olmayan çerezler ve tarayıcı kayıtları.'],
        [
          'Hukuki yükümlülük (md. 5/2-ç)',
          'Ticaret, vergi, tüketici ve internet mevzuatının istediği kayıtları tutmak, yetkili makamlara bilgi vermek.',
        ],
      ],
    },
    {
      heading: 'Aktarım ve yurt dışı',
      paragraphs: [
        'Verileriniz, amaçla sınırlı olarak ödeme kuruluşuna, barındırma ve e-posta hizmeti sağlayıcılarına, metin üretimi için yapay zekâ sağlayıcısına ve yasal zorunluluk hâlinde yetkili makamlara aktarılır.',
        'Bu sağlayıcılardan bazıları yurt dışındadır; verileriniz yurt dışındaki sunucularda saklanabilir. Aktarım, KVKK’nın 9 uncu maddesindeki koşullara uygun olarak yapılır. Yapay zekâ sağlayıcısına adınız, e-posta adresiniz ve IP adresiniz gönderilmez.',
      ],
    },
    {
      heading: 'Saklama süreleri',
      paragraphs: [],
      facts: [
        ['Hesap verileri', 'Hesap açık olduğu sürece.'],
        ['İşlem kayıtları', '10 yıl; içlerindeki IP adresi 3 yıl. Ödenmeyen üyelik bağlantıları 1 yıl.'],
        ['İletişim kayıtları', '3 yıl; ileti onay ve ret kayıtları, onay geri alındıktan sonra 3 yıl.'],
        ['Sistem kayıtları (log)', '2 yıl.'],
        ['Üye olmadan üretilen metinler', 'Son kullanımdan sonra 180 gün.'],
        ['Pazarlama verileri', 'Rızanız geri alınana kadar.'],
      ],
      closing: [
        'Süresi dolan veriler, her saat çalışan bir görevle kendiliğinden silinir.',
        'Hesabınızı sildiğinizde hesap verileriniz hemen silinir; işlem, iletişim ve sistem kayıtları yukarıdaki sürelerin sonuna kadar kalır.',
      ],
    },
    {
      heading: 'Çerezler',
      paragraphs: [
        'Çerezler zorunlu, performans, işlevsellik ve anonim analitik olarak ayrılır. Zorunlu olanlar dışındakiler ancak izninizle kullanılır. Bugün performans ve analitik çerezi kullanılmamaktadır; hangi kaydın ne işe yaradığı [çerez politikasında](/cerez-politikasi) yazar.',
      ],
    },
    {
      heading: 'Haklarınız',
      paragraphs: ['KVKK’nın 11 inci maddesi uyarınca şu haklara sahipsiniz:'],
      items: [
        'kişisel verinizin işlenip işlenmediğini öğrenmek ve işlenmişse bilgi istemek;',
        'verilerinize erişmek, işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenmek;',
        'eksik ya da yanlış verilerin düzeltilmesini istemek;',
        'yasadaki koşullarla silinmesini ya da yok edilmesini istemek;',
        'işlemeye, özellikle yalnızca otomatik sistemlerle yapılan çözümlemenin aleyhinize sonucuna itiraz etmek;',
        'verilerinizi yaygın bir biçimde almak ve taşımak;',
        'düzeltme ve silmenin, verilerin aktarıldığı üçüncü kişilere bildirilmesini istemek;',
        'yasaya aykırı işleme nedeniyle zarara uğrarsanız zararınızın giderilmesini istemek.',
      ],
    },
    {
      heading: 'Başvuru',
      paragraphs: [
        `Başvurunuzu [${brand.email}](mailto:${brand.email}) adresine e-posta ile ya da ${brand.company.address ? `${brand.company.address} adresine ` : ''}posta yoluyla yapabilirsiniz${
          brand.company.kep ? `; KEP adresimiz ${brand.company.kep}` : ''
        }. Başvuruda şunlar bulunmalıdır:`,
      ],
      items: [
        'adınız, soyadınız, yanıtın gönderileceği adres ve isteğinizin konusu;',
        'kimliğinizi gösteren belge (gerekmeyen bilgileri kapatabilirsiniz);',
        'imzalı başvuru formu ya da imzalı bir dilekçe.',
      ],
      closing: [
        'Başvurular, niteliğine göre en kısa sürede ve en geç 30 gün içinde ücretsiz yanıtlanır; işlem ayrıca bir gider gerektirirse Kurulun belirlediği ücret istenebilir.',
        'Yanıtı yetersiz bulursanız ya da süresinde yanıt alamazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
        'Verilerinizi indirmek ve hesabınızı silmek için başvuru gerekmez: [Güvenlik ve veriler](/guvenlik) sayfası yeterlidir.',
      ],
    },
  ],
});
