import { sql } from 'kysely';
import { csvLira, csvText } from '#domain/billing/csv.ts';
import { invoiceNumber } from '#domain/billing/invoice-number.ts';
import { type PlanId, plans } from '#domain/billing/plans.ts';
import { timeZone } from '#domain/time/time.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { writeAudit } from '../audit/index.ts';
import { type InvoiceRow, invoiceBuyer } from './invoice-row.ts';
import { exportsTests, monthBounds } from './read-month.ts';

/** Rows of one query. */
const batchRows = 2_000;

const headings = [
  'Belge no',
  'Tarih',
  'Saat',
  'Tür',
  'Sipariş / işlem no',
  'Alıcı türü',
  'Alıcı',
  'Siparişi veren',
  'VKN / TCKN',
  'Vergi dairesi',
  'Adres',
  'E-posta',
  'Hizmet',
  'KDV oranı (%)',
  'KDV hariç (TL)',
  'KDV (TL)',
  'Toplam (TL)',
  'İade edilen belge',
  'İade nedeni',
] as const;

const day = new Intl.DateTimeFormat('tr-TR', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone });
const time = new Intl.DateTimeFormat('tr-TR', { timeStyle: 'medium', timeZone });

/** The cells of the buyer. */
function buyerCells(row: InvoiceRow): string[] {
  const buyer = invoiceBuyer.parse(row.buyer);
  if ('username' in buyer) return ['Bilinmiyor (bağlantıyla ödeme)', buyer.username, '', '', '', '', ''];
  const kind = buyer.kind === 'company' ? 'Kurumsal' : 'Bireysel';
  return [kind, buyer.name, buyer.person, buyer.taxNumber, buyer.taxOffice, buyer.address, buyer.email];
}

/** The amounts of a row: those of a refund are negative. */
const signed = ({ kind, kurus, vat_kurus }: Pick<InvoiceRow, 'kind' | 'kurus' | 'vat_kurus'>) => {
  const sign = kind === 'refund' ? -1 : 1;
  return { net: sign * (kurus - vat_kurus), vat: sign * vat_kurus, total: sign * kurus };
};

type Sums = ReturnType<typeof signed>;
const amountCells = ({ net, vat, total }: Sums): string[] => [net, vat, total].map(csvLira);

function line(row: InvoiceRow, saleNumber: string): string {
  const cells = [
    invoiceNumber(row),
    day.format(row.issued_at),
    time.format(row.issued_at),
    row.kind === 'sale' ? 'Satış' : 'İade',
    row.reference,
    ...buyerCells(row),
    `${plans[row.plan as PlanId].name} planı`,
    String(row.vat_percent),
  ].map(csvText);
  return [...cells, ...amountCells(signed(row)), csvText(saleNumber), csvText(row.reason ?? '')].join(';');
}

/** A line with the sums of a kind. */
function sumLine(name: string, sums: Sums): string {
  const empty = (count: number) => Array<string>(count).fill('');
  return [name, ...empty(13), ...amountCells(sums), ...empty(2)].join(';');
}

/**
 * Returns the sales and refunds of a month as CSV: UTF-8 with a byte order mark, cells between semicolons, refunds as rows
 * of their own with negative amounts, and the sums at the end. All of it is one snapshot of the database.
 */
export async function exportAccounting({
  ctx,
  input: { month },
}: {
  ctx: AppContext;
  input: { month: string };
}): Promise<File> {
  const { deps } = ctx;
  const { from, to } = monthBounds(month);
  const bounds = [from, to].map((first) => new Date(`${first}T00:00:00+03:00`));
  const [start = new Date(), end = new Date()] = bounds;
  const sums = { sale: { net: 0, vat: 0, total: 0 }, refund: { net: 0, vat: 0, total: 0 } };
  const parts: string[] = [`\ufeff${headings.map(csvText).join(';')}\r\n`];
  await deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      // The instant as text: a Date drops its microseconds.
      let after = { at: start.toISOString(), test: false, number: 0 };
      for (;;) {
        const rows = await trx
          .selectFrom('invoices as i')
          .leftJoin('invoices as sale', 'sale.id', 'i.sale_id')
          .selectAll('i')
          .select(['sale.year as sale_year', 'sale.number as sale_number'])
          .select(sql<string>`i.issued_at::text`.as('instant'))
          .where(
            sql<boolean>`(i.issued_at, i.test, i.number) > (${after.at}::timestamptz, ${after.test}, ${after.number}::int)`,
          )
          .where('i.issued_at', '<', end)
          .$if(!exportsTests(deps), (query) => query.where('i.test', '=', false))
          .orderBy('i.issued_at')
          .orderBy('i.test')
          .orderBy('i.number')
          .limit(batchRows)
          .execute();
        for (const row of rows) {
          const amounts = signed(row);
          const of = sums[row.kind === 'sale' ? 'sale' : 'refund'];
          of.net += amounts.net;
          of.vat += amounts.vat;
          of.total += amounts.total;
        }
        parts.push(
          ...rows.map((row) => {
            const { sale_year: year, sale_number: number, test } = row;
            const saleNumber = year === null || number === null ? '' : invoiceNumber({ test, year, number });
            return `${line(row, saleNumber)}\r\n`;
          }),
        );
        const last = rows.at(-1);
        if (rows.length < batchRows || !last) break;
        after = { at: last.instant, test: last.test, number: last.number };
      }
      const { id, email } = signedIn(ctx);
      await writeAudit(trx, {
        actor: { id, email },
        action: 'payment.accounting_exported',
        subject: { type: 'accounting_month', id: month },
        now: deps.now(),
      });
    });
  const all = {
    net: sums.sale.net + sums.refund.net,
    vat: sums.sale.vat + sums.refund.vat,
    total: sums.sale.total + sums.refund.total,
  };
  parts.push(
    `${sumLine('Satışlar toplamı', sums.sale)}\r\n`,
    `${sumLine('İadeler toplamı', sums.refund)}\r\n`,
    `${sumLine('Toplam', all)}\r\n`,
  );
  return new File(parts, `muhasebe-${month}.csv`, { type: 'text/csv; charset=utf-8' });
}
