import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { AdminCategory, AdminPost } from '#contract/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { postDraft } from '#testing/factories/blog-post.ts';
import { test as base, signInAsAdmin } from './database-app.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';

const m = messages.blog;

/** The tests cause refused answers. */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  expectedErrors: async ({}, use) => use([/^Failed to load resource/]),
});
test.describe.configure({ timeout: 60_000 });

const picture = (mimeType = 'image/png') =>
  sharp({ create: { width: 1_200, height: 600, channels: 3, background: '#7a3b1e' } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name: 'Kapı.png', mimeType, buffer }));
const title = (page: Page) => page.getByRole('textbox', { name: 'Başlık', exact: true });
const content = (page: Page) => page.getByRole('textbox', { name: 'İçerik', exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function create<Made>(page: Page, path: string, data: object): Promise<Made> {
  const answer = await page.request.post(`/api/admin/blog/${path}`, { data });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

test('a post with a picture is published by keyboard, with four presses of links and buttons @once', async ({
  page,
  databaseApp: { pool },
}) => {
  await signInAsAdmin(page, pool);
  const mark = randomUUID().slice(0, 8);
  await page.goto('/admin');
  await page.getByRole('navigation').getByRole('link', { name: 'Blog', exact: true }).press('Enter');
  await page.getByRole('link', { name: 'Yeni Yazı' }).press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(`Kapılar ${mark}`);
  await content(page).focus();
  await page.keyboard.type('Bir kapı açıldı.');
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Görsel yükle').press('Enter');
  await (await choosing).setFiles(await picture());
  await page.getByLabel('Görselde ne var').fill('Ahşap bir kapı');
  await button(page, 'Yayımla').press('Enter');
  await expect(page.getByRole('link', { name: 'Görüntüle' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/blog/kapilar-${mark}`);
  const cover = page.getByRole('img', { name: 'Ahşap bir kapı' });
  await expect(cover).toBeVisible();
  expect(await cover.getAttribute('srcset')).toContain('-480.webp 480w');
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('an uploaded picture of the text asks what it shows, and a file that is none is refused', {
  tag: '@once',
}, async ({ page, databaseApp: { pool } }) => {
  await signInAsAdmin(page, pool);
  const mark = randomUUID().slice(0, 8);
  await page.goto('/admin/blog/yeni');
  await title(page).fill(`Görselli ${mark}`);
  await content(page).click();
  await page.keyboard.type('Önce. ');
  await button(page, 'Görsel ekle').click();
  const dialog = page.getByRole('dialog', { name: 'Görsel ekle' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(dialog.getByRole('alert')).toHaveText(m.uploadSvg);
  await file.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15_000_001) });
  await expect(dialog.getByRole('alert')).toHaveText(m.uploadTooLarge);
  await file.setInputFiles(await picture('text/plain'));
  await expect(dialog.getByLabel('Görselde ne var')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('Eski bir kapı');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('img', { name: 'Eski bir kapı' })).toBeVisible();
  await button(page, 'Kaydet').click();
  await expect(page.getByText(/^Kaydedildi/)).toBeVisible();
  // Opened again, the visual editor shows the picture and nothing counts as changed.
  await page.reload();
  await expect(content(page).getByRole('img', { name: 'Eski bir kapı' })).toBeVisible();
  await expect(page.getByText('Henüz kaydedilmedi', { exact: false })).toHaveCount(0);
});

test('a time of publication is refused while it is unfinished or past, and shown in the list', {
  tag: '@once',
}, async ({ page, databaseApp: { pool } }) => {
  await signInAsAdmin(page, pool);
  const mark = randomUUID().slice(0, 8);
  const post = await create<AdminPost>(page, 'posts', postDraft({ title: `Zaman ${mark}`, status: 'draft' }));
  await page.goto(`/admin/blog/${post.id}`);
  const time = page.getByLabel('Yayın zamanı');
  await time.focus();
  await page.keyboard.type('01');
  await button(page, 'Kaydet').click();
  await expect(page.getByText(m.scheduleUnfinished)).toBeVisible();
  await expect(time).toBeFocused();
  await time.fill('2020-01-01T10:00');
  await button(page, 'Kaydet').click();
  await expect(page.getByText(m.schedulePast)).toBeVisible();
  await expect(time).toBeFocused();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await time.fill(`${day}T10:00`);
  await button(page, 'Kaydet').click();
  await expect(page.getByText(/^Kaydedildi/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/blog?q=${mark}`);
  await page.getByRole('searchbox').fill(mark);
  await expect(page.getByText(/^Yayın: .*10:00/)).toBeVisible();
});

test('a preview link shows a draft without an account, and leads to the post once it is public', {
  tag: '@once',
}, async ({ page, browser, databaseApp: { pool, url } }) => {
  await signInAsAdmin(page, pool);
  const mark = randomUUID().slice(0, 8);
  const post = await create<AdminPost>(page, 'posts', postDraft({ title: `Gizli ${mark}`, status: 'draft' }));
  await page.goto(`/admin/blog/${post.id}`);
  await button(page, 'Bağlantı oluştur').click();
  const link = (await page.getByText(/\/onizleme#[\w-]{43}$/).textContent()) ?? '';
  await expectAccessible(page);
  const visitor = await (await browser.newContext({ baseURL: url, locale: 'tr-TR' })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Gizli ${mark}`);
  await expect(visitor.getByText('Sayfa yalnızca bağlantıyı bilenlere açıktır.')).toBeVisible();
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(visitor);
  await button(page, 'Yayımla').click();
  await expect(page.getByRole('link', { name: 'Görüntüle' })).toBeVisible();
  await visitor.reload();
  await expect(visitor).toHaveURL(`${url}/blog/${post.slug}`);
  await visitor.goto('/onizleme#yanlis');
  await expect(visitor.getByText(m.previewGone)).toBeVisible();
  await visitor.context().close();
});

test('a category that was merged while a post was open can be taken off', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  await signInAsAdmin(page, pool);
  const mark = randomUUID().slice(0, 8);
  const source = await create<AdminCategory>(page, 'categories', { name: `Kaynak ${mark}` });
  const target = await create<AdminCategory>(page, 'categories', { name: `Hedef ${mark}` });
  const draft = postDraft({ title: `Açık ${mark}`, status: 'draft' });
  const post = await create<AdminPost>(page, 'posts', draft);
  await page.goto(`/admin/blog/${post.id}`);
  await page.getByRole('checkbox', { name: `Kaynak ${mark}` }).check();
  await create(page, `categories/${source.id}/merge`, { into: target.id });
  await button(page, 'Kaydet').click();
  await expect(page.getByText(m.categoryGone)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Kaynak ${mark}` })).toHaveCount(0);
  await page.getByRole('checkbox', { name: `Hedef ${mark}` }).check();
  await button(page, 'Kaydet').click();
  await expect(page.getByText(/^Kaydedildi/)).toBeVisible();
});
