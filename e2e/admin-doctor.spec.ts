import { messages } from '#domain/messages/index.ts';
import { signInAsAdmin, administeredTest as test } from './database-app.ts';
import { expect, expectAccessible, expectFitsPhone } from './fixtures.ts';

test('checks the site on demand, and says what to do', async ({ page, databaseApp: { pool } }) => {
  await signInAsAdmin(page, pool);
  await page.goto('/admin/durum');
  await page.getByRole('button', { name: 'Denetle' }).click();
  const status = page.getByRole('status').filter({ hasText: /sorun|uyarı|Sorun/ });
  await expect(status).toBeVisible({ timeout: 15_000 });
  const database = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Veritabanı' }) });
  await expect(database).toContainText('Tamam');
  const backup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Yedek' }) });
  await expect(backup).toContainText('Uyarı');
  await expect(backup).toContainText('BACKUP_TO');
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Deneme postası gönder' }).click();
  await expect(page.getByText('Posta sunucusu yok: sitenin postaları')).toBeVisible();
});

test.describe('when the request fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });
  test('says so in place and can be repeated', { tag: '@once' }, async ({ page, databaseApp: { pool } }) => {
    await signInAsAdmin(page, pool);
    await page.goto('/admin/durum');
    const error = { code: 'CHECK_FAILED', status: 500, message: messages.doctor.checkFailed };
    await page.route('**/api/admin/doctor', (route) => route.fulfill({ status: 500, json: error }));
    await page.getByRole('button', { name: 'Denetle' }).click();
    await expect(page.getByRole('alert')).toContainText(messages.doctor.checkFailed);
    await page.unroute('**/api/admin/doctor');
    await page.getByRole('button', { name: 'Denetle' }).click();
    await expect(page.getByRole('heading', { name: 'Veritabanı' })).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('alert')).toBeHidden();
    // The last report stays when another run fails.
    await page.route('**/api/admin/doctor', (route) => route.fulfill({ status: 500, json: error }));
    await page.getByRole('button', { name: 'Denetle' }).click();
    await expect(page.getByRole('alert')).toContainText(messages.doctor.checkFailed);
    await expect(page.getByRole('heading', { name: 'Veritabanı' })).toBeVisible();
  });
});
