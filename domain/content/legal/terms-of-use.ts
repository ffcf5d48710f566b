import { companyFacts } from '../../billing/company.ts';
import type { PlanCatalogue } from '../../billing/plans.ts';
import type { Brand } from '../../site/brand.ts';
import type { LegalPageDocument } from './legal-document.ts';
import { termsVersion } from './terms-version.ts';

const number = new Intl.NumberFormat('tr-TR');

/** The terms of use (docs/product/content.md). */
export const termsOfUse = (brand: Brand, { free }: PlanCatalogue): LegalPageDocument => ({
  title: 'Kullanım koşulları',
  version: termsVersion,
  description: `${brand.name} hizmetini kullanırken size ve bize düşenler: hesap, planlar, içerik, yasaklar, sorumluluk.`,
  lead: `Bu koşullar, ${brand.name} hizmetini kullananlar ile hizmeti sunan arasındaki anlaşmadır. Hesap açarak ya da hizmeti kullanarak bu koşulları kabul edersiniz.`,
  sections: [
    {
      heading: 'Hizmeti sunan',
      paragraphs: [
        `Hizmet, merkezi ${brand.city} ilinde bulunan ${brand.company.tradeName ?? brand.name} tarafından sunulur. Bize [${brand.email}](mailto:${brand.email}) adresinden ulaşabilirsiniz.`,
      ],
      facts: companyFacts(brand.company),
    },
    {
      heading: 'Hizmet',
      paragraphs: [
        `${brand.name}, verdiğiniz fikirden yapay zekâ yardımıyla Türkçe hikâye metni üretmenizi, metinlerinizi düzenlemenizi ve saklamanızı sağlayan bir yazı hizmetidir. Kullanım token ile ölçülür; her üretimin yaklaşık bedeli önceden, kesin bedeli sonradan gösterilir. Bir aksaklık yüzünden yarım kalan metin, günlük ücretsiz aksama hakkınız içinde token harcamaz; hak bitince yalnızca size ulaşan metnin bedeli düşülür.`,
        'Üretilen metinler kurgudur. Doğruluğu, özgünlüğü ya da belirli bir amaca uygunluğu için güvence verilmez; yayımlamadan önce okuyup gözden geçirmek size düşer.',
      ],
    },
    {
      heading: 'Kimler kullanabilir',
      paragraphs: ['Hizmeti kullanmak için:'],
      items: [
        '18 yaşını doldurmuş olmanız,',
        'size ait bir e-posta adresi vermeniz ve bu adresi doğrulamanız,',
        'başkasının tahmin edemeyeceği güçlü bir şifre seçmeniz,',
        'doğru ve güncel bilgi vermeniz gerekir.',
      ],
      closing: [
        'Hesabınız kişiseldir. Şifrenizi korumak ve hesabınızla yapılanlar sizin sorumluluğunuzdadır; izinsiz bir kullanım fark ederseniz şifrenizi değiştirip bize haber verin.',
      ],
    },
    {
      heading: 'Planlar, fiyat ve ödeme',
      paragraphs: [
        `Ücretsiz plan, e-posta adresi doğrulanmış hesaba günde ${number.format(free.dailyTokens)} token verir. Ücretli planların içeriği ve güncel fiyatı [fiyatlandırma sayfasında](/fiyatlandirma) yazar.`,
        'Fiyatlar Türk lirasıdır, KDV dâhildir ve ödeme peşin alınır. Otomatik yenileme ve otomatik çekim yoktur.',
        'Aboneliğinizi dilediğiniz an iptal edebilirsiniz; hizmet, içinde bulunduğunuz dönemin sonuna kadar sürer.',
        'Satın alırken [ön bilgilendirme formu](/on-bilgilendirme-formu) ile [mesafeli satış sözleşmesi](/mesafeli-satis-sozlesmesi) de geçerlidir.',
      ],
    },
    {
      heading: 'İade',
      paragraphs: [
        'Kullanılmayan tokenler için ücret iadesi yapılmaz. Teknik sorunlarda iade değerlendirilebilir. Ayrıntılar [iptal ve iade koşullarında](/iptal-ve-iade) yazar.',
      ],
    },
    {
      heading: 'Yazdıklarınız sizindir',
      paragraphs: [
        'Yazdığınız ve ürettiğiniz hikâyelerin hakları size aittir. Metinlerinizi, yalnızca hizmeti size sunmak için gerektiği ölçüde (saklamak, göstermek, üretimi sürdürmek) işlememize izin verirsiniz.',
        'Verdiğiniz fikir ve metinleri kullanmaya hakkınız olduğunu, başkasının telif, marka ya da kişilik haklarını çiğnemediğinizi beyan edersiniz.',
      ],
    },
    {
      heading: 'Yasaklar',
      paragraphs: ['Hizmeti kullanarak şunlar yapılamaz:'],
      items: [
        'yasalara aykırı, nefret içeren ya da başkasının hakkını çiğneyen içerik üretmek;',
        'çocukların cinsel istismarını konu eden her türlü içerik üretmek;',
        'istenmeyen toplu ileti (spam) göndermek;',
        'sistemin güvenliğini aşmaya, hizmeti aksatmaya ya da başkasının verisine erişmeye çalışmak;',
        'başkasının hesabını kullanmak ya da hesabını başkasına kullandırmak;',
        'sınırları aşmak için birden çok hesap açmak, hizmeti izinsiz otomatik araçlarla kullanmak.',
      ],
    },
    {
      heading: 'Hesabın kapatılması',
      paragraphs: [
        'Hesabınızı dilediğiniz an [Güvenlik ve veriler](/guvenlik) sayfasından silebilirsiniz. Hesap silme geri alınamaz ve hesabınıza bağlı bütün verileri kaldırır; yalnızca işlem, iletişim ve sistem kayıtları [gizlilik politikasındaki](/gizlilik-politikasi) sürelerin sonuna kadar kalır.',
        'Bu koşullara aykırı davranan hesaplar uyarı yapılmadan ve ücret iadesi olmadan kapatılabilir. Tüketicinin yasadan doğan hakları saklıdır.',
        'Aşırı kullanım, herkese eşit hizmet verilebilmesi için geçici sınırlamalara yol açabilir.',
      ],
    },
    {
      heading: 'Hizmetin sürekliliği ve sorumluluk',
      paragraphs: [
        'Hizmeti kesintisiz ve güvenli sunmak için gereken özeni gösteririz; bakım, sağlayıcılardan kaynaklanan kesintiler ya da denetimimiz dışındaki olaylar nedeniyle aksamalar olabilir.',
        'Kast ve ağır kusur hâlleri ile yasanın sınırlamaya izin vermediği durumlar dışında sorumluluğumuz, son on iki ayda ödediğiniz ücretle sınırlıdır.',
      ],
    },
    {
      heading: 'Kişisel veriler',
      paragraphs: [
        'Kişisel verilerinizi [gizlilik politikasında](/gizlilik-politikasi) ve [KVKK aydınlatma metninde](/kvkk) anlattığımız gibi işleriz.',
      ],
    },
    {
      heading: 'Değişiklikler',
      paragraphs: [
        'Bu koşulları güncelleyebiliriz. Önemli değişiklikler e-posta ile duyurulur. Satın aldığınız planın içeriği, süresi dolmadan aleyhinize değiştirilmez.',
      ],
    },
    {
      heading: 'Uygulanacak hukuk ve yetkili mahkeme',
      paragraphs: [
        `Bu koşullara Türk hukuku uygulanır. Uyuşmazlıklarda ${brand.city} mahkemeleri ve icra daireleri yetkilidir; tüketicilerin, yerleşim yerlerindeki Tüketici Hakem Heyetine ve Tüketici Mahkemesine başvurma hakkı saklıdır.`,
      ],
    },
  ],
});
