import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, expectFitsPhone, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const storiesOf = async (page: Page) =>
  (await (await page.request.get('/api/stories')).json()).stories as {
    id: string;
    title: string;
    preview: string;
  }[];
const textOf = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/stories/${id}`)).json()).content as string;

/** Another device of the same person: a browser with nothing of the first but the session. */
async function otherDevice(browser: Browser, context: BrowserContext, baseURL?: string): Promise<Page> {
  const device = await browser.newContext({ baseURL, locale: 'tr-TR', serviceWorkers: 'block' });
  await device.addCookies(await context.cookies());
  return device.newPage();
}

test('an untitled new story stands in the panel of another device within seconds', { tag: '@once' }, async ({
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
  // What comes with the stored story moves no text under the writer's hands.
  expect(await top()).toBe(before);
  // The writer types on while the address changes.
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

  // By hand it still needs a title, which is told until it has one, while the text goes on to be saved by itself.
  await manuscript(page).click();
  await page.keyboard.type(' Gitti.');
  const savedByItself = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Kaydet' }).filter({ visible: true }).click();
  const title = page.getByLabel('Başlık', { exact: true });
  await expect(title).toHaveAccessibleDescription('Başlık ve içerik gereklidir.');
  await (await savedByItself).finished();
  await expect(page.getByText('Kaydedildi').filter({ visible: true })).toBeVisible();
  await expect(title).toHaveAccessibleDescription('Başlık ve içerik gereklidir.');
});

test('a new story that nothing was typed into is never created', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.clock.install();
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill('Yalnızca bir fikir.');
  await page.clock.fastForward(70_000);
  await page.goto('/panel');
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
});

test('words typed just before the page is left are stored', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Son söz.');
  await page.goto('about:blank');
  await expect.poll(() => textOf(page, id)).toBe('İlk cümle. Son söz.');
});

test('a new story left at once is stored, and is one story after it was opened again', {
  tag: '@once',
}, async ({ page, expectedErrors }) => {
  // The browser has not heard that the story is stored: the server answers that it is there already.
  expectedErrors.push(/status of 409/);
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Bir solukta.');
  await page.goto('about:blank');
  await expect
    .poll(async () => (await storiesOf(page)).map(({ preview }) => preview))
    .toEqual(['Bir solukta.']);
  await page.goto('/editor');
  await expect(manuscript(page)).toHaveText('Bir solukta.');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Ve sonra.');
  await expect
    .poll(async () => (await storiesOf(page)).map(({ preview }) => preview))
    .toEqual(['Bir solukta. Ve sonra.']);
});

test('a story left for the panel is sent before its row is looked for', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Panele geçerken.');
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Panele geçerken.' })).toBeVisible();
  await expect(page).toHaveURL('/panel');
});

test('a lost first answer leaves one story', { tag: '@once' }, async ({ page, expectedErrors }) => {
  expectedErrors.push(/^Failed to load resource/);
  await signUp(page);
  let lost = 0;
  await page.route('**/api/stories', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Yanıt yolda kayboldu.');
  await expect(page).toHaveURL(/hikaye=/);
  expect(lost).toBe(1);
  expect(await storiesOf(page)).toHaveLength(1);
});

test('a story begun without a connection is stored when it is back', { tag: '@once' }, async ({
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
  await expect(page).toHaveURL(/hikaye=/);
  expect(await storiesOf(page)).toMatchObject([{ title: '', preview: 'Çevrimdışı başladı.' }]);
});

test('an emptied story without a title is gone when it is left', { tag: '@once' }, async ({ page }) => {
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

test('a story opened on a second device shows its newest words, and the first shows those of the second', {
  tag: '@once',
}, async ({ page, browser, context, baseURL }) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).click();
  await page.keyboard.type('Birinci cihaz.');
  await expect(page).toHaveURL(/hikaye=/);
  await page.keyboard.type(' Son sözü.');
  // Left within the app: the page itself lives on, with what it knows of the story.
  await page.getByRole('link', { name: 'Panele dön' }).click();
  const row = page.getByRole('link', { name: 'Adsız hikâye', exact: true });
  await expect(page.getByText('Birinci cihaz. Son sözü.')).toBeVisible();
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

test('newer words of this browser are shown at once, and stored', { tag: '@once' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource/);
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Eski söz.' });
  await page.route(`**/api/stories/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Yeni söz.');
  await expect(page.getByText('Kaydedilmedi, bu tarayıcıda duruyor')).toBeAttached();
  await page.goto('about:blank');
  // Another tab of this browser, which never had the draft open.
  const tab = await page.context().newPage();
  await tab.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(tab)).toHaveText('Eski söz. Yeni söz.');
  await tab.goto('about:blank');
  await expect.poll(() => textOf(tab, id)).toBe('Eski söz. Yeni söz.');
});

