import { expect, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

/** Most requests of one load of the editor. */
const maxRequests = 40;
/** The largest sum of layout shifts of one load. */
const maxShift = 0.01;

test('the editor opens a story without a layout shift and with few requests', async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Deniz kabardı.\n\n'.repeat(200) });
  await page.addInitScript(() => {
    const sums = globalThis as unknown as { layoutShift: number };
    sums.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sums.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toContainText('Deniz kabardı.');
  await expect(page.getByText('Kaydedildi', { exact: true })).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const shift = await page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);
  expect(shift).toBeLessThanOrEqual(maxShift);
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(maxRequests);
});
