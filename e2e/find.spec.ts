import type { Page } from '@playwright/test';
import { chooseMore, openGeneration, openSide } from './editor-layout.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { test as modelTest } from './model-app.ts';
import { signUp, writeStory } from './people.ts';

const filler = `${'Rüzgâr denizden esti, kayıklar kıyıda bekledi. '.repeat(6).trim()}\n\n`;
/** Three chapters, of which the text field draws only a part. */
const book = [
  `# Kuyu\n\nİnci kuyuya indi.\n\n${filler.repeat(30)}`,
  `# Gece\n\nİnci'nin feneri söndü.\n\n${filler.repeat(30)}`,
  `# Sabah\n\nincitilmiş bir gündü; İNCİ güldü.\n\n${filler.repeat(30).trim()}`,
].join('');

const bar = (page: Page) => page.getByRole('search', { name: 'Metinde bul' });
const field = (page: Page) => bar(page).getByRole('textbox', { name: 'Aranan metin' });
const by = (page: Page) => bar(page).getByRole('textbox', { name: 'Yerine konacak metin' });
const count = (page: Page, text: string) => bar(page).getByText(text, { exact: true });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const current = (page: Page) => page.locator('.cm-find-hit-current');
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());

async function openStory(page: Page, content: string): Promise<void> {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).not.toHaveText('');
  await appReady(page);
}

async function openSearch(page: Page): Promise<void> {
  await chooseMore(page, 'Bul ve değiştir');
  await expect(field(page)).toBeFocused();
}

test('finds by Turkish rules in all chapters, leads to them, replaces all and takes that back', async ({
  page,
}) => {
  await openStory(page, book);
  await openSearch(page);
  await field(page).fill('inci');
  await expect(count(page, '1 / 4')).toBeVisible();
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  await button(page, 'Önceki sonuç').click();
  await expect(count(page, '4 / 4')).toBeVisible();
  await expect(current(page)).toHaveText('İNCİ');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  // The search stays in sight above the text.
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);

  await button(page, 'Tam sözcük').click();
  await expect(count(page, '3 / 3')).toBeVisible();
  await button(page, 'Bölümlere göre').click();
  await expect(bar(page).getByRole('listitem')).toHaveText([/Kuyu1 yer/, /Gece1 yer/, /Sabah1 yer/]);
  await bar(page).getByRole('button', { name: /Gece/ }).click();
  await expect(count(page, '2 / 3')).toBeVisible();
  await expect(current(page)).toBeInViewport({ ratio: 1 });
  await button(page, 'Değiştirme alanı').click();
  await by(page).fill('Defne');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await button(page, 'Tümünü değiştir').click();
  await expect(count(page, '3 yer değiştirildi.')).toBeVisible();
  await expect(count(page, 'Sonuç yok')).toBeVisible();
  const replaced = book
    .replace('İnci kuyuya', 'Defne kuyuya')
    .replace("İnci'nin", "Defne'nin")
    .replace('İNCİ', 'Defne');
  expect(await wholeText(page)).toBe(replaced);
  await button(page, 'Geri al').click();
  await expect(field(page)).toBeFocused();
  await expect(count(page, '3 yer değiştirildi.')).toHaveCount(0);
  await expect(bar(page).getByText(/^\d \/ 3$/)).toBeVisible();
  expect(await wholeText(page)).toBe(book);
  await button(page, 'Aramayı kapat').click();
  await expect(bar(page)).toHaveCount(0);
});

