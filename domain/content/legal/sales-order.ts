import { companyFacts } from '../../billing/company.ts';
import { type PlanTerms, plans } from '../../billing/plans.ts';
import type { Brand } from '../../site/brand.ts';
import { timeZone } from '../../time/time.ts';

/** The facts of an order in its documents. */
export interface SalesOrder {
  /** The buyer; only a username when somebody pays without signing in; null on the public specimen. */
  buyer:
    | {
        fullName: string;
        email: string;
        phone: string;
        address: string;
        /** Empty for an individual. */
        companyName?: string;
        /** Of a company only; a person's identity number is in no text that is shown. */
        taxNumber?: string;
        taxOffice?: string;
      }
    | { username: string }
    | null;
  /** The terms of the plan that are agreed on. */
  terms: PlanTerms;
  /** The charged amount including VAT, kuruş. */
  priceKurus: number;
  /** Duration of the plan, days. */
  days: number;
  /** Time of the order; null on the public specimen. */
  date: Date | null;
  orderId?: string | undefined;
}

const money = new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' });
const number = new Intl.NumberFormat('tr-TR');
const longDate = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** Formats an amount with the currency as letters: "200,00 TL". */
export function priceText(kurus: number): string {
  return `${money.format(kurus / 100).replaceAll(/[^\d.,]/g, '')} TL`;
}

/** The seller: the facts of the brand; name and e-mail are always shown. */
export function sellerLines(brand: Brand): string[] {
  return [
    `Satıcı: ${brand.company.tradeName ?? brand.name} (bundan sonra “Satıcı”${brand.company.tradeName ? ` ya da “${brand.name}”` : ''})`,
    ...companyFacts(brand.company)
      .filter(([, value]) => value !== brand.company.tradeName)
      .map(([label, value]) => `${label}: ${value}`),
    ...(brand.company.address ? [] : [`Yerleşim yeri: ${brand.city}`]),
    `E-posta: ${brand.email}`,
  ];
}

/** The buyer. */
export function buyerLines({ buyer }: SalesOrder): string[] {
  if (!buyer) {
    return [
      'Alıcı: Ödeme sayfasında adını, telefon numarasını ve adresini bildirerek siparişi veren üye (bundan sonra “Alıcı”). Bu bilgiler, siparişe özel metinde burada tek tek yazar.',
    ];
  }
  if ('username' in buyer) {
    return [
      `Alıcı: Giriş yapmadan, “${buyer.username}” kullanıcı adlı üye için ödeme yapan kişi (bundan sonra “Alıcı”). Kart sahibinin bilgileri ödeme kuruluşunun sayfasında verilir.`,
    ];
  }
  if (buyer.companyName) {
    return [
      `Alıcı: ${buyer.companyName} (bundan sonra “Alıcı”)`,
      `Siparişi veren: ${buyer.fullName}`,
      `Vergi dairesi ve numarası: ${buyer.taxOffice}, ${buyer.taxNumber}`,
      `E-posta: ${buyer.email}`,
      `Telefon: ${buyer.phone}`,
      `Adres: ${buyer.address}`,
    ];
  }
  return [
    `Alıcı: ${buyer.fullName} (bundan sonra “Alıcı”)`,
    `E-posta: ${buyer.email}`,
    `Telefon: ${buyer.phone}`,
    `Adres: ${buyer.address}`,
  ];
}

/** The product and its price. */
export function orderLines(
  { terms, priceKurus, days, date, orderId }: SalesOrder,
  { name }: Brand,
): string[] {
  return [
    `Hizmet: ${name} ${plans[terms.plan].name} planı`,
    `Süre: planın etkinleştiği andan başlayarak ${days} gün`,
    'Adet: 1',
    `Toplam bedel: ${priceText(priceKurus)}. KDV ve diğer bütün vergiler bu bedelin içindedir; teslimat gideri, kurulum bedeli ya da depozito yoktur.`,
    ...(date ? [`Sipariş tarihi: ${longDate.format(date)}`] : []),
    ...(orderId ? [`Sipariş numarası: ${orderId}`] : []),
  ];
}

/** The plan's features, from its terms. */
export function planLines({ terms }: SalesOrder, { name }: Brand): string[] {
  const { dailyTokens, monthlyGuaranteeTokens, wizardPerDay } = terms;
  return [
    `${name}, yazarın verdiği fikirden yapay zekâ yardımıyla Türkçe hikâye metni üreten, metinlerin düzenlenip saklandığı internet üzerinden bir yazı hizmetidir. Fiziksel bir ürün gönderilmez.`,
    'Kullanım token ile ölçülür. Token, metin uzunluğunun birimidir; yaklaşık dört karakter bir token sayılır. Her üretimin yaklaşık bedeli üretimden önce, kesin bedeli üretimden sonra ekranda gösterilir.',
    `E-posta adresi doğrulanmış hesabın bakiyesi her gün (Türkiye saatiyle) ${number.format(dailyTokens)} tokene tamamlanır.${
      plans[terms.plan].drawsOnGuarantee && monthlyGuaranteeTokens !== null
        ? ` Günlük bakiye bittiğinde, ayda ${number.format(monthlyGuaranteeTokens)} tokenlik güvencenin o ay kullanılmamış bölümünden yazmaya devam edilir.`
        : ''
    } Kullanılmayan günlük hak ertesi güne eklenmez.`,
    wizardPerDay === null
      ? 'Hikâye sihirbazı sayı sınırı olmadan kullanılır; daha uzun metinler üretilir ve destek başvuruları öne alınır.'
      : `Hikâye sihirbazı günde ${number.format(wizardPerDay)} kez kullanılır.`,
  ];
}