test('words added to a stored story stand on another device within seconds, without a revision', {
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

test('words typed while a save is on its way go right after it', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Bir.' });
  await page.clock.install();
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Bir.');
  const sent = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(
    `**/api/stories/${id}`,
    async (route) => {
      sent.resolve();
      await answered.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' İki.');
  await page.clock.fastForward(60_000);
  await sent.promise;
  await page.keyboard.type(' Üç.');
  // Long enough for each timer of the editor to have ended while the first save is still on its way.
  await page.clock.fastForward(30_000);
  answered.resolve();
  await expect.poll(() => textOf(page, id)).toBe('Bir. İki. Üç.');
});

/** Holds the next save of a story: `sent` ends when it is on its way, and its answer comes after `answer()`. */
async function holdSave(page: Page, id: string, { reaches }: { reaches: 'at once' | 'with the answer' }) {
  const sent = Promise.withResolvers<unknown>();
  const held = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(`**/api/stories/${id}`, async (route) => {
    if (isHeld || route.request().method() !== 'PUT') return route.fallback();
    isHeld = true;
    const early = reaches === 'at once' ? await route.fetch() : null;
    sent.resolve(route.request().postDataJSON());
    await held.promise;
    // The page that asked may be gone.
    await (early ? route.fulfill({ response: early }) : route.continue()).catch(() => undefined);
  });
  return { sent: sent.promise, answer: held.resolve };
}
/** How many texts this browser keeps as unsaved. */
const keptDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('yazihane');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
const unsavedBanner = (page: Page) => page.getByText('Kaydedilmemiş metniniz duruyor');

for (const reaches of ['at once', 'with the answer'] as const) {
  test(`words typed during a save that arrives ${reaches} are stored when the editor is left by a link`, {
    tag: '@once',
  }, async ({ page, browser, context, baseURL, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    await signUp(page);
    const { id } = await writeStory(page, { title: 'Fener', content: 'Bir.' });
    await page.goto(`/editor?hikaye=${id}`);
    await expect(manuscript(page)).toHaveText('Bir.');
    const save = await holdSave(page, id, { reaches });
    await manuscript(page).press('ControlOrMeta+End');
    await page.keyboard.type(' İki.');
    await page.keyboard.press('ControlOrMeta+s');
    await save.sent;
    await page.keyboard.type(' Üç.');
    await page.getByRole('link', { name: 'Panele dön' }).click();
    await expect(page).toHaveURL('/panel');
    await expect(page.getByRole('link', { name: 'Fener', exact: true })).toBeVisible();
    save.answer();
    const other = await otherDevice(browser, context, baseURL);
    await expect.poll(() => textOf(other, id)).toBe('Bir. İki. Üç.');
    await other.goto(`/editor?hikaye=${id}`);
    await expect(manuscript(other)).toHaveText('Bir. İki. Üç.');
    await other.context().close();

    await page.getByRole('link', { name: 'Fener', exact: true }).click();
    await expect(manuscript(page)).toHaveText('Bir. İki. Üç.');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Hikaye başarıyla kaydedildi!')).toBeVisible();
    await expect(unsavedBanner(page)).toHaveCount(0);
    await page.goto('/panel');
    await expect(page.getByRole('link', { name: 'Fener', exact: true })).toBeVisible();
    await expect(unsavedBanner(page)).toHaveCount(0);
  });
}

for (const [reaches, title] of [
  ['at once', 'before the reloaded page reads the story'],
  ['with the answer', 'after the reloaded page has read the story'],
] as const) {
  test(`a save that arrives ${title} is no conflict with the words typed since`, {
    tag: '@once',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    await signUp(page);
    // Too long for a request that outlives its page: the last words stay in this browser.
    const content = `${'Bir. '.repeat(13_000)}Son.`;
    const { id } = await writeStory(page, { title: 'Fener', content });
    await page.goto(`/editor?hikaye=${id}`);
    await manuscript(page).press('ControlOrMeta+End');
    await expect(manuscript(page)).toContainText('Son.');
    const save = await holdSave(page, id, { reaches });
    await page.keyboard.type(' İki.');
    await page.keyboard.press('ControlOrMeta+s');
    const sent = await save.sent;
    await page.keyboard.type(' Üç.');
    const reached = Promise.withResolvers<void>();
    await page.route(`**/api/stories/${id}`, async (route) => {
      if (route.request().method() === 'PUT') await reached.promise;
      return route.fallback();
    });
    await page.reload();
    await manuscript(page).press('ControlOrMeta+End');
    await expect(manuscript(page)).toContainText('Son. İki. Üç.');
    if (reaches === 'with the answer') {
      // Refused where the last words of the page that was left have come before it after all.
      const late = await page.request.put(`/api/stories/${id}`, { data: sent });
      expect([200, 409]).toContain(late.status());
    }
    reached.resolve();
    save.answer();
    await manuscript(page).press('ControlOrMeta+End');
    await page.keyboard.type(' Dört.');
    await expect.poll(async () => (await textOf(page, id)).slice(-25)).toContain('Son. İki. Üç. Dört.');
    await expect(page.locator('header').getByText('Kaydedildi', { exact: true })).toBeVisible();
    await expect(unsavedBanner(page)).toHaveCount(0);
  });
}

test('a reload during a save leaves no unsaved words behind, in the editor or in the panel', {
  tag: '@once',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 409/);
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Bir.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Bir.');
  const save = await holdSave(page, id, { reaches: 'at once' });
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' İki.');
  await page.keyboard.press('ControlOrMeta+s');
  await save.sent;
  await page.reload();
  await expect(manuscript(page)).toHaveText('Bir. İki.');
  save.answer();
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Üç.');
  await expect.poll(() => textOf(page, id)).toBe('Bir. İki. Üç.');
  await expect.poll(() => keptDrafts(page)).toBe(0);
  await page.goto('/panel');
  await expect(page.getByRole('link', { name: 'Fener', exact: true })).toBeVisible();
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Bir. İki. Üç.');
  await expect(unsavedBanner(page)).toHaveCount(0);
});

/** What another device saves of a story. */
const saveElsewhere = async (page: Page, id: string, content: string, revision: number) =>
  expect(
    (
      await page.request.put(`/api/stories/${id}`, {
        data: { title: 'Fener', content, revision, draft: true },
      })
    ).status(),
  ).toBe(200);
const comeToFront = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a device that comes back to the front shows what another one saved, and takes no unsaved word away', {
  tag: '@once',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 409/);
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Ortak cümle.');
  await saveElsewhere(page, id, 'Ortak cümle. Telefondan.', 1);
  await comeToFront(page);
  await expect(manuscript(page)).toHaveText('Ortak cümle. Telefondan.');
  await expect(page.locator('header').getByText('Kaydedildi', { exact: true })).toBeVisible();

  await saveElsewhere(page, id, 'Ortak cümle. Yine telefondan.', 2);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Buradan.');
  await comeToFront(page);
  await expect(page.getByRole('button', { name: 'Başka yerde değişti' })).toBeVisible();
  await expect(manuscript(page)).toHaveText('Ortak cümle. Telefondan. Buradan.');
});

test('an open page without unsaved words takes what another device saved, and goes on saving', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
  await page.clock.install();
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Ortak cümle.');
  await saveElsewhere(page, id, 'Ortak cümle. Telefondan.', 1);
  await page.clock.fastForward(15_000);
  await expect(manuscript(page)).toHaveText('Ortak cümle. Telefondan.');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Buradan.');
  await page.clock.fastForward(15_000);
  await expect.poll(() => textOf(page, id)).toBe('Ortak cümle. Telefondan. Buradan.');
});
