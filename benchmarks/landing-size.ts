/**
 * What the landing page costs: every byte of JavaScript that Chromium loads for it, as brotli sends it, up to and
 * with a generation that was started there; and how much the page shifts meanwhile. Run after a build:
 *   node benchmarks/landing-size.ts
 */
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { startApp } from '../e2e/app-process.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';

/** kB here is 1,000 bytes. */
const budget = 125_000;

const app = await startApp();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });

/** Adds up the layout shifts that no input explains, as the metric is defined. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const state = { shift: 0 };
    Object.assign(window, { state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) state.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { state: { shift: number } }).state.shift);
}

/** Bytes of a file as brotli sends it; asked anew, since a browser does not tell the size of what it preloaded. */
async function sizeOf(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (answer.headers.get('content-encoding') !== 'br') throw new Error(`${url} did not come as brotli.`);
  return Number(answer.headers.get('content-length'));
}

async function measure(viewport: { width: number; height: number }) {
  const page = await browser.newPage({ viewport });
  const shift = await watchShift(page);
  const scripts = new Set<string>();
  page.on('response', (answer) => {
    if (answer.headers()['content-type']?.includes('javascript')) scripts.add(answer.url());
  });
  await page.goto(app.url);
  const touchedAt = performance.now();
  await page.mouse.move(1, 1);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const answersAfter = performance.now() - touchedAt;
  const atRest = await shift();
  const onLoad = scripts.size;
  await page
    .getByRole('textbox', { name: 'Hikâye fikriniz' })
    .fill('Deniz fenerinde yaşayan Nermin bir şişe bulur.');
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await page.getByRole('button', { name: /kopyala/i }).waitFor();
  const inline = await page
    .locator('script:not([src], [type="application/ld+json"])')
    .evaluateAll((elements) => elements.map((element) => element.textContent).join('\n'));
  const shifted = await shift();
  await page.close();
  return {
    answersAfter,
    atRest,
    shifted,
    onLoad,
    scripts: [...scripts],
    inline: brotliCompressSync(inline).length,
  };
}

try {
  const desktop = await measure({ width: 1280, height: 800 });
  const phone = await measure({ width: 390, height: 844 });
  const urls = [...new Set([...desktop.scripts, ...phone.scripts])];
  const sizes = await Promise.all(urls.map(sizeOf));
  for (const [index, url] of urls.entries())
    console.log(String(sizes[index]).padStart(8), new URL(url).pathname);
  const files = sizes.reduce((sum, size) => sum + size, 0);
  const inline = Math.max(desktop.inline, phone.inline);
  const total = files + inline;
  console.log(String(inline).padStart(8), 'inline in the page');
  console.log(
    `${(total / 1_000).toFixed(1)} kB of JavaScript, brotli, generation included; at most ${budget / 1_000} kB`,
  );
  console.log(
    `from the first touch to an app that answers: desktop ${desktop.answersAfter.toFixed(0)} ms, phone ${phone.answersAfter.toFixed(0)} ms`,
  );
  console.log(`layout shift at rest: desktop ${desktop.atRest}, phone ${phone.atRest}; at most 0`);
  console.log(`layout shift to the end of a generation: desktop ${desktop.shifted}, phone ${phone.shifted}`);
  const ok = total <= budget && desktop.atRest === 0 && phone.atRest === 0;
  console.log(ok ? 'holds' : 'DOES NOT HOLD');
  process.exitCode = ok ? 0 : 1;
} finally {
  await browser.close();
  await app.stop();
}
