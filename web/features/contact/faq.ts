import { type PlanCatalogue, plans } from '#domain/billing/plans.ts';
import type { Claims } from '#domain/site/claims.ts';
import { replyTimes } from './reply-times.ts';

const number = new Intl.NumberFormat('tr-TR');

/** What people ask most; an answer may hold links as `[words](/address)`. */
export const questionsOf = (
  { free, pro }: PlanCatalogue,
  claims: Claims,
): readonly { question: string; answer: string }[] => [
  {
    question: 'Mesajıma ne zaman yanıt alırım?',
    answer: `${replyTimes(claims)
      .map(([what, time], at) => (at === 0 ? `${what} ${time}` : `${what.toLocaleLowerCase('tr')} ${time}`))
      .join(', ')} içinde yanıtlanır. Profesyonel ve Yayıncı üyelerin mesajları öne alınır.`,
  },
  {
    question: 'Tokenlerim ne zaman yenilenir?',
    answer: `Bakiyeniz her gün, Türkiye saatiyle gece yarısından sonraki ilk girişinizde planınızın günlük hakkına tamamlanır: ${plans.free.name} planında ${number.format(free.dailyTokens)}, ${plans.pro.name} planında ${number.format(pro.dailyTokens)} token. Bunun için e-posta adresinizin doğrulanmış olması gerekir.`,
  },
  {
    question: 'Doğrulama postası gelmedi, ne yapmalıyım?',
    answer:
      'Önce istenmeyen posta klasörüne bakın. Orada da yoksa panelinizin üstündeki banttan yeniden gönderin; adresi yanlış yazdıysanız [Güvenlik ve veriler](/guvenlik) sayfasından değiştirin.',
  },
  {
    question: 'Ödeme yaptım ama planım etkinleşmedi.',
    answer:
      'Etkinleşme genellikle birkaç saniye, seyrek olarak birkaç dakika sürer. Bekledikten sonra paneliniz hâlâ eski planı gösteriyorsa “Ödeme ve fatura” seçeneğiyle bize yazın; sipariş numaranızı eklemeniz işimizi hızlandırır.',
  },
  {
    question: 'Ücret iadesi alabilir miyim?',
    answer:
      'Kullanılmayan tokenler için iade yapılmaz; teknik bir sorun yüzünden hizmetten yararlanamadıysanız başvurunuzu değerlendiririz. Ayrıntılar [iptal ve iade koşullarında](/iptal-ve-iade).',
  },
  {
    question: 'Yazdığım hikâyeler kimin?',
    answer:
      'Sizin. Metinlerinizi yalnızca size hizmet verebilmek için işleriz; satmayız, reklam için incelemeyiz. Ayrıntılar [kullanım koşullarında](/kullanim-kosullari).',
  },
  {
    question: 'Hesabımı nasıl silerim?',
    answer:
      '[Güvenlik ve veriler](/guvenlik) sayfasından. Önce bütün verilerinizi indirebilirsiniz; silme geri alınamaz. Yalnızca sipariş kayıtları, bize yazdığınız mesajlar ve ileti onaylarınızın kaydı [yasal sürelerin](/gizlilik-politikasi) sonuna kadar kalır.',
  },
];
