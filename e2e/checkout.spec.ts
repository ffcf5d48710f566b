import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { defaultTerms } from '#domain/billing/plans.ts';
import { checkoutPath } from '#domain/billing/purchase.ts';
import { salesDocumentsVersion } from '#domain/content/legal/sales-documents.ts';
import { messages } from '#domain/messages/index.ts';
import { bridgeRequest } from '#testing/factories/bridge.ts';
import { signInAsAdmin, signUpAs, test } from './database-app.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { signUp } from './people.ts';
import { sharedApp } from './shared-apps.ts';

const { payments, billing } = messages;
const checkout = checkoutPath(defaultTerms.pro);
const details = { fullName: 'Defne Akın', phone: '0555 555 55 55', address: 'Kordon Cad. 1\nKonak, İzmir' };
const payButton = (page: Page) => page.getByRole('button', { name: '₺200,00 öde' });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Ad soyad').fill(details.fullName);
  await page.getByLabel('Telefon').fill(details.phone);
  await page.getByLabel('Adres').fill(details.address);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** Orders through the API and opens the payment page, as the checkout would. */
async function openPayment(page: Page): Promise<string> {
  const answer = await page.request.post('/api/payments/orders', {
    data: {
      idempotencyKey: randomUUID(),
      plan: 'pro',
      billing: 'monthly',
      amountKurus: defaultTerms.pro.monthlyPriceKurus,
      details,
      documentsVersion: salesDocumentsVersion,
      preInformationAccepted: true,
      contractAccepted: true,
      withdrawalWaived: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { orderId, paymentUrl } = await answer.json();
  await page.goto(paymentUrl);
  return orderId;
}

const choose = (page: Page, way: string) => page.getByRole('button', { name: way, exact: true }).click();
const planOf = async (page: Page) => (await (await page.request.get('/api/tokens')).json()).plan;

test('a visitor signs in, orders once by a double click, pays, and has the plan @once', async ({
  page,
  context,
  databaseApp: { pool },
}) => {
  test.slow();
  const person = await signUp(page);
  await context.clearCookies();
  await page.goto('/fiyatlandirma');
  await appReady(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Profesyonel’e geç' }).click();
  await page.waitForURL(`**/giris?next=${encodeURIComponent(checkout)}`);
  const chosen = page.getByRole('region', { name: 'Profesyonel plan, 31 gün' });
  await expect(chosen).toContainText('₺200,00');
  await expect(page.getByRole('tab').first()).toHaveAccessibleName('Kayıt Ol');
  await expect(page.getByRole('tabpanel', { name: 'Kayıt Ol' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Giriş Yap' }).click();
  const signIn = page.getByRole('tabpanel', { name: 'Giriş Yap' });
  await signIn.getByLabel('E-posta').fill(person.email);
  await signIn.getByLabel('Şifre', { exact: true }).fill(person.password);
  await signIn.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await page.waitForURL(`**${checkout}`);
  await expect(page.getByText(`Plan ${person.email} hesabına tanımlanır`)).toBeVisible();

  await payButton(page).click();
  const name = page.getByLabel('Ad soyad');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(billing.fullNameRequired);
  await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(billing.phoneRequired);
  await expect(page.getByLabel('Adres')).toHaveAccessibleDescription(billing.addressRequired);
  await expect(page.getByText(payments.acceptPreInformation)).toBeVisible();
  await expect(page.getByText(payments.acceptContract)).toBeVisible();
  await expect(page.getByText(payments.waiveWithdrawal)).toBeVisible();
  await fillIn(page);
  await page.getByRole('button', { name: 'Mesafeli satış sözleşmesi (tam metin)' }).click();
  const contract = page.getByRole('article', { name: 'Mesafeli satış sözleşmesi' });
  for (const told of [details.fullName, person.email, details.phone, '200,00 TL'])
    await expect(contract).toContainText(told);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await payButton(page).dblclick();
  await choose(page, 'Öde');
  await page.waitForURL('**/odeme-basarili?order_id=*');
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  await expect(page.getByText('Kordon Cad. 1')).toBeVisible();
  await expect(page.getByText('Bakiyeniz 4.000 token')).toBeVisible();
  await expect(page.getByText('Otomatik çekim yok: süre dolunca kartınızdan ödeme alınmaz.')).toBeVisible();
  await expect(page.getByText(`Makbuzu ${person.email} adresine de gönderiyoruz.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yazmaya başla' })).toBeVisible();
  await expectAccessible(page);
  const { rows } = await pool.query(
    'SELECT i.amount FROM payment_intents i JOIN users u ON u.id = i.user_id WHERE u.email = $1',
    [person.email],
  );
  expect(rows).toEqual([{ amount: defaultTerms.pro.monthlyPriceKurus }]);

  await page.goto(page.url().replace('odeme-basarili', 'odeme-iptal'));
  await expect(page.getByRole('heading', { name: 'Bu siparişin ödemesi alınmış' })).toBeVisible();
  await page.goto('/fiyatlandirma');
  await expect(page.getByText('Mevcut Plan')).toBeVisible();
  await expect(page.getByText('otomatik çekim yok').first()).toBeVisible();
  await page.goto(checkout);
  await expect(page.getByRole('alert')).toContainText(payments.planCurrent);
});

test('a new buyer opens an account beside the chosen plan, and goes on to the checkout @once', async ({
  page,
}) => {
  await page.goto(`/giris?next=${encodeURIComponent(checkout)}`);
  await appReady(page);
  const signUpTab = page.getByRole('tabpanel', { name: 'Kayıt Ol' });
  const name = `alici_${randomUUID().slice(0, 8)}`;
  await signUpTab.getByLabel('Kullanıcı adı').fill(name);
  await signUpTab.getByLabel('E-posta').fill(`${name}@site.example`);
  // What was typed is kept while another tab is shown.
  await page.getByRole('tab', { name: 'Giriş Yap' }).click();
  await page.getByRole('tab', { name: 'Kayıt Ol' }).click();
  await expect(signUpTab.getByLabel('Kullanıcı adı')).toHaveValue(name);
  await signUpTab.getByLabel('Şifre', { exact: true }).fill('fener-kıyısı-27');
  await signUpTab.getByRole('button', { name: 'Kayıt Ol' }).click();
  await page.waitForURL(`**${checkout}`);
  await expect(page.getByText(`Plan ${name}@site.example hesabına tanımlanır`)).toBeVisible();
  // Nothing floats over the form.
  await expect(page.getByRole('button', { name: /önbelle/i })).toHaveCount(1);
});

test('a sales document is printed alone, and the page is restored afterwards @once', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await signUp(page);
  await page.goto(checkout);
  const contract = page.getByRole('article', { name: 'Mesafeli satış sözleşmesi' });
  await page.getByText('Mesafeli satış sözleşmesi (tam metin)').click();
  await page.getByRole('button', { name: 'Yazdır: Mesafeli satış sözleşmesi' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(contract).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(payButton(page)).toBeVisible();
});

test('refuses an order that is not sold with a text, and shows that a refused card was not charged @once', async ({
  page,
  context,
  databaseApp: { pool },
}) => {
  const person = await signUpAs(page, pool, {});
  await page.goto('/odeme?amount=200');
  await page.waitForURL('**/fiyatlandirma');
  await page.goto('/odeme?plan=pro&billing=monthly');
  await expect(payButton(page)).toBeVisible();
  for (const [query, text] of [
    ['plan=pro&billing=monthly&amount=1', payments.amountMismatch],
    ['plan=pro&billing=yearly&amount=1920', payments.yearlyNotSold],
    ['plan=publisher&amount=200', payments.planNotSold],
  ]) {
    await page.goto(`/odeme?${query}`);
    await expect(page.getByRole('alert')).toContainText(text ?? '');
  }
  const orderId = await openPayment(page);
  await choose(page, 'Kart reddedilsin');
  await page.waitForURL(`**/odeme-iptal?order_id=${orderId}`);
  await expect(page.getByText('Kartınızdan çekim yapılmadı')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Yeniden dene' }).click();
  await page.waitForURL(`**${checkout}`);
  // The form is prefilled from the last order.
  await expect(page.getByLabel('Telefon')).toHaveValue(details.phone);

  await pool.query(
    `UPDATE user_tokens SET plan = 'pro', plan_ends_at = now() + interval '3 days'
     WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
    [person.email],
  );
  await page.goto('/panel');
  await expect(page.getByRole('main').getByRole('link', { name: 'Yenile' })).toHaveAttribute(
    'href',
    '/odeme?plan=pro&billing=monthly',
  );
  await page.goto('/fiyatlandirma');
  await page.getByRole('button', { name: 'Yenile' }).click();
  await page.waitForURL(`**${checkout}`);
  await expect(page.getByText('Yenileme: süre, bitişin üzerine eklenir')).toBeVisible();
  await context.clearCookies();
  await page.goto(checkout);
  await page.waitForURL(`**/giris?next=${encodeURIComponent(checkout)}`);
});

test.describe('an order that is refused', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('keeps the typed text, shows the reason, and can be sent again; an unreadable answer has its own text @once', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto(checkout);
    await fillIn(page);
    const fault = { code: 'PAYTR_UNREACHABLE', status: 502, message: payments.unreachable, requestId: 'x' };
    const keys: string[] = [];
    await page.route('**/api/payments/orders', (route) => {
      keys.push(route.request().postDataJSON().idempotencyKey);
      return route.fulfill({ status: 502, json: fault });
    });
    const alert = page.getByRole('alert');
    await payButton(page).click();
    await expect(alert).toHaveText(`${payments.recordFailed}${payments.unreachable}`);
    await payButton(page).click();
    await expect.poll(() => keys.length).toBe(2);
    await page.getByLabel('Adres').fill('Başka bir adres');
    await payButton(page).click();
    await expect.poll(() => keys.length).toBe(3);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    await page.unrouteAll();
    await page.route('**/api/payments/orders', (route) => route.fulfill({ status: 500, body: 'bozuk' }));
    await payButton(page).click();
    await expect(alert).toHaveText(payments.notStarted);
    await expect(page.getByLabel('Ad soyad')).toHaveValue(details.fullName);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.unrouteAll();
    // Changed documents replace the old ones, and the typed text stays.
    const versions: string[] = [];
    await page.route('**/api/payments/orders', (route) => {
      const sent = route.request().postDataJSON();
      versions.push(sent.documentsVersion);
      return route.continue({ postData: JSON.stringify({ ...sent, documentsVersion: '2020-01-01' }) });
    });
    await page.route('**/api/payments/documents*', async (route) => {
      const documents = await (await route.fetch()).json();
      documents.version = '2027-01-01';
      documents.contract.sections[0].paragraphs.push('Yeni madde, {fullName} için.');
      return route.fulfill({ json: documents });
    });
    await payButton(page).click();
    await expect(alert).toContainText(payments.documentsChanged);
    await alert.getByRole('button', { name: 'Yeni metinlere git' }).click();
    await expect(page.getByRole('heading', { name: 'Bilgilendirme ve sözleşme' })).toBeFocused();
    await page.getByRole('button', { name: 'Mesafeli satış sözleşmesi (tam metin)' }).click();
    await expect(page.getByText(`Yeni madde, ${details.fullName} için.`)).toBeVisible();
    await expect(page.getByLabel('Ad soyad')).toHaveValue(details.fullName);
    for (const box of await page.getByRole('checkbox').all()) {
      await expect(box).not.toBeChecked();
      await box.check();
    }
    await payButton(page).click();
    await expect.poll(() => versions.at(-1)).toBe('2027-01-01');
    await expect(alert).toContainText(payments.documentsChanged);
    await page.unrouteAll();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    const issues = [{ path: 'details.phone', message: billing.phoneInvalid }];
    await page.route('**/api/payments/orders', (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'INVALID_INPUT', status: 422, message: 'x', data: { issues }, requestId: 'x' },
      }),
    );
    await payButton(page).click();
    await expect(page.getByLabel('Telefon')).toBeFocused();
    await expect(page.getByLabel('Telefon')).toHaveAccessibleDescription(billing.phoneInvalid);

    const order = '/odeme-basarili?order_id=YOK1';
    await page.goto(order);
    await expect(alert).toContainText(payments.activationFailed);
    await expect(page.getByRole('link', { name: 'destek ile iletişime geçin' })).toBeVisible();
    await page.route('**/api/payments/orders/*', (route) => route.abort());
    await page.goto(order);
    await expect(alert).toContainText(payments.activationUnexpected);
    await page.unrouteAll();
    await page.goto('/odeme-basarili');
    await expect(page.getByText('Bakiyeniz yenilendi: 500 token.')).toBeVisible();
    await expectAccessible(page);
  });
});

test('prices and checkout show before the click that card payments are closed @once', async ({ page }) => {
  // The first use of this app starts it.
  test.setTimeout(90_000);
  const { url } = await sharedApp('closed');
  await page.goto(`${url}/fiyatlandirma`);
  await expect(page.getByText(payments.closed)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Profesyonel’e geç' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Bize yazın' })).toBeVisible();
  await signUp(page);
  await page.route('**/api/site', async (route) =>
    route.fulfill({ json: { ...(await (await route.fetch()).json()), cardPayments: false } }),
  );
  await page.goto(checkout);
  await expect(page.getByRole('status').filter({ hasText: payments.closed })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
});

test('a late notification opens the plan, whether or not the return page is open @once', async ({
  page,
  browser,
}) => {
  test.slow();
  const other = await (await browser.newContext()).newPage();
  await signUp(other);
  await openPayment(other);
  // The browser is closed after the click's request was sent and before its answer.
  const sent = other.waitForRequest((request) => request.method() === 'POST');
  await other.getByRole('button', { name: 'Öde, bildirim geç gelsin' }).click({ noWaitAfter: true });
  await sent;
  await other.close();

  await signUp(page);
  await openPayment(page);
  await choose(page, 'Öde, bildirim geç gelsin');
  await expect(page.getByText('Ödeme onayı bekleniyor')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => planOf(other), { timeout: 20_000 }).toBe('pro');
  await other.context().close();
});

test('an administrator reconciles an order without a notification, and refunds it @once', async ({
  page,
  browser,
  databaseApp: { pool, url },
}) => {
  test.slow();
  await page.clock.install();
  const buyer = await signUp(page);
  const orderId = await openPayment(page);
  await choose(page, 'Öde, bildirim hiç gelmesin');
  await expect(page.getByText('Ödeme onayı bekleniyor')).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByText('Bu sayfayı kapatabilirsiniz')).toBeVisible();

  const context = await browser.newContext({ baseURL: url });
  const admin = await context.newPage();
  await signInAsAdmin(admin, pool);
  await admin.goto('/admin/odemeler');
  const open = admin.getByRole('region', { name: 'Bekleyen siparişler' });
  await open.getByRole('button', { name: `Ayrıntı ve işlemler: ${orderId}` }).click();
  await open.getByRole('button', { name: `PayTR’ye sor: ${orderId}` }).click();
  const asking = admin.getByRole('alertdialog', { name: 'PayTR’ye sorulsun mu?' });
  await expect(asking.getByText(/siparişin durumu PayTR’den öğrenilir/)).toBeVisible();
  await asking.getByRole('button', { name: 'Sor', exact: true }).click();
  await expect(admin.getByText('PayTR’ye soruldu. Sipariş: Ödendi.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();

  await admin.getByRole('tab', { name: 'Bildirimler' }).click();
  const list = admin.getByRole('region', { name: 'Ödeme bildirimleri' });
  await list.getByLabel('Sipariş ya da bildirim kimliği ara').fill(orderId.slice(2).toLowerCase());
  await expect(list.getByRole('rowheader')).toHaveText([orderId]);
  await list.getByRole('button', { name: `Ayrıntı: ${orderId}` }).click();
  await expect(list.getByText(buyer.email)).toBeVisible();
  await expect(admin.getByText('/api/paytr/bildirim')).toBeVisible();
  await expectAccessible(admin);
  await admin.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(admin);
  await admin.setViewportSize({ width: 1280, height: 800 });

  await list.getByRole('button', { name: /^İade et:/ }).click();
  const question = admin.getByRole('alertdialog', { name: '₺200,00 iade edilsin mi?' });
  await expect(question).toContainText(buyer.email);
  await question.getByLabel('Neden').fill('Alıcı vazgeçti');
  await question.getByRole('button', { name: 'İade et' }).click();
  await expect(question).toHaveCount(0);
  await expect(list.getByText('İade edildi')).toHaveCount(2);
  expect(await planOf(page)).toBe('free');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ödemeniz iade edildi' })).toBeVisible();

  await list.getByLabel('Başarısız').check({ force: true });
  await expect(list.getByText('Ödeme bildirimi bulunamadı')).toBeVisible();

  // A link payment is refunded in the same dialog.
  const payer = await signUp(page);
  const begun = await page.request.post('/api/membership/payments', { data: bridgeRequest(payer.username) });
  const { url: link, reference } = await begun.json();
  await page.goto(link);
  await choose(page, 'Öde');
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  await page.request.post('/api/membership/grant', { data: { username: payer.username, reference } });
  expect(await planOf(page)).toBe('pro');
  await list.getByLabel('Tümü').check({ force: true });
  await list.getByLabel('Sipariş ya da bildirim kimliği ara').fill(reference);
  await expect(list.getByRole('rowheader')).toHaveText([/^LINK/]);
  await list.getByRole('button', { name: /^Ayrıntı:/ }).click();
  await expect(list.getByText('Üyelik tanımlandı')).toBeVisible();
  await list.getByRole('button', { name: `İade et: ${payer.username}, ₺200,00` }).click();
  await question.getByLabel('Neden').fill('Alıcı vazgeçti');
  await question.getByRole('button', { name: 'İade et' }).click();
  await expect(question).toHaveCount(0);
  await expect(list.getByText('İade edildi')).toHaveCount(2);
  expect(await planOf(page)).toBe('free');
  await context.close();
});

test.describe('a failed activation', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('shows the specified texts for a payment without a plan and for lists that fail to load @once', async ({
    page,
    browser,
    databaseApp: { pool, url },
  }) => {
    const buyer = await signUp(page);
    await openPayment(page);
    await pool.query(
      `UPDATE user_tokens t SET plan = 'publisher' FROM users u WHERE u.id = t.user_id AND u.email = $1`,
      [buyer.email],
    );
    await choose(page, 'Öde');
    await expect(page.getByRole('alert')).toHaveText(payments.activationRefused);
    await expect(page.getByText('size e-postayla da yazdık')).toBeVisible();
    await expect(page.getByRole('link', { name: 'destek ile iletişime geçin' })).toBeVisible();
    await page.goto('/panel');
    await page.getByRole('button', { name: 'Ödeme bilgileri' }).click();
    const own = page.getByRole('dialog', { name: 'Ödeme bilgileri' });
    await expect(own.getByText(/Profesyonel · Ödendi/)).toBeVisible();
    await expect(own.getByText('₺200,00', { exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: url });
    const admin = await context.newPage();
    await signInAsAdmin(admin, pool);
    const broken = ['**/api/admin/payments/notifications*', '**/api/admin/payments/stats'];
    for (const call of broken) await admin.route(call, (route) => route.fulfill({ status: 500, body: '' }));
    await admin.goto('/admin/odemeler?sekme=bildirimler');
    const list = admin.getByRole('region', { name: 'Ödeme bildirimleri' });
    await expect(list.getByText(payments.notificationsFailed)).toBeVisible({ timeout: 20_000 });
    // Failed figures are logged and show no error of their own.
    await expect(admin.getByRole('alert')).toHaveCount(1);
    await admin.unrouteAll();
    await list.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(list.getByRole('rowheader').first()).toBeVisible();
    await context.close();
  });
});

test('an administrator approves or rejects requested memberships, and sees why an approval is refused @once', async ({
  page,
  browser,
  databaseApp: { pool, url },
}) => {
  /** Creates a member with a requested membership, as after a payment by the operator's fixed link. */
  async function claimant(plan: string) {
    const person = await signUp(page);
    await pool.query(
      `UPDATE user_tokens t SET plan = $2 FROM users u WHERE u.id = t.user_id AND u.email = $1`,
      [person.email, plan],
    );
    await pool.query(
      `INSERT INTO membership_payments (callback_id, username, user_id, email, way, amount, state, requested_at)
       SELECT $2, username, id, email, 'fixed', 20000, 'requested', now() FROM users WHERE email = $1`,
      [person.email, randomUUID().replaceAll('-', '')],
    );
    return person;
  }
  const standing = async ({ username }: { username: string }) =>
    (
      await pool.query(
        `SELECT p.state, t.plan FROM membership_payments p JOIN user_tokens t ON t.user_id = p.user_id
         WHERE p.username = $1`,
        [username],
      )
    ).rows[0];
  const [publisher, stranger] = [await claimant('publisher'), await claimant('free')];
  const context = await browser.newContext({ baseURL: url });
  const admin = await context.newPage();
  await signInAsAdmin(admin, pool);
  await admin.goto('/admin/odemeler');
  const grants = admin.getByRole('region', { name: 'Onay bekleyen üyelikler' });
  await grants.getByRole('button', { name: `Onayla: ${publisher.username}` }).click();
  const question = admin.getByRole('alertdialog');
  await expect(question).toContainText('₺200,00');
  await question.getByRole('button', { name: 'Onayla' }).click();
  await expect(question.getByRole('alert')).toHaveText(messages.membership.planNotExtendable);
  expect(await standing(publisher)).toEqual({ state: 'refused', plan: 'publisher' });
  await pool.query(
    `UPDATE user_tokens t SET plan = 'free' FROM users u WHERE u.id = t.user_id AND u.email = $1`,
    [publisher.email],
  );
  await question.getByRole('button', { name: 'Onayla' }).click();
  await expect(
    admin.getByText(new RegExp(`${publisher.username}: üyelik tanımlandı, bitişi \\d+ \\S+ \\d{4}`)),
  ).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(await standing(publisher)).toEqual({ state: 'granted', plan: 'pro' });

  await grants.getByRole('button', { name: `Reddet: ${stranger.username}` }).click();
  await expect(question).toContainText('Karar geri alınamaz');
  await question.getByRole('button', { name: 'Reddet' }).click();
  await expect(question.getByText(messages.membership.noteRequired)).toBeVisible();
  await question.getByLabel('Açıklama').fill('PayTR’de böyle bir ödeme yok.');
  await question.getByRole('button', { name: 'Reddet' }).click();
  await expect(admin.getByText(`${stranger.username}: istek reddedildi.`)).toBeVisible();
  await expect(grants.getByText(stranger.username, { exact: true })).toHaveCount(0);
  expect(await standing(stranger)).toEqual({ state: 'rejected', plan: 'free' });
  await context.close();
});

test.describe('an earlier payment', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('shows a payment without its notification in the panel and at checkout, and does not charge it again @once', async ({
    page,
  }) => {
    test.slow();
    await signUp(page);
    const orderId = await openPayment(page);
    await choose(page, 'Öde, bildirim hiç gelmesin');
    await page.waitForURL('**/odeme-basarili?order_id=*');
    await page.goto('/panel');
    const membership = page.getByRole('region', { name: 'Üyelik' });
    await expect(membership).toContainText(/\d\d\.\d\d’\S+ki ₺200 ödemeniz onay bekliyor\./);
    await expect(membership.getByRole('link', { name: 'Pro’ya geç' })).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(checkout);
    await expect(page.getByText(/₺200 ödemeniz onay bekliyor/)).toBeVisible();
    await fillIn(page);
    await payButton(page).click();
    await expect(page.getByText(/₺200 ödemeniz alınmış; planınız şimdi açıldı/)).toBeVisible();
    await expect(page.getByText('onay bekliyor')).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ödemeyi gör' }).click();
    await page.waitForURL(`**/odeme-basarili?order_id=${orderId}`);
    await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
    expect(await planOf(page)).toBe('pro');
  });

  test('the panel reconciles a pending payment and opens the plan when PayTR confirms it @once', async ({
    page,
  }) => {
    await signUp(page);
    await openPayment(page);
    const paymentPage = page.url();
    await page.goto('/panel');
    const membership = page.getByRole('region', { name: 'Üyelik' });
    await page.getByRole('button', { name: 'Sonucu sor' }).click();
    await expect(page.getByText('henüz görünmüyor')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ödeme sayfasına dön' })).toHaveAttribute(
      'href',
      paymentPage,
    );
    await page.goto(paymentPage);
    await choose(page, 'Öde, bildirim hiç gelmesin');
    await page.waitForURL('**/odeme-basarili?order_id=*');
    await page.goto('/panel');
    await page.getByRole('button', { name: 'Sonucu sor' }).click();
    await expect(membership).toContainText('Profesyonel');
    await expect(membership).not.toContainText('onay bekliyor');
  });

  test('the checkout shows the result of a reconciled payment, and no pay button @once', async ({ page }) => {
    test.slow();
    await signUp(page);
    await openPayment(page);
    const paymentPage = page.url();
    await page.goto(checkout);
    const banner = page.getByText(/₺200 ödemeniz onay bekliyor/);
    await page.getByRole('button', { name: 'Sonucu sor' }).click();
    await expect(page.getByText('henüz görünmüyor')).toBeVisible();
    await expect(banner).toBeVisible();
    await expect(payButton(page)).toBeEnabled();

    await page.goto(paymentPage);
    await choose(page, 'Öde, bildirim hiç gelmesin');
    await page.waitForURL('**/odeme-basarili?order_id=*');
    await page.goto(checkout);
    await page.getByRole('button', { name: 'Sonucu sor' }).click();
    const result = page.getByRole('status').filter({ hasText: 'Profesyonel planınız açıldı' });
    await expect(result).toBeVisible();
    await expect(result.getByRole('link', { name: 'Panele git' })).toHaveAttribute('href', '/panel');
    await expect(banner).toHaveCount(0);
    await expect(payButton(page)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page);
    await result.getByRole('link', { name: 'Panele git' }).click();
    const membership = page.getByRole('region', { name: 'Üyelik' });
    await expect(membership).toContainText('Profesyonel');
    await expect(page.getByText('onay bekliyor')).toHaveCount(0);
    await page.goto('/fiyatlandirma');
    await expect(page.getByText('Mevcut Plan')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Profesyonel’e geç' })).toHaveCount(0);
  });

  test('the checkout removes a pending payment that PayTR refused, and the plan can be paid @once', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await openPayment(page);
    const paymentPage = page.url();
    await page.goto(checkout);
    // The payment must be read before it is refused: afterwards there is none that waits.
    const askResult = page.getByRole('button', { name: 'Sonucu sor' });
    await expect(askResult).toBeVisible();
    const other = await context.newPage();
    await other.goto(paymentPage);
    await choose(other, 'Kart reddedilsin');
    await other.waitForURL('**/odeme-iptal?order_id=*');
    await askResult.click();
    const notices = page.getByRole('region', { name: 'Bildirimler' });
    await expect(notices.getByText('Bu sipariş için kartınızdan ödeme alınmamış.')).toBeVisible();
    await expect(page.getByText('onay bekliyor')).toHaveCount(0);
    await expect(payButton(page)).toBeEnabled();
  });

  test('starts another payment only when the buyer confirms it while PayTR can’t give an earlier one’s result @once', async ({
    page,
  }) => {
    await signUp(page);
    const payment = {
      orderId: 'YHESKI',
      amountKurus: 20_000,
      createdAt: new Date().toISOString(),
      paymentUrl: null,
    };
    const sent: (string | undefined)[] = [];
    await page.route('**/api/payments/orders', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const { payAgainDespite } = route.request().postDataJSON();
      sent.push(payAgainDespite);
      if (payAgainDespite) return route.fulfill({ json: { orderId: 'YHYENI', paymentUrl: '/hakkimizda' } });
      return route.fulfill({
        status: 409,
        json: {
          code: 'PENDING_UNKNOWN',
          status: 409,
          message: '13.21’deki ₺200 ödemenizin sonucu öğrenilemiyor.',
          data: { payment },
        },
      });
    });
    await page.goto(checkout);
    await fillIn(page);
    await payButton(page).click();
    await expect(page.getByRole('alert')).toContainText('13.21’deki ₺200 ödemenizin sonucu öğrenilemiyor.');
    await page.getByRole('button', { name: 'Yine de yeni ödeme başlat' }).click();
    const question = page.getByRole('alertdialog', { name: 'Yeni bir ödeme başlatılsın mı?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Bekleyeceğim' }).click();
    await page.getByRole('button', { name: 'Yeniden sor' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Yine de yeni ödeme başlat' }).click();
    await question.getByRole('button', { name: 'Yeni ödeme başlat' }).click();
    await page.waitForURL('**/hakkimizda');
    expect(sent).toEqual([undefined, undefined, payment.orderId]);
  });
});
