/**
 * How soon each button of the panel and of the editor answers: ms from the click to the browser's next frame (Event
 * Timing, steps of 8 ms; at most 100), and to a dialog, menu or drawer that it opens (at most 200). The page is opened
 * anew for each button, and the code that the button needs has not been used before. Run after a build:
 *   node benchmarks/click-answers.ts
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startApp } from '../e2e/app-process.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { signUp, writeStory } from '../e2e/people.ts';

/** Limits, ms. */
const frameLimitMs = 100;
const openedLimitMs = 200;
/** Time that a button is given to open something, ms. */
const patienceMs = 1_200;

/** Menus whose items are tried too, by the first letters of their buttons. */
const menus = ['Diğer işlemler', 'İşlemler: '];

interface Answer {
  button: string;
  frameMs: number;
  /** Null when nothing opened. */
  openedMs: number | null;
}

interface Watched {
  clickedAt: number;
  frameMs: number;
  openedAt: number | null;
}

/** Runs in the page: notes the click's time to the next frame, and when a layer is first drawn. */
function watch(): void {
  const state: Watched = { clickedAt: 0, frameMs: 0, openedAt: null };
  Object.assign(window, { watched: state });
  const layers = () =>
    [...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu],aside')].filter((layer) =>
      layer.checkVisibility(),
    );
  const before = new Set(layers());
  const look = () => {
    if (state.clickedAt > 0 && state.openedAt === null && layers().some((layer) => !before.has(layer)))
      state.openedAt = performance.now();
    requestAnimationFrame(look);
  };
  addEventListener(
    'click',
    (event) => {
      state.clickedAt = event.timeStamp;
    },
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click' || name === 'pointerup') state.frameMs = Math.max(state.frameMs, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  look();
}

/** @param menu the button of the menu in which the target is an item */
async function answerOf(page: Page, path: string, button: string, menu?: string): Promise<Answer | null> {
  await page.goto(path, { waitUntil: 'networkidle' });
  if (menu) await page.getByRole('button', { name: menu }).first().click();
  const target = menu
    ? menuItems(page)
        .filter({ hasText: new RegExp(`^\\s*${button}\\s*$`) })
        .first()
    : page.getByRole('button', { name: button, exact: true }).first();
  if (!(await target.isVisible()) || !(await target.isEnabled())) return null;
  await target.scrollIntoViewIfNeeded();
  await wait(200);
  await page.evaluate(watch);
  await target.click();
  await wait(patienceMs);
  const seen = await page
    .evaluate(() => (window as unknown as { watched?: Watched }).watched ?? null)
    .catch(() => null);
  if (!seen) return null;
  return {
    button,
    frameMs: seen.frameMs,
    openedMs: seen.openedAt === null ? null : Math.round(seen.openedAt - seen.clickedAt),
  };
}

/** What ends the session, takes the story away or closes the menu is left out. */
const leftOut = ['Çıkış Yap', 'Çöpe taşı', 'Kapat'];

/** The items of the open menu, which is a sheet with buttons on a phone. */
const menuItems = (page: Page) =>
  page.getByRole('menuitem').or(page.getByRole('dialog', { name: 'Diğer işlemler' }).getByRole('button'));

/** Accessible names of the page's buttons. */
async function buttonsOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' });
  const snapshot = await page.locator('body').ariaSnapshot();
  const names = [...snapshot.matchAll(/- button "((?:[^"\\]|\\.)+)"/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !leftOut.includes(name));
}

/** The items of a menu; none when the page has no such menu. */
async function itemsOf(page: Page, path: string, menu: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: menu }).first();
  if (!(await button.isVisible())) return [];
  await button.click();
  const items = menuItems(page);
  await items.first().waitFor();
  const names = await Promise.all((await items.all()).map(async (item) => (await item.innerText()).trim()));
  return names.filter((name) => name !== '' && !leftOut.includes(name));
}

async function measure(context: BrowserContext, path: string, width: number): Promise<boolean> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width < 500 ? 844 : 800 });
  const answers: Answer[] = [];
  for (const button of await buttonsOf(page, path)) {
    const answer = await answerOf(page, path, button);
    if (answer) answers.push(answer);
  }
  for (const menu of menus)
    for (const item of await itemsOf(page, path, menu)) {
      const answer = await answerOf(page, path, item, menu);
      if (answer) answers.push({ ...answer, button: `${menu} › ${item}` });
    }
  await page.close();
  const slow = ({ frameMs, openedMs }: Answer) => frameMs > frameLimitMs || (openedMs ?? 0) > openedLimitMs;
  console.log(`\n${path.split('?')[0]} at ${width} px: ${answers.length} buttons`);
  for (const answer of answers.toSorted((a, b) => b.frameMs - a.frameMs))
    console.log(
      `${slow(answer) ? 'SLOW ' : '     '}${String(answer.frameMs).padStart(4)} ms to a frame, ${answer.openedMs === null ? '   nothing opens' : `opened in ${answer.openedMs} ms`}  ${answer.button}`,
    );
  return !answers.some(slow);
}

const app = await startApp();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const context = await browser.newContext({ baseURL: app.url });
  const page = await context.newPage();
  await signUp(page);
  const paragraph =
    'Nermin kıyıda durdu. “Geliyor musun?” dedi Kaan. Deniz o gün sessizdi, martılar uzaktaydı. ';
  const { id } = await writeStory(page, {
    title: 'Deniz feneri',
    genre: 'Dram',
    content: `## Birinci bölüm\n\n${`${paragraph.repeat(4)}\n\n`.repeat(60)}`,
  });
  await page.goto('/panel');
  await page.getByRole('button', { name: 'Yalnızca gerekli' }).click();
  await page.close();
  let holds = true;
  for (const path of ['/panel', `/editor?hikaye=${id}`])
    for (const width of [1280, 390]) holds = (await measure(context, path, width)) && holds;
  console.log(holds ? '\nHolds.' : '\nDOES NOT HOLD');
} finally {
  await browser.close();
  await app.stop();
}
