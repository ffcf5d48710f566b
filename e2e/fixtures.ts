import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

interface Fixtures {
  /** Console errors that a test provokes on purpose: the browser reports each failed request as one. */
  expectedErrors: RegExp[];
  /** What this browser has said about cookies; null where it was not asked yet: the banner then shows. */
  cookieChoice: Record<'analytics' | 'functional' | 'marketing', boolean> | null;
  /** An address of its own, so that limits by address count each test as somebody else. */
  address: string;
}

/** Playwright's test, where an unexpected error in the browser's console or an uncaught one fails the test. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  cookieChoice: [{ analytics: false, functional: false, marketing: false }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  address: async ({}, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`);
  },
  context: async ({ context, expectedErrors, cookieChoice, address }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    // The headless shell reports a pointer in the corner of each new page, which would start its app as a touch does.
    await context.addInitScript(() => {
      const ignoreCorner = (event: PointerEvent) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      addEventListener('pointermove', ignoreCorner, { capture: true });
    });
    if (cookieChoice)
      await context.addInitScript((choice) => {
        // An empty page has no storage; a test that has chosen by itself meanwhile keeps its choice.
        if (!location.protocol.startsWith('http')) return;
        if (!localStorage.getItem('yazihane.cookie-choice'))
          localStorage.setItem('yazihane.cookie-choice', JSON.stringify({ necessary: true, ...choice }));
      }, cookieChoice);
    const unexpected = watchErrors(context, expectedErrors);
    await use(context);
    // A call that the test answers itself may still be under way: that its page goes away is no fault.
    for (const it of [context, ...context.pages()]) await it.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

/** Collects what a browser's console tells of errors, as it happens, and none of those that are expected. */
export function watchErrors(context: BrowserContext, expected: RegExp[]): string[] {
  const unexpected: string[] = [];
  const hear = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') hear(message.text());
  });
  context.on('weberror', (fault) => hear(String(fault.error())));
  return unexpected;
}

/** Touches the page, which starts its app, and waits until it listens; most tests touch a page anyway and need not wait. */
export async function appReady(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Far enough ahead that no machine is slow enough to reach it before it is asked for, ms. */
const aheadMs = 60_000;

/** Stops the time of a page whose clock is installed, a little ahead of now. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs);
}

/** Types key by key without any time between two keys, however slow the machine is; the page's clock is installed. */
export async function typeWithoutPause(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await stopTime(page);
  await field.pressSequentially(text);
  await page.clock.resume();
}

/** The minified script: less than half of what `axe.source` sends to each document. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page or in a part of it: each rule that fails, with the elements that fail it. */
async function findViolations(page: Page, part: string | undefined, runOnly: axe.RunOnly): Promise<string[]> {
  // Once for each document: the script has 650 kB.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ part, runOnly }) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        runOnly,
        iframes: false,
        resultTypes: ['violations'],
        selectors: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { part, runOnly },
  );
}

const allRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colorRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Shows the page in a theme while `look` reads it; without motion, its colours change at once. */
async function inTheme<T>(page: Page, colorScheme: 'light' | 'dark', look: () => Promise<T>): Promise<T> {
  // Emulation restyles the whole page even when nothing changes.
  const isShown = await page.evaluate(
    (wanted) => matchMedia(`(prefers-color-scheme: ${wanted})`).matches,
    colorScheme,
  );
  if (isShown) return look();
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const seen = await look();
  await page.emulateMedia({ colorScheme: null });
  return seen;
}

/** Asserts that axe finds nothing on the page; in the dark theme, which only changes colours, nothing about colours. */
export async function expectAccessible(page: Page, { part }: { part?: string } = {}): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', allRules],
    ['dark', colorRules],
  ] as const) {
    const found = await inTheme(page, colorScheme, () => findViolations(page, part, rules));
    expect(found, `axe, ${colorScheme}`).toEqual([]);
  }
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Asserts that nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overflowOf(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
}

/** Closes what is told at the edge of the screen, which would cover a part of what lies under it until it leaves. */
async function closeToasts(page: Page): Promise<void> {
  const closeButtons = page.locator('[aria-label="Bildirimi kapat"]');
  await closeButtons.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click();
  });
  await expect(closeButtons).toHaveCount(0);
}

/** Asserts that a phone shows the page whole and accessible; the window then has its own size again. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  // A chart takes the new width a moment later.
  await expect.poll(() => overflowOf(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
  await closeToasts(page);
  const found = await inTheme(page, 'light', () => findViolations(page, undefined, allRules));
  expect(found, 'axe, on a phone').toEqual([]);
  if (size) await page.setViewportSize(size);
}

export { expect };
