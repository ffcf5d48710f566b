import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { signUpAs, test } from './database-app.ts';
import { chooseMore, drawer } from './editor-layout.ts';
import { expect, expectFitsPhone, expectNoSidewaysScroll } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { writeStory } from './people.ts';

const dialog = (page: Page) => drawer(page, 'Seçenekler');
const shown = (page: Page) => dialog(page).getByRole('region', { name: 'Seçeneğin metni' });

test('a text is written again, browsed, compared, and replaces the first variant', {
  tag: '@once',
}, async ({ page, databaseApp }) => {
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
  await chooseMore(page, 'Seçenekler');
  await dialog(page)
    .getByRole('button', { name: /Hikâye metni.*1 seçenek/ })
    .click();
  await expect(dialog(page).getByText('Hikâyede bu seçenek duruyor.')).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Yeniden yaz.*yaklaşık/ })
    .click();
  await expect(dialog(page).getByRole('status').filter({ hasText: '2/2' })).toBeVisible();
  await expect(dialog(page).getByText(/\d+ token harcandı/)).toBeVisible();
  const second = await shown(page).innerText();
  expect(second).not.toBe(first);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await dialog(page).getByRole('button', { name: 'Hikâyedekiyle karşılaştır' }).click();
  await expect(dialog(page).locator('ins').first()).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Hikâyedekiyle karşılaştır' }).click();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText(first);
  await page.keyboard.press('ArrowRight');
  await dialog(page).getByRole('button', { name: 'Metne bunu al' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await wholeText(page)).toBe(`Yağmur dinmişti.\n\n${second}`);
  await manuscript(page).press('ControlOrMeta+Z');
  expect(await wholeText(page)).toBe(`Yağmur dinmişti.\n\n${first}`);

  // The server lists the variants, and deletes them through the API.
  const listed = async () => (await (await page.request.get(`/api/stories/${id}/variants`)).json()).groups;
  expect(await listed()).toMatchObject([{ id: generationId, count: 2 }]);
  await page.request.delete(`/api/generations/${generationId}/variants`);
  expect(await listed()).toEqual([]);
});
