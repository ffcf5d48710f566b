import { type BrowserContext, expect, type Page } from '@playwright/test';
import { chooseMore } from './editor-layout.ts';

/** The editor's text field, which draws only the visible part. */
export const manuscript = (page: Page) => page.getByRole('textbox', { name: 'Hikâye metni' });

/** Copies the editor's whole text by its button and returns it. */
export async function wholeText(page: Page): Promise<string> {
  await expect(manuscript(page)).not.toHaveText('');
  const button = page.getByRole('button', { name: 'Kopyala', exact: true });
  if ((page.viewportSize()?.width ?? 0) >= 1024) {
    // The exact name, which returns after the previous copy's confirmation.
    await button.click();
    await expect(page.getByRole('button', { name: 'Kopyalandı!' })).toBeVisible();
  } else {
    await chooseMore(page, 'Kopyala');
    await expect(page.getByText('Kopyalandı!')).toBeVisible();
  }
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Cuts the editors' connections to the server from here on, so that texts stay in the browser; the answer restores them. */
export async function keepStoriesHere(context: BrowserContext): Promise<() => void> {
  let isCut = true;
  await context.routeWebSocket(/\/api\/stories\/.*\/sync/, (socket) => {
    if (isCut) void socket.close({ code: 1013 });
    else socket.connectToServer();
  });
  return () => {
    isCut = false;
  };
}

/** The line that says where the words are. */
export const savedLine = (page: Page, text: string) =>
  page.locator('header').getByText(text, { exact: true });
export const offlineLine = 'Çevrimdışı: bu cihazda duruyor';

/** Types at the end of the text. */
export async function typeAtEnd(page: Page, text: string): Promise<void> {
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(text);
}
