import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { signUp, writeStory } from './people.ts';

test('shows the spent tokens by story, by day and by entry', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Deniz duruldu.' });
  const request = {
    idempotencyKey: randomUUID(),
    idea: 'Bir fener bekçisi, her gece aynı gemiyi görür.',
    surface: 'editor',
  };
  const written = await page.request.post('/api/generations', { data: { ...request, storyId: id } });
  expect(written.status()).toBe(200);
  const { cost } = (await written.json()).receipt;

  await page.goto('/panel');
  await page.getByRole('link', { name: 'Kullanım ayrıntıları', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Token kullanımı', exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Fener', exact: true }) });
  await expect(row.getByRole('cell').last()).toHaveText(String(cost));
  await expect(page.getByText(`Hikâye başına ortalama ${cost} token`)).toBeVisible();
  await expect(page.getByText(`Son 30 günde ${cost} token harcadınız.`)).toBeVisible();
  const moves = page.getByRole('table', { name: 'Bakiyenin hareketleri, en yeni başta' });
  await expect(moves.getByRole('row').nth(1)).toContainText('Metin üretimi');
  await expect(moves.getByRole('row').nth(1)).toContainText(`−${cost}`);
  // A new account has no older days.
  await expect(page.getByRole('button', { name: 'Daha eski günler' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  // On a narrow page the cache button stands at the page's end, where it covers no figures.
  await page.setViewportSize({ width: 390, height: 500 });
  const cache = page.getByRole('button', { name: 'Önbelleği temizle', exact: true });
  await expect(cache).not.toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(cache).toBeInViewport();
});
