import type { WebSocketRoute } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { chooseMore } from './editor-layout.ts';
import { expect, test } from './fixtures.ts';
import { manuscript, offlineLine, savedLine, typeAtEnd } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const line = savedLine;

// The browser's console reports each call without a network.
test.use({ expectedErrors: [/^Failed to load resource|ERR_INTERNET_DISCONNECTED|fetching the script/] });

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
  expect(story).toMatchObject({ content: 'İlk cümle. Ağ yokken yazıldı. Sonra da.' });

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
  for (const sentence of [' İkinci.', ' Üçüncü.', ' Dördüncü.']) {
    await page.keyboard.type(sentence);
    await expect(line(page, offlineLine)).toBeVisible();
    // A pause, after which it was told anew once.
    await page.waitForTimeout(1_000);
  }
  expect((await told()).filter(({ live }) => live)).toHaveLength(1);
});

test('a save without an answer shows a notice, and is sent again over a new connection', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  let connections = 0;
  // The first connection brings the story, and then no answer any more.
  await page.routeWebSocket(/\/sync/, (socket) => {
    const server = socket.connectToServer();
    connections += 1;
    if (connections > 1) return;
    let answers = 0;
    server.onMessage((message) => {
      answers += 1;
      if (answers === 1) socket.send(message);
    });
  });
  await page.clock.install();
  await page.goto(`/editor?hikaye=${id}`);
  await typeAtEnd(page, ' İkinci.');
  await expect(line(page, 'Kaydediliyor…')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(line(page, 'Kayıt uzun sürüyor: bu cihazda duruyor')).toBeVisible();
  await page.keyboard.type(' Üçüncü.');
  await page.clock.fastForward(20_000);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  expect((await (await page.request.get(`/api/stories/${id}`)).json()).content).toBe(
    'İlk cümle. İkinci. Üçüncü.',
  );
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

test('saves the unsent text of a deleted story as a new story', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('İlk cümle.');
  await context.setOffline(true);
  await typeAtEnd(page, ' Göndermedim.');
  await expect(line(page, offlineLine)).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  expect((await page.request.delete(`/api/stories/${id}`)).ok()).toBe(true);
  await page.goto(`/editor?hikaye=${id}`);
  await page.getByRole('button', { name: 'Çöp kutusundan geri getir' }).click();
  await expect(page.getByText(messages.story.deletedForGood)).toBeVisible();
  await page.getByRole('button', { name: 'Yeni hikâye olarak kaydet' }).click();
  await expect(manuscript(page)).toHaveText('İlk cümle. Göndermedim.');
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories).toMatchObject([{ title: 'Fener', wordCount: 3 }]);
  // Nothing of the old one waits any more.
  await page.goto('/panel');
  await expect(page.getByRole('link', { name: 'Fener', exact: true })).toBeVisible();
  await expect(page.getByText('Kaydedilmemiş metniniz duruyor')).toHaveCount(0);
});

test('a deleted story of which nothing is unsent is missing, though this device has a copy', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  await page.goto('/panel');
  expect((await page.request.delete(`/api/stories/${id}`)).ok()).toBe(true);
  await page.goto(`/editor?hikaye=${id}`);
  await page.getByRole('button', { name: 'Çöp kutusundan geri getir' }).click();
  await expect(page.getByText('Çöp kutunuzda da yok.')).toBeVisible();
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
  await typeAtEnd(page, ' Üçüncü.');
  await page.getByRole('button', { name: 'Çöp kutusundan geri getir' }).click();
  await expect(page.getByText(messages.story.deletedForGood)).toBeVisible();
  await page.getByRole('button', { name: 'Yeni hikâye olarak kaydet' }).click();
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories).toMatchObject([{ title: 'Fener', wordCount: 4 }]);
});

test('where the browser stores nothing, words that the server lacks are not left without a warning', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
  });
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Sunucuda.');
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.type(' Yalnızca burada.');
  await expect(line(page, 'Kaydedilmedi')).toBeVisible();
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await context.setOffline(false);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
});

