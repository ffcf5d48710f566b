import type { Page } from '@playwright/test';
import { adminSections } from '#web/features/admin/admin-sections.ts';
import { signInAsAdmin, test } from './database-app.ts';
import { appReady, expect } from './fixtures.ts';
import { signUp } from './people.ts';

/** The most that a page may move while it arrives (Core Web Vitals count 0.1 as good). */
const mostShift = 0.02;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Sums up how much every page moves, with what has moved. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shifts: { value: number; what: string }[] };
    seen.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const what = entry.sources
          .map(({ node, previousRect, currentRect }) => {
            const html = node instanceof Element ? node.outerHTML : (node?.textContent ?? '');
            return `${previousRect.y} to ${currentRect.y}: ${html.slice(0, 120)}`;
          })
          .join(' | ');
        if (!entry.hadRecentInput) seen.shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much the open page has moved once nothing is loaded any more. */
async function shiftOf(page: Page): Promise<{ sum: number; shifts: { value: number; what: string }[] }> {
  await appReady(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.animate-pulse.bg-well')).toHaveCount(0);
  const shifts = await page.evaluate(
    () => (globalThis as unknown as { shifts: { value: number; what: string }[] }).shifts,
  );
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}

/** Answers of the API come late, as over a slow line, so that placeholders are seen. */
const slowly = (page: Page) =>
  page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.fulfill({ response: answer });
  });

test('the security page loads without a layout shift', async ({ page }) => {
  await signUp(page);
  await watchShifts(page);
  await slowly(page);
  await page.goto('/guvenlik');
  const { sum, shifts } = await shiftOf(page);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
});

test.describe('the administration', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  for (const { to, text } of adminSections) {
    test(`loads without a layout shift: ${text} @once`, async ({ page, databaseApp: { pool } }) => {
      await signInAsAdmin(page, pool);
      await watchShifts(page);
      await slowly(page);
      await page.goto(to);
      const { sum, shifts } = await shiftOf(page);
      expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
    });
  }
});
