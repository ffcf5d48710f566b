import type { Page } from '@playwright/test';
import { presenceStartsAfterMs } from '#domain/account/presence.ts';
import { expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

const told = (verb: string) => (request: import('@playwright/test').Request) =>
  request.url().endsWith(`/api/presence/${verb}`);

/** Opens a page, advances the clock to its first presence report and returns that request. */
async function open(page: Page, path: string) {
  const start = page.waitForRequest(told('start'));
  const known = page.waitForResponse('**/api/auth/session');
  await page.goto(path);
  await known;
  await page.clock.fastForward(presenceStartsAfterMs);
  return start;
}

test.beforeEach(({ page }) => page.clock.install());

test('a visitor’s visible tab reports its presence each minute, and sets no cookie', {
  tag: '@once',
}, async ({ page, context }) => {
  const start = await open(page, '/nasil-calisir');
  const { sessionId } = start.postDataJSON();
  expect((await start.response())?.status()).toBe(200);
  const beat = page.waitForRequest(told('heartbeat'));
  await page.clock.runFor(60_000);
  expect((await beat).postDataJSON()).toEqual({ sessionId });
  expect(await (await (await beat).response())?.json()).toEqual({ active: true });

  const look = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const heard: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/presence/')) heard.push(request.url());
  });
  await look(true);
  await page.clock.runFor(300_000);
  expect(heard).toEqual([]);
  const again = page.waitForRequest(told('start'));
  await look(false);
  expect((await again).postDataJSON()).toEqual({ sessionId });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('a closed tab ends its session by a beacon that the server accepts', { tag: '@once' }, async ({
  page,
}) => {
  const start = await open(page, '/ornekler');
  await start.response();
  const [beacon] = await Promise.all([
    page.waitForRequest(told('end')),
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide'))),
  ]);
  expect(beacon.headers()['content-type']).toBe('application/json');
  expect(beacon.resourceType()).toBe('ping');
  const data = start.postDataJSON();
  const active = async () =>
    (await (await page.request.post('/api/presence/heartbeat', { data })).json()).active;
  await expect.poll(active).toBe(false);
});

test('a sign-in starts another presence session in the same tab', { tag: '@once' }, async ({ page }) => {
  const first = await open(page, '/');
  await signUp(page);
  const second = await open(page, '/panel');
  expect(second.postDataJSON()).not.toEqual(first.postDataJSON());
});

test.describe('a presence request that fails', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('shows no error', async ({ page }) => {
    await page.route('**/api/presence/**', (route) => route.abort());
    await open(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