test('is used with keys alone, from the text and back to it', { tag: '@once' }, async ({ page }) => {
  await openStory(page, book);
  await manuscript(page).press('Control+Home');
  await page.keyboard.press('Control+f');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('İNCİ');
  // "İNC" has as many hits; a step before the whole word was looked for only shows its first one.
  await expect(current(page)).toHaveText('İnci');
  await expect(count(page, '1 / 4')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(count(page, '2 / 4')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('F3');
  await expect(count(page, '2 / 4')).toBeVisible();
  await page.keyboard.press('Shift+F3');
  await page.keyboard.press('Shift+F3');
  await expect(count(page, '4 / 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(manuscript(page)).toBeFocused();
  await expect.poll(() => selected(page)).toBe('İNCİ');

  // What is selected is looked for; a hit is replaced and the next one comes.
  await page.keyboard.press('Control+h');
  await expect(field(page)).toHaveValue('İNCİ');
  await expect(field(page)).toBeFocused();
  await expect(count(page, '4 / 4')).toBeVisible();
  for (let tabs = 0; !(await by(page).evaluate((it) => it === document.activeElement)); tabs += 1) {
    expect(tabs).toBeLessThan(12);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('Defne');
  await page.keyboard.press('Enter');
  await expect(count(page, '1 / 3')).toBeVisible();
  await expect(count(page, '1 yer değiştirildi.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manuscript(page)).toBeFocused();
  await page.keyboard.press('Control+z');
  expect(await wholeText(page)).toBe(book);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Kısayollar' }).getByText('Metinde bul')).toBeVisible();
});

test('leaves a chapter that is shown alone only for a hit that is gone to', { tag: '@once' }, async ({
  page,
}) => {
  await openStory(page, book);
  await openSide(page);
  const list = page.getByRole('region', { name: 'Bölüm listesi' });
  await list.getByRole('button', { name: /Gece/ }).first().click();
  await expect(page.getByText('2/3')).toBeVisible();
  await expect(manuscript(page)).not.toContainText('kuyuya');
  await openSearch(page);
  await field(page).fill('kuyuya');
  await expect(count(page, '1 / 1')).toBeVisible();
  await expect(manuscript(page)).not.toContainText('kuyuya');
  await page.keyboard.press('Enter');
  await expect(current(page)).toHaveText('kuyuya');
  await expect(current(page)).toBeInViewport({ ratio: 1 });
});

test('explains a bad expression and stops one that would never end', { tag: '@once' }, async ({ page }) => {
  await openStory(page, `1. gün\n\n${'a'.repeat(60)}!`);
  await openSearch(page);
  await button(page, 'Düzenli ifade').click();
  await expect(button(page, 'Büyük/küçük harf duyarlı')).toBeDisabled();
  await field(page).fill('(');
  await expect(bar(page).getByText('Bu düzenli ifade geçerli değil')).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await field(page).fill('(a+)+$');
  await expect(bar(page).getByText('çok uzun sürdüğü için durduruldu')).toBeVisible();
  await field(page).fill(String.raw`(\d)\. gün`);
  await expect(count(page, '1 / 1')).toBeVisible();
  await button(page, 'Değiştirme alanı').click();
  await by(page).fill('gün $1');
  await button(page, 'Değiştir').click();
  await expect(manuscript(page)).toContainText('gün 1');
});

modelTest('replaces nothing while a text is being written', { tag: '@once' }, async ({ page }) => {
  await openStory(page, 'Yağmur dinmişti.');
  await openSearch(page);
  await button(page, 'Değiştirme alanı').click();
  await field(page).fill('yağmur');
  await expect(count(page, '1 / 1')).toBeVisible();
  await openGeneration(page);
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill('Fener yanar.');
  await page.getByRole('button', { name: 'Devam et' }).filter({ visible: true }).click();
  await expect(manuscript(page)).toContainText('merdivenleri');
  await expect(button(page, 'Tümünü değiştir')).toHaveAccessibleDescription(
    /Metin yazılırken değiştirilemez/,
  );
  // A key on it changes nothing, and the text goes on.
  await button(page, 'Tümünü değiştir').press('Enter');
  await expect(manuscript(page)).toContainText('ufukta bir yelken belirdi.', { timeout: 20_000 });
  await expect(manuscript(page)).toContainText('Yağmur dinmişti.');
  await button(page, 'Tümünü değiştir').click();
  await expect(count(page, '1 yer değiştirildi.')).toBeVisible();
});
