import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { test as modelTest } from './model-app.ts';
import { signUp, writeStory } from './people.ts';

const long = Array.from(
  { length: 40 },
  (_, index) => `${index + 1}. gün deniz duruldu; iskelenin tahtaları eski bir kitap gibi gıcırdıyordu.`,
).join('\n\n');

const line = (page: Page) => page.getByRole('region', { name: 'Üretim', exact: true });
const keep = (page: Page) => line(page).getByRole('button', { name: 'Tut', exact: true });
const direction = (page: Page) => page.getByLabel('Nereye gitsin?');

async function openStory(page: Page, content: string) {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).not.toHaveText('');
}

/** Where the last visible line of the text ends in the window, px. */
const textEnd = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('.cm-line')].filter((each) => each.textContent?.trim());
    return lines.at(-1)?.getBoundingClientRect().bottom ?? 0;
  });

test('after a generation the writer goes on behind its text', { tag: '@once' }, async ({ page }) => {
  await openStory(page, 'Yağmur dinmişti.');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(keep(page)).toBeVisible();
  await expect(manuscript(page)).toBeFocused();
  await page.keyboard.type('QQQ');
  expect(await wholeText(page)).toMatch(/^Yağmur dinmişti\.[\s\S]{50,}QQQ$/u);
});

test('after a first text from an idea, and after one with a direction, the caret stands at its end', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill('Son fener bekçisi her gece aynı gemiyi görür.');
  await page.getByText('Uzunluk, okur, içerik').click();
  await page.getByRole('group', { name: 'Paragraf sayısı' }).getByText('1', { exact: true }).click();
  await page.getByRole('button', { name: 'Hikâye üret', exact: true }).click();
  await expect(keep(page)).toBeVisible();
  await expect(manuscript(page)).toBeFocused();
  await page.keyboard.type('QQQ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await direction(page).fill('Bir yelken görünsün.');
  await page.keyboard.press('Enter');
  await expect(keep(page)).toBeVisible();
  await expect(manuscript(page)).toBeFocused();
  await page.keyboard.type('SSS');
  expect(await wholeText(page)).toMatch(/QQQ\n\n[\s\S]{50,}SSS$/u);
});

modelTest(
  'a stopped text leaves the caret at its end, and one that the writer moved where it is',
  {
    tag: '@once',
  },
  async ({ page }) => {
    await openStory(page, 'Yağmur dinmişti.');
    await manuscript(page).press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(manuscript(page)).toContainText('Nermin');
    await line(page).getByRole('button', { name: 'Durdur' }).click();
    await expect(keep(page)).toBeVisible();
    await page.keyboard.type('QQQ');
    expect(await wholeText(page)).toMatch(/^Yağmur dinmişti\.\n\n[\s\S]+QQQ$/u);

    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(line(page).getByRole('timer')).toBeVisible();
    await manuscript(page).press('ControlOrMeta+Home');
    await line(page).getByRole('button', { name: 'Durdur' }).click();
    await expect(keep(page)).toBeVisible();
    await manuscript(page).focus();
    await page.keyboard.type('SSS');
    expect(await wholeText(page)).toMatch(/^SSSYağmur dinmişti\./u);
  },
);

test('the line after a generation is one row, or two on a phone, and leaves the text free', async ({
  page,
}) => {
  await openStory(page, long);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(keep(page)).toBeVisible();
  const verbs = ['Tut', 'Yeniden yaz, karşılaştır', 'Geri al'];
  const tops = await Promise.all(
    verbs.map(async (name) => (await line(page).getByRole('button', { name, exact: true }).boundingBox())?.y),
  );
  expect(new Set(tops).size).toBe(1);
  expect((await line(page).boundingBox())?.height).toBeLessThan(isPhone ? 100 : 70);
  const top = () =>
    line(page)
      .boundingBox()
      .then((box) => box?.y ?? 0);
  await expect.poll(async () => (await textEnd(page)) <= (await top())).toBe(true);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // What it offers is not offered a second time above it.
  if (!isPhone) await expect(page.getByRole('button', { name: 'Devam et' })).toHaveCount(0);
  await keep(page).click();
  await expect(line(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Devam et' })).toBeVisible();
  await expect(manuscript(page)).toBeFocused();
});

modelTest('there is one stop button', async ({ page }) => {
  await openStory(page, 'Yağmur dinmişti.');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(line(page).getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Durdur' })).toHaveCount(1);
});

test('why no text came stands on one surface, below the last line of the text', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await openStory(page, long);
  await manuscript(page).press('ControlOrMeta+End');
  await page.route('**/api/generations/stream', (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(line(page).getByText('Hata Oluştu')).toBeVisible();
  const top = () =>
    line(page)
      .boundingBox()
      .then((box) => box?.y ?? 0);
  await expect.poll(async () => (await textEnd(page)) <= (await top())).toBe(true);
  expect(await line(page).evaluate((box) => getComputedStyle(box).borderTopWidth)).toBe('0px');
  await expectAccessible(page);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]) {
  test(`the line for a direction is in sight as a whole at ${size.width} px`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openStory(page, long);
    await manuscript(page).press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await expect(direction(page)).toBeFocused();
    const bottomOf = async () => {
      const box = await page.locator('form', { has: direction(page) }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    await expect.poll(bottomOf).toBeLessThanOrEqual(size.height - 8);
    await expect(page.getByRole('button', { name: 'Yaz', exact: true })).toBeInViewport({ ratio: 1 });
    // No second button to go on.
    await expect(page.getByRole('region', { name: 'Editörün düğmeleri' })).toHaveCount(0);
    // The on-screen keyboard covers the lower part of the window without a new layout.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - 300 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(bottomOf).toBeLessThanOrEqual(size.height - 308);
  });
}
