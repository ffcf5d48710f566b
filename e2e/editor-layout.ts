import type { Locator, Page } from '@playwright/test';

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** An item of the editor's open menu "Diğer işlemler", which is a sheet on a narrow window. */
export function moreItem(page: Page, name: string): Locator {
  if (!isNarrow(page)) return page.getByRole('menuitem', { name, exact: true });
  const sheet = page.getByRole('dialog', { name: 'Diğer işlemler' });
  return sheet.getByRole('button', { name, exact: true }).or(sheet.getByRole('link', { name, exact: true }));
}

/** Chooses an item of the editor's menu "Diğer işlemler". */
export async function chooseMore(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Diğer işlemler', exact: true }).click();
  await moreItem(page, item).click();
}

/** Opens the editor's left drawer, with one of its tabs. */
export async function openSide(
  page: Page,
  tab: 'Hikaye' | 'Karakterler' | 'Olay Örgüsü' | 'Evren' = 'Hikaye',
): Promise<void> {
  const list = page.getByRole('tablist', { name: 'Editörün bölümleri' });
  if (isNarrow(page)) {
    if (!(await list.isVisible())) await chooseMore(page, 'Bölümler ve evren');
  } else {
    const toggle = page.getByRole('button', { name: 'Yan panel', exact: true });
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click();
  }
  await list.getByRole('tab', { name: tab }).click();
}

/** Closes the left drawer. */
export async function closeSide(page: Page): Promise<void> {
  if (isNarrow(page)) await page.keyboard.press('Escape');
  else await page.getByRole('button', { name: 'Yan panel', exact: true }).click();
}

/** Opens the right drawer with what the next text is written from; an empty page has it without being asked. */
export async function openGeneration(page: Page): Promise<void> {
  if (isNarrow(page)) return chooseMore(page, 'Üretim ayarları');
  const button = page.getByRole('button', { name: 'Üretim ayarları', exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Opens the plan of the book. */
export const openPlan = (page: Page) => chooseMore(page, 'Kitap planı');

/** A drawer at the right: beside the page, or a dialog over it on a narrow window. */
export const drawer = (page: Page, name: string) =>
  page.getByRole(isNarrow(page) ? 'dialog' : 'complementary', { name, exact: true });

/** Opens the menu of what can be done with the selection: in the page's margin, or in a narrow window's bar. */
export async function openSelectionMenu(page: Page): Promise<void> {
  if (isNarrow(page)) return page.getByRole('button', { name: 'Seçim', exact: true }).click();
  await page.getByRole('toolbar', { name: 'Seçim' }).getByRole('button', { name: 'Seçimi işle' }).click();
}
