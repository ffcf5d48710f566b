import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, stopTime, test } from './fixtures.ts';
import { signUp } from './people.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });

async function fill(page: Page): Promise<void> {
  await field(page, 'Adınız').fill('Işıl Gökçe');
  await field(page, 'E-posta').fill('isil@okur.example');
  await field(page, 'Kategori').selectOption('Hata bildirimi');
  await field(page, 'Konu').fill('İndirme çalışmıyor');
  await field(page, 'Mesajınız').fill('İndir düğmesine basınca hiçbir şey olmuyor.');
}
const send = (page: Page) => page.getByRole('button', { name: 'Gönder' }).click();

test.describe('a message to support', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('is validated, keeps its text when sending fails, and is confirmed when it is sent', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/iletisim');
    await appReady(page);
    await expectAccessible(page);
    await send(page);
    await expect(field(page, 'Adınız')).toBeFocused();
    for (const text of [
      messages.contact.nameRequired,
      messages.account.invalidEmail,
      messages.contact.categoryRequired,
      messages.contact.subjectRequired,
      messages.contact.messageRequired,
    ])
      await expect(page.getByText(text)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);

    await fill(page);
    const ids: string[] = [];
    await page.route('**/api/contact', async (route) => {
      ids.push((route.request().postDataJSON() as { id: string }).id);
      return ids.length === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue();
    });
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Mesaj gönderilirken bir hata oluştu.');
    await expect(field(page, 'Mesajınız')).toHaveValue('İndir düğmesine basınca hiçbir şey olmuyor.');
    await expect(field(page, 'Kategori')).toHaveValue('bug');

    // The page's clock is stopped, so that a slow answer does not change the timing.
    await stopTime(page);
    await send(page);
    const banner = page.getByText('Mesajınız Gönderildi! En kısa sürede size geri dönüş yapacağız.');
    await expect(banner).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(ids[1]).toBe(ids[0]);
    for (const name of ['Adınız', 'E-posta', 'Kategori', 'Konu', 'Mesajınız'])
      await expect(field(page, name)).toHaveValue('');
    await page.clock.runFor(4_900);
    await expect(banner).toBeVisible();
    await page.clock.runFor(200);
    await expect(banner).toBeHidden();
  });
});

test('a message typed before hydration is sent @once', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/iletisim?konu=billing', { waitUntil: 'commit' });
  await fill(page);
  const request = page.waitForRequest('**/api/contact');
  await send(page);
  held.resolve();
  expect((await request).postDataJSON()).toMatchObject({
    name: 'Işıl Gökçe',
    email: 'isil@okur.example',
    category: 'bug',
    subject: 'İndirme çalışmıyor',
    message: 'İndir düğmesine basınca hiçbir şey olmuyor.',
  });
  await expect(page.getByText(messages.contact.sent)).toBeVisible();
});

test('the panel’s link prefills a member’s e-mail and the category @once', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/panel');
  await page.getByRole('link', { name: 'Destek talebi oluştur' }).click();
  await expect(field(page, 'E-posta')).toHaveValue(person.email);
  await expect(field(page, 'Kategori')).toHaveValue('technical');
});
