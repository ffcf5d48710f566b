import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import {
  appReady,
  expect,
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  test,
} from './fixtures.ts';
import { signUp } from './people.ts';

const texts = messages.membership;
const { payments } = messages;
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('yazihane.membership'));
const startButton = (page: Page) => page.getByRole('button', { name: 'Ödemeyi Başlat' });
const doneButton = (page: Page) => page.getByRole('button', { name: 'Ödemeyi Tamamladım' });
const pay = (page: Page) => page.getByRole('button', { name: 'Öde', exact: true }).click();

/** Creates an account and signs its browser out, because link payments need no session. */
async function newMember(page: Page): Promise<string> {
  const { username } = await signUp(page);
  await page.context().clearCookies();
  return username;
}

/** Accepts the documents and the waiver of the first step. */
async function accept(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await box.check();
}

/** Types a username at /odeme-yap and continues to the three steps. */
async function goToSteps(page: Page, username: string): Promise<void> {
  await page.goto('/odeme-yap');
  await page.getByLabel('Kullanıcı adı').fill(username);
  await page.getByRole('button', { name: 'Devam Et' }).click();
  await page.waitForURL('**/odeme-bekleniyor');
}

test('a member pays in a new tab and gets the membership when the notification arrives', {
  tag: '@once',
}, async ({ page, context }) => {
  const username = await newMember(page);
  await page.goto('/odeme-yap');
  await appReady(page);
  const field = page.getByLabel('Kullanıcı adı');
  const goOn = page.getByRole('button', { name: 'Devam Et' });
  await goOn.click();
  await expect(field).toHaveAccessibleDescription(texts.usernameRequired);
  await expect(field).toBeFocused();
  await field.fill('kimse_yok');
  await goOn.click();
  await expect(field).toHaveAccessibleDescription(texts.userNotFound);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await field.fill(` ${username} `);
  await goOn.click();
  await page.waitForURL('**/odeme-bekleniyor');

  const [form, contract] = [page.getByRole('checkbox').nth(0), page.getByRole('checkbox').nth(1)];
  await startButton(page).click();
  await expect(form).toBeFocused();
  await expect(form).toHaveAccessibleDescription(payments.acceptPreInformation);
  await expect(contract).toHaveAccessibleDescription(payments.acceptContract);
  await page.getByRole('button', { name: 'Mesafeli satış sözleşmesi (tam metin)' }).click();
  const text = page.getByRole('article', { name: 'Mesafeli satış sözleşmesi' });
  for (const told of [`“${username}” kullanıcı adlı üye`, '200,00 TL'])
    await expect(text).toContainText(told);
  await expectNoSidewaysScroll(page);
  await accept(page);
  for (const mended of [form, contract]) await expect(mended).toHaveAccessibleDescription('');
  const [tab] = await Promise.all([context.waitForEvent('page'), startButton(page).click()]);
  await tab.waitForURL('**/link/*');
  await expect(page.getByRole('button', { name: 'Ödeme Sekmesi Açıldı' })).toBeDisabled();
  await expect(page.getByRole('timer')).toHaveText(/^(3:00|2:\d\d)$/);
  await expect(page.getByRole('link', { name: 'ödeme sayfasını yeniden açın' })).toHaveAttribute(
    'href',
    tab.url(),
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.clock.install();
  await doneButton(page).click();
  await page.waitForURL('**/odeme-basarili');
  await expect(page.getByText('Ödemeniz bekleniyor')).toBeVisible();
  expect(await saved(page)).toContain(username);
  await expect(tab.getByText('₺200,00')).toBeVisible();
  await pay(tab);
  await expect(tab.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  await tab.close();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('status').filter({ hasText: texts.granted })).toContainText(
    /Bitiş tarihi: \d+ \S+ \d{4}/,
  );
  await expectAccessible(page);
  expect(await saved(page)).toBeNull();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(texts.noSavedUsername);
});

test('pays in the same window when the tab is blocked, and the countdown continues after the return @once', async ({
  page,
}) => {
  const username = await newMember(page);
  await page.clock.install();
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await goToSteps(page, username);
  await accept(page);
  await startButton(page).click();
  await page.waitForURL('**/link/*');
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  await page.goto('/odeme-bekleniyor');
  await appReady(page);
  await expect(page.getByRole('button', { name: 'Ödeme Sekmesi Açıldı' })).toBeDisabled();
  // The notification has come: the page moves on by itself, long before the countdown's end.
  await page.clock.runFor(5_000);
  await page.waitForURL('**/odeme-basarili');
  await expect(page.getByText(texts.granted)).toBeVisible();
});

test('the countdown’s end asks the server and stays while the payment is pending @once', async ({ page }) => {
  const username = await newMember(page);
  await page.clock.install();
  await goToSteps(page, username);
  await expect(page.getByText(/Hesabın sahibi: \S+… \(\S+…@o….com\)/)).toBeVisible();
  await accept(page);
  const [tab] = await Promise.all([page.waitForEvent('popup'), startButton(page).click()]);
  await tab.waitForURL('**/link/*');
  await page.clock.fastForward(150_000);
  await expect(page.getByRole('timer')).toHaveText(/^0:(30|[0-2]\d)$/);
  const asked = page.waitForResponse('**/api/membership/payments/status*');
  await page.clock.runFor(35_000);
  expect(await (await asked).json()).toEqual({ pending: true });
  await expect(page.getByText('Ödemenizin bildirimi henüz gelmedi.')).toBeVisible();
  await expect(page).toHaveURL('/odeme-bekleniyor');
  await pay(tab);
  await expect(tab.getByRole('heading', { name: 'Ödemeniz alındı' })).toBeVisible();
  await page.clock.runFor(5_000);
  await page.waitForURL('**/odeme-basarili');
  await expect(page.getByText(texts.granted)).toBeVisible();
});

test.describe('a membership error', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('shows the specified text and can be retried @once', async ({ page }) => {
    const username = await newMember(page);
    await page.goto('/odeme-bekleniyor');
    await page.waitForURL('**/odeme-yap');

    await page.route('**/api/membership/validate*', (route) => route.abort());
    await page.getByLabel('Kullanıcı adı').fill(username);
    await page.getByRole('button', { name: 'Devam Et' }).click();
    await expect(page.getByRole('alert')).toContainText(texts.serverFault);
    await expect(page.getByLabel('Kullanıcı adı')).toHaveValue(username);
    await page.unroute('**/api/membership/validate*');
    await page.getByRole('button', { name: 'Devam Et' }).click();
    await page.waitForURL('**/odeme-bekleniyor');

    // No payment was started in this browser, and payments started elsewhere are not shown.
    await doneButton(page).click();
    await expect(page.getByRole('alert')).toContainText(texts.noOwnPayment);
    expect(await saved(page)).toBeNull();
    await page.getByRole('link', { name: 'Ödeme sayfasına dön' }).click();
    await page.getByLabel('Kullanıcı adı').fill(username);
    await page.getByRole('button', { name: 'Devam Et' }).click();
    await page.waitForURL('**/odeme-bekleniyor');

    const link = '**/api/membership/payments';
    await accept(page);
    await page.route(
      link,
      (route) =>
        route.continue({
          postData: JSON.stringify({ ...route.request().postDataJSON(), documentsVersion: '2020-01-01' }),
        }),
      { times: 1 },
    );
    await startButton(page).click();
    await expect(page.getByRole('alert')).toContainText(payments.documentsChanged);
    await expect(page.getByRole('checkbox').first()).not.toBeChecked();
    await accept(page);
    await page.route(link, (route) =>
      route.fulfill({
        status: 502,
        json: { code: 'PAYMENT_LINK_FAILED', status: 502, message: texts.linkFailed },
      }),
    );
    await startButton(page).click();
    await expect(page.getByRole('alert')).toContainText(texts.linkFailed);
    await expect(startButton(page)).toBeEnabled();
    await expect.poll(() => page.context().pages().length).toBe(1);
    await page.unroute(link);

    const grant = '**/api/membership/grant';
    let answer: object | null = null;
    await page.route(grant, (route) => (answer ? route.fulfill({ json: answer }) : route.abort()));
    await doneButton(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(texts.serverFault);
    for (const [err, shown] of [
      ['Üyelik dondurulmuş.', 'Üyelik dondurulmuş.'],
      [null, texts.grantFailed],
    ]) {
      answer = { ok: false, err, new_expiry: null, pending: null, final: false };
      await page.getByRole('button', { name: 'Tekrar dene' }).click();
      await expect(alert).toContainText(String(shown));
    }
    answer = { ok: false, err: null, new_expiry: null, pending: 'approval', final: false };
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByText('Onay bekleniyor')).toBeVisible();
    expect(await saved(page)).toContain(username);
    // A final refusal deletes the stored payment.
    answer = { ok: false, err: texts.refunded, new_expiry: null, pending: null, final: true };
    await page.reload();
    await expect(alert).toContainText(texts.refunded);
    expect(await saved(page)).toBeNull();
  });

  test('the test tool grants a membership without a payment, and shows its errors @once', async ({
    page,
  }) => {
    const username = await newMember(page);
    await page.goto('/test-grant');
    await appReady(page);
    const field = page.getByLabel('Kullanıcı adı');
    const tryIt = page.getByRole('button', { name: 'Üyelik Test Et' });
    await tryIt.click();
    await expect(field).toHaveAccessibleDescription(texts.testUsernameRequired);
    await field.fill('kimse_yok');
    await tryIt.click();
    await expect(page.getByRole('alert')).toHaveText(`Hata: ${texts.userNotFound}`);
    const call = '**/api/membership/test-grant';
    await page.route(call, (route) => route.fulfill({ json: { ok: false, err: null, new_expiry: null } }));
    await tryIt.click();
    await expect(page.getByRole('alert')).toHaveText('Hata: Bilinmeyen hata');
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await tryIt.click();
    await expect(page.getByRole('alert')).toHaveText(texts.testServerFault);
    await page.unroute(call);
    await field.fill(username);
    await tryIt.click();
    await expect(page.getByRole('status').filter({ hasText: texts.granted })).toBeVisible();
    await expectAccessible(page);
  });
});
