import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { part } from './panel-parts.ts';
import { signUp, writeStory } from './people.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Most requests of one load of the panel, with the first report of presence. */
const maxRequests = 30;
/** The largest sum of layout shifts of one load. */
const maxShift = 0.01;

/** Sums the layout shifts of the pages that follow. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const sums = globalThis as unknown as { layoutShift: number };
    sums.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sums.layoutShift += (entry as LayoutShift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { layoutShift: number }).layoutShift);

/** Waits until everything of the panel is there, and two frames more in which a shift would be reported. */
async function expectLoaded(page: Page, story: string | null) {
  await expect(part(page, 'Kalan token').getByText(/Bugün yaklaşık 1 hikâyelik/)).toBeVisible();
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  if (story) await expect(page.getByRole('button', { name: `İşlemler: ${story}` })).toBeVisible();
  else await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

for (const count of [0, 1, 8]) {
  test(`the panel with ${count} stories loads without a layout shift and with few requests`, async ({
    page,
  }) => {
    await signUp(page);
    const titles = Array.from({ length: count }, (_, at) => `Öykü ${at + 1}`);
    for (const title of titles) await writeStory(page, { title, content: 'Deniz kabardı. '.repeat(60) });
    const data = { text: 'a'.repeat(400), idempotencyKey: crypto.randomUUID() };
    expect((await page.request.post('/api/tokens/use', { data })).status()).toBe(200);
    await watchShifts(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/panel');
    await expectLoaded(page, titles.at(-1) ?? null);
    expect(await shiftsOf(page), 'a first visit').toBeLessThanOrEqual(maxShift);
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(maxRequests);
    await page.reload();
    await expectLoaded(page, titles.at(-1) ?? null);
    expect(await shiftsOf(page), 'a reload').toBeLessThanOrEqual(maxShift);
  });
}

test('answers in any order move nothing, on a screen that shows the whole panel', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  for (const title of ['Beş', 'Altı', 'Yedi', 'Sekiz', 'Bir', 'İki'])
    await writeStory(page, { title, content: 'Deniz kabardı. '.repeat(60) });
  const data = { text: 'a'.repeat(400), idempotencyKey: crypto.randomUUID() };
  expect((await page.request.post('/api/tokens/use', { data })).status()).toBe(200);
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await watchShifts(page);
  for (const late of ['panel', 'stories'] as const) {
    const held = Promise.withResolvers<void>();
    await page.route(new RegExp(`/api/${late}(?:\\?|$)`), async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/panel');
    const first =
      late === 'panel'
        ? page.getByRole('link', { name: 'İki', exact: true })
        : page.getByRole('link', { name: 'Yazmaya devam et: İki' });
    await expect(first).toBeVisible();
    held.resolve();
    await expectLoaded(page, 'İki');
    expect(await shiftsOf(page), `${late} comes last`).toBeLessThanOrEqual(maxShift);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
