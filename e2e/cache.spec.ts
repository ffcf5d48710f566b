import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { type CacheType, cacheTypes, clearFailedText } from '#domain/site/cache-types.ts';
import { appReady, expect, expectAccessible, expectFitsPhone, test } from './fixtures.ts';
import { keepStoriesHere, savedLine } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

test.use({ cookieChoice: { analytics: false, functional: true, marketing: false } });

/** The names of the operations whose queries this browser stores; null if it stores none. */
const keptCopy = (page: Page) =>
  page.evaluate(async () => {
    const known = (await indexedDB.databases()).some(({ name }) => name === 'yazihane-cache');
    if (!known) return null;
    const open = indexedDB.open('yazihane-cache');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const all = open.result.transaction('queries').objectStore('queries').getAll();
    await new Promise((resolve) => {
      all.onsuccess = resolve;
    });
    open.result.close();
    type Kept = { clientState: { queries: { queryKey: [string[]] }[] } };
    const copies = all.result as Kept[];
    if (copies.length === 0) return null;
    return copies.flatMap(({ clientState }) =>
      clientState.queries.map(({ queryKey }) => queryKey[0].join('.')),
    );
  });

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Önbelleği temizle', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Önbelleği temizle' });
  await expect(dialog).toBeVisible();
  return dialog;
}
const buttonOf = (type: CacheType) =>
  type === 'all' ? 'Tümünü temizle' : `${cacheTypes[type].name} önbelleğini temizle`;

test('the panel shows the stored queries first, and then the server’s answer', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Deniz Feneri', content: 'Bir gün.' });
  await page.goto('/panel');
  await expect(page.getByRole('link', { name: 'Deniz Feneri', exact: true })).toBeVisible();
  await expect.poll(() => keptCopy(page)).toContain('stories.list');
  await writeStory(page, { title: 'Sonradan Yazılan', content: 'Bir gün.' });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/stories?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Deniz Feneri', exact: true })).toBeVisible();
  answer();
  await expect(page.getByRole('link', { name: 'Sonradan Yazılan', exact: true })).toBeVisible();
});

test('deletes the stored queries at sign-out and when the consent is withdrawn', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/panel');
  await expect.poll(() => keptCopy(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yalnızca gerekli' }).click();
  await expect.poll(() => keptCopy(page)).toBeNull();
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tümünü kabul et' }).click();
  await page.reload();
  await expect.poll(() => keptCopy(page)).not.toBeNull();
  await page.request.post('/api/auth/sign-out');
  await page.goto('/');
  await appReady(page);
  await expect.poll(() => keptCopy(page)).toBeNull();
});

test('drops unreadable stored queries without a message', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Deniz Feneri', content: 'Bir gün.' });
  await page.goto('/panel');
  await expect.poll(() => keptCopy(page)).toContain('stories.list');
  await page.evaluate(async () => {
    const open = indexedDB.open('yazihane-cache');
    await new Promise((resolve) => {
      open.onsuccess = resolve;
    });
    const store = open.result.transaction('queries', 'readwrite').objectStore('queries');
    store.put('bozuk', localStorage.getItem('yazihane.cache-owner') ?? '');
    await new Promise((resolve) => {
      store.transaction.oncomplete = resolve;
    });
    open.result.close();
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'Deniz Feneri', exact: true })).toBeVisible();
});

test('each cache type is fetched again and confirmed for two seconds; drafts and the cookie choice stay', {
  tag: '@once',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/WebSocket/);
  await keepStoriesHere(context);
  await page.clock.install();
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık').fill('Yarım kalan');
  await page.getByRole('textbox', { name: 'Hikâye metni' }).fill('Henüz kaydetmedim.');
  await expect(savedLine(page, 'Bağlanıyor')).toBeAttached();
  await page.goto('/panel');
  const draft = page.getByText('“Yarım kalan” bu tarayıcıda sizi bekliyor.');
  await expect(draft).toBeVisible();
  const dialog = await openDialog(page);
  await expectAccessible(page);
  await expectFitsPhone(page);
  const asked: Partial<Record<CacheType, RegExp>> = {
    auth: /\/api\/auth\/session$/,
    stories: /\/api\/stories\b/,
    tokens: /\/api\/(tokens|auth\/session|panel)/,
    blog: /\/ornekler$/,
  };
  for (const type of ['auth', 'stories', 'characters', 'plotElements', 'tokens', 'blog'] as const) {
    const pattern = asked[type];
    const request = pattern ? page.waitForRequest(pattern) : null;
    await dialog.getByRole('button', { name: buttonOf(type) }).click();
    await request;
    const tick = dialog.getByRole('status').filter({ hasText: cacheTypes[type].name });
    await expect(tick).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(tick).toHaveCount(0);
  }
  const everything = [/\/api\/auth\/session$/, /\/api\/stories\b/].map((url) => page.waitForRequest(url));
  await dialog.getByRole('button', { name: buttonOf('all') }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(messages.cache.confirmAll);
  await question.getByRole('button', { name: 'Tümünü temizle' }).click();
  await Promise.all(everything);
  await expect(dialog.getByRole('status').filter({ hasText: 'Tümü' })).toBeVisible();
  await page.reload();
  await expect(draft).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('yazihane.cookie-choice'))).toContain(
    '"functional":true',
  );
});

test.describe('a server that answers with an error', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('shows the specified error for three seconds, and keeps the shown content', async ({ page }) => {
    await signUp(page);
    await writeStory(page, { title: 'Deniz Feneri', content: 'Bir gün.' });
    await page.goto('/panel');
    await expect(page.getByRole('link', { name: 'Deniz Feneri', exact: true })).toBeVisible();
    const dialog = await openDialog(page);
    const fault = { code: 'X', status: 500, message: 'Olmadı.', requestId: 'x' };
    await page.route('**/api/**', (route) => route.fulfill({ status: 500, json: fault }));
    const told = (type: CacheType) => dialog.getByText(clearFailedText(type), { exact: true });
    for (const type of ['auth', 'stories', 'tokens'] as const) {
      await dialog.getByRole('button', { name: buttonOf(type) }).click();
      await expect(told(type)).toBeVisible();
    }
    await dialog.getByRole('button', { name: buttonOf('all') }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tümünü temizle' }).click();
    await expect(told('all')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0, { timeout: 6_000 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Deniz Feneri', exact: true })).toBeVisible();
  });
});
