/**
 * A story in the browser as its document: how long one of 1,000,000 characters with a year of edits takes to open on a
 * slow device, how large its stored history is, and how soon a keystroke is seen in another browser over another process
 * (after a build). The app and its PostgreSQL run on the same cores as both browsers.
 */
import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import * as Y from 'yjs';
import { storyTypes } from '#domain/story/document/story-document.ts';
import { copyTemplate } from '#testing/database/copy-template.ts';
import { socketUrl } from '#testing/database/socket-url.ts';
import { startTestServer } from '#testing/database/test-server.ts';
import { openSync } from '#testing/story-sync/sync-client.ts';
import { startApp } from '../e2e/app-process.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { prose, verdict } from './long-story.ts';

const characters = 1_000_000;
const sittings = 365;
const editsASitting = 100;
const slowdown = 4;
const openWithinMs = 1_500;
const seenWithinMs = 200;
const historyLimit = 3;
const keys = 200;
/** A quick writer's pace, ms between two keys. */
const paceMs = 120;

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

let seed = 11;
const random = (below: number): number => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % below;
};

/** The document of a novel that was written and edited in a year of sittings, each on a device of its own. */
function yearOfEdits(): Y.Doc {
  const whole = new Y.Doc();
  for (let sitting = 0; sitting < sittings; sitting += 1) {
    const device = new Y.Doc();
    Y.applyUpdate(device, Y.encodeStateAsUpdate(whole));
    const { content } = storyTypes(device);
    device.transact(() => {
      const target = Math.floor((characters * (sitting + 1)) / sittings);
      while (content.length < target) content.insert(content.length, `${prose(75)}.\n\n`);
      for (let edit = 0; edit < editsASitting; edit += 1) {
        const at = random(content.length - 20);
        content.delete(at, 1 + random(12));
        content.insert(at, prose(2));
      }
    });
    Y.applyUpdate(whole, Y.encodeStateAsUpdate(device, Y.encodeStateVector(whole)));
  }
  return whole;
}

async function signUp(context: BrowserContext, url: string): Promise<string> {
  const username = `yazar_${randomUUID().slice(0, 8)}`;
  const data = { username, email: `${username}@ornek.com`, password: 'gizli-sözcük' };
  await context.request.post(`${url}/api/auth/sign-up`, { data });
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Time from the click on the story in the panel until its first lines are drawn, ms. */
async function timeToOpen(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/panel`);
  const link = page.getByRole('link', { name: 'Uzun roman', exact: true });
  await link.waitFor();
  await page.waitForTimeout(1_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    addEventListener('click', () => Object.assign(window, { clicked: performance.now() }), { capture: true });
    const look = () => {
      if (document.querySelector('.cm-line')?.textContent) {
        requestAnimationFrame(() => setTimeout(() => Object.assign(window, { shown: performance.now() })));
      } else requestAnimationFrame(look);
    };
    look();
  });
  await link.click();
  await page.waitForFunction(() => 'shown' in window, undefined, { timeout: 60_000 });
  const took = await page.evaluate(() => {
    const { clicked, shown } = window as unknown as Record<'clicked' | 'shown', number>;
    return shown - clicked;
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return took;
}

async function opening(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1280, height: 800 } });
  const cookie = await signUp(context, url);
  const doc = yearOfEdits();
  const update = Y.encodeStateAsUpdate(doc);
  const text = Buffer.byteLength(storyTypes(doc).content.toString());
  const ratio = update.length / text;
  const client = await openSync(url, { cookie, storyId: randomUUID(), create: true });
  await client.sendUpdate(update);
  await client.change((mine) => storyTypes(mine).title.insert(0, 'Uzun roman'));
  client.close();
  const page = await context.newPage();
  // The editor's code is fetched once before: it stays in the browser.
  await page.goto(`${url}/editor`);
  await page.locator('.cm-content').waitFor();
  const cold = await timeToOpen(page, url);
  await page.waitForTimeout(3_000);
  const warm = [await timeToOpen(page, url), await timeToOpen(page, url), await timeToOpen(page, url)];
  await context.close();
  const middle = percentile(warm, 0.5);
  return [
    verdict(
      ratio <= historyLimit,
      `stored history after ${sittings} sittings: ${ratio.toFixed(2)} times the text (limit ${historyLimit})`,
    ),
    verdict(
      middle <= openWithinMs,
      `${characters} characters open from the device's copy in ${Math.round(middle)} ms, CPU slowed down ${slowdown} times (limit ${openWithinMs})`,
    ),
    verdict(
      cold <= openWithinMs,
      `and from the server, on a device without a copy, in ${Math.round(cold)} ms (limit ${openWithinMs})`,
    ),
  ].every(Boolean);
}

/** Types a letter in one browser and tells when the other shows it, for each key; both have the machine's clock. */
async function keystrokes(browser: Browser, urls: [string, string]): Promise<boolean> {
  const [first, second] = urls;
  const context = await browser.newContext({ locale: 'tr-TR' });
  const cookie = await signUp(context, first);
  const storyId = randomUUID();
  const client = await openSync(first, { cookie, storyId, create: true });
  await client.change((doc) => storyTypes(doc).content.insert(0, 'Başlangıç. '));
  client.close();
  const other = await browser.newContext({ locale: 'tr-TR' });
  // Another process at another port: the same host has the same cookies.
  await other.addCookies(await context.cookies());
  const pages: Page[] = [];
  for (const [each, url] of [
    [context, first],
    [other, second],
  ] as const) {
    const page = await each.newPage();
    await page.goto(`${url}/editor?hikaye=${storyId}`);
    await page.locator('.cm-line', { hasText: 'Başlangıç.' }).waitFor();
    pages.push(page);
  }
  const [writer, reader] = pages;
  if (!writer || !reader) throw new Error('A page is missing.');
  await reader.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const field = document.querySelector('.cm-content');
    let length = field?.textContent?.length ?? 0;
    new MutationObserver(() => {
      const now = field?.textContent?.length ?? 0;
      for (; length < now; length += 1) seen.push(Date.now());
    }).observe(field ?? document, { childList: true, characterData: true, subtree: true });
  });
  await writer.evaluate(() => {
    const typed: number[] = [];
    Object.assign(window, { typed });
    addEventListener('keydown', ({ key }) => key === 'e' && typed.push(Date.now()), { capture: true });
  });
  await writer.locator('.cm-content').press('Control+End');
  for (let key = 0; key < keys; key += 1) {
    await writer.keyboard.press('e');
    await writer.waitForTimeout(paceMs);
  }
  await reader.waitForTimeout(2_000);
  const typed = await writer.evaluate(() => (window as unknown as { typed: number[] }).typed);
  const seen = await reader.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const delays = seen.map((at, index) => at - (typed[index] ?? at));
  await context.close();
  await other.close();
  const p95 = percentile(delays, 0.95);
  return verdict(
    delays.length === keys && p95 <= seenWithinMs,
    `${delays.length} of ${keys} keystrokes seen in another browser over another process: median ${percentile(delays, 0.5)} ms, p95 ${p95} ms (limit ${seenWithinMs})`,
  );
}

const database = await startTestServer();
const name = await copyTemplate(database);
const shared = { DATABASE_URL: socketUrl(database, name), APP_SECRET: randomUUID() };
const apps = [await startApp(shared), await startApp(shared)] as const;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const [first, second] = apps;
  const met = [await keystrokes(browser, [first.url, second.url]), await opening(browser, first.url)];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  for (const app of apps) await app.stop();
  await database.stop();
}
