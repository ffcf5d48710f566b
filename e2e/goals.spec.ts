import { openSide } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { signUp } from './people.ts';

test('a writer sets a goal and reaches it in focus mode', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await openSide(page);
  await page.getByRole('button', { name: 'Hedef koy', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Günlük yazma hedefi' });
  const field = dialog.getByLabel('Günde kaç sözcük?');
  await field.fill('10');
  await dialog.getByRole('button', { name: 'Hedefi kaydet', exact: true }).click();
  await expect(field).toHaveAccessibleDescription('Günlük hedef 50 ile 20.000 sözcük arasında olmalı.');
  await expect(field).toBeFocused();
  await field.fill('50');
  await dialog.getByRole('button', { name: 'Hedefi kaydet', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('0 / 50 sözcük', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  const text = manuscript(page);
  const header = page.getByRole('heading', { name: 'Hikaye Editörü', exact: true });
  await page.getByRole('button', { name: 'Odak modu', exact: true }).click();
  await expect(header).toBeHidden();
  await expect(page.getByRole('button', { name: 'Önbelleği temizle', exact: true })).toBeHidden();
  await expect(text).toBeFocused();
  await expectNoSidewaysScroll(page);
  await page.keyboard.insertText('Deniz o sabah duruldu. '.repeat(13));
  await page.keyboard.press('Escape');
  await expect(header).toBeVisible();
  await expect(page.getByText('52 / 50 sözcük: hedef tamam', { exact: true })).toBeVisible();

  // Leaving the editor reports the written words to the server.
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/goals/written'));
  await page.getByRole('link', { name: 'Panele dön' }).click();
  expect((await told).status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Hikâye editörü', exact: true })).toBeVisible();
  await expect(page.getByText('52 / 50 sözcük: hedef tamam', { exact: true })).toBeVisible();
  await expect(page.getByText('1 günlük seri', { exact: true })).toBeVisible();
  const goal = await (await page.request.get('/api/goals')).json();
  expect(goal).toMatchObject({ dailyWords: 50, streak: 1, today: { words: 52, aiWords: 0 } });
});
