import { readFile } from 'node:fs/promises';
import { startFakeAi } from '#testing/fake-ai/server.ts';
import { signInAsAdmin, administeredTest as test } from './database-app.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from './fixtures.ts';

/** Configurations apply to the whole app. */
test.describe.configure({ mode: 'default' });

test('a model is tried by forty tasks from its row, and the texts are saved for reading', {
  tag: '@once',
}, async ({ page, databaseApp: { pool } }) => {
  test.slow();
  const ai = await startFakeAi({ record: false });
  await pool.query('DELETE FROM api_configs');
  await signInAsAdmin(page, pool);
  await page.goto('/admin/api');
  await page.getByRole('button', { name: 'Yeni API' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('API adı').fill('Titiz model');
  await form.getByLabel('Sağlayıcı').selectOption('Diğer');
  await form.getByLabel('API anahtarı', { exact: true }).fill('sk-test-0123456789');
  await form.getByLabel('Adres').fill(ai.baseUrl);
  await form.getByLabel('Model').fill('careful');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: 'Modeli dene: Titiz model' }).click();
  const question = page.getByRole('alertdialog', { name: 'Titiz model: model denensin mi?' });
  await expect(question).toContainText('40 kısa hikâye metni');
  await expect(question).toContainText('ne tutacağı bilinmiyor');
  await question.getByRole('button', { name: 'Denemeyi başlat' }).click();
  await expect(question).toHaveCount(0);
  const trials = page.getByRole('region', { name: 'Model denemeleri' });
  await expect(trials.getByText(/40\/40 metin/)).toBeVisible({ timeout: 90_000 });
  await expect(trials.getByText(/sürüyor/)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);

  await trials.getByRole('checkbox', { name: 'Okumak için seç' }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    trials.getByRole('button', { name: 'Okuma sayfasını indir' }).click(),
  ]);
  const html = await readFile(await download.path(), 'utf8');
  expect(html).toContain('Titiz model');
  expect(html.match(/<h2/g)?.length ?? 0).toBeGreaterThanOrEqual(40);
  await pool.query('DELETE FROM api_configs');
  await ai.close();
});
