import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signUpAs, test } from './database-app.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { writeStory } from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Yazımlar' });
const shown = (page: Page) => dialog(page).locator('p.whitespace-pre-wrap');

test('a text is written anew, paged through, compared, put in the place of the first, and found again', async ({
  page,
  browser,
  databaseApp,
}) => {
  // With axe on two screens.
  test.setTimeout(60_000);
  await signUpAs(page, databaseApp.pool, { plan: 'pro', tokens: 5_000 });
  const { id } = await writeStory(page, { title: 'Fener', content: 'Yağmur dinmişti.' });
  const made = await page.request.post('/api/generations', {
    data: {
      idempotencyKey: randomUUID(),
      idea: 'Bir yelken görünür.',
      existingText: 'Yağmur dinmişti.',
      surface: 'editor',
      paragraphs: 1,
      storyId: id,
    },
  });
  const { id: generationId, text: first } = await made.json();
  await page.request.post(`/api/generations/${generationId}/dismiss`);
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).fill(`Yağmur dinmişti.\n\n${first}`);
  await page.getByRole('button', { name: 'Yazımlar', exact: true }).click();
  await dialog(page)
    .getByRole('button', { name: /Hikâye metni.*1 yazım/ })
    .click();
  await expect(dialog(page).getByText('Hikâyede bu yazım duruyor.')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Yeniden yaz.*yaklaşık/ })
    .click();
  await expect(dialog(page).getByRole('status').filter({ hasText: '2/2' })).toBeVisible();
  await expect(dialog(page).getByText(/\d+ token harcandı/)).toBeVisible();
  const second = await shown(page).innerText();
  expect(second).not.toBe(first);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog(page).getByRole('button', { name: 'Hikâyedekiyle karşılaştır' }).click();
  await expect(dialog(page).locator('ins').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Hikâyedekiyle karşılaştır' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText(first);
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByRole('button', { name: 'Bunu koy' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await wholeText(page)).toBe(`Yağmur dinmişti.\n\n${second}`);
  await manuscript(page).press('ControlOrMeta+Z');
  expect(await wholeText(page)).toBe(`Yağmur dinmişti.\n\n${first}`);

  const device = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await device.newPage();
  await other.goto(new URL(`/editor?hikaye=${id}`, page.url()).href);
  await other.getByRole('button', { name: 'Yazımlar', exact: true }).click();
  await dialog(other)
    .getByRole('button', { name: /Hikâye metni.*2 yazım/ })
    .click();
  await expect(dialog(other).getByRole('status').filter({ hasText: '2/2' })).toBeVisible();
  await dialog(other).getByRole('button', { name: 'Bu metnin yazımlarını sil (2)' }).click();
  await dialog(other)
    .getByRole('button', { name: 'Silmek için bir daha basın. Hikâyenin metni değişmez.' })
    .click();
  await expect(dialog(other).getByText('Henüz bir yazım yok')).toBeVisible();
  await device.close();
});
