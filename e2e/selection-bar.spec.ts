import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { test as modelTest } from './model-app.ts';
import { signUp, writeStory } from './people.ts';

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Seçim' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Seçimle ne yapılsın?' });

async function openStory(page: Page, content: string) {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).not.toHaveText('');
}

/** The rectangles of what is highlighted. */
const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(getSelection()?.getRangeAt(0).getClientRects() ?? [])].map(({ x, y, width }) =>
      [x, y, width].map(Math.round).join(),
    ),
  );

test('what is highlighted stays the same while the menu has the focus', { tag: '@once' }, async ({
  page,
}) => {
  await openStory(page, 'Sabah oldu.\n\nO gece *hiç* yanmadı *fener*; bekçi *yine* uyudu.\n\nGün doğdu.');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+End');
  await expect(bar(page)).toBeVisible();
  const before = await highlighted(page);
  const text = await page.evaluate(() => getSelection()?.toString());
  expect(text).toContain('*hiç*');
  await bar(page).getByRole('button', { name: 'Seçimi işle' }).click();
  await expect(menu(page)).toBeVisible();
  expect(await highlighted(page)).toEqual(before);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(text);
});

modelTest(
  'the bar is slim, the Tab key leads to it, and its menu opens next to it without its actions',
  {
    tag: '@once',
  },
  async ({ page }) => {
    await openStory(page, 'Fener o gece yanmadı. Bekçi uyuyordu.');
    await manuscript(page).press('ControlOrMeta+A');
    const box = await bar(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(190);
    expect(box?.height).toBeLessThanOrEqual(150);
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('button').first()).toBeFocused();
    await bar(page).getByRole('button', { name: 'Seçimi işle' }).click();
    await expect(menu(page).getByRole('menuitem', { name: /^Beş duyuyla/ })).toBeVisible();
    for (const name of [/^Yeniden yaz/, /^Genişlet/, /^Kısalt/]) {
      await expect(bar(page).getByRole('button', { name })).toBeVisible();
      await expect(menu(page).getByRole('menuitem', { name })).toHaveCount(0);
    }
    const at = await menu(page).boundingBox();
    expect(Math.abs((at?.x ?? 0) - (box?.x ?? 0))).toBeLessThan(60);
    await page.keyboard.press('Escape');
    await expect(manuscript(page)).toBeFocused();
    // The shortcut's menu has them all.
    await page.keyboard.press('ControlOrMeta+K');
    await expect(menu(page).getByRole('menuitem', { name: /^Yeniden yaz/ })).toBeVisible();
  },
);

test('with a drawer open the bar stays between the text and the drawer', { tag: '@once' }, async ({
  page,
}) => {
  await openStory(page, 'Fener o gece yanmadı. Bekçi uyuyordu.');
  for (const width of [1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const settings = page.getByRole('button', { name: 'Üretim ayarları', exact: true });
    const side = page.getByRole('button', { name: 'Yan panel', exact: true });
    for (const toggle of [side, settings]) {
      if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
      await manuscript(page).press('ControlOrMeta+A');
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
      const box = await bar(page).boundingBox();
      const drawer = page.getByRole('complementary', { name: 'Üretim ayarları' });
      if (await drawer.isVisible())
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((await drawer.boundingBox())?.x ?? 0);
    }
  }
});

test('while the search has the focus, the bar is away', { tag: '@once' }, async ({ page }) => {
  await openStory(page, 'Fener o gece yanmadı. Bekçi uyuyordu.');
  await manuscript(page).press('ControlOrMeta+A');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+f');
  await page.getByLabel('Aranan metin').fill('Bekçi');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toHaveCount(0);
});
