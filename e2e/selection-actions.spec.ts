import type { Page } from '@playwright/test';
import { openSelectionMenu } from './editor-layout.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test as offlineTest } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { test } from './model-app.ts';
import { signUp, writeStory } from './people.ts';

/** `#crlf` selects a scenario of the fake model that answers at once. */
const story = 'Fener o gece yanmadı #crlf. Bekçi uyuyordu.';
const modelsEnd = 'ufukta bir yelken belirdi.';
const menu = (page: Page) => page.getByRole('menu', { name: 'Seçimle ne yapılsın?' });
const action = (page: Page, name: RegExp) => menu(page).getByRole('menuitem', { name });
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openStory(page: Page, content: string): Promise<string> {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toContainText(content.slice(0, 12));
  return id;
}

test('a shortened selection shows its cost before, can be edited, and is accepted as one undo step', async ({
  page,
}) => {
  const id = await openStory(page, story);
  await manuscript(page).press('ControlOrMeta+A');
  await expectNoSidewaysScroll(page);
  if ((page.viewportSize()?.width ?? 0) < 640) {
    // A phone's keyboard covers the lower part of the window without a new layout.
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: innerHeight - 300 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect
      .poll(async () => {
        const box = await page.getByRole('button', { name: 'Seçim', exact: true }).boundingBox();
        return box && box.y + box.height <= (page.viewportSize()?.height ?? 0) - 300;
      })
      .toBe(true);
    await page.evaluate(() => {
      if (visualViewport) Reflect.deleteProperty(visualViewport, 'height');
      visualViewport?.dispatchEvent(new Event('resize'));
    });
  }
  await openSelectionMenu(page);
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  const shorten = isWide
    ? page.getByRole('toolbar', { name: 'Seçim' }).getByRole('button', { name: /^Kısalt/ })
    : action(page, /^Kısalt/);
  if (isWide) await expect(shorten).toHaveAccessibleName(/yaklaşık \d+–\d+ token/);
  else await expect(shorten).toContainText(/yaklaşık \d+–\d+ token/);
  // Only the menu is checked, because axe reports its focus guards in the rest of the page as an error.
  await expectAccessible(page, { part: '[role=menu]' });
  if (isWide) await page.keyboard.press('Escape');
  await shorten.click();
  const suggestion = panel(page, 'Kısalt');
  const text = suggestion.getByRole('textbox', { name: 'Öneri' });
  await expect(text).toHaveValue(new RegExp(modelsEnd));
  await expect(suggestion.getByText(/\d+ token harcandı/)).toBeVisible();
  expect(await wholeTextOf(page)).toBe(story);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await suggestion.getByRole('button', { name: 'Farkı göster' }).click();
  await expect(suggestion.locator('ins').first()).toBeVisible();
  await suggestion.getByRole('button', { name: 'Düzenle', exact: true }).click();
  await manuscript(page).press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('!');
  await expect(suggestion.getByText('Seçtiğiniz yer bu arada değişti.')).toBeVisible();
  await text.fill('Fener <b>hiç</b> yanmadı.');
  await suggestion.getByRole('button', { name: 'Kabul et' }).click();
  await expect(suggestion).toHaveCount(0);
  expect(await wholeText(page)).toBe('Fener <b>hiç</b> yanmadı.');
  await manuscript(page).press('ControlOrMeta+Z');
  await expect(manuscript(page)).toContainText('Bekçi uyuyordu.');
  expect(await wholeText(page)).toBe(story.replace('F', 'F!'));
  const { revisions } = await (await page.request.get(`/api/stories/${id}/revisions`)).json();
  expect(revisions.map(({ kind }: { kind: string }) => kind)).toContain('before-ai');
});

/** The rendered text, read without the copy button, which a panel may cover on a phone. */
const wholeTextOf = (page: Page) => manuscript(page).innerText();

test('a suggestion continues after a reload; a stopped one can be edited and inserted below, but not replace the selection', {
  tag: '@once',
}, async ({ page }) => {
  await openStory(page, 'Fener o gece yanmadı. Bekçi uyuyordu.');
  await manuscript(page).press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+K');
  await action(page, /^Tonunu değiştir/).press('ArrowRight');
  await page
    .getByRole('menu', { name: 'Ton', exact: true })
    .getByRole('menuitem', { name: 'Hüzünlü' })
    .click();
  const suggestion = panel(page, 'Tonunu değiştir: Hüzünlü');
  await expect(suggestion).toContainText('Nermin');
  await page.reload();
  await expect(suggestion).toContainText('Nermin');
  await suggestion.getByRole('button', { name: 'Durdur' }).click();
  await expect(suggestion.getByText('Durdurdunuz; yazılan kadarı sizindir.')).toBeVisible();
  await expect(suggestion.getByText('Öneri yarım kaldı')).toBeVisible();
  await expect(suggestion.getByRole('button', { name: 'Kabul et' })).toHaveCount(0);
  const text = suggestion.getByRole('textbox', { name: 'Öneri' });
  await text.fill('Fener susmuştu.');
  await page.reload();
  await expect(text).toHaveValue('Fener susmuştu.');
  await suggestion.getByRole('button', { name: 'Altına ekle' }).click();
  await expect(suggestion).toHaveCount(0);
  expect(await wholeText(page)).toBe('Fener o gece yanmadı. Bekçi uyuyordu.\n\nFener susmuştu.');
  await page.reload();
  await expect(manuscript(page)).toContainText('Fener susmuştu.');
  await expect(suggestion).toHaveCount(0);
});

offlineTest(
  'without a model only the storyteller’s actions are enabled, the others show why, and a suggested name is inserted',
  {
    tag: '@once',
  },
  async ({ page }) => {
    await openStory(page, 'Bekçinin adı ');
    await manuscript(page).press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+K');
    await expect(action(page, /^Genişlet/)).toHaveCount(0);
    const lacking = action(page, /^Dil modeli isteyenler/);
    await expect(lacking).toHaveAttribute('aria-disabled', 'true');
    await expect(lacking).toContainText('Genişlet');
    await action(page, /^İsim öner/).click();
    const names = panel(page, 'İsim öner').getByRole('list', { name: 'Önerilen adlar' });
    await expect(names.getByRole('button')).toHaveCount(8);
    const name = await names.getByRole('button').first().innerText();
    await names.getByRole('button').first().click();
    await expect(panel(page, 'İsim öner')).toHaveCount(0);
    expect(await wholeText(page)).toBe(`Bekçinin adı ${name}`);
  },
);
