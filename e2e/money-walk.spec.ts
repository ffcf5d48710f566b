import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { defaultTerms } from '#domain/billing/plans.ts';
import { checkoutPath } from '#domain/billing/purchase.ts';
import { salesDocumentsVersion } from '#domain/content/legal/sales-documents.ts';
import { messages } from '#domain/messages/index.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { Way } from '#server/providers/paytr/counterpart/pages.ts';
import { companyBuyer } from '#testing/factories/order.ts';
import { signInAsAdmin, moneyTest as test } from './database-app.ts';
import { appReady, expect, expectAccessible } from './fixtures.ts';
import { type Person, signUp } from './people.ts';

const price = defaultTerms.pro.monthlyPriceKurus ?? 0;
const month = istanbulDay(new Date()).slice(0, 7);
const person = { fullName: 'Defne Akın', phone: '0555 555 55 55', address: 'Kordon Cad. 1\nKonak, İzmir' };

/** Orders through the API. */
async function order(page: Page, details = person): Promise<{ orderId: string; paymentUrl: string }> {
  const answer = await page.request.post('/api/payments/orders', {
    data: {
      idempotencyKey: randomUUID(),
      plan: 'pro',
      billing: 'monthly',
      amountKurus: price,
      details,
      documentsVersion: salesDocumentsVersion,
      preInformationAccepted: true,
      contractAccepted: true,
      withdrawalWaived: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

/** Ends a payment in a way of the simulator. */
async function payAt(page: Page, paymentUrl: string, way: Way): Promise<void> {
  const { pathname, origin } = new URL(paymentUrl);
  await page.request.post(pathname, { form: { way }, headers: { origin }, maxRedirects: 0 });
}

/** Orders and pays through the API. */
async function buy(page: Page, way: Way): Promise<string> {
  const { orderId, paymentUrl } = await order(page);
  await payAt(page, paymentUrl, way);
  return orderId;
}
const read = async (page: Page, id: string) => (await page.request.get(`/api/payments/orders/${id}`)).json();
const planOf = async (page: Page) => (await (await page.request.get('/api/tokens')).json()).plan;

/** Opens an order's details on the payments screen. */
async function openOrder(admin: Page, orderId: string) {
  const list = admin.getByRole('region', { name: 'Ödeme bildirimleri' });
  await list.getByLabel('Sipariş ya da bildirim kimliği ara').fill(orderId);
  await expect(list.getByRole('rowheader').first()).toHaveText(orderId);
  const detail = list.getByRole('button', { name: `Ayrıntı: ${orderId}` }).first();
  if ((await detail.getAttribute('aria-expanded')) !== 'true') await detail.click();
  return list;
}

/** Refunds an amount with a reason in the dialog. */
async function refund(admin: Page, orderId: string, asked: { amount: string; reason: string }) {
  const list = await openOrder(admin, orderId);
  await list.getByRole('button', { name: /^İade et:/ }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByLabel('İade tutarı (TL)').fill(asked.amount);
  await dialog.getByLabel('Neden').fill(asked.reason);
  await dialog.getByRole('button', { name: 'İade et' }).click();
  await expect(dialog).toHaveCount(0);
}

// The second tab's order is refused.
test.use({ expectedErrors: [/409 \(Conflict\)/] });

test('the whole walk of money adds up to the kuruş in the month’s accounting export @once', async ({
  page,
  browser,
  databaseApp: { pool, url },
}) => {
  test.setTimeout(120_000);
  const newPage = async (): Promise<Page> => (await browser.newContext({ baseURL: url })).newPage();
  const newBuyer = async (): Promise<{ page: Page; person: Person }> => {
    const own = await newPage();
    return { page: own, person: await signUp(own) };
  };
  const admin = await newPage();
  await signInAsAdmin(admin, pool);
  /** What is expected of each row: kuruş, negative for a refund. */
  const expected: number[] = [];

  // A company buys at the checkout and gets its documents.
  await signUp(page);
  await page.goto(checkoutPath(defaultTerms.pro));
  await appReady(page);
  await page.getByText('Kurumsal', { exact: true }).click();
  await page.getByLabel('Unvan').fill('=Kıyı; Yayıncılık');
  await page.getByLabel('Vergi numarası').fill('8760052206');
  await page.getByLabel('Vergi dairesi').fill(companyBuyer.taxOffice);
  await page.getByLabel('Ad soyad').fill(person.fullName);
  await page.getByLabel('Telefon').fill(person.phone);
  await page.getByLabel('Adres').fill(person.address);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const payButton = (tab: Page) => tab.getByRole('button', { name: '₺200,00 öde' });
  const pay = payButton(page);
  await pay.click();
  await expect(page.getByLabel('Vergi numarası')).toBeFocused();
  await page.getByLabel('Vergi numarası').fill(companyBuyer.taxNumber);
  await expectAccessible(page);
  // The same form in a second tab, and a double click in both.
  const secondTab = await page.context().newPage();
  await secondTab.goto(checkoutPath(defaultTerms.pro));
  await appReady(secondTab);
  await secondTab.getByLabel('Ad soyad').fill(person.fullName);
  await secondTab.getByLabel('Telefon').fill(person.phone);
  await secondTab.getByLabel('Adres').fill(person.address);
  for (const box of await secondTab.getByRole('checkbox').all()) await box.check();
  await pay.dblclick();
  await page.getByRole('button', { name: 'Öde', exact: true }).dblclick();
  await page.waitForURL('**/odeme-basarili?order_id=*');
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  const companyOrder = new URL(page.url()).searchParams.get('order_id') ?? '';
  await payButton(secondTab).dblclick();
  await expect(secondTab.getByRole('alert')).toContainText(messages.payments.planCurrent);
  await secondTab.close();
  const { orders: ofCompany } = await (await page.request.get('/api/payments/orders')).json();
  expect(ofCompany.map(({ orderId }: { orderId: string }) => orderId)).toEqual([companyOrder]);
  expected.push(price);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Satış belgesi TEST-\d{4}-\d{6} \(PDF\)$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^satis-TEST-\d{4}-\d{6}\.pdf$/);

  // The notification comes twice, late, or with a wrong signature.
  const twice = await newBuyer();
  const twiceOrder = await buy(twice.page, 'twice');
  expect(await read(twice.page, twiceOrder)).toMatchObject({ status: 'paid' });
  expected.push(price);
  const late = await newBuyer();
  const lateOrder = await buy(late.page, 'late');
  expect(await read(late.page, lateOrder)).toMatchObject({ status: 'pending', invoices: [] });
  await late.page.goto(`/odeme-basarili?order_id=${lateOrder}`);
  await expect(late.page.getByText('Ödeme onayı bekleniyor')).toBeVisible();
  const forged = await newBuyer();
  const forgedOrder = await buy(forged.page, 'forged');
  expect(await read(forged.page, forgedOrder)).toMatchObject({ status: 'pending', invoices: [] });
  expect(await planOf(forged.page)).toBe('free');
  const asked = await admin.request.post('/api/admin/payments/reconcile', {
    data: { orderId: forgedOrder },
  });
  expect(await asked.json()).toMatchObject({ status: 'paid' });
  expect(await planOf(forged.page)).toBe('pro');
  expected.push(price);
  // The page moves on by the notification.
  await expect(late.page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible({ timeout: 20_000 });
  expect(await planOf(late.page)).toBe('pro');
  expected.push(price);

  // Two payment pages of one buyer are both paid: the second payment goes back, and the first keeps its plan.
  const both = await newBuyer();
  const first = await order(both.page);
  const second = await order(both.page, { ...person, address: 'Başka bir adres' });
  await payAt(both.page, first.paymentUrl, 'pay');
  await payAt(both.page, second.paymentUrl, 'pay');
  expect(await read(both.page, first.orderId)).toMatchObject({ status: 'paid' });
  expect(await read(both.page, second.orderId)).toMatchObject({ status: 'paid' });
  expected.push(price, price);

  // A refused card, a buyer who leaves, and an order that nobody pays are no sales.
  const none = await newBuyer();
  expect(await read(none.page, await buy(none.page, 'fail'))).toMatchObject({ status: 'failed' });
  expect(await read(none.page, await buy(none.page, 'cancel'))).toMatchObject({ status: 'cancelled' });
  expect(await read(none.page, (await order(none.page)).orderId)).toMatchObject({ status: 'pending' });

  // The plan is cancelled, renewed in its last days, and ends.
  expect((await twice.page.request.post('/api/plan/cancellation', { data: {} })).status()).toBe(200);
  await pool.query(
    `UPDATE user_tokens t SET plan_ends_at = now() + interval '3 days' FROM users u WHERE u.id = t.user_id AND u.email = $1`,
    [late.person.email],
  );
  await pool.query(
    `UPDATE plan_grants g SET starts_at = now() - interval '28 days', ends_at = now() + interval '3 days' FROM users u
     WHERE u.id = g.user_id AND u.email = $1`,
    [late.person.email],
  );
  expect(await read(late.page, await buy(late.page, 'pay'))).toMatchObject({
    status: 'paid',
    activation: { extended: true },
  });
  expected.push(price);
  await pool.query(
    `UPDATE user_tokens t SET plan_ends_at = now() - interval '1 hour' FROM users u WHERE u.id = t.user_id AND u.email = $1`,
    [forged.person.email],
  );
  await pool.query(
    `UPDATE plan_grants g SET starts_at = now() - interval '31 days', ends_at = now() - interval '1 hour' FROM users u
     WHERE u.id = g.user_id AND u.email = $1`,
    [forged.person.email],
  );
  expect(await planOf(forged.page)).toBe('free');

  // A membership is paid by a link, without signing in.
  const member = await newBuyer();
  const bridge = await newPage();
  await bridge.goto('/odeme-yap');
  await appReady(bridge);
  await bridge.getByLabel('Kullanıcı adı').fill(member.person.username);
  await bridge.getByRole('button', { name: 'Devam Et' }).click();
  await bridge.waitForURL('**/odeme-bekleniyor');
  await expect(bridge.getByRole('checkbox').first()).toBeVisible();
  for (const box of await bridge.getByRole('checkbox').all()) await box.check();
  const [link] = await Promise.all([
    bridge.context().waitForEvent('page'),
    bridge.getByRole('button', { name: 'Ödemeyi Başlat' }).click(),
  ]);
  await link.getByRole('button', { name: 'Öde', exact: true }).click();
  await expect(link.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  await link.close();
  await bridge.getByRole('button', { name: 'Ödemeyi Tamamladım' }).click();
  await expect(bridge.getByRole('status').filter({ hasText: messages.membership.granted })).toBeVisible();
  expect(await planOf(member.page)).toBe('pro');
  expected.push(price);

  // A part is refunded, then the rest; another order as a whole.
  await admin.goto('/admin/odemeler?sekme=bildirimler');
  await refund(admin, companyOrder, { amount: '49,90', reason: '-Eksik gün' });
  const list = admin.getByRole('region', { name: 'Ödeme bildirimleri' });
  await expect(list.getByText('Kısmen iade edildi')).toBeVisible();
  expect(await planOf(page)).toBe('pro');
  await list.getByRole('button', { name: /^İade et:/ }).click();
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByLabel('İade tutarı (TL)').fill('150,11');
  await expect(dialog.getByText('En çok ₺150,10 iade edilebilir.')).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await refund(admin, companyOrder, { amount: '150,10', reason: 'Kalanı da' });
  expect(await planOf(page)).toBe('free');
  await refund(admin, twiceOrder, { amount: '200', reason: 'Yanlış plan' });
  expect(await planOf(twice.page)).toBe('free');
  await refund(admin, second.orderId, { amount: '200', reason: 'İkinci kez ödendi' });
  expect(await planOf(both.page)).toBe('pro');
  expected.push(-4_990, -15_010, -20_000, -20_000);

  // The buyer finds all documents in the panel.
  await page.goto('/panel');
  await appReady(page);
  await page.getByRole('button', { name: /Ödeme bilgileri/ }).click();
  const documents = page.getByRole('dialog').getByRole('region', { name: 'Belgeler' });
  await expect(documents.getByRole('link', { name: /^Satış belgesi TEST-/ })).toHaveCount(1);
  await expect(documents.getByRole('link', { name: /^İade belgesi TEST-/ })).toHaveCount(2);
  await expect(documents.getByText('−₺49,90')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/İade edildi/)).toBeVisible();

  // The export, the screen and the database agree.
  const answer = await admin.request.get(`/api/admin/invoices/accounting?month=${month}`);
  const csv = await answer.text();
  expect(csv.startsWith('\ufeff')).toBe(true);
  expect(csv).toContain(`"'=Kıyı; Yayıncılık"`);
  expect(csv).toContain(`;'-Eksik gün\r\n`);
  const rows = csv.slice(1).split('\r\n').filter(Boolean);
  /** The amounts of a row: net, VAT, total. */
  const amounts = (row: string) =>
    (/;(-?\d+,\d\d);(-?\d+,\d\d);(-?\d+,\d\d);[^;]*;[^;]*$/.exec(row) ?? [])
      .slice(1)
      .map((lira) => Math.round(Number(lira.replace(',', '.')) * 100));
  const entries = rows.filter((row) => row.startsWith('TEST-')).map(amounts);
  const byAmount = (a: number, b: number) => a - b;
  expect(entries.map(([, , total]) => total ?? 0).toSorted(byAmount)).toEqual(expected.toSorted(byAmount));
  const added = [0, 1, 2].map((at) => entries.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  expect(amounts(rows.at(-1) ?? '')).toEqual(added);
  expect(added[2]).toBe(expected.reduce((sum, kurus) => sum + kurus, 0));
  expect((added[0] ?? 0) + (added[1] ?? 0)).toBe(added[2]);
  const screen = await (await admin.request.get(`/api/admin/invoices/month?month=${month}`)).json();
  expect([screen.soldKurus - screen.refundedKurus, screen.vatKurus]).toEqual([added[2], added[1]]);
  const stats = await (await admin.request.get('/api/admin/payments/stats')).json();
  expect(stats).toMatchObject({ totalRevenueKurus: added[2], refundedKurus: 60_000, refunds: 4 });
  const { rows: returned } = await pool.query('SELECT sum(returned)::int AS kurus FROM paytr_test_payments');
  expect(returned).toEqual([{ kurus: 60_000 }]);
  const { rows: gaps } = await pool.query(
    'SELECT count(*)::int AS invoices, max(number) AS last, min(number) AS first FROM invoices',
  );
  expect(gaps).toEqual([{ invoices: expected.length, last: expected.length, first: 1 }]);
  const accounting = admin.getByRole('region', { name: 'Muhasebe dökümü' });
  await expect(accounting.getByRole('link', { name: 'CSV indir' })).toHaveAttribute(
    'href',
    `/api/admin/invoices/accounting?month=${month}`,
  );
});
