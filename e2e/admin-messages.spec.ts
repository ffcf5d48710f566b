import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { messages } from '#domain/messages/index.ts';
import { test as base, signInAsAdmin } from './database-app.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, typeWithoutPause } from './fixtures.ts';
import { mailTo } from './outbox.ts';

const m = messages.adminMessages;

/** The tests cause refused and broken answers. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectedErrors: async ({}, use) => use([/^Failed to load resource/]),
});

/** Stores messages that contain the unique `word` in each subject; the first is the newest. */
async function leaveMessages(pool: Pool, word: string, count: number): Promise<void> {
  await pool.query(
    `INSERT INTO contact_messages (id, name, email, subject, message, category, plan, created_at)
     SELECT gen_random_uuid(), 'Işıl' || repeat('ışıl', CASE WHEN n = 1 THEN 14 ELSE 0 END) || ' ' || n, $1 || n || '@okur.example', $1 || ' konu ' || n,
       CASE WHEN n = 1 THEN '<img src=x onerror=alert(1)> ' || repeat('uzun ', 40) ELSE 'Merhaba' END,
       CASE WHEN n % 5 = 0 THEN 'billing' ELSE 'bug' END, CASE WHEN n = $2::int THEN 'pro' END,
       now() - n * interval '1 hour' FROM generate_series(1, $2::int) n`,
    [word, count],
  );
}

const region = (page: Page) => page.getByRole('region', { name: 'Mesajlar' });
const rows = (page: Page) =>
  region(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button') });
const row = (page: Page, subject: string) =>
  rows(page).filter({ has: page.getByText(subject, { exact: true }) });
const search = (page: Page) => page.getByLabel('Ad, e-posta, konu ya da başvuru numarası ara');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, subject: string) {
  await row(page, subject).getByRole('button', { name: 'Aç' }).click();
  const panel = page.getByRole('region', { name: subject, exact: true });
  await expect(panel.getByRole('heading', { name: subject })).toBeFocused();
  return panel;
}

