import type { Page } from '@playwright/test';
import { drawer, openSide } from './editor-layout.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const long = Array.from(
  { length: 60 },
  (_, index) => `${index + 1}. gün deniz duruldu; iskelenin tahtaları eski bir kitap gibi gıcırdıyordu.`,
).join('\n\n');

async function openStory(page: Page, content: string, title = 'Fener'): Promise<string> {
  await signUp(page);
  const { id } = await writeStory(page, { title, content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).not.toHaveText('');
  return id;
}

/** The share of the window's height in which the page shows: from the top line to what lies over its lower edge. */
const pageShare = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const bar = document.querySelector('.fixed.inset-x-0.bottom-\\(--keyboard\\,0px\\)');
    const bottom = bar?.getBoundingClientRect().top ?? innerHeight;
    return (bottom - top) / innerHeight;
  });

test('the page has most of the window, and text is what the first screen shows', async ({ page }) => {
  await openStory(page, long);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  expect(await pageShare(page)).toBeGreaterThanOrEqual(isPhone ? 0.7 : 0.8);
  const first = manuscript(page).getByText('1. gün', { exact: false }).first();
  await expect(first).toBeInViewport();
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThan(200);
  if (!isPhone) {
    // The title begins 56 px below the window's top at most, and a line holds 60 to 70 characters.
    expect((await page.getByLabel('Başlık', { exact: true }).boundingBox())?.y).toBeLessThanOrEqual(57);
    await expect(manuscript(page)).toBeFocused();
  }
  await expect(page).toHaveTitle('Fener | Yazıhane');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the left drawer is open on a wide window, and Ctrl+\\ closes it', { tag: '@once' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStory(page, '# Bir\n\nSabah oldu.\n\n# İki\n\nGece oldu.');
  const list = page.getByRole('region', { name: 'Bölüm listesi' });
  await expect(list.getByText('İki')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+\\');
  await expect(list).toBeHidden();
  await page.keyboard.press('ControlOrMeta+\\');
  await expect(list).toBeVisible();
  // A narrower window shows one drawer at a time.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSide(page, 'Evren');
  await page.getByRole('button', { name: 'Üretim ayarları', exact: true }).click();
  await expect(list).toBeHidden();
  await expect(drawer(page, 'Üretim ayarları').getByLabel('Nereye gitsin?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer(page, 'Üretim ayarları')).toBeHidden();
  await expect(manuscript(page)).toBeFocused();
});

test('an empty line offers a continuation with its price, and a slash asks for its direction', {
  tag: '@once',
}, async ({ page }) => {
  await openStory(page, 'Yağmur dinmişti.');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Devam et .↵ · yaklaşık \d+$/ })).toBeVisible();
  await page.keyboard.type('/');
  const field = page.getByLabel('Nereye gitsin?');
  await expect(field).toBeFocused();
  await expect(page.locator('form').getByText(/^yaklaşık [\d.]+–[\d.]+ token$/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(manuscript(page)).toBeFocused();
  expect(await wholeText(page)).toBe('Yağmur dinmişti.\n');

  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type('/');
  await field.fill('Bir yelken görünsün.');
  await page.getByLabel('Uzunluk').selectOption('1');
  const sent = page.waitForRequest('**/api/generations/stream');
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ idea: 'Bir yelken görünsün.', paragraphs: 1 });
  const line = page.getByRole('region', { name: 'Üretim', exact: true });
  await expect(line.getByText(/\d+ token harcandı/)).toBeVisible();
  await expect(page.locator('.manuscript-generated').first()).toBeVisible();
  await line.getByRole('button', { name: 'Geri al' }).click();
  await expect(line).toHaveCount(0);
  expect((await wholeText(page)).trim()).toBe('Yağmur dinmişti.');
});

test('focus mode dims all but the paragraph or the sentence, and shows the goal when asked', {
  tag: '@once',
}, async ({ page }) => {
  await openStory(page, 'Yağmur dindi. Gece oldu.\n\nDeniz sustu.');
  await page.getByRole('button', { name: 'Odak modu', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+Home');
  const clear = page.locator('.manuscript-clear');
  await expect(clear).toHaveText('Yağmur dindi. Gece oldu.');
  await page.getByLabel('Odaktaki yer').selectOption('Cümle');
  await expect(clear).toHaveText('Yağmur dindi.');
  await page.getByRole('button', { name: 'Hedef', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hedef koy', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Odaktan çık' }).click();
  await expect(clear).toHaveCount(0);
});

test('the bar beside the selection stands in the margin and never over the text', { tag: '@once' }, async ({
  page,
}) => {
  await openStory(page, long);
  for (const width of [1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await manuscript(page).getByText('3. gün').dblclick();
    const bar = page.getByRole('toolbar', { name: 'Seçim' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    const [box, text] = [await bar.boundingBox(), await manuscript(page).boundingBox()];
    expect(box?.x ?? 0).toBeGreaterThanOrEqual((text?.x ?? 0) + (text?.width ?? 0));
  }
});

test('a narrow window’s bar of three reaches everything', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStory(page, '# Bir\n\nSabah oldu.\n\n# İki\n\nGece oldu.');
  await openSide(page);
  await page.getByRole('button', { name: /İki/ }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(manuscript(page)).toContainText('Gece oldu.');
  await expect(manuscript(page)).not.toContainText('Sabah oldu.');
  await page.getByRole('button', { name: 'Seçim', exact: true }).click();
  await expect(page.getByRole('menu', { name: 'Seçimle ne yapılsın?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Diğer işlemler' }).click();
  for (const name of ['Kopyala', 'İndir', 'Paylaş', 'Sürümler', 'Kitap planı'])
    await expect(page.getByRole('menuitem', { name, exact: true })).toBeVisible();
  await expectAccessible(page, { part: '[role=menu]' });
});
