import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The editor's text field, which draws only the visible part. */
export const manuscript = (page: Page) => page.getByRole('textbox', { name: 'Hikâye metni' });

/** Copies the editor's whole text by its button and returns it. */
export async function wholeText(page: Page): Promise<string> {
  await expect(manuscript(page)).not.toHaveText('');
  // The exact name, which returns after the previous copy's confirmation.
  await page.getByRole('button', { name: 'Kopyala', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kopyalandı!' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Makes the server refuse stories from here on, so that texts stay in the browser, which reports each refusal. */
export async function keepStoriesHere(context: BrowserContext): Promise<void> {
  await context.route('**/api/stories', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
}
