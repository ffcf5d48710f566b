import { invoiceNumber } from '#domain/billing/invoice-number.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import type { Brand } from '#domain/site/brand.ts';
import { timeZone } from '#domain/time/time.ts';
import { typeset } from '../documents/index.ts';
import { type InvoiceBuyer, type InvoiceRow, invoiceBuyer, invoiceSeller } from './invoice-row.ts';
import { sellerOf } from './issue-invoice.ts';

const template = new URL('./invoice.typ', import.meta.url);
const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeStyle: 'short', timeZone });

/** What an information copy must say: the official document is another one. */
export const invoiceNotice = 'Bilgi amaçlıdır; e-fatura/e-arşiv yerine geçmez.';

type Fact = [name: string, value: string];

/** The buyer's name and facts; a payment by a link says plainly that it has none. */
export function buyerFacts(buyer: InvoiceBuyer): { name: string; facts: Fact[] } {
  if ('username' in buyer) {
    return {
      name: buyer.username === '' ? 'Bilinmeyen ödeyen' : `“${buyer.username}” üyesi için ödeyen kişi`,
      facts: [
        [
          'Bilgi',
          'Ödeme giriş yapmadan bağlantıyla alındı; ödeyenin adı, adresi ve vergi numarası sorulmadı.',
        ],
      ],
    };
  }
  const isCompany = buyer.kind === 'company';
  const facts: Fact[] = [
    ['Siparişi veren', isCompany ? buyer.person : ''],
    ['Vergi dairesi', buyer.taxOffice],
    [isCompany ? 'Vergi no' : 'T.C. kimlik no', buyer.taxNumber],
    ['Adres', buyer.address],
    ['Telefon', buyer.phone],
    ['E-posta', buyer.email],
  ];
  return { name: buyer.name, facts: facts.filter(([, value]) => value !== '') };
}

/** The title of an invoice. */
export const invoiceTitle = (row: Pick<InvoiceRow, 'kind' | 'test' | 'year' | 'number'>): string =>
  `${row.kind === 'sale' ? 'Satış' : 'İade'} belgesi ${invoiceNumber(row)}`;

/**
 * Writes an invoice as PDF.
 * @param sale the invoice of the sale, on that of a refund
 * @param brand names the product, and the seller where the invoice stored none
 */
export function writeInvoice(
  row: InvoiceRow,
  { sale, brand }: { sale: InvoiceRow | null; brand: Brand },
): Promise<Buffer> {
  const seller = invoiceSeller.parse(row.seller ?? sellerOf(brand));
  const net = formatAmount(row.kurus - row.vat_kurus);
  const sign = row.kind === 'refund' ? '−' : '';
  const isRefund = row.kind === 'refund';
  const facts: Fact[] = [
    ['Belge numarası', invoiceNumber(row)],
    ['Düzenlendiği an', moment.format(row.issued_at)],
    ['Sipariş / işlem numarası', row.reference],
    ...(sale
      ? [['İade edilen satış', `${invoiceNumber(sale)}, ${moment.format(sale.issued_at)}`] satisfies Fact]
      : []),
    ...(row.reason === null ? [] : [['İade nedeni', row.reason] satisfies Fact]),
  ];
  return typeset(template, {
    title: invoiceTitle(row),
    notice: invoiceNotice,
    test: row.test ? 'Test ödemesidir: karttan para çekilmedi.' : null,
    facts,
    seller: { name: seller.name, facts: [...seller.facts, ['E-posta', seller.email]] },
    buyer: buyerFacts(invoiceBuyer.parse(row.buyer)),
    lines: [
      [
        `${brand.name} ${plans[row.plan as PlanId].name} planı, ${paidDays} gün${isRefund ? ' (iade)' : ''}`,
        `${sign}${net}`,
      ],
      [`KDV (%${row.vat_percent})`, `${sign}${formatAmount(row.vat_kurus)}`],
    ],
    total: [
      isRefund ? 'İade edilen toplam (KDV dâhil)' : 'Toplam (KDV dâhil)',
      `${sign}${formatAmount(row.kurus)}`,
    ],
    notes: isRefund
      ? [
          'Tutar, ödemenin yapıldığı karta geri gönderilir; hesaba yansıması bankaya göre birkaç gün sürebilir.',
        ]
      : ['Ödeme, PayTR aracılığıyla kartla peşin alınmıştır. Otomatik yenileme ve otomatik çekim yoktur.'],
  });
}
