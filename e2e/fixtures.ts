import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

interface Fixtures {
  /** Console errors that a test expects; the browser reports each failed request as one. */
  expectedErrors: RegExp[];
  /** The browser's cookie consent; null before a choice, when the banner is shown. */
  cookieChoice: Record<'analytics' | 'functional' | 'marketing', boolean> | null;
  /** A unique address, so that rate limits by address count each test separately. */
  address: string;
}

/** Playwright's test, which fails on unexpected console errors and uncaught errors. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  cookieChoice: [{ analytics: false, functional: false, marketing: false }, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  address: async ({}, use) => {
    await use(`10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`);
  },
  context: async ({ context, expectedErrors, cookieChoice, address }, use) => {
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    // The headless shell reports a pointer in each new page, which would hydrate the page like a touch.
    await context.addInitScript(() => {
      const ignoreCorner = (event: PointerEvent) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      };
      addEventListener('pointermove', ignoreCorner, { capture: true });
    });
    if (cookieChoice)
      await context.addInitScript((choice) => {
        // An empty page has no storage; a choice made by the test is not overwritten.
        if (!location.protocol.startsWith('http')) return;
        if (!localStorage.getItem('yazihane.cookie-choice'))
          localStorage.setItem('yazihane.cookie-choice', JSON.stringify({ necessary: true, ...choice }));
      }, cookieChoice);
    const unexpected = watchErrors(context, expectedErrors);
    await use(context);
    // A request that the test answers may still be open when its page closes.
    for (const it of [context, ...context.pages()]) await it.unrouteAll({ behavior: 'ignoreErrors' });
    expect(unexpected, 'errors in the console').toEqual([]);
  },
});

/** Collects unexpected errors of the browser's console. */
export function watchErrors(context: BrowserContext, expected: RegExp[]): string[] {
  const unexpected: string[] = [];
  const hear = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') hear(message.text());
  });
  context.on('weberror', (webError) => hear(String(webError.error())));
  return unexpected;
}

/** Touches the page, which starts its hydration, and waits for its end; most tests need not wait. */
export async function appReady(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Offset of a paused clock, ms: so large that no slow machine passes it first. */
const aheadMs = 60_000;

/** Pauses the installed clock of a page, a little ahead of now. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + aheadMs);
}

/** Types key by key while the page's installed clock is paused. */
export async function typeWithoutPause(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await stopTime(page);
  await field.pressSequentially(text);
  await page.clock.resume();
}

/** The minified script, less than half the size of `axe.source`. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The region of toasts on a private page. */
export const toastRegion = '[aria-label="Bildirimler"]';

/**
 * Returns axe's findings on the page or a part of it: each failed rule with its elements.
 * A button that is half under a toast or a sticky bar counts as too small, which depends on
 * the moment and the scroll position. The page is examined without both overlaps; a test
 * examines the toasts as a part.
 */
async function findViolations(page: Page, part: string | undefined, runOnly: axe.RunOnly): Promise<string[]> {
  // Injected once for each document, as the script has 650 kB.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript);
  return page.evaluate(
    async ({ part, runOnly, toastRegion }) => {
      const withoutOverlaps = new CSSStyleSheet();
      withoutOverlaps.replaceSync(`
        ${toastRegion} { display: none !important; }
        [class*="sticky"] { position: static !important; }
      `);
      if (!part) document.adoptedStyleSheets.push(withoutOverlaps);
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(part ?? document, {
        runOnly,
        iframes: false,
        resultTypes: ['violations'],
        selectors: false,
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== withoutOverlaps);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    { part, runOnly, toastRegion },
  );
}

const allRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colorRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** Shows the page in a theme during `look`, without transitions. */
async function inTheme<T>(page: Page, colorScheme: 'light' | 'dark', look: () => Promise<T>): Promise<T> {
  // Emulating the same theme again would restyle the whole page.
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

/** Asserts that axe finds nothing on the page, and no problem of colours in the dark theme. */
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

/** Asserts that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overflowOf(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
}

/** Asserts that the page fits a phone and is accessible there; restores the window's size. */
export async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  // Charts take the new width a moment later.
  await expect.poll(() => overflowOf(page), 'pixels beyond the window').toBeLessThanOrEqual(0);
  const found = await inTheme(page, 'light', () => findViolations(page, undefined, allRules));
  expect(found, 'axe, on a phone').toEqual([]);
  if (size) await page.setViewportSize(size);
}

export { expect };
