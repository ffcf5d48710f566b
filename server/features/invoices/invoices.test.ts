import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#contract/invoices.ts';
import type { AdminOrder, Order } from '#contract/payments.ts';
import { createClient } from '#testing/client.ts';
import { companyBuyer, orderRequest, refundRequest } from '#testing/factories/order.ts';
import { createSession } from '#testing/factories/session.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { type PaytrServer, startPaytr } from '#testing/paytr/paytr-server.ts';
import { textOfPdf } from '#testing/pdf-text.ts';
import { invoiceAttachments } from './attachments.ts';
import { splitStored } from './read-accepted.ts';

const boss = 'yonetici@site.example';
let paytr: PaytrServer;
let app: TestApp;
let admin: SignedInClient;
let now = new Date();
beforeAll(async () => {
  paytr = await startPaytr();
  app = await startTestApp({ env: { ...paytr.env, ADMIN_EMAILS: boss }, now: () => now });
  paytr.serve(app);
  admin = await app.signIn({ email: boss });
});
beforeEach(() => {
  now = new Date();
});
afterAll(async () => {
  await app.stop();
  await paytr.close();
});

async function buy(changes: Record<string, unknown> = {}, writer?: SignedInClient) {
  const client = writer ?? (await app.signIn());
  const { body } = await client.post<{ orderId: string; paymentUrl: string }>(
    '/payments/orders',
    orderRequest(changes),
  );
  await paytr.choose(body.paymentUrl, 'pay');
  const { invoices } = (await client.get<Order>(`/payments/orders/${body.orderId}`)).body;
  return { writer: client, orderId: body.orderId, invoice: invoices[0] as Invoice };
}
const refund = (orderId: string, changes: Record<string, unknown>) =>
  admin.post<AdminOrder>('/admin/payments/refund', { orderId, ...refundRequest(changes) });

