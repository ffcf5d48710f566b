import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectFitsPhone, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const line = (page: Page, text: string) => page.locator('header').getByText(text, { exact: true });
const offlineLine = 'Çevrimdışı: bu cihazda duruyor';

// The browser's console reports each call without a network.
test.use({ expectedErrors: [/^Failed to load resource|ERR_INTERNET_DISCONNECTED/] });

test('saves text written offline once, when the connection is back', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('İlk cümle.');
  await context.setOffline(true);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Ağ yokken yazıldı.');
  await expect(line(page, offlineLine)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Bağlantı yok. Metin bu cihazda duruyor')).toBeVisible();
  await page.keyboard.type(' Sonra da.');
  await context.setOffline(false);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  const story = await (await page.request.get(`/api/stories/${id}`)).json();
  expect(story).toMatchObject({ content: 'İlk cümle. Ağ yokken yazıldı. Sonra da.', revision: 2 });

  // A new story created offline, in the same tab.
  await page.goto('/editor');
  await expect(manuscript(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Başlık').fill('Ağsız');
  await manuscript(page).fill('Yolda yazdım.');
  await expect(line(page, offlineLine)).toBeVisible();
  await context.setOffline(false);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories.map(({ title }: { title: string }) => title).toSorted()).toEqual(['Ağsız', 'Fener']);
});

test('announces the lost connection once, not again at each pause', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('İlk cümle.');
  // Records each text of the status line and whether the line was a live region at that moment.
  await page.evaluate(() => {
    const told: { text: string; live: boolean }[] = [];
    Object.assign(window, { told });
    const line = document.querySelector('header p[aria-live]');
    const look = () =>
      told.push({ text: line?.textContent ?? '', live: line?.getAttribute('aria-live') === 'polite' });
    new MutationObserver(look).observe(line ?? document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const told = async () => {
    const all = await page.evaluate(
      () => (window as unknown as { told: { text: string; live: boolean }[] }).told,
    );
    return all.filter(({ text }) => text === offlineLine);
  };
  await context.setOffline(true);
  await manuscript(page).press('ControlOrMeta+End');
  for (const [at, sentence] of [' İkinci.', ' Üçüncü.', ' Dördüncü.'].entries()) {
    await page.keyboard.type(sentence);
    await expect.poll(async () => (await told()).length).toBeGreaterThan(at);
  }
  expect((await told()).map(({ live }) => live).indexOf(true)).toBe(0);
  expect((await told()).filter(({ live }) => live)).toHaveLength(1);
});

test('a save without an answer shows a notice, times out and is followed by the next save', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.clock.install();
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('İlk cümle.');
  const arrived = Promise.withResolvers<void>();
  // The request reaches the server, and its answer is lost.
  await page.route(
    `**/api/stories/${id}`,
    async (route) => {
      await route.fetch();
      arrived.resolve();
    },
    { times: 1 },
  );
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' İkinci.');
  await page.keyboard.press('ControlOrMeta+s');
  await arrived.promise;
  await page.clock.fastForward(15_000);
  await expect(line(page, 'Kayıt uzun sürüyor: bu cihazda saklanıyor')).toBeVisible();
  await page.keyboard.type(' Üçüncü.');
  await page.clock.fastForward(46_000);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  const story = await (await page.request.get(`/api/stories/${id}`)).json();
  expect(story).toMatchObject({ content: 'İlk cümle. İkinci. Üçüncü.', revision: 3 });
});

test('continues after a save whose answer was lost with the connection', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('İlk cümle.');
  // The request reaches the server, and then the connection is lost.
  await page.route(
    `**/api/stories/${id}`,
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected').catch(() => undefined);
    },
    { times: 1 },
  );
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' İkinci.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Bağlantı yok. Metin bu cihazda duruyor')).toBeVisible();
  await page.keyboard.type(' Üçüncü.');
  await context.setOffline(false);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  const story = await (await page.request.get(`/api/stories/${id}`)).json();
  expect(story).toMatchObject({ content: 'İlk cümle. İkinci. Üçüncü.', revision: 3 });
});

test('creates a story of a closed offline tab once, when the panel opens', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page);
  await page.goto('/editor');
  await expect(manuscript(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Başlık').fill('Yarım kalan');
  await manuscript(page).fill('Yolda yazdım.');
  await expect(line(page, offlineLine)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const tabs = [await context.newPage(), await context.newPage()];
  await Promise.all(tabs.map((tab) => tab.goto('/panel')));
  const total = async () => (await (await context.request.get('/api/stories')).json()).total;
  await expect.poll(total).toBe(1);
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByRole('link', { name: 'Yarım kalan', exact: true })).toBeVisible();
    await expect(tab.getByText('Kaydedilmemiş metniniz duruyor')).toHaveCount(0);
  }
  expect(await total()).toBe(1);
});

