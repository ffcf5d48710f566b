import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The editor's text as a reader of the screen meets it: it draws only what is in sight. */
export const manuscript = (page: Page) => page.getByRole('textbox', { name: 'Hikâye metni' });

/** The whole text of the editor, by its own button. */
export async function wholeText(page: Page): Promise<string> {
  await expect(manuscript(page)).not.toHaveText('');
  // Exactly: its tick for the copy before is gone then.
  await page.getByRole('button', { name: 'Kopyala', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Kopyalandı!' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The server takes no story from here on: what is written stays in this browser. The browser reports each refusal. */
export async function keepStoriesHere(context: BrowserContext): Promise<void> {
  await context.route('**/api/stories', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
}
