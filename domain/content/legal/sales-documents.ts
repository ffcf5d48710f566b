import type { PlanTerms } from '../../billing/plans.ts';
import type { Brand } from '../../site/brand.ts';
import type { LegalDocument } from './legal-document.ts';
import { buyerLines, orderLines, planLines, type SalesOrder, sellerLines } from './sales-order.ts';
import {
  disputeTerms,
  durationTerms,
  noticeTerms,
  paymentTerms,
  performanceTerms,
  refundTerms,
  withdrawalTerms,
} from './sales-terms.ts';

export type { SalesOrder } from './sales-order.ts';
export { immediateServiceConsent } from './sales-terms.ts';

/** The date of the current versions of both texts. */
export const salesDocumentsVersion = '2026-11-22';

/**
 * The version of both texts with the terms of the plan and the seller that they name, which a buyer accepts: a page that
 * shows older terms, or another seller, is refused like one that shows older texts. The first of both add nothing.
 */
export function documentsVersionOf(
  { version }: Pick<PlanTerms, 'version'>,
  { revision }: Pick<Brand, 'revision'>,
): string {
  return version === 1 && revision === 0
    ? salesDocumentsVersion
    : `${salesDocumentsVersion}/${version}.${revision}`;
}

/**
 * The information that a consumer must get before the contract (6502 md. 48, Mesafeli Sözleşmeler Yönetmeliği md. 5).
 */
export function preInformationForm(order: SalesOrder, brand: Brand): LegalDocument {
  return {
    title: 'Ön bilgilendirme formu',
    version: salesDocumentsVersion,
    sections: [
      {
        heading: 'Konu',
        paragraphs: [
          'Bu form, 6502 sayılı Tüketicinin Korunması Hakkında Kanunun 48 inci maddesi ve Mesafeli Sözleşmeler Yönetmeliğinin 5 inci maddesi uyarınca, sipariş verilmeden önce Alıcıyı bilgilendirmek için hazırlanmıştır. Sipariş onaylandığında ödeme yükümlülüğü doğar.',
        ],
      },
      { heading: 'Satıcı', paragraphs: sellerLines(brand) },
      { heading: 'Alıcı', paragraphs: buyerLines(order) },
      { heading: 'Hizmetin temel nitelikleri', paragraphs: planLines(order, brand) },
      { heading: 'Sipariş ve toplam bedel', paragraphs: orderLines(order, brand) },
      { heading: 'Ödeme', paragraphs: paymentTerms(brand) },
      { heading: 'İfanın zamanı ve biçimi', paragraphs: performanceTerms() },
      { heading: 'Süre, yenileme ve iptal', paragraphs: durationTerms(order) },
      { heading: 'Cayma hakkı', paragraphs: withdrawalTerms(brand) },
      { heading: 'İade', paragraphs: refundTerms() },
      {
        heading: 'Teknik gerekler',
        paragraphs: [
          'Hizmet, internet bağlantısı olan bir bilgisayar, tablet ya da telefonda, JavaScript’i açık güncel bir tarayıcıyla kullanılır; ayrı bir donanım ya da yazılım gerekmez. Metinler düz metin olarak indirilebilir; kopyalamayı engelleyen teknik bir koruma uygulanmaz.',
          'Hizmetten yararlanmak için 18 yaşını doldurmuş olmak ve bir e-posta adresiyle hesap açmak gerekir.',
        ],
      },
      { heading: 'Şikâyet ve uyuşmazlık', paragraphs: disputeTerms(brand) },
      {
        heading: 'Onay ve saklama',
        paragraphs: [
          'Alıcı bu formu okuduğunu, hizmetin nitelikleri, bütün vergiler içinde toplam bedeli, ödeme, ifa, cayma hakkı ve uyuşmazlık yolları konusunda bilgilendiğini elektronik ortamda onaylar.',
          'Formun onaylandığı an ve metnin sürümü siparişle birlikte kaydedilir, işlem kayıtlarıyla birlikte 10 yıl saklanır; onayın verildiği IP adresi 3 yıl sonra silinir. Metnin bir örneği yazdırılabilir ve istendiğinde e-posta ile gönderilir.',
        ],
      },
    ],
  };
}