test('shows a story that one tab creates in the panels of the other tabs', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/editor');
  await expect(manuscript(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Başlık').fill('Yarım kalan');
  await manuscript(page).fill('Yolda yazdım.');
  await expect(line(page, offlineLine)).toBeVisible();
  // A tab that is being closed is offline no more, and would send its text: it leaves the editor before.
  await page.goto('about:blank');
  await page.close();
  await context.setOffline(false);
  const shown = Promise.withResolvers<void>();
  await context.route('**/api/stories', async (route) => {
    if (route.request().method() === 'POST') await shown.promise;
    return route.fallback();
  });
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/panel');
    await expect(tab.getByText('Henüz hikâyeniz yok')).toBeVisible();
  }
  shown.resolve();
  for (const tab of tabs)
    await expect(tab.getByRole('link', { name: 'Yarım kalan', exact: true })).toBeVisible();
});

test('opens the unsaved text of a deleted story as a new story', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('İlk cümle.');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Kaydetmedim.');
  await expect(line(page, 'Kaydedilmedi, bu tarayıcıda duruyor')).toBeVisible();
  expect((await page.request.delete(`/api/stories/${id}`)).ok()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Çöp kutusundan geri getir' }).click();
  await expect(page.getByText('Çöp kutunuzda da yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Yeni hikâye olarak aç' }).click();
  await expect(manuscript(page)).toHaveText('İlk cümle. Kaydetmedim.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(messages.story.saved)).toBeVisible();
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories).toMatchObject([{ title: 'Fener', wordCount: 3 }]);
});

test('shows that a story was moved to the bin elsewhere, and restores it with the unsaved text', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('İlk cümle.');
  expect((await page.request.post(`/api/stories/${id}/trash`)).ok()).toBe(true);
  // The return of the connection saves at once, without the pause of an autosave.
  await context.setOffline(true);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' İkinci.');
  await expect(line(page, offlineLine)).toBeVisible();
  await context.setOffline(false);
  // The status line moves the focus to the recovery actions at every scroll position.
  await line(page, 'Hikâye başka yerde silindi').click();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Çöp kutusundan geri getir' })).toBeFocused();
  await page.getByRole('button', { name: 'Çöp kutusundan geri getir' }).click();
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  await expect(page.getByText(messages.story.deletedElsewhere)).toHaveCount(0);
  expect((await (await page.request.get(`/api/stories/${id}`)).json()).content).toBe('İlk cümle. İkinci.');
  // After a permanent deletion the text can only be saved as a new story.
  expect((await page.request.delete(`/api/stories/${id}`)).ok()).toBe(true);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Üçüncü.');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Çöp kutusundan geri getir' }).click();
  await expect(page.getByText(messages.story.deletedForGood)).toBeVisible();
  await page.getByRole('button', { name: 'Yeni hikâye olarak kaydet' }).click();
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories).toMatchObject([{ title: 'Fener', wordCount: 4 }]);
});