async function download(client: SignedInClient, path: string) {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { cookie: client.cookie() } });
  return {
    status: answer.status,
    name: answer.headers.get('content-disposition'),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

describe('numbers', () => {
  test('have no gaps, in each year of Istanbul, while payments settle at the same moment and fail in between', async () => {
    // Ten minutes before and after midnight in Istanbul.
    now = new Date('2031-12-31T20:50:00Z');
    await Promise.all(Array.from({ length: 6 }, () => buy()));
    // A second invoice of the same sale takes a number, fails, and returns it.
    const second = app.deps.pool.query(
      `INSERT INTO invoices (kind, test, intent_id, reference, plan, kurus, vat_percent, vat_kurus, buyer, issued_at)
       SELECT kind, test, intent_id, reference, plan, kurus, vat_percent, vat_kurus, buyer, issued_at FROM invoices
       WHERE year = 2031 LIMIT 1`,
    );
    await expect(second).rejects.toThrow(/invoices_one_sale/);
    now = new Date('2031-12-31T21:10:00Z');
    await Promise.all(Array.from({ length: 3 }, () => buy()));
    const { rows } = await app.deps.pool.query(
      `SELECT year, array_agg(number ORDER BY number) AS numbers FROM invoices WHERE year >= 2031 GROUP BY year ORDER BY year`,
    );
    expect(rows).toEqual([
      { year: 2031, numbers: [1, 2, 3, 4, 5, 6] },
      { year: 2032, numbers: [1, 2, 3] },
    ]);
  });
});

describe('an invoice', () => {
  test('names a company with its tax number and the VAT inside, for its buyer and administrators only', async () => {
    const { writer, orderId, invoice } = await buy({ details: companyBuyer });
    expect(invoice).toMatchObject({ kind: 'sale', test: false, kurus: 20_000, hasDocuments: true });
    const own = await download(writer, `/invoices/${invoice.id}/pdf`);
    expect([own.status, own.name]).toEqual([200, `attachment; filename="satis-${invoice.number}.pdf"`]);
    const text = await textOfPdf(own.body);
    for (const part of [
      invoice.number,
      'Bilgi amaçlıdır; e-fatura/e-arşiv yerine geçmez.',
      companyBuyer.companyName,
      companyBuyer.taxNumber,
      companyBuyer.taxOffice,
      orderId,
      '₺166,67',
      'KDV (%20)',
      '₺33,33',
      '₺200,00',
    ]) {
      if (text !== null) expect(text).toContain(part);
    }
    expect((await download(admin, `/invoices/${invoice.id}/pdf`)).status).toBe(200);
    const stranger = await app.signIn();
    for (const path of ['pdf', 'documents/contract'])
      expect((await download(stranger, `/invoices/${invoice.id}/${path}`)).status).toBe(404);
    const { body } = await writer.get<{ invoices: Invoice[] }>('/invoices');
    expect(body.invoices).toEqual([invoice]);
    expect((await stranger.get<{ invoices: Invoice[] }>('/invoices')).body.invoices).toEqual([]);
  });

  test('of a refund has a number of its own, the reason and the sale’s number; together they contain the whole VAT', async () => {
    const { writer, orderId, invoice } = await buy();
    let before = 0;
    for (const kurus of [3_333, 1, 16_666]) {
      await refund(orderId, { kurus, refundedKurus: before, reason: '“Eksik” #gün $1 *' });
      before += kurus;
    }
    const { rows } = await app.deps.pool.query(
      `SELECT sum(kurus)::int AS kurus, sum(vat_kurus)::int AS vat, count(*)::int AS invoices FROM invoices WHERE sale_id = $1`,
      [invoice.id],
    );
    expect(rows).toEqual([{ kurus: 20_000, vat: 3_333, invoices: 3 }]);
    const { invoices } = (await writer.get<Order>(`/payments/orders/${orderId}`)).body;
    const last = invoices.at(-1);
    const text = await textOfPdf((await download(writer, `/invoices/${last?.id}/pdf`)).body);
    for (const part of [last?.number ?? '', invoice.number, '“Eksik” #gün $1 *', '−₺166,66'])
      if (text !== null) expect(text).toContain(part);
  });

  test('never changes, and stays when the account is deleted', async () => {
    const { writer, invoice } = await buy();
    await expect(
      app.deps.pool.query('UPDATE invoices SET kurus = 1 WHERE id = $1', [invoice.id]),
    ).rejects.toThrow(/never changes/);
    await expect(app.deps.pool.query('DELETE FROM invoices WHERE id = $1', [invoice.id])).rejects.toThrow(
      /10 years/,
    );
    expect((await writer.post('/account/remove', { password: '' })).status).toBe(200);
    expect((await download(admin, `/invoices/${invoice.id}/pdf`)).status).toBe(200);
  });
});

describe('accepted documents', () => {
  test('are read as they were accepted, by buyer and administrator', async () => {
    const { writer, orderId, invoice } = await buy();
    const { documents } = (await writer.get<Order>(`/payments/orders/${orderId}`)).body;
    for (const client of [writer, admin]) {
      const pdf = await download(client, `/invoices/${invoice.id}/documents/contract`);
      expect([pdf.status, pdf.name]).toEqual([
        200,
        `attachment; filename="mesafeli-satis-sozlesmesi-${orderId}.pdf"`,
      ]);
      const text = await textOfPdf(pdf.body);
      for (const part of ['Mesafeli satış sözleşmesi', orderId, documents.version])
        if (text !== null) expect(text).toContain(part);
    }
    // Nothing of the stored text is left out of the sections that are typeset.
    const { title, version, sections } = splitStored(documents.contract);
    const words = (text: string) => text.split(/\s+/).filter(Boolean);
    expect(words([title, version, ...sections.flat(2)].join(' '))).toEqual(words(documents.contract));
  });

  test('are attached to the receipt with the invoice; a refund has its own invoice', async () => {
    const { writer, orderId, invoice } = await buy();
    const receipt = app.mails.find(
      ({ to, subject }) => to === writer.email && subject.startsWith('Ödemeniz alındı'),
    );
    expect(receipt).toMatchObject({ invoiceId: invoice.id });
    const files = await invoiceAttachments(app.deps, invoice.id);
    expect(files.map(({ name, type }) => [name, type])).toEqual([
      [`satis-${invoice.number}.pdf`, 'application/pdf'],
      [`on-bilgilendirme-formu-${orderId}.pdf`, 'application/pdf'],
      [`mesafeli-satis-sozlesmesi-${orderId}.pdf`, 'application/pdf'],
    ]);
    const { body } = await refund(orderId, { kurus: 5_000 });
    const returned = body.invoices[1];
    expect((await invoiceAttachments(app.deps, returned?.id ?? '')).map(({ name }) => name)).toEqual([
      `iade-${returned?.number}.pdf`,
    ]);
  });
});

describe('the accounting export', () => {
  const rowsOf = (csv: string) =>
    csv
      .slice(1)
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(';'));
  const kurusOf = (lira: string | undefined) => Math.round(Number(lira?.replace(',', '.')) * 100);

  test('lists a month’s sales and refunds, disarmed, and adds up to the kuruş with database and screen', async () => {
    now = new Date('2029-02-28T20:59:00Z');
    // The session of today has ended by then.
    const cookie = await createSession(app.deps, admin.userId);
    admin = { ...admin, ...createClient(app.url, cookie) };
    const hostile = { ...companyBuyer, companyName: '=HYPERLINK("http://x.example","y")', fullName: '@Ayşe' };
    const first = await buy({ details: hostile });
    const second = await buy();
    await refund(first.orderId, { kurus: 4_990, reason: '-2+3' });
    await refund(second.orderId, { kurus: 20_000, reason: 'Tamamı' });
    // The first minute of March in Istanbul.
    now = new Date('2029-02-28T21:00:00Z');
    await buy();
    const file = await download(admin, '/admin/invoices/accounting?month=2029-02');
    expect([file.status, file.name]).toEqual([200, 'attachment; filename="muhasebe-2029-02.csv"']);
    const csv = file.body.toString('utf8');
    expect(csv.startsWith('\ufeffBelge no;Tarih;')).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""http://x.example"",""y"")"`);
    expect(csv).toContain(";'@Ayşe;");
    expect(csv).toContain(";'-2+3\r\n");
    for (const cell of csv.slice(1).split(/[;\r\n]+/)) expect(cell).not.toMatch(/^[=+@\t]/);
    const rows = rowsOf(csv);
    const entries = rows.filter(([number]) => /^\d{4}-/.test(number ?? ''));
    expect(entries.map(([number, date, , kind]) => [number, date, kind])).toEqual([
      ['2029-000001', '28.02.2029', 'Satış'],
      ['2029-000002', '28.02.2029', 'Satış'],
      ['2029-000003', '28.02.2029', 'İade'],
      ['2029-000004', '28.02.2029', 'İade'],
    ]);
    const column = (row: string[] | undefined, at: number) => kurusOf(row?.[at]);
    const sums = rows.slice(-3);
    for (const at of [14, 15, 16]) {
      const added = entries.reduce((sum, row) => sum + column(row, at), 0);
      expect(column(sums[2], at)).toBe(added);
      expect(column(sums[0], at) + column(sums[1], at)).toBe(added);
    }
    expect([column(sums[0], 16), column(sums[1], 16), column(sums[2], 16)]).toEqual([
      40_000, -24_990, 15_010,
    ]);
    const { body: screen } = await admin.get<object>('/admin/invoices/month?month=2029-02');
    expect(screen).toEqual({
      sales: 2,
      soldKurus: 40_000,
      refunds: 2,
      refundedKurus: 24_990,
      vatKurus: column(sums[2], 15),
    });
    const { rows: stored } = await app.deps.pool.query(
      `SELECT sum(CASE kind WHEN 'sale' THEN kurus ELSE -kurus END)::int AS kurus FROM invoices
       WHERE issued_at >= '2029-02-01 00:00+03' AND issued_at < '2029-03-01 00:00+03'`,
    );
    expect(stored).toEqual([{ kurus: 15_010 }]);
  });

  test.each(['2029-13', '2029-2', "2029-02'--", '', '=1'])('refuses the month %j', async (month) => {
    const answer = await download(admin, `/admin/invoices/accounting?${new URLSearchParams({ month })}`);
    expect(answer.status).toBe(422);
  });

  test('of a month without sales has headings and zeros', async () => {
    const { body } = await download(admin, '/admin/invoices/accounting?month=2020-01');
    expect(rowsOf(body.toString('utf8')).map((row) => [row[0], row[16]])).toEqual([
      ['Belge no', 'Toplam (TL)'],
      ['Satışlar toplamı', '0,00'],
      ['İadeler toplamı', '0,00'],
      ['Toplam', '0,00'],
    ]);
  });
});
