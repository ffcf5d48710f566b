import { randomUUID } from 'node:crypto';
import { messages } from '#domain/messages/index.ts';
import { test as base, signInAsAdmin } from './database-app.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { mailTo } from './outbox.ts';

/** The tests open links that are gone. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectedErrors: async ({}, use) => use([/^Failed to load resource/]),
});

test('a visitor’s message becomes a conversation that both sides write in', { tag: '@once' }, async ({
  page,
  browser,
  baseURL: _,
  databaseApp: { pool, url },
}) => {
  test.slow();
  const word = `k${randomUUID().slice(0, 8)}`;
  const email = `${word}@okur.example`;
  const visitor = await (await browser.newContext({ baseURL: url, locale: 'tr-TR' })).newPage();
  await visitor.goto('/iletisim');
  await appReady(visitor);
  const field = (name: string) => visitor.getByRole('main').getByLabel(name, { exact: true });
  await field('Adınız').fill('Işıl Gökçe');
  await field('E-posta').fill(email);
  await field('Kategori').selectOption('Hata bildirimi');
  await field('Konu').fill(`${word} konusu`);
  await field('Mesajınız').fill('İndir düğmesi çalışmıyor.');
  await visitor.getByRole('button', { name: 'Gönder' }).click();
  await expect(visitor.getByText(messages.contact.sent)).toBeVisible();
  const reference = await visitor.getByText('Başvuru numaranız').locator('strong').textContent();
  expect(reference).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);

  // From the administration's home: messages, the message, its reply, send.
  await signInAsAdmin(page, pool);
  await page.goto('/admin/mesajlar');
  await page.getByLabel('Ad, e-posta, konu ya da başvuru numarası ara').fill(reference ?? '');
  await page.getByRole('button', { name: `Aç: ${word} konusu, Işıl Gökçe` }).click();
  const panel = page.getByRole('region', { name: `${word} konusu`, exact: true });
  await expect(panel.getByText('Bu adresle açılmış bir hesap yok')).toBeVisible();
  await panel.getByRole('button', { name: 'Hazır yanıtları düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hazır yanıtlar' });
  await dialog.getByRole('button', { name: 'Yeni hazır yanıt' }).click();
  await dialog.getByLabel('Ad', { exact: true }).fill(`${word} yanıtı`);
  await dialog.getByLabel('Metin').fill('{ad}, düzelttik ({numara}).');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByText(`${word} yanıtı`)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await panel.getByLabel('Hazır yanıt ekle').selectOption(`${word} yanıtı`);
  await expect(panel.getByLabel('Yanıtınız')).toHaveValue(`Işıl Gökçe, düzelttik (${reference}).`);
  await panel.getByRole('radio', { name: 'Çözüldü' }).check();
  await panel.getByRole('button', { name: 'Yanıtı Gönder' }).click();
  await expect(panel.getByText('Yanıtlandı')).toBeVisible();
  await expectAccessible(page);

  const mail = await mailTo(page, email, `Re: ${word} konusu`);
  const link = /\/destek#[\w-]{43}/.exec(mail)?.[0] ?? '';
  const answered = await visitor.goto(link);
  expect(answered?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  });
  await expect(visitor.getByRole('heading', { name: `${word} konusu` })).toBeVisible();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'düzelttik' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(visitor);
  await visitor.getByLabel('Yanıtınız').fill('Hâlâ olmuyor.');
  await visitor.getByRole('button', { name: 'Gönder' }).click();
  await expect(visitor.getByText('Yanıtınız bize ulaştı.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Hâlâ olmuyor.' })).toBeVisible();

  await page.reload();
  await expect(panel.getByText('Yeni yanıt')).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Hâlâ olmuyor.' })).toBeVisible();
  await panel.getByRole('button', { name: 'Bağlantıları iptal et' }).click();
  await panel.getByRole('button', { name: /^Evet, iptal et/ }).click();
  await expect(panel.getByRole('heading', { name: 'Yazışma bağlantıları' })).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText(messages.contact.linkGone)).toBeVisible();
  await visitor.context().close();
});