test('messages are found, paged and filtered', { tag: '@once' }, async ({ page, databaseApp: { pool } }) => {
  test.slow();
  const word = `ş${randomUUID().slice(0, 8)}`;
  // One message that the search must not find, so that the count changes when the results arrive.
  await leaveMessages(pool, `ö${randomUUID().slice(0, 8)}`, 1);
  await leaveMessages(pool, word, 23);
  await signInAsAdmin(page, pool);
  await page.clock.install();
  await page.goto('/admin/mesajlar');
  const figures = page.getByRole('main').locator('dl[aria-label="Mesaj istatistikleri"]');
  await expect(figures.getByText('Toplam')).toBeVisible();
  await expect(figures.getByRole('definition').first()).toHaveText(/^[\d.]+$/);

  const asked: string[] = [];
  page.on('request', (request) => {
    const text = new URL(request.url()).searchParams.get('search');
    if (request.url().includes('/api/admin/messages?') && text) asked.push(text);
  });
  await typeWithoutPause(page, search(page), word.toLocaleUpperCase('tr'));
  await expect(page.getByText('1–20 / 23 mesaj')).toBeVisible();
  expect(asked).toEqual([word.toLocaleUpperCase('tr')]);
  await expect(rows(page)).toHaveCount(20);
  // The message of a pro member comes first although it is the oldest; a row shows 50 characters of the text.
  await expect(rows(page).first()).toContainText(`${word} konu 23`);
  await expect(rows(page).first()).toContainText('Öncelikli');
  const long = `<img src=x onerror=alert(1)> ${'uzun '.repeat(40)}`;
  await expect(row(page, `${word} konu 1`)).toContainText(`${long.slice(0, 50)}…`);

  await button(page, 'Sonraki').click();
  await expect(page.getByText('21–23 / 23 mesaj')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(button(page, 'Sonraki')).toBeDisabled();
  await button(page, 'Önceki').click();
  await expect(rows(page)).toHaveCount(20);
  await page.getByLabel('Sayfa başına').selectOption('10 mesaj');
  await expect(page.getByText('1–10 / 23 mesaj')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);

  await page.getByLabel('Kategori').selectOption('Ödeme ve fatura');
  await expect(page.getByText('1–4 / 4 mesaj')).toBeVisible();
  await page.getByRole('radio', { name: 'Çözüldü' }).check();
  await expect(page.getByText('Mesaj bulunamadı')).toBeVisible();
  await button(page, 'Filtreleri Temizle').click();
  await expect(search(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(10);
});

test('a message is read, annotated, answered and closed', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  test.slow();
  const word = `y${randomUUID().slice(0, 8)}`;
  const subject = `${word} konu 1`;
  await leaveMessages(pool, word, 1);
  await signInAsAdmin(page, pool);
  await page.goto('/admin/mesajlar');
  await search(page).fill(word);
  await expect(rows(page)).toHaveCount(1);
  const panel = await open(page, subject);
  await expect(panel).toContainText(`<img src=x onerror=alert(1)> ${'uzun '.repeat(40).trim()}`);
  expect(await panel.locator('img').count()).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // A failure keeps the note; all three buttons are disabled during an update.
  const note = panel.getByLabel('Yönetici notu');
  await note.fill('Günlüklere bakılacak.');
  await page.route('**/api/admin/messages/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await button(page, 'İşleme Al').click();
  await expect(panel.getByRole('alert')).toHaveText(m.updateFailed);
  await expect(note).toHaveValue('Günlüklere bakılacak.');
  await page.unroute('**/api/admin/messages/*');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/messages/*', async (route) => {
    if (route.request().method() === 'PUT') await held.promise;
    await route.continue();
  });
  await button(page, 'İşleme Al').click();
  for (const name of ['İşleme Al', 'Çözüldü', 'Kapat']) await expect(button(page, name)).toBeDisabled();
  held.resolve();
  await expect(row(page, subject)).toContainText('İşlemde');
  await expect(button(page, 'İşleme Al')).toBeDisabled();
  await expect(button(page, 'Çözüldü')).toBeEnabled();
  await expect(button(page, 'Kapat')).toBeEnabled();
  await page.unroute('**/api/admin/messages/*');

  // After another administrator's change the form shows the conflict and keeps the typed note.
  await note.fill('Günlüklerde bir şey yok.');
  await pool.query(
    "UPDATE contact_messages SET admin_notes = 'Ben bakıyorum.', revision = revision + 1 WHERE subject = $1",
    [subject],
  );
  await button(page, 'Çözüldü').click();
  await expect(panel.getByRole('alert')).toHaveText(m.changedElsewhere);
  await expect(panel.getByText('Şu anda kayıtlı olan: Ben bakıyorum.')).toBeVisible();
  await expect(note).toHaveValue('Günlüklerde bir şey yok.');
  await button(page, 'Çözüldü').click();
  await expect(row(page, subject)).toContainText('Çözüldü');

  // The answer's text is kept after a failure and while the message is closed.
  const answer = panel.getByLabel('Yanıtınız');
  await button(page, 'Yanıtı Gönder').click();
  await expect(panel.getByText(m.replyRequired)).toBeVisible();
  await expect(answer).toBeFocused();
  await answer.fill('Düzelttik, yeniden dener misiniz?');
  await page.route('**/replies', (route) => route.fulfill({ status: 500, body: '' }));
  await button(page, 'Yanıtı Gönder').click();
  await expect(panel.getByRole('alert')).toHaveText(m.replyFailed);
  await page.unroute('**/replies');
  await button(page, 'Ayrıntıyı gizle').click();
  await expect(row(page, subject).getByRole('button')).toBeFocused();
  await expect(row(page, subject)).toContainText('Taslak var');
  const leaving = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  // The text is also kept in another section, where closing the page would warn.
  const sections = page.getByRole('navigation', { name: 'Yönetim' });
  await sections.getByRole('link', { name: 'Denetim kaydı' }).click();
  await expect(page.getByRole('heading', { name: 'Denetim kaydı', level: 1 })).toBeVisible();
  expect(await leaving()).toBe(true);
  await sections.getByRole('link', { name: 'Mesajlar' }).click();
  await search(page).fill(word);
  await open(page, subject);
  await expect(answer).toHaveValue('Düzelttik, yeniden dener misiniz?');
  await button(page, 'Yanıtı Gönder').click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Düzelttik, yeniden' })).toBeVisible();
  await expect(answer).toHaveValue('');
  expect(await leaving()).toBe(false);
  await expect(row(page, subject)).toContainText('Yanıtlandı');
  expect(await mailTo(page, `${word}1@okur.example`, `Re: ${subject}`)).toContain('yeniden dener misiniz?');

  await button(page, 'Kapat').click();
  await expect(row(page, subject)).toContainText('Kapalı');
  await page.reload();
  await search(page).fill(word);
  await open(page, subject);
  await expect(note).toHaveValue('Günlüklerde bir şey yok.');
  await expect(button(page, 'Kapat')).toBeDisabled();
});

test('shows the specified error texts when messages and statistics fail to load', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  await signInAsAdmin(page, pool);
  const broken = (route: { fulfill: (answer: object) => Promise<void> }) =>
    route.fulfill({ status: 500, body: '' });
  await page.route('**/api/admin/messages?*', broken);
  await page.route('**/api/admin/message-stats', broken);
  await page.goto('/admin/mesajlar');
  await expect(page.getByText('Mesajlar yüklenirken bir hata oluştu.')).toBeVisible();
  await expect(page.getByText('İstatistikler yüklenirken bir hata oluştu.')).toBeVisible();
  await page.unroute('**/api/admin/messages?*');
  await button(page, 'Tekrar dene').click();
  await expect(region(page).getByRole('radio', { name: 'Tümü' })).toBeChecked();
  await expect(page.getByText('Mesajlar yüklenirken bir hata oluştu.')).toBeHidden();
});
