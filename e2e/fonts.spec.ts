import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ cookieChoice: null });

/** A slow phone connection: 400 kbit/s. */
const slow = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** The fonts that the first element of a selector is really drawn with. */
async function drawnFonts(session: CDPSession, selector: string): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Sums the layout shifts of a page; also names what moved. */
async function watchShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push([value, ...sources.map(({ node }) => node?.textContent?.slice(0, 60))]);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts);
}

for (const path of ['/', '/nasil-calisir', '/hakkimizda'])
  test(`${path} is drawn in Literata on a slow connection, without a layout shift`, async ({
    page,
    context,
  }) => {
    test.slow();
    const shifts = await watchShifts(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slow);
    await page.goto(path);
    await expect.poll(() => drawnFonts(session, 'h1')).toEqual(['Literata']);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ unicodeRange }) => unicodeRange),
    );
    // The whole files, which have all other characters, stay away.
    expect(loaded.filter((range) => /U\+1E00/i.test(range))).toEqual([]);
    expect(await shifts()).toEqual([]);
  });