test('where the browser stores nothing, a deleted story is left for a new one only once the server has that', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
  });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  expect((await page.request.delete(`/api/stories/${id}`)).ok()).toBe(true);
  await typeAtEnd(page, ' Göndermedim.');
  await expect(page.getByText(/bu tarayıcı da yazdıklarınızı saklayamıyor/)).toBeVisible();
  await page.getByRole('button', { name: 'Çöp kutusundan geri getir' }).click();
  await page.getByRole('button', { name: 'Yeni hikâye olarak kaydet' }).click();
  await expect(line(page, 'Kaydedildi')).toBeVisible();
  await expect(manuscript(page)).toHaveText('İlk cümle. Göndermedim.');
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories).toMatchObject([{ title: 'Fener', wordCount: 3 }]);
});

test('two tabs write into the same text, also without a connection', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Ortak cümle.');
  const other = await context.newPage();
  await other.goto(`/editor?hikaye=${id}`);
  await typeAtEnd(other, ' Öbür sekmeden.');
  await expect(manuscript(page)).toHaveText('Ortak cümle. Öbür sekmeden.');
  await context.setOffline(true);
  await manuscript(page).press('ControlOrMeta+Home');
  await page.keyboard.type('Bu sekmeden. ');
  await expect(manuscript(other)).toHaveText('Bu sekmeden. Ortak cümle. Öbür sekmeden.');
  await typeAtEnd(other, ' Son.');
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(manuscript(tab)).toHaveText('Bu sekmeden. Ortak cümle. Öbür sekmeden. Son.');
    await expect(line(tab, 'Kaydedildi')).toBeVisible();
  }
  // What the other tab wrote is not undone here.
  await manuscript(page).press('ControlOrMeta+z');
  await expect(manuscript(page)).toHaveText('Ortak cümle. Öbür sekmeden. Son.');
  await expect(manuscript(other)).toHaveText('Ortak cümle. Öbür sekmeden. Son.');
});

test('two devices that wrote without a connection merge without a question', { tag: '@once' }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
  const device = await browser.newContext({ baseURL, locale: 'tr-TR', serviceWorkers: 'block' });
  await device.addCookies(await context.cookies());
  const phone = await device.newPage();
  for (const each of [page, phone]) {
    await each.goto(`/editor?hikaye=${id}`);
    await expect(manuscript(each)).toHaveText('Ortak cümle.');
    await each.context().setOffline(true);
  }
  await typeAtEnd(page, ' Masadan.');
  await manuscript(phone).press('ControlOrMeta+Home');
  await phone.keyboard.type('Telefondan. ');
  await phone.getByLabel('Başlık', { exact: true }).fill('Fener ve Deniz');
  for (const each of [page, phone]) {
    await expect(line(each, offlineLine)).toBeVisible();
    await each.context().setOffline(false);
  }
  for (const each of [page, phone]) {
    await expect(manuscript(each)).toHaveText('Telefondan. Ortak cümle. Masadan.');
    await expect(each.getByLabel('Başlık', { exact: true })).toHaveValue('Fener ve Deniz');
  }
  await device.close();
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
    const openStyle = () => chooseMore(page, 'Yazım ve üslup');
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
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join(' ')))
      .not.toContain('yazihane.story.');
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

  test('an open story asks for a new build when its server ends', async ({ page }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      ServiceWorkerRegistration.prototype.update = async function () {
        asked.push(this.scope);
        return this;
      };
    });
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket(/\/sync\?/, (socket) => {
      socket.connectToServer();
      sockets.push(socket);
    });
    await page.clock.install();
    await signUp(page);
    const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
    await page.goto(`/editor?hikaye=${id}`);
    await expect(manuscript(page)).toHaveText('İlk cümle.');
    await page.clock.fastForward(3_000);
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/editor'))?.scope ?? null);
    await expect.poll(registered).toContain('/editor');
    await sockets[0]?.close({ code: 1012 });
    await expect.poll(() => sockets.length).toBe(2);
    await page.clock.fastForward(10_000);
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked.join(' '));
    await expect.poll(asked).toContain('/editor');
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
