import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { openMenu, part } from './panel-parts.ts';
import { signUp, writeStory } from './people.ts';

const last = 'Kapının ardında biri vardı; adını söylemeden bekledi.';

test('the story changed last stands first with the end of its text, and opens with one click', async ({
  page,
}) => {
  await signUp(page);
  const older = await writeStory(page, { title: 'Eski', content: 'Bir gün.' });
  await writeStory(page, {
    title: 'Süren',
    genre: 'Gizem',
    content: `${'Deniz kabardı. '.repeat(60)}${last}`,
  });
  await page.goto('/panel');
  const top = part(page, 'Kaldığınız yerden');
  await expect(top.getByRole('heading', { name: 'Süren', exact: true })).toBeVisible();
  await expect(top.getByText('127 sözcük · az önce')).toBeVisible();
  const end = top.getByText(last);
  // Of a text that is longer than its place the last lines are seen, up to the caret.
  await expect(end.locator('svg')).toBeInViewport({ ratio: 1 });
  expect(await end.textContent()).toMatch(/^….{100,160}$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  // The shelf begins with it too, and a change brings another story to the top.
  const shelf = part(page, 'Son hikâyeler').getByRole('listitem');
  await expect(shelf.getByRole('heading')).toHaveText(['Süren', 'Eski']);
  const changed = await page.request.put(`/api/stories/${older.id}`, {
    data: { ...older, content: 'Bir gün yine.' },
  });
  expect(changed.status()).toBe(200);
  await page.reload();
  await expect(shelf.getByRole('heading')).toHaveText(['Eski', 'Süren']);
  await top.getByRole('link', { name: 'Yazmaya devam et: Eski' }).click();
  await page.waitForURL(`**/editor?hikaye=${older.id}`);
  await expect(manuscript(page)).toContainText('Bir gün yine.');
});

test('a story’s menu holds all that can be done with it, by keyboard too', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Kuyu', content: 'Bir gün.' });
  await page.goto('/panel');
  await openMenu(page, 'Kuyu');
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(['Oku', 'Paylaş', 'Dışa aktar', 'Çöpe taşı', 'Kalıcı sil']);
  await expect(items.first()).toHaveAttribute('href', `/oku?hikaye=${id}`);
  await expectAccessible(page, { part: '[role="menu"]' });
  await page.keyboard.press('Escape');
  const opener = page.getByRole('button', { name: 'İşlemler: Kuyu' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await items.filter({ hasText: 'Paylaş' }).press('Enter');
  const sharing = page.getByRole('dialog', { name: 'Paylaş', exact: true });
  await expect(sharing.getByText('Kuyu', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sharing).toHaveCount(0);
  await expect(opener).toBeFocused();
  await openMenu(page, 'Kuyu');
  await items.first().click();
  await page.waitForURL(`**/oku?hikaye=${id}`);
});

test('covers are drawn from title and genre, and a story without a title is a blank sheet', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  for (const story of [
    { title: 'Çığ', genre: 'Gizem' },
    { title: 'İskele', genre: 'gizem' },
    { title: 'Ilık', genre: 'Romantik' },
    { title: '', genre: 'Gizem' },
  ]) {
    const data = { id: crypto.randomUUID(), ...story, content: 'Yağmur dinmişti.', draft: true };
    expect((await page.request.post('/api/stories', { data })).status()).toBe(201);
  }
  await page.goto('/panel');
  const tiles = part(page, 'Son hikâyeler').getByRole('listitem');
  await expect(tiles.getByRole('heading')).toHaveText(['Adsız hikâye', 'Ilık', 'İskele', 'Çığ']);
  await expect(tiles.first()).toContainText('Yağmur dinmişti.');
  const covers = await tiles.evaluateAll((all) =>
    all.map((tile) => {
      const drawing = tile.querySelector('svg') as SVGElement;
      return {
        initial: drawing.querySelector('text')?.textContent ?? null,
        ink: getComputedStyle(drawing).backgroundColor,
      };
    }),
  );
  expect(covers.map(({ initial }) => initial)).toEqual([null, 'I', 'İ', 'Ç']);
  const inks = covers.map(({ ink }) => ink);
  expect(inks[2]).toBe(inks[3]);
  expect(new Set(inks).size).toBe(3);
});
