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
  const savedByItself = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Kaydet' }).filter({ visible: true }).click();
  const title = page.getByLabel('Başlık', { exact: true });
  await expect(title).toHaveAccessibleDescription('Başlık ve içerik gereklidir.');
  await (await savedByItself).finished();
  await expect(page.getByText('Kaydedildi').filter({ visible: true })).toBeVisible();
  await expect(title).toHaveAccessibleDescription('Başlık ve içerik gereklidir.');
});

test('does not create a new story without a text', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.clock.install();
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill('Yalnızca bir fikir.');
  await page.clock.fastForward(70_000);
  await page.goto('/panel');
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
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
}, async ({ page, expectedErrors }) => {
  // The browser has no answer of the first save, so it creates the story again and is refused.
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
  await expect(page).toHaveURL(/hikaye=/);
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

test('shows newer text of this browser at once and stores it', { tag: '@once' }, async ({
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
  // Another tab of this browser, which has not opened the draft before.
  const tab = await page.context().newPage();
  await tab.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(tab)).toHaveText('Eski söz. Yeni söz.');
  await tab.goto('about:blank');
  await expect.poll(() => textOf(tab, id)).toBe('Eski söz. Yeni söz.');
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

test('saves text typed during a save right after it', { tag: '@once' }, async ({ page }) => {
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
  // Longer than every timer of the editor, while the first save is still pending.
  await page.clock.fastForward(30_000);
  answered.resolve();
  await expect.poll(() => textOf(page, id)).toBe('Bir. İki. Üç.');
});

/** Holds the next save of a story: `sent` resolves with its body, and `answer()` lets it be answered. */
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
    // The page that sent it may be closed.
    await (early ? route.fulfill({ response: early }) : route.continue()).catch(() => undefined);
  });
  return { sent: sent.promise, answer: held.resolve };
}
/** The number of unsaved drafts in this browser. */
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
  test(`stores text typed during a save that arrives ${reaches} when the editor is left by a link`, {
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
  test(`a save that arrives ${title} does not conflict with text typed since`, {
    tag: '@once',
  }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    await signUp(page);
    // Too long for a keepalive request, so the last text stays in this browser.
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
      // Refused when the last save of the left page has arrived before it.
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

test('a reload during a save leaves no unsaved draft in the editor or in the panel', {
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

/** Saves a draft of the story through the API, as another device would. */
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

test('a page that becomes visible shows another device’s save and keeps its own unsaved text', {
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

test('an open page without unsaved text takes another device’s save, and its next save succeeds', {
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
