import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';

// Swagger UI needs seconds on a busy machine.
test.slow();

test('shows an operation by keyboard, in the preferred theme and without a request to another site', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      foreign.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'Expand operation' }).first().waitFor({ timeout: 60_000 });
  await expect(page.locator('html')).toHaveClass('dark-mode');

  await page.getByRole('button', { name: 'Expand operation' }).nth(6).press('Enter');
  const stories = page.getByRole('button', { name: /^GET \/stories Own stories/i });
  await stories.press('Enter');
  await expect(stories).toHaveCSS('outline-style', 'solid');
  await expect(page.getByText('Access: user.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: /authorize|try it out/i })).toHaveCount(0);

  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  expect(foreign).toEqual([]);
});
