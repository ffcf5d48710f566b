import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectFitsPhone, test } from './fixtures.ts';
import { keepStoriesHere, manuscript, offlineLine, savedLine, typeAtEnd } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const storiesOf = async (page: Page) =>
  (await (await page.request.get('/api/stories')).json()).stories as {
    id: string;
    title: string;
    preview: string;
  }[];
const textOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/stories/${id}`)).json()).content as string;

/** Opens another device of the same person: a browser that shares only the session. */
async function otherDevice(browser: Browser, context: BrowserContext, baseURL?: string): Promise<Page> {
  const device = await browser.newContext({ baseURL, locale: 'tr-TR', serviceWorkers: 'block' });
  await device.addCookies(await context.cookies());
  return device.newPage();
}

test('shows an untitled new story in the panel of another device within seconds', { tag: '@once' }, async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Yağmur dinmişti; iskelede kimse yoktu.');
  const top = () => manuscript(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
  const before = await top();
  await expect(page).toHaveURL(/\/editor\?hikaye=[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: 'Oku: Adsız hikâye' })).toBeAttached();
  // The controls that appear with the stored story do not shift the text.
  expect(await top()).toBe(before);
  // The writer continues to type while the address changes.
  await page.keyboard.type(' Nermin bekledi.');
  const other = await otherDevice(browser, context, baseURL);
  await other.goto('/panel');
  const row = other.getByRole('listitem').filter({ hasText: 'Yağmur dinmişti; iskelede kimse yoktu.' });
  await expect(row.getByRole('link', { name: 'Adsız hikâye', exact: true })).toBeVisible();
  await expectAccessible(other);
  await expectFitsPhone(other);
  await other.context().close();
  await expect(manuscript(page)).toHaveText('Yağmur dinmişti; iskelede kimse yoktu. Nermin bekledi.');
  expect(await storiesOf(page)).toHaveLength(1);

  // A manual save needs a title and shows that until there is one; autosave continues meanwhile.
  await manuscript(page).click();
  await page.keyboard.type(' Gitti.');
  await page.getByRole('button', { name: 'Kaydet' }).filter({ visible: true }).click();
  const title = page.getByLabel('Başlık', { exact: true });
  await expect(title).toHaveAccessibleDescription('Başlık ve içerik gereklidir.');
  await expect(page.getByText('Kaydedildi').filter({ visible: true })).toBeVisible();
  await expect(title).toHaveAccessibleDescription('Başlık ve içerik gereklidir.');
});

test('does not create a story in which nothing was written, and keeps an idea', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/editor');
  await expect(manuscript(page)).toBeVisible();
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill('Yalnızca bir fikir.');
  await expect(page).toHaveURL(/hikaye=/);
  await page.goto('/panel');
  await expect(page.getByText('Henüz metni yok.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Adsız hikâye', exact: true }).click();
  await expect(page.getByLabel('Hikâye fikri')).toHaveValue('Yalnızca bir fikir.');
});

test('stores text typed just before the page is left', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Son söz.');
  await page.goto('about:blank');
  await expect.poll(() => textOf(page, id)).toBe('İlk cümle. Son söz.');
});

test('stores a new story left at once, as one story after it was opened again', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Bir solukta.');
  await page.goto('about:blank');
  await page.goto('/panel');
  await expect(page.getByRole('listitem').filter({ hasText: 'Bir solukta.' })).toBeVisible();
  await page.getByRole('link', { name: 'Adsız hikâye', exact: true }).click();
  await expect(manuscript(page)).toHaveText('Bir solukta.');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Ve sonra.');
  await expect
    .poll(async () => (await storiesOf(page)).map(({ preview }) => preview))
    .toEqual(['Bir solukta. Ve sonra.']);
});

test('saves a story before the panel that follows fetches its list', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Panele geçerken.');
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Panele geçerken.' })).toBeVisible();
  await expect(page).toHaveURL('/panel');
});

test('creates one story when the first answer is lost', { tag: '@once' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/WebSocket/);
  await signUp(page);
  let lost = 0;
  // The story reaches the server, and the connection breaks before its answer.
  await page.routeWebSocket(/\/sync/, (socket) => {
    const server = socket.connectToServer();
    let answers = 0;
    server.onMessage((message) => {
      answers += 1;
      if (answers === 1 || lost > 0) return socket.send(message);
      lost += 1;
      void socket.close({ code: 1006 });
    });
  });
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Yanıt yolda kayboldu.');
  await expect(savedLine(page, 'Kaydedildi')).toBeVisible();
  expect(lost).toBe(1);
  expect(await storiesOf(page)).toMatchObject([{ preview: 'Yanıt yolda kayboldu.' }]);
});

test('stores a story created offline when the connection is back', { tag: '@once' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource/);
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await context.setOffline(true);
  await page.keyboard.type('Çevrimdışı başladı.');
  await expect(page.getByText('Çevrimdışı: bu cihazda duruyor')).toBeAttached();
  await context.setOffline(false);
  await expect(savedLine(page, 'Kaydedildi')).toBeVisible();
  expect(await storiesOf(page)).toMatchObject([{ title: '', preview: 'Çevrimdışı başladı.' }]);
});

test('deletes an emptied story without a title when it is left', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Vazgeçtim.');
  await expect(page).toHaveURL(/hikaye=/);
  await manuscript(page).press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  const discarded = page.waitForResponse('**/discard');
  await page.getByRole('link', { name: 'Panele dön' }).click();
  expect(await (await discarded).json()).toEqual({ discarded: true });
  expect(await storiesOf(page)).toEqual([]);
});

test('two devices show each other’s newest text when they open the story', {
  tag: '@once',
}, async ({ page, browser, context, baseURL }) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Birinci cihaz.');
  await expect(page).toHaveURL(/hikaye=/);
  await page.keyboard.type(' Son sözü.');
  // Left within the app: the document and its cached story remain.
  await page.getByRole('link', { name: 'Panele dön' }).click();
  const row = page.getByRole('link', { name: 'Adsız hikâye', exact: true });
  await expect(page.getByText('Birinci cihaz. Son sözü.').first()).toBeVisible();
  const [story] = await storiesOf(page);

  const other = await otherDevice(browser, context, baseURL);
  await other.goto(`/editor?hikaye=${story?.id}`);
  await expect(manuscript(other)).toHaveText('Birinci cihaz. Son sözü.');
  await manuscript(other).press('ControlOrMeta+End');
  await other.keyboard.type(' İkinci cihaz.');
  await other.goto('about:blank');
  await expect.poll(() => textOf(page, story?.id ?? '')).toBe('Birinci cihaz. Son sözü. İkinci cihaz.');
  await other.context().close();

  await row.click();
  await expect(manuscript(page)).toHaveText('Birinci cihaz. Son sözü. İkinci cihaz.');
});

test('shows what this browser has not sent yet at once, and sends it', { tag: '@once' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/WebSocket/);
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Eski söz.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Eski söz.');
  await page.goto('/panel');
  const restore = await keepStoriesHere(context);
  await page.goto(`/editor?hikaye=${id}`);
  await typeAtEnd(page, ' Yeni söz.');
  await expect(savedLine(page, offlineLine)).toBeAttached();
  await page.goto('about:blank');
  const tab = await context.newPage();
  await tab.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(tab)).toHaveText('Eski söz. Yeni söz.');
  restore();
  await expect.poll(() => textOf(tab, id), { timeout: 20_000 }).toBe('Eski söz. Yeni söz.');
});

test('shows text added to a stored story on another device within seconds, without a revision', {
  tag: '@once',
}, async ({ page, browser, context, baseURL }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).press('ControlOrMeta+End');
  for (const words of [' İkinci.', ' Üçüncü.']) {
    await page.keyboard.type(words);
    await expect.poll(() => textOf(page, id)).toContain(words.trim());
  }
  const other = await otherDevice(browser, context, baseURL);
  await other.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(other)).toHaveText('İlk cümle. İkinci. Üçüncü.');
  await other.context().close();
  const { revisions } = await (await page.request.get(`/api/stories/${id}/revisions`)).json();
  expect(revisions).toEqual([]);
});

test('stores text typed while an answer is on its way when the editor is left by a link', {
  tag: '@once',
}, async ({ page, browser, context, baseURL }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Bir.' });
  const answered = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/sync/, (socket) => {
    const server = socket.connectToServer();
    let answers = 0;
    server.onMessage(async (message) => {
      answers += 1;
      if (answers > 1) await answered.promise;
      socket.send(message);
    });
  });
  await page.goto(`/editor?hikaye=${id}`);
  await typeAtEnd(page, ' İki.');
  await expect(savedLine(page, 'Kaydediliyor…')).toBeVisible();
  await page.keyboard.type(' Üç.');
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await expect(page.getByRole('link', { name: 'Fener', exact: true })).toBeVisible();
  answered.resolve();
  const other = await otherDevice(browser, context, baseURL);
  await expect.poll(() => textOf(other, id)).toBe('Bir. İki. Üç.');
  await other.context().close();
  await page.getByRole('link', { name: 'Fener', exact: true }).click();
  await expect(manuscript(page)).toHaveText('Bir. İki. Üç.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Hikaye başarıyla kaydedildi!')).toBeVisible();
});

/** Saves the story through the API, as a program would. */
const saveElsewhere = async (page: Page, id: string, content: string, revision: number) =>
  expect(
    (
      await page.request.put(`/api/stories/${id}`, {
        data: { title: 'Fener', content, revision, draft: true },
      })
    ).status(),
  ).toBe(200);

test('an open page shows what was saved elsewhere, beside its own words', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Ortak cümle.');
  await saveElsewhere(page, id, 'Telefondan. Ortak cümle.', 1);
  await expect(manuscript(page)).toHaveText('Telefondan. Ortak cümle.');
  await typeAtEnd(page, ' Buradan.');
  await expect.poll(() => textOf(page, id)).toBe('Telefondan. Ortak cümle. Buradan.');
});