test('shows another tab’s save, or both texts when this tab has unsaved text', {
  tag: '@once',
}, async ({ page, context }) => {
  test.setTimeout(60_000);
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Ortak cümle.');
  const other = await context.newPage();
  await other.goto(`/editor?hikaye=${id}`);
  const write = async (tab: Page, text: string) => {
    await manuscript(tab).press('ControlOrMeta+End');
    await tab.keyboard.type(text);
  };
  const saveIn = async (tab: Page) => {
    await tab.keyboard.press('ControlOrMeta+s');
    await expect(tab.getByText(messages.story.saved)).toBeVisible();
  };
  // A tab without unsaved text takes the other version.
  await write(other, ' Öbür sekmeden.');
  await saveIn(other);
  await expect(manuscript(page)).toHaveText('Ortak cümle. Öbür sekmeden.');
  await expect(line(page, 'Kaydedildi')).toBeVisible();

  // This tab's save is held until the other tab has saved.
  const saved = Promise.withResolvers<void>();
  await page.route(`**/api/stories/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await saved.promise;
    return route.fallback();
  });
  await write(page, ' Bu sekmeden.');
  await write(other, ' Yine öbür sekmeden.');
  await saveIn(other);
  saved.resolve();
  await page.getByRole('button', { name: 'Başka yerde değişti' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu hikâyenin iki sürümü var' });
  await expect(dialog.locator('mark').first()).toHaveText('Bu');
  await expect(dialog.locator('mark').last()).toHaveText('Yine öbür');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await dialog.getByRole('button', { name: 'Öbürünün üzerine yaz' }).click();
  await expect(page.getByText(messages.story.saved)).toBeVisible();
  const { revisions } = await (await page.request.get(`/api/stories/${id}/revisions`)).json();
  expect(revisions[0]).toMatchObject({ kind: 'before-overwrite' });
});

test('an overwrite whose answer was lost is not shown as a conflict', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const { id, revision } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Ortak cümle.');
  const others = { title: 'Fener', content: 'Başka aygıttan.', genre: '', prompt: '' };
  const there = await page.request.put(`/api/stories/${id}`, { data: { revision, ...others } });
  expect(there.status()).toBe(200);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Benimki.');
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog', { name: 'Bu hikâyenin iki sürümü var' });
  await expect(dialog).toBeVisible();
  await page.route(
    `**/api/stories/${id}`,
    async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Öbürünün üzerine yaz' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  const story = await (await page.request.get(`/api/stories/${id}`)).json();
  expect(story).toMatchObject({ content: 'Ortak cümle. Benimki.', revision: 3 });
  const { revisions } = await (await page.request.get(`/api/stories/${id}/revisions`)).json();
  expect(revisions[0]).toMatchObject({ kind: 'before-overwrite' });
});

test.describe('with its service worker', { tag: '@once' }, () => {
  test.use({ serviceWorkers: 'allow' });

  test('a story opened before opens again without a connection, and a new build is announced and loses no text', async ({
    page,
    context,
  }) => {
    // The service worker fetches the files of the private pages slowly, and the page reloads without the browser's cache.
    test.setTimeout(120_000);
    await signUp(page);
    const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
    await page.goto(`/editor?hikaye=${id}`);
    await expect(manuscript(page)).toHaveText('İlk cümle.');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? null))
      .toBe('activated');
    await expect
      .poll(() =>
        page.evaluate(() =>
          Promise.all(
            ['/panel', '/editor', '/oku', '/assets/'].map(
              async (room) => (await navigator.serviceWorker.getRegistration(room))?.active?.state,
            ),
          ),
        ),
      )
      .toEqual(['activated', 'activated', 'activated', 'activated']);

    await context.setOffline(true);
    const reading = await context.newPage();
    await reading.goto(`/oku?hikaye=${id}`);
    await expect(reading.getByText('İlk cümle.')).toBeVisible();
    await reading.close();
    await page.reload();
    await expect(manuscript(page)).toHaveText('İlk cümle.');
    await expect(page.getByLabel('Başlık')).toHaveValue('Fener');
    await manuscript(page).press('ControlOrMeta+End');
    await page.keyboard.type(' Ağ yokken.');
    await expect(line(page, offlineLine)).toBeVisible();
    await page.reload();
    await expect(manuscript(page)).toHaveText('İlk cümle. Ağ yokken.');
    // The panel lists the copies on this device with links.
    await page.goto('/panel');
    const onDevice = page.getByRole('list', { name: 'Bu cihazdaki hikâyeler' });
    await expect(onDevice.getByRole('listitem')).toHaveCount(1);
    await onDevice.getByRole('link', { name: 'Fener' }).click();
    await expect(manuscript(page)).toHaveText('İlk cümle. Ağ yokken.');
    // The document keeps the service worker of the page that it was loaded as.
    await page.reload();
    await expect(manuscript(page)).toHaveText('İlk cümle. Ağ yokken.');
    await context.setOffline(false);
    await expect(line(page, 'Kaydedildi')).toBeVisible();

    // A worker at another address is a new worker, like that of a new build.
    await manuscript(page).press('ControlOrMeta+End');
    await page.keyboard.type(' Henüz kaydetmedim.');
    await page.evaluate(
      async () => void (await navigator.serviceWorker.register('/sw.js?yeni', { scope: '/editor' })),
    );
    await expect(page.getByText('Yazıhane yenilendi.')).toBeVisible();
    await page.getByRole('button', { name: 'Yenile' }).click();
    await expect(manuscript(page)).toHaveText(/Ağ yokken\. Henüz kaydetmedim\./);

    // Web workers and the dictionary load from the service worker's cache, as the browser's cache is cleared.
    const openStyle = () => page.getByRole('button', { name: 'Yazım ve üslup', exact: true }).click();
    const style = page.getByRole('dialog', { name: 'Yazım ve üslup' });
    const checks = style.getByText('Yanlış olabilecek sözcüklerin altı çizilir.');
    await openStyle();
    await style.getByRole('switch', { name: 'Yazım denetimi' }).check();
    await expect(checks).toBeVisible();
    await context.setOffline(true);
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await page.reload();
    await expect(manuscript(page)).toHaveText(/Henüz kaydetmedim\./);
    await openStyle();
    await expect(style.getByRole('heading', { name: 'Ölçüler', exact: true })).toBeVisible();
    await expect(checks).toBeVisible();
    await context.setOffline(false);

    // Signing out deletes all texts from the browser.
    await page.goto('/panel');
    await page.getByRole('button', { name: 'Çıkış Yap' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/');
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .not.toContain('yazihane-copies');
    expect(await page.evaluate(() => localStorage.getItem('yazihane.viewer'))).toBeNull();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/editor');
    expect(
      kept.filter((path) => !['/editor', '/panel', '/oku'].includes(path) && !path.startsWith('/assets/')),
    ).toEqual([]);
  });

  test('a public page has no service worker, and the app can be installed from a private page', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    await signUp(page);
    await page.goto('/panel');
    const manifest = page.locator('link[rel="manifest"]');
    const { icons, start_url } = await (
      await page.request.get((await manifest.getAttribute('href')) ?? '')
    ).json();
    expect(start_url).toBe('/panel');
    for (const { src, type } of icons as { src: string; type: string }[])
      expect((await page.request.get(src)).headers()['content-type']).toBe(type);
    expect((await page.request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  });
});
