import type { Brand } from '../../site/brand.ts';
import type { LegalPageDocument } from './legal-document.ts';

/** What the site aims at, how it is tested, and what is known to be missing; keep the limits true. */
export const accessibilityStatement = (brand: Brand): LegalPageDocument => ({
  title: 'Erişilebilirlik bildirimi',
  version: '2026-11-23',
  description: `${brand.name} herkes için: hedefimiz WCAG 2.2 AA, siteyi nasıl sınadığımız, bilinen eksikler ve bize ulaşmanın yolu.`,
  lead: 'Hikâye yazmak isteyen herkes yazabilsin istiyoruz: fareyle ya da klavyeyle, ekrana bakarak ya da ekran okuyucuyla.',
  sections: [
    {
      heading: 'Hedefimiz',
      paragraphs: [
        'Sitenin bütün sayfalarında Web İçeriği Erişilebilirlik Kılavuzu’nun (WCAG) 2.2 sürümünü, AA düzeyinde karşılamayı amaçlıyoruz. Bunun sizin için anlamı şudur:',
      ],
      items: [
        'Her iş yalnızca klavyeyle de yapılır; odağın nerede olduğu görünür.',
        'Düğmeler ve alanlar ekran okuyucuya adlarıyla tanıtılır; hatalar ve sonuçlar sesli de duyurulur.',
        'Yazılar açık ve koyu görünümde yeterli karşıtlıkla görünür; bilgi yalnızca renkle verilmez.',
        'Sayfalar 360 piksel genişlikte ve büyütülmüş yazıyla yana kaydırmadan okunur.',
        'Cihazınızda hareketi azaltmayı seçtiyseniz canlandırmalar oynamaz.',
      ],
    },
    {
      heading: 'Nasıl sınıyoruz',
      paragraphs: [
        'Sayfalar, her değişiklikten sonra gerçek bir tarayıcıda kendiliğinden sınanır: axe-core denetimi açık ve koyu görünümde, telefon ve masaüstü genişliğinde hiçbir hata bulmamalıdır. Başlıca işler aynı sınamalarda klavyeyle de yapılır.',
        'Otomatik denetim her sorunu bulamaz. Bağımsız bir kuruluşun denetimi ve engelli kullanıcılarla sınama henüz yapılmadı; bu yüzden siteye tam uyumlu demiyoruz.',
      ],
    },
    {
      heading: 'Bilinen eksikler',
      paragraphs: ['Şunların sınırlı olduğunu biliyoruz:'],
      items: [
        'Kart bilgilerinizi girdiğiniz ödeme sayfası PayTR’nindir; erişilebilirliğini biz belirleyemeyiz.',
        'Başka sitelere giden bağlantılar ve blog yazılarından bağlantı verilen videolar bizim denetimimizde değildir.',
        'Panelin grafikleri ekran okuyucuda sayılarıyla okunur, çizim olarak betimlenmez.',
        'Yazarların paylaştığı hikâyelerde, örneğin başlık düzeninde, yazarın seçimleri geçerlidir.',
      ],
    },
    {
      heading: 'Bir engelle karşılaşırsanız',
      paragraphs: [
        `Bize ${brand.email} adresinden ya da [iletişim sayfasından](/iletisim) yazın. Hangi sayfada ne yapmak istediğinizi, kullandığınız tarayıcıyı ve varsa yardımcı teknolojiyi belirtirseniz sorunu daha çabuk buluruz. Yapmak istediğiniz iş beklemesin diye, çözülene kadar başka bir yol bulmanıza da yardım ederiz.`,
      ],
    },
  ],
});
