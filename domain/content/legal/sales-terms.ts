import { companyFacts } from '../../billing/company.ts';
import type { Brand } from '../../site/brand.ts';
import type { SalesOrder } from './sales-order.ts';

/** The text that the buyer must accept, because without it the service may not begin immediately (md. 15/1-h). */
export const immediateServiceConsent =
  'Hizmetin ödemenin hemen ardından başlamasını istiyorum. Elektronik ortamda anında ifa edildiği için bu hizmette cayma hakkımın bulunmadığını biliyorum ve bunu kabul ediyorum.';

/** Start of the service. */
export const performanceTerms = (): string[] => [
  'Ödeme, ödeme kuruluşunca onaylandığı anda plan kendiliğinden etkinleşir; bu genellikle birkaç saniye sürer. Etkinleşme, panelde ve ödeme sonucunun gösterildiği sayfada görünür.',
  'Plan, ödemenin onaylanmasından sonra 24 saat içinde etkinleşmezse Alıcı, planın etkinleştirilmesini ya da ödediği bedelin tamamının geri verilmesini isteyebilir.',
];

/** Payment. */
export const paymentTerms = (brand: Brand): string[] => [
  'Bedel, sipariş verilirken peşin ve tek seferde ödenir. Ödeme banka ya da kredi kartıyla, ödeme kuruluşu PayTR Ödeme ve Elektronik Para Kuruluşu A.Ş.’nin güvenli ödeme ekranında yapılır.',
  `Kart bilgileri doğrudan ödeme kuruluşuna girilir; ${brand.name} kart numarasını görmez ve saklamaz.`,
  'Satışa ilişkin fatura ya da fatura yerine geçen belge, Alıcının bildirdiği bilgilerle düzenlenir ve e-posta adresine gönderilir.',
];

/** Duration, no automatic renewal, and termination. */
export const durationTerms = ({ days }: SalesOrder): string[] => [
  `Plan ${days} gün sürer ve sürenin sonunda kendiliğinden biter. Otomatik yenileme ve otomatik çekim yoktur; süre bitince hesap ücretsiz Başlangıç planıyla, içindeki bütün hikâyelerle birlikte açık kalır.`,
  `Alıcı, planın son 7 gününde “Yenile” diyerek yeni bir ${days} gün satın alabilir; bu süre, yürürlükteki planın bitimine eklenir. Her yenileme ayrı bir siparişle ve o günkü fiyatla yapılır.`,
  'Alıcı, planı dilediği an panelinden iptal edebilir. İptalde ek bir bedel alınmaz, hizmet ödenmiş sürenin sonuna kadar sürer, hatırlatma e-postaları kesilir.',
];

/** The right of withdrawal, and why an immediately performed service has none (md. 15/1-ğ and -h). */
export const withdrawalTerms = (brand: Brand): string[] => [
  'Mesafeli sözleşmelerde tüketicinin, kural olarak on dört gün içinde gerekçe göstermeden ve cezai şart ödemeden cayma hakkı vardır. Ancak Mesafeli Sözleşmeler Yönetmeliğinin 15 inci maddesinin birinci fıkrasının (ğ) bendi uyarınca elektronik ortamda anında ifa edilen hizmetlere, (h) bendi uyarınca da cayma hakkı süresi sona ermeden önce tüketicinin onayı ile ifasına başlanan hizmetlere ilişkin sözleşmelerde cayma hakkı kullanılamaz.',
  'Bu sözleşmenin konusu olan plan, ödemenin onaylanmasıyla birlikte elektronik ortamda anında ifa edilir. Alıcı, siparişten önce hizmetin hemen başlamasını açıkça istediğini ve bu nedenle cayma hakkını kullanamayacağını bildiğini ayrıca onaylar. Bu onay verilmeden sipariş tamamlanamaz.',
  `Plan herhangi bir nedenle etkinleşmemişse hizmetin ifasına başlanmamış demektir. Bu durumda Alıcı, on dört gün içinde ${brand.email} adresine yazacağı bir ileti ile cayabilir. Cayma bildiriminin bu süre içinde gönderilmiş olması yeterlidir; ödenen bedelin tamamı, bildirimin ulaşmasından başlayarak en geç on dört gün içinde geri verilir.`,
];

/** Refunds (docs/product/content.md). */
export const refundTerms = (): string[] => [
  'Kullanılmayan tokenler ve plan süresinin kullanılmayan bölümü için ücret iadesi yapılmaz.',
  'Bir siparişin bedeli geri verildiğinde o siparişle alınan süre sona erer; hesap ücretsiz plana dönerse plandan harcanmadan kalan tokenler bakiyeden düşülür. Ücretsiz planın verdiği ve ayrıca verilen tokenler kalır.',
  'Hizmetin ayıplı ifa edilmesi ya da teknik bir sorun yüzünden kullanılamaması durumunda Alıcının 6502 sayılı Kanunun 13 ila 16 ncı maddelerinden doğan hakları saklıdır. Böyle bir başvuruda sorun incelenir; hizmetin yeniden görülmesi, sürenin uzatılması ya da bedelin geri verilmesi değerlendirilir.',
  'Aynı sipariş için yanlışlıkla birden çok ödeme alınmışsa fazla olan, başvuru beklenmeden geri verilir.',
  'İadeler, ödemenin yapıldığı karta ve Alıcıya gider yüklenmeden yapılır. Tutarın hesaba yansıma süresi bankaya göre değişir.',
];

/** Complaints, arbitration boards and courts (6502 md. 66 ff.). */
export const disputeTerms = (brand: Brand): string[] => [
  `Alıcı şikâyetini ${brand.email} adresine ya da sitedeki iletişim formuna yazabilir; başvurular en geç 30 gün içinde yanıtlanır.`,
  'Uyuşmazlıklarda Alıcı, Ticaret Bakanlığının her yıl ilan ettiği parasal sınırlar içinde yerleşim yerindeki ya da işlemin yapıldığı yerdeki Tüketici Hakem Heyetine, bu sınırları aşan uyuşmazlıklarda Tüketici Mahkemesine başvurabilir. Tüketici Mahkemesinde dava açmadan önce arabulucuya başvurulması dava şartıdır.',
  `Türk hukuku uygulanır. Tüketicinin yasadan doğan yetkili yer seçimi saklı kalmak üzere, ticari ya da mesleki amaçla yapılan alışverişten doğan uyuşmazlıklarda ${brand.city} mahkemeleri ve icra daireleri yetkilidir.`,
];

/** The address for notices. */
export const noticeTerms = (brand: Brand): string[] => {
  const letters = companyFacts(brand.company).filter(
    ([label]) => label === 'Adres' || label === 'KEP adresi',
  );
  return [
    'Alıcıya yapılacak bildirimler, hesabında kayıtlı e-posta adresine gönderilir. Alıcı, bu adresi güncel tutar.',
    `Satıcıya yapılacak bildirimler ${brand.email} adresine gönderilir.${letters
      .map(([label, value]) => ` ${label}: ${value}.`)
      .join('')}`,
  ];
};
