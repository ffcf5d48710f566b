import { messages } from '#domain/messages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { signUp, writeStory } from './people.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Öykü ${index + 1}`);

test('an empty panel says what to do next', async ({ page }) => {
  await signUp(page);
  await page.goto('/panel');
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Kalan token' }).getByText('500', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'İlk hikâyenizi yazın' }).click();
  await page.waitForURL('**/editor');
});

test('the first five stories show, then all of them, each cut to its preview', async ({ page }) => {
  await signUp(page);
  for (const title of numbered(7)) await writeStory(page, { title, content: 'Uzun bir cümle. '.repeat(40) });
  await page.goto('/panel');
  const rows = page.getByRole('region', { name: 'Son hikâyeler' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Öykü 7');
  await expect(rows.first()).toContainText('az önce');
  const preview = await rows.first().locator('p').first().innerText();
  expect(preview.endsWith('…')).toBe(true);
  expect(preview.length).toBeLessThanOrEqual(151);
  await page.getByRole('button', { name: 'Tümünü göster (7)' }).click();
  await expect(rows).toHaveCount(7);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Daha az göster' }).click();
  await expect(rows).toHaveCount(5);
});

test('more than a page of stories comes page by page', async ({ page }) => {
  await signUp(page);
  for (const title of numbered(22)) await writeStory(page, { title, content: 'Bir gün.' });
  await page.goto('/panel');
  const rows = page.getByRole('region', { name: 'Son hikâyeler' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Tümünü göster (22)' }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Daha fazla yükle' }).click();
  await expect(rows).toHaveCount(22);
  await expect(rows.last()).toContainText('Öykü 1');
});

test('a story goes into the bin with an undo', async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Kalacak', content: 'Bir gün.' });
  await page.goto('/panel');
  await page.getByRole('button', { name: 'Çöpe taşı: Kalacak' }).click();
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('link', { name: 'Kalacak' })).toBeVisible();
});

test('a story is deleted for good only after the specified question', async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Gidecek', content: 'Bir gün.' });
  await page.goto('/panel');
  const remove = page.getByRole('button', { name: 'Kalıcı sil: Gidecek' });
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(messages.story.confirmDelete)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Kalıcı sil' }).click();
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Son hikâyeler' })).toBeFocused();
});

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('each part says so where it stands and tries again', async ({ page }) => {
    await signUp(page);
    await writeStory(page, { title: 'Duran', content: 'Bir gün.' });
    const refusal = {
      status: 500,
      message: messages.story.loadFailed,
      code: 'INTERNAL_SERVER_ERROR',
      requestId: 'x',
    };
    await page.route('**/api/stories?*', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.route('**/api/tokens', (route) =>
      route.fulfill({ status: 500, json: { ...refusal, message: messages.tokens.loadFailed } }),
    );
    await page.goto('/panel');
    const tokens = page.getByRole('region', { name: 'Kalan token' });
    await expect(tokens.getByText('Hata', { exact: true })).toBeVisible();
    await expect(tokens.getByText(messages.tokens.loadFailed)).toBeVisible();
    await expect(page.getByText(messages.story.loadFailed)).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await tokens.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(tokens.getByText('500', { exact: true })).toBeVisible();
    await page
      .getByRole('region', { name: 'Son hikâyeler' })
      .getByRole('button', { name: 'Tekrar dene' })
      .click();
    await expect(page.getByRole('link', { name: 'Duran' })).toBeVisible();
  });

  test('a deletion that failed says so in its dialog and takes nothing away', async ({ page }) => {
    await signUp(page);
    const { id } = await writeStory(page, { title: 'Duran', content: 'Bir gün.' });
    await page.goto('/panel');
    await page.route(`**/api/stories/${id}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Kalıcı sil: Duran' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Kalıcı sil' }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.getByRole('link', { name: 'Duran' })).toBeVisible();
  });
});
