import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { messages } from '#domain/messages/index.ts';
import { signInAsAdmin, administeredTest as test } from './database-app.ts';
import { expect, expectAccessible, expectFitsPhone } from './fixtures.ts';

/** One after another, because they change the sums of the whole app. */
test.describe.configure({ mode: 'default' });

async function clear(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM ai_usage_days');
  await pool.query('DELETE FROM ai_first_word_days');
  await pool.query('DELETE FROM exchange_rates');
}

/** Stores calls of today: three priced ones, one without a price. */
async function storeCalls(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO ai_calls (generation_id, provider, model, purpose, plan, input_tokens, output_tokens, cost, currency,
       first_word_ms, ended_at)
     SELECT gen_random_uuid(), 'openai', 'gpt-yazar', 'text', 'pro', 1000, 500, cost,
       CASE WHEN cost IS NOT NULL THEN 'USD' END, 700, now()
     FROM unnest('{0.5,0.5,1,NULL}'::numeric[]) cost`,
  );
}

test('shows the costs in their currency, and the margin once a rate is entered', async ({
  page,
  databaseApp: { pool },
}) => {
  await clear(pool);
  await storeCalls(pool);
  await signInAsAdmin(page, pool);
  await page.goto('/admin/maliyet');
  const totals = page.getByLabel('Dönemin toplamı');
  await expect(totals.getByText('$2,00')).toBeVisible();
  await expect(totals.getByText('Kur girilince hesaplanır.')).toBeVisible();
  await expect(page.getByText('1 çağrının fiyatı girilmemiş.', { exact: false }).first()).toBeVisible();

  const rate = page.getByLabel('1 USD kaç lira?');
  const save = page.getByRole('button', { name: 'USD kurunu kaydet' });
  await rate.fill('kırk');
  await save.click();
  await expect(rate).toHaveAccessibleDescription(new RegExp(messages.costs.rateRange));
  await rate.fill('42,5');
  await save.click();
  await expect(totals.getByText('₺85,00', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Profesyonel/ })).toContainText('₺85,00');
  await expect(page.getByRole('row', { name: /^OpenAI/ })).toContainText('0,8 sn');
  await expect(page.getByRole('row', { name: /gpt-yazar/ })).toContainText('4.000');
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('changes the period, shows the days as a table and saves them as CSV', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  await clear(pool);
  await storeCalls(pool);
  await signInAsAdmin(page, pool);
  await page.goto('/admin/maliyet');
  const days = page.getByRole('table', { name: 'Günlere göre gelir ve maliyet' });
  await expect(days.getByRole('row')).toHaveCount(31);
  await page.getByRole('radio', { name: '7 gün' }).check({ force: true });
  await expect(days.getByRole('row')).toHaveCount(8);
  await page.getByRole('button', { name: 'Tablo olarak göster' }).click();
  await expect(days).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV indir' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^maliyet-ve-gelir-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-\d\d;.*;2;0;0;;;4;4;0;1;0;4000;0;2000;0$/);
});

test('says that nothing has happened yet', { tag: '@once' }, async ({ page, databaseApp: { pool } }) => {
  await clear(pool);
  await signInAsAdmin(page, pool);
  await page.goto('/admin/maliyet');
  await expect(page.getByText('Bu dönemde hareket yok')).toBeVisible();
  await expect(page.getByRole('button', { name: 'CSV indir' })).toBeEnabled();
});

test.describe('a report that fails', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('is told, and read again on request', async ({ page, databaseApp: { pool } }) => {
    await signInAsAdmin(page, pool);
    const error = { code: 'COSTS_LOAD_FAILED', status: 500, message: messages.costs.loadFailed };
    await page.route('**/api/admin/costs**', (route) =>
      route.fulfill({ status: 500, json: { ...error, requestId: randomUUID() } }),
    );
    await page.goto('/admin/maliyet');
    await expect(page.getByRole('alert')).toContainText(messages.costs.loadFailed);
    await page.unroute('**/api/admin/costs**');
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByLabel('Dönemin toplamı')).toBeVisible();
  });
});
