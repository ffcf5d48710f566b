import type { Page } from '@playwright/test';
import { defaultTerms, type PlanTerms } from '#domain/billing/plans.ts';
import { messages } from '#domain/messages/index.ts';
import { signInAsAdmin, administeredTest as test } from './database-app.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { signUp } from './people.ts';

/** The tests run one after another, because prices apply to the whole app. */
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/^Failed to load resource/] });

const m = messages.planTerms;

/** Changes Profesyonel through the API, as the administrator signed in on the page. */
async function changePro(page: Page, fields: Partial<PlanTerms>): Promise<void> {
  const { plans } = await (await page.request.get('/api/site')).json();
  const newest = { ...plans.pro, ...defaultTerms.pro, ...fields, version: plans.pro.version };
  const answer = await page.request.put('/api/admin/plans', { data: newest });
  if (answer.status() === 409) expect((await answer.json()).code).toBe('PLAN_TERMS_UNCHANGED');
  else expect(answer.status()).toBe(200);
}

test('a price is checked, previewed, saved as a version, and shown and charged from then on @once', async ({
  page,
  browser,
  baseURL,
  databaseApp: { pool },
}) => {
  test.slow();
  await signInAsAdmin(page, pool);
  await changePro(page, {});
  await pool.query(
    `INSERT INTO plan_grants (user_id, plan, terms_version, source, starts_at, ends_at)
     SELECT id, 'pro', (newest_plan_terms('pro')).version, gen_random_uuid(), now(), now() + interval '9 days'
     FROM users LIMIT 1`,
  );
  await page.goto('/admin/planlar');
  const save = page.getByRole('button', { name: 'Yeni sürüm olarak kaydet' });
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  const price = page.getByRole('textbox', { name: /^Fiyat/ });
  await expect(price).toHaveValue('200,00');
  await price.fill('0,50');
  await save.click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(new RegExp(m.priceRange));

  await price.fill('249,90');
  await page.getByLabel('Günlük token').fill('4.500');
  const preview = page.getByRole('region', { name: 'Önizleme' });
  await expect(preview).toContainText('₺249,90');
  await expect(preview).toContainText('(4.500 token)');
  await expect(preview).toContainText(/eski koşullarla.* sürümle 1 üyelik/);
  await save.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Yeni satışlarda');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Geçerli', { exact: true })).toBeVisible();
  await expect(page.getByText('Fiyat (31 gün, KDV dâhil): ₺200 → ₺249,90')).toBeVisible();
  await expect(save).toBeDisabled();

  // Public pages are cached: another visitor gets the new price in the server's HTML.
  for (const path of ['/', '/fiyatlandirma', '/mesafeli-satis-sozlesmesi']) {
    await expect
      .poll(async () => (await page.request.get(path)).text(), { message: path })
      .toMatch(/₺249,90|249,90 TL/);
    expect(await (await page.request.get(path)).text(), path).not.toMatch(/₺200[^,\d]|200,00 TL/);
  }
  expect(await (await page.request.get('/fiyatlandirma')).text()).toContain('(4.500 token)');

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const buyer = await context.newPage();
  await signUp(buyer);
  await buyer.goto('/fiyatlandirma');
  await appReady(buyer);
  await buyer.getByRole('button', { name: 'Profesyonel’e geç' }).click();
  await buyer.waitForURL('**/odeme?plan=pro&billing=monthly&amount=249.90');
  await expect(buyer.getByRole('button', { name: '₺249,90 öde' })).toBeVisible();

  // The price rises while the form is open: the server refuses what the page still shows.
  await changePro(page, { monthlyPriceKurus: 30_000 });
  await buyer.getByLabel('Ad soyad').fill('Defne Akın');
  await buyer.getByLabel('Telefon').fill('0555 555 55 55');
  await buyer.getByLabel('Adres').fill('Kordon Cad. 1\nKonak, İzmir');
  for (const box of await buyer.getByRole('checkbox').all()) await box.check();
  await buyer.getByRole('button', { name: '₺249,90 öde' }).click();
  await expect(buyer.getByText(messages.payments.amountMismatch)).toBeVisible();
  await buyer.getByRole('link', { name: 'Planları gör' }).first().click();
  await expect(buyer.getByText('₺300', { exact: true })).toBeVisible();
  await context.close();
  await changePro(page, {});
});

test('another administrator’s version is not overwritten @once', async ({ page, databaseApp: { pool } }) => {
  await signInAsAdmin(page, pool);
  await changePro(page, {});
  await page.goto('/admin/planlar');
  await page.getByLabel('Günlük token').fill('4.600');
  await changePro(page, { dailyTokens: 4_700 });
  await page.getByRole('button', { name: 'Yeni sürüm olarak kaydet' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Koşullar siz düzenlerken değişti')).toBeVisible();
  await page.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect(page.getByLabel('Günlük token')).toHaveValue('4.700');
  await changePro(page, {});
});
