import type { Page } from '@playwright/test';
import { chooseMore, drawer, moreItem, openSide } from './editor-layout.ts';
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
    // The title begins 56 px below the window's top at most.
    expect((await page.getByLabel('Başlık', { exact: true }).boundingBox())?.y).toBeLessThanOrEqual(57);
    await expect(manuscript(page)).toBeFocused();
  }
  await expect(page).toHaveTitle('Fener · Yazıhane');
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
  await page.getByRole('button', { name: 'Üretim ayarları', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+\\');
  await expect(drawer(page, 'Üretim ayarları')).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Evren' })).toBeVisible();
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
  // The caret's line stands in the middle, also the first and the last one of a short text.
  const middle = async () => {
    const box = await clear.boundingBox();
    return ((box?.y ?? 0) + (box?.height ?? 0) / 2) / (page.viewportSize()?.height ?? 1);
  };
  for (const key of ['ControlOrMeta+End', 'ControlOrMeta+Home']) {
    await page.keyboard.press(key);
    await expect.poll(middle).toBeGreaterThan(0.4);
    await expect.poll(middle).toBeLessThan(0.6);
  }
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
    await expect(moreItem(page, name)).toBeInViewport();
  await expectAccessible(page, { part: '[role=dialog]' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Diğer işlemler' })).toBeFocused();
  // What it opens has the focus.
  await chooseMore(page, 'Kitap planı');
  const plan = page.getByRole('dialog', { name: 'Kitap planı' });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(plan.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await chooseMore(page, 'Bul ve değiştir');
  await expect(page.getByLabel('Aranan metin')).toBeFocused();
});

/** Characters in the full lines of a paragraph, on average. */
const charactersPerLine = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector('.cm-line');
    const text = line?.firstChild;
    if (!(text instanceof Text)) throw new Error('The paragraph is not one text.');
    const range = document.createRange();
    const lines = new Map<number, number>();
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? 0) + 1);
    }
    const full = [...lines.values()].slice(0, -1);
    return full.reduce((sum, count) => sum + count, 0) / full.length;
  });

test('a line of the page holds 64 to 68 characters', { tag: '@once' }, async ({ page }) => {
  const sentence =
    'Deniz o gün durgundu; rüzgâr bile konuşmuyor, iskelenin tahtaları eski bir kitap gibi gıcırdıyordu. ';
  await openStory(page, sentence.repeat(20).trim());
  await page.evaluate(() => document.fonts.ready);
  const count = await charactersPerLine(page);
  expect(count).toBeGreaterThanOrEqual(64);
  expect(count).toBeLessThanOrEqual(68);
});

test('a generated text that was undone by a key is not taken back a second time', { tag: '@once' }, async ({
  page,
}) => {
  await openStory(page, 'Yağmur dinmişti.');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Gece oldu.');
  await page.keyboard.press('ControlOrMeta+Enter');
  const line = page.getByRole('region', { name: 'Üretim', exact: true });
  await expect(line.getByRole('button', { name: 'Geri al' })).toBeVisible();
  await manuscript(page).press('ControlOrMeta+z');
  await expect(line).toHaveCount(0);
  expect(await wholeText(page)).toBe('Yağmur dinmişti. Gece oldu.');
});

test('the top line names the story and its chapter once the page’s own title is out of sight', async ({
  page,
}) => {
  const chapter = (title: string) => `# ${title}\n\n${long}`;
  await openStory(page, `${chapter('Kuyu')}\n\n${chapter('Gece')}`);
  const header = page.locator('header');
  const shown = (text: string) =>
    header.getByText(text).evaluate((element) => getComputedStyle(element.closest('div') ?? element).opacity);
  await expect.poll(() => shown('Fener')).toBe('0');
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => shown('Fener')).toBe('1');
  await expect(header.getByText('/ Kuyu')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(header.getByText('/ Gece')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => shown('Fener')).toBe('0');
  // The title is set larger than a chapter's heading.
  const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const title = await page.getByLabel('Başlık', { exact: true }).evaluate(size);
  const heading = await page.locator('.manuscript-heading').first().evaluate(size);
  expect(title / heading).toBeGreaterThan(1.2);
});

test('on a phone the top line keeps the title beside what it says of the connection', {
  tag: '@once',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/WebSocket/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openStory(page, long);
  await page.evaluate(() => scrollTo(0, 600));
  await context.setOffline(true);
  await manuscript(page).press('End');
  await page.keyboard.type('!');
  const header = page.locator('header');
  await expect(header.getByText('Çevrimdışı: bu cihazda duruyor', { exact: true })).toBeVisible();
  const title = header.getByRole('heading');
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.width).toBeGreaterThan(30);
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(50);
});

test('what was done is told over the top line and covers no text', async ({ page }) => {
  await openStory(page, long);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const told = page.getByRole('status').filter({ hasText: 'başarıyla kaydedildi' });
  const box = await told.boundingBox();
  const title = await page.getByLabel('Başlık', { exact: true }).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});

test('on a phone focus mode’s bar is one row', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStory(page, long);
  await chooseMore(page, 'Odak modu');
  await expect(page.getByRole('button', { name: 'Odaktan çık' })).toBeVisible();
  const bar = page.locator('header').filter({ has: page.getByRole('button', { name: 'Odaktan çık' }) });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(56);
});