/** The distance-sales contract (6502 md. 48; Mesafeli Sözleşmeler Yönetmeliği). */
export function distanceSalesContract(order: SalesOrder, brand: Brand): LegalDocument {
  return {
    title: 'Mesafeli satış sözleşmesi',
    version: salesDocumentsVersion,
    sections: [
      { heading: 'Taraflar', paragraphs: [...sellerLines(brand), ...buyerLines(order)] },
      {
        heading: 'Konu ve dayanak',
        paragraphs: [
          'Bu sözleşmenin konusu, Alıcının internet sitesinden elektronik ortamda sipariş verdiği, nitelikleri ve bedeli aşağıda yazılı hizmetin sunulmasıyla ilgili olarak tarafların hak ve yükümlülükleridir. Sözleşmeye 6502 sayılı Tüketicinin Korunması Hakkında Kanun, Mesafeli Sözleşmeler Yönetmeliği ve ilgili mevzuat uygulanır.',
          'Ön bilgilendirme formu bu sözleşmenin ayrılmaz parçasıdır. Alıcı, sözleşmeyi onaylamadan önce formu okuduğunu kabul eder.',
        ],
      },
      {
        heading: 'Sözleşme konusu hizmet',
        paragraphs: [...orderLines(order, brand), ...planLines(order, brand)],
      },
      { heading: 'Ödeme', paragraphs: paymentTerms(brand) },
      { heading: 'İfa', paragraphs: performanceTerms() },
      { heading: 'Süre, yenileme ve fesih', paragraphs: durationTerms(order) },
      {
        heading: 'Satıcının yükümlülükleri',
        paragraphs: [
          `${brand.name}, hizmeti tanıtılan niteliklere uygun, kesintisiz ve güvenli biçimde sunmak için gereken özeni gösterir. Bakım çalışmaları elverdiğince önceden duyurulur.`,
          'Satın alınan süre boyunca planın içeriği Alıcının aleyhine değiştirilmez. Hizmet, Satıcının kusuruyla kesintisiz 24 saatten uzun süre kullanılamazsa plan süresi kesinti kadar uzatılır.',
          'Metinler yapay zekâ yardımıyla üretilir. Satıcı, üretilen metnin belirli bir edebî değerde, hatasız ya da başka eserlerden bütünüyle farklı olacağını taahhüt etmez; metni yayımlamadan önce gözden geçirmek Alıcının sorumluluğundadır.',
        ],
      },
      {
        heading: 'Alıcının yükümlülükleri',
        paragraphs: [
          'Alıcı, 18 yaşını doldurduğunu ve verdiği bilgilerin doğru olduğunu beyan eder; hesabını başkasına kullandırmaz ve şifresini korur.',
          'Alıcı, hizmeti kullanım koşullarına ve yasalara uygun kullanır. Yasalara aykırı, nefret içeren ya da başkasının hakkını çiğneyen içerik üretmek, istenmeyen ileti göndermek, sistemin güvenliğini aşmaya çalışmak ve başkasının hesabını kullanmak yasaktır. Bu kurallara aykırı davranan hesap, uyarı yapılmadan ve ücret iadesi olmadan kapatılabilir; Alıcının yasadan doğan hakları saklıdır.',
          'Hizmetin olağan kullanımı aşacak ölçüde yüklenilmesi, herkese eşit hizmet verilebilmesi için geçici sınırlamalara yol açabilir.',
          'Alıcının yazdığı ve ürettiği hikâyelerin hakları kendisinde kalır. Alıcı, metinlerin hizmetin sunulması için gerektiği ölçüde işlenmesine izin verir.',
        ],
      },
      { heading: 'Cayma hakkı', paragraphs: withdrawalTerms(brand) },
      { heading: 'İade', paragraphs: refundTerms() },
      {
        heading: 'Kişisel veriler',
        paragraphs: [
          'Kişisel veriler, 6698 sayılı Kişisel Verilerin Korunması Kanununa uygun olarak ve KVKK aydınlatma metninde anlatıldığı gibi işlenir. Bu sözleşmeye ilişkin işlem kayıtları, yasal yükümlülük gereği 10 yıl saklanır.',
        ],
      },
      {
        heading: 'Mücbir sebep',
        paragraphs: [
          'Doğal afet, savaş, salgın, resmî makam kararı, genel internet ya da elektrik kesintisi gibi tarafların denetimi dışındaki nedenlerle yükümlülüklerin yerine getirilemediği sürece taraflar gecikmeden sorumlu olmaz. Böyle bir durum 30 günden uzun sürerse Alıcı sözleşmeyi feshedip kullanamadığı sürenin bedelini geri isteyebilir.',
        ],
      },
      { heading: 'Bildirimler', paragraphs: noticeTerms(brand) },
      { heading: 'Şikâyet, uyuşmazlık ve yetkili merciler', paragraphs: disputeTerms(brand) },
      {
        heading: 'Kayıtlar ve yürürlük',
        paragraphs: [
          'Alıcının onayını gösteren elektronik kayıtlar ile ödeme kuruluşunun kayıtları, aksi ispatlanıncaya kadar delil sayılır.',
          'Sözleşme, Alıcının elektronik ortamda onaylaması ve ödemenin gerçekleşmesiyle kurulur ve yürürlüğe girer. Onaylanan metnin sürümü siparişle birlikte saklanır; bir örneği yazdırılabilir ve istendiğinde e-posta ile gönderilir.',
        ],
      },
    ],
  };
}
