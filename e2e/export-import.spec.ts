import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { signUpAs, test } from './database-app.ts';
import { expect, expectAccessible, expectFitsPhone } from './fixtures.ts';
import { wholeText } from './manuscript.ts';
import { chooseFor } from './panel-parts.ts';
import { writeStory } from './people.ts';

// One test imports an unreadable document.
test.use({ expectedErrors: [/^Failed to load resource/] });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const document = (name: string) => new URL(`../testing/documents/files/${name}`, import.meta.url).pathname;

/** Clicks, waits for the download and returns its name and content. */
async function download(page: Page, click: () => Promise<void>): Promise<{ name: string; file: Buffer }> {
  const [got] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: got.suggestedFilename(), file: await readFile(await got.path()) };
}

test('the free plan exports a story as text and shows which plan the other formats need', {
  tag: '@once',
}, async ({ page, databaseApp: { pool } }) => {
  await signUpAs(page, pool, {});
  await writeStory(page, { title: 'Işık', content: 'Bölüm 1\n\nİğde ağacı.' });
  await page.goto('/panel');
  await chooseFor(page, 'Işık', 'Dışa aktar');
  const open = dialog(page, 'Dışa aktar');
  await expect(open.getByRole('radio', { name: /Düz metin/ })).toBeChecked();
  for (const name of [/^Word/, /E-kitap/, /PDF/, /Markdown/]) {
    await expect(open.getByRole('radio', { name })).toBeDisabled();
  }
  await expect(open.getByText(messages.wizard.proGenre)).toHaveCount(4);
  await expectAccessible(page);
  await expectFitsPhone(page);
  const { name, file } = await download(page, () => open.getByRole('button', { name: 'İndir' }).click());
  expect(name).toBe('Işık.txt');
  expect(file.toString()).toBe('Bölüm 1\n\nİğde ağacı.');
  await expect(open.getByText('“Işık.txt” indirildi.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'İşlemler: Işık' })).toBeFocused();
});

test('imports a document after a review of its chapters, and exports the editor’s unsaved text', {
  tag: '@once',
}, async ({ page, databaseApp: { pool } }) => {
  test.setTimeout(60_000);
  await signUpAs(page, pool, { plan: 'pro' });
  await page.goto('/panel');
  await page.getByRole('button', { name: 'İçe aktar' }).click();
  const open = dialog(page, 'İçe aktar');
  const file = open.getByLabel('Belge', { exact: true });

  // An unreadable file shows an error, and another file can be chosen.
  await file.setInputFiles({ name: 'a.docx', mimeType: 'text/plain', buffer: Buffer.from('Bir gün.') });
  await expect(open.getByRole('alert')).toContainText(messages.documents.broken);
  await file.setInputFiles(document('pandoc.docx'));
  await expect(open.getByText('3 bölüm bulundu.')).toBeVisible();
  await expect(open.getByRole('alert')).toHaveCount(0);
  await expect(open.getByLabel('Hikâyenin başlığı')).toHaveValue('Kuyunun Dibi');
  await expect(open.getByLabel('2. bölümün adı')).toHaveValue('Birinci Bölüm');
  // The preview shows bold text without Markdown asterisks.
  await expect(open.getByText('— Geldim, dedi ağabeyi.')).toBeVisible();
  await expectAccessible(page);

  await open.getByLabel('2. bölümün adı').fill('Kuyu');
  await open.getByRole('button', { name: 'Öncekiyle birleştir: İkinci Bölüm' }).click();
  await expect(open.getByText('2 bölüm bulundu.')).toBeVisible();
  await open.getByLabel('Hikâyenin başlığı').fill('');
  await open.getByRole('button', { name: 'Hikâyeyi oluştur' }).click();
  await expect(open.getByLabel('Hikâyenin başlığı')).toBeFocused();
  await open.getByLabel('Hikâyenin başlığı').fill('Kuyu');
  await open.getByRole('button', { name: 'Hikâyeyi oluştur' }).click();
  await page.waitForURL(/\/editor\?hikaye=/);
  await expect(page.getByLabel('Başlık')).toHaveValue('Kuyu');
  const text = await wholeText(page);
  expect(text).toContain('# Kuyu\n\nİstanbul’da ığıl ığıl');
  expect(text).toContain('### İkinci Bölüm\n\nÖmer');

  // The export contains the unsaved title.
  await page.getByLabel('Başlık').fill('Kuyunun Dibi, ikinci hâli');
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const out = dialog(page, 'Dışa aktar');
  await out.getByRole('radio', { name: /E-kitap/ }).check();
  await out.getByLabel(/Yazar/).fill('Şule Iğdır');
  const book = await download(page, () => out.getByRole('button', { name: 'İndir' }).click());
  expect(book.name).toBe('Kuyunun Dibi, ikinci hâli.epub');
  expect(book.file.subarray(0, 2).toString()).toBe('PK');
});
