import type { Page } from '@playwright/test';

/** Finds a section of the panel by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Opens the menu of a story on the shelf. */
export const openMenu = (page: Page, title: string) =>
  page.getByRole('button', { name: `İşlemler: ${title}`, exact: true }).click();

/** Chooses what is to be done with a story on the shelf. */
export async function chooseFor(page: Page, title: string, item: string): Promise<void> {
  await openMenu(page, title);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}
