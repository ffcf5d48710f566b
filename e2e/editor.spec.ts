import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { keepStoriesHere, manuscript, wholeText } from './manuscript.ts';
import { newPerson, signUp, writeStory } from './people.ts';

const idea = 'Deniz fenerinde tek başına yaşayan Nermin.';
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true });
const generate = (page: Page) =>
  page.getByRole('button', { name: /^(Hikâye üret|Üret|Devam et)$/ }).filter({ visible: true });

async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText(messages.story.saved)).toBeVisible();
}

test('a new writer signs up, generates, saves, reopens, edits and deletes', async ({ page }) => {
  // Covers all steps, with axe on two screens.
  test.setTimeout(60_000);
  const person = newPerson();
  await page.goto('/kayit');
  await page.getByLabel('Kullanıcı adı').fill(person.username);
  await page.getByLabel('E-posta').fill(person.email);
  await page.getByLabel('Şifre', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol', exact: true }).click();
  await page.getByRole('link', { name: 'Editöre git' }).click();
  await expect(manuscript(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Hikâye fikri').fill(idea);
  await expect(page.getByText(/Bu üretim yaklaşık [\d.]+–[\d.]+ token harcar\./)).toBeVisible();
  await generate(page).click();
  await expect(page.getByText(messages.generation.succeeded)).toBeVisible();
  await expect(page.getByText(/\d+ token harcandı, \d+ token kaldı/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await save(page).click();
  const title = page.getByLabel('Başlık', { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(messages.story.titleAndContentRequired);
  await title.fill('Deniz Feneri');
  await save(page).click();
  await expectSaved(page);
  await expect(page).toHaveURL(/\/editor\?hikaye=[0-9a-f-]{36}$/);
  const [{ id }] = (await (await page.request.get('/api/stories')).json()).stories;
  const { content } = await (await page.request.get(`/api/stories/${id}`)).json();

  await page.reload();
  expect(await wholeText(page)).toBe(content);
  await expect(page.getByText('Kaydedilmemiş metniniz duruyor')).toHaveCount(0);
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await page.getByRole('link', { name: 'Deniz Feneri', exact: true }).click();
  await expect(title).toHaveValue('Deniz Feneri');
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Son.');
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/stories/'),
  );
  await page.keyboard.press('ControlOrMeta+s');
  expect((await kept).status()).toBe(200);
  await expectSaved(page);
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await page.getByRole('link', { name: 'Deniz Feneri', exact: true }).click();
  expect(await wholeText(page)).toContain('Son.');

  await page.getByRole('link', { name: 'Panele dön' }).click();
  await page.getByRole('button', { name: 'Kalıcı sil: Deniz Feneri' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kalıcı sil' }).click();
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
});

/** The editor renders only lines near the window; this window is high enough for whole texts. */
const tall = { width: 1280, height: 4_000 };

test('generated text is tinted until edited and undone in one step', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(tall);
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).fill('Yağmur dinmişti.');
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill(idea);
  await generate(page).click();
  await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
  const tinted = page.locator('.cm-ai-text');
  await expect(tinted.first()).toBeVisible();
  const whole = await manuscript(page).innerText();
  await manuscript(page).focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(manuscript(page)).toHaveText('Yağmur dinmişti.');
  for (const redo of ['ControlOrMeta+y', 'ControlOrMeta+Shift+Z']) {
    await page.keyboard.press(redo);
    await expect(manuscript(page)).toHaveText(whole, { useInnerText: true });
    await expect(tinted.first()).toBeVisible();
    if (redo === 'ControlOrMeta+y') await page.keyboard.press('ControlOrMeta+z');
  }
});

test('keeps the tint of generated text after a reload, unsaved and saved', { tag: '@once' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource/);
  await page.setViewportSize(tall);
  await signUp(page);
  await keepStoriesHere(context);
  await page.goto('/editor');
  await manuscript(page).fill('Yağmur dinmişti.');
  await page.getByLabel('Başlık', { exact: true }).fill('Fener');
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill(idea);
  await generate(page).click();
  await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
  const tinted = page.locator('.cm-ai-text');
  await manuscript(page).press('ControlOrMeta+Home');
  await page.keyboard.type('Sonunda. ');
  const before = (await tinted.allInnerTexts()).join('');
  expect(before.length).toBeGreaterThan(50);
  await expect(page.getByText('Kaydedilmedi, bu tarayıcıda duruyor')).toBeAttached();
  await page.reload();
  await expect(manuscript(page)).toContainText('Sonunda. Yağmur dinmişti.');
  await expect.poll(async () => (await tinted.allInnerTexts()).join('')).toBe(before);
  await context.unroute('**/api/stories');
  await save(page).click();
  await expectSaved(page);
  await page.reload();
  await expect(manuscript(page)).toContainText('Sonunda. Yağmur dinmişti.');
  await expect.poll(async () => (await tinted.allInnerTexts()).join('')).toBe(before);
  await expect(page.getByText('Kaydedilmemiş metniniz duruyor')).toHaveCount(0);
});

test('keeps the tint when the page is reloaded or closed right after a generation', { tag: '@once' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  // The closed page's save may arrive after the next page's draft, which is then refused as outdated and resolved.
  expectedErrors.push(/status of 409/);
  await page.setViewportSize(tall);
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Yağmur dinmişti.' });
  const tintOf = async (tab: Page) => (await tab.locator('.cm-ai-text').allInnerTexts()).join('');
  const generateIn = async (tab: Page) => {
    await generate(tab).click();
    await expect(tab.getByText(/\d+ token harcandı/)).toBeVisible();
    const tint = await tintOf(tab);
    expect(tint.length).toBeGreaterThan(50);
    return tint;
  };
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Yağmur dinmişti.');
  const first = await generateIn(page);
  await page.reload();
  await expect.poll(() => tintOf(page)).toBe(first);

  const second = await generateIn(page);
  await page.close({ runBeforeUnload: true });
  // The panel saves the draft of the closed tab before the story is opened.
  const again = await context.newPage();
  await again.setViewportSize(tall);
  await again.goto('/panel');
  await again.getByRole('link', { name: 'Fener', exact: true }).click();
  await expect(manuscript(again)).toContainText('Yağmur dinmişti.');
  await expect.poll(() => tintOf(again)).toBe(second);
});

test('a double click saves one story', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık', { exact: true }).fill('Tek');
  await manuscript(page).fill('Bir gün.');
  await save(page).dblclick();
  await expectSaved(page);
  const list = await (await page.request.get('/api/stories')).json();
  expect(list.total).toBe(1);
  expect(list.stories[0].revision).toBe(1);
});

test('sends a save by keyboard right after the pending save', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Bir.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Bir.');
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(
    `**/api/stories/${id}`,
    async (route) => {
      asked.resolve();
      await answered.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' İki.');
  await page.keyboard.press('ControlOrMeta+s');
  await asked.promise;
  await page.keyboard.type(' Üç.');
  await page.keyboard.press('ControlOrMeta+s');
  answered.resolve();
  const saved = async () => (await (await page.request.get(`/api/stories/${id}`)).json()).content;
  await expect.poll(saved).toBe('Bir. İki. Üç.');
});

test('a closed tab offers its unsaved text again', { tag: '@once' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource/);
  await keepStoriesHere(context);
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık', { exact: true }).fill('Yarım kalan');
  await manuscript(page).fill('Henüz kaydetmedim.');
  await expect(page.getByText('Kaydedilmedi, bu tarayıcıda duruyor')).toBeAttached();
  await page.close();
  const again = await context.newPage();
  await again.goto('/panel');
  await expect(again.getByText('“Yarım kalan” bu tarayıcıda sizi bekliyor.')).toBeVisible();
  await again.getByRole('link', { name: 'Editörde aç' }).click();
  await expect(again.getByText('“Yarım kalan”, 2 sözcük, az önce.')).toBeVisible();
  await expectAccessible(again);
  // Deleting takes two clicks, because there is no other copy.
  const remove = again.getByRole('button', { name: 'Kaydedilmemiş metni sil: “Yarım kalan”' });
  await remove.click();
  await expect(again.getByRole('button', { name: /^Silmek için bir daha basın\./ })).toBeVisible();
  await again.keyboard.press('Escape');
  await expect(remove).toBeVisible();
  await again.getByRole('button', { name: 'Geri getir' }).click();
  await expect(manuscript(again)).toHaveText('Henüz kaydetmedim.');
  await expect(again.getByLabel('Başlık', { exact: true })).toHaveValue('Yarım kalan');
  await context.unroute('**/api/stories');
  await save(again).click();
  await expectSaved(again);
  await again.goto('/editor');
  await expect(manuscript(again)).toBeVisible();
  await expect(again.getByText('Kaydedilmemiş metniniz duruyor')).toHaveCount(0);
});

test('restores the unsaved text of a crashed page in the same browser', { tag: '@once' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/^Failed to load resource/);
  await keepStoriesHere(context);
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık', { exact: true }).fill('Fırtına');
  await manuscript(page).fill('Henüz kaydetmedim.');
  await expect(page.getByText('Kaydedilmedi, bu tarayıcıda duruyor')).toBeAttached();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // The command gets no answer, because the page has crashed.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const again = await context.newPage();
  await again.goto('/editor');
  await again.getByRole('button', { name: 'Geri getir' }).click();
  await expect(again.getByLabel('Başlık', { exact: true })).toHaveValue('Fırtına');
  await expect(manuscript(again)).toHaveText('Henüz kaydetmedim.');
  await context.unroute('**/api/stories');
  await save(again).click();
  await expectSaved(again);
});

test('keeps both an unsaved draft and the handoff of another page', {
  tag: '@once',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/^Failed to load resource/);
  await keepStoriesHere(context);
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık', { exact: true }).fill('Yarım kalan');
  await manuscript(page).fill('Henüz kaydetmedim.');
  await expect(page.getByText('Kaydedilmedi, bu tarayıcıda duruyor')).toBeAttached();
  await page.close();
  const other = await context.newPage();
  await other.goto('/panel');
  await other.getByRole('link', { name: 'Editöre git' }).waitFor();
  await other.evaluate(() => {
    const usr = { prompt: 'Bir saatçi', story: 'Saatler durdu.', genre: 'Dram' };
    history.replaceState({ usr, key: 'verilen', idx: 0 }, '', '/editor');
  });
  await other.reload();
  await expect(manuscript(other)).toHaveText('Saatler durdu.');
  await expect(other.getByLabel('Hikâyenin fikri')).toHaveValue('Bir saatçi');
  await expect(other.getByRole('combobox', { name: /Tür/ })).toHaveValue('Dram');
  // A double click restores one text and does not swap it back.
  await other.getByRole('button', { name: 'Geri getir' }).dblclick();
  await expect(manuscript(other)).toHaveText('Henüz kaydetmedim.');
  await expect(other.getByText('Başlıksız bir metin, 2 sözcük, az önce.')).toBeVisible();
  await other.getByRole('button', { name: 'Geri getir' }).click();
  await expect(manuscript(other)).toHaveText('Saatler durdu.');
});

test('a reload keeps the opened story and the unsaved text', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' İkinci cümle.');
  await expect(page.getByText('Kaydedilmedi, bu tarayıcıda duruyor')).toBeAttached();
  await page.reload();
  await expect(manuscript(page)).toHaveText('İlk cümle. İkinci cümle.');
  await expect(page).toHaveURL(new RegExp(id));
});

/** Opens the same story in a second tab, types into it and saves it. */
const typeInOtherTab = (page: Page) => async (id: string) => {
  const other = await page.context().newPage();
  await other.goto(`/editor?hikaye=${id}`);
  await manuscript(other).press('ControlOrMeta+End');
  await other.keyboard.type(' Öbür sekmeden.');
  await save(other).click();
  await expectSaved(other);
};
/** Saves the story through the API, as a second tab would. */
const saveElsewhere = (page: Page) => async (id: string) => {
  const data = { title: 'Fener', content: 'Ortak cümle. Öbür sekmeden.', revision: 1 };
  expect((await page.request.put(`/api/stories/${id}`, { data })).status()).toBe(200);
};

async function twoTabs(page: Page, otherTab: (id: string) => Promise<void>): Promise<string> {
  const { id } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Ortak cümle.');
  // This tab's save is held until the other tab has saved.
  const saved = Promise.withResolvers<void>();
  await page.route(`**/api/stories/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await saved.promise;
    return route.fallback();
  });
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Bu sekmeden.');
  await otherTab(id);
  saved.resolve();
  await expect(page.getByRole('button', { name: 'Başka yerde değişti' })).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('dialog', { name: 'Bu hikâyenin iki sürümü var' })).toBeVisible();
  return id;
}

test.describe('two tabs that write the same story', () => {
  // The browser's console reports the refused save.
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('keep both versions', { tag: '@once' }, async ({ page }) => {
    await signUp(page);
    const id = await twoTabs(page, typeInOtherTab(page));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Ortak cümle. Bu sekmeden.')).toBeVisible();
    await expect(dialog.getByText('Ortak cümle. Öbür sekmeden.')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await dialog.getByRole('button', { name: 'İkisini de sakla' }).click();
    await expectSaved(page);
    const list = await (await page.request.get('/api/stories')).json();
    const titles = list.stories.map(({ title }: { title: string }) => title).sort();
    expect(titles).toEqual(['Fener', 'Fener (benim sürümüm)']);
    const kept = await (await page.request.get(`/api/stories/${id}`)).json();
    expect(kept.content).toBe('Ortak cümle. Öbür sekmeden.');
    await expect(manuscript(page)).toHaveText('Ortak cümle. Bu sekmeden.');
  });

  test('show the changed fields when the texts are equal', { tag: '@once' }, async ({ page }) => {
    await signUp(page);
    const { id } = await writeStory(page, { title: 'Fener', content: 'Ortak cümle.' });
    await page.goto(`/editor?hikaye=${id}`);
    await expect(manuscript(page)).toHaveText('Ortak cümle.');
    const data = { title: 'Fener', content: 'Ortak cümle.', genre: 'Gizem', revision: 1 };
    expect((await page.request.put(`/api/stories/${id}`, { data })).status()).toBe(200);
    await page.getByRole('button', { name: 'Kitap planı' }).click();
    await page.getByLabel('Özet: Başlıksız giriş').fill('Bir cümle geçer.');
    await page
      .getByRole('dialog', { name: 'Kitap planı' })
      .getByRole('button', { name: 'Kapat', exact: true })
      .click();
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Bu hikâyenin iki sürümü var' });
    await expect(dialog.getByText('İki sürümün metni aynı; ayrıldıkları yerler şunlar:')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveText([
      /Tür.*Gizem/,
      /“Başlıksız giriş” bölümünün özeti.*Bir cümle geçer\./,
    ]);
  });

  test('take the other version and get their own text back as a draft', { tag: '@once' }, async ({
    page,
  }) => {
    await signUp(page);
    await twoTabs(page, saveElsewhere(page));
    await page.getByRole('button', { name: 'Öbürünü aç' }).click();
    await expect(manuscript(page)).toHaveText('Ortak cümle. Öbür sekmeden.');
    await page.getByRole('button', { name: 'Geri getir' }).click();
    await expect(manuscript(page)).toHaveText('Ortak cümle. Bu sekmeden.');
  });

  test('overwrite the other version when the writer chooses that', { tag: '@once' }, async ({ page }) => {
    await signUp(page);
    const id = await twoTabs(page, saveElsewhere(page));
    await page.getByRole('button', { name: 'Öbürünün üzerine yaz' }).click();
    await expectSaved(page);
    const kept = await (await page.request.get(`/api/stories/${id}`)).json();
    expect(kept.content).toBe('Ortak cümle. Bu sekmeden.');
    expect(kept.revision).toBe(3);
  });
});

test.describe('when the session ends while the editor is open', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('keeps the text and offers to sign in', async ({ page, context }) => {
    await signUp(page);
    await page.goto('/editor');
    await page.getByLabel('Başlık', { exact: true }).fill('Fener');
    await manuscript(page).fill('Bir gün.');
    await context.clearCookies();
    await save(page).click();
    await page.getByRole('dialog', { name: 'Oturumunuz sona erdi' }).getByLabel('Kapat').click();
    const note = page.getByRole('main').getByRole('alert');
    await expect(note.getByText(messages.story.signInToSave)).toBeVisible();
    await expect(note.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
    await expect(manuscript(page)).toHaveText('Bir gün.');
  });
});

test('a download is named after the title, and the shortcuts are listed', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).fill('Bir gün.');
  const nameless = page.waitForEvent('download');
  await page.getByRole('button', { name: 'İndir' }).click();
  expect((await nameless).suggestedFilename()).toBe('hikaye.txt');
  await page.getByLabel('Başlık', { exact: true }).fill('Işık: gece/gündüz');
  const named = page.waitForEvent('download');
  await page.getByRole('button', { name: 'İndir' }).click();
  expect((await named).suggestedFilename()).toBe('Işık gece gündüz.txt');
  expect(await readFile(await (await named).path(), 'utf8')).toBe('Bir gün.');
  await page.getByRole('button', { name: 'Kopyala' }).click();
  await expect(page.getByRole('button', { name: 'Kopyalandı!' })).toBeVisible();

  const button = page.getByRole('button', { name: 'Kısayollar' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Kısayollar' });
  await expect(dialog.getByText('Üret; metindeyken imlecin olduğu yerden devam et')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
});

test('the smallest phone shows every action', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Bir gün.' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Bir gün.');
  for (const name of ['Devam et', 'Kopyala', 'İndir', 'Kaydet']) {
    const button = page.getByRole('button', { name, exact: true }).filter({ visible: true });
    await expect(button).toBeInViewport({ ratio: 1 });
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  await expectNoSidewaysScroll(page);
});

test.describe('the address of a story that does not exist', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('shows an error and links to the panel', async ({ page }) => {
    await signUp(page);
    await page.goto('/editor?hikaye=00000000-0000-4000-8000-000000000000');
    await expect(page.getByText(messages.story.notFound)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Hikaye Editörü' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Panele dön' }).click();
    await page.waitForURL('**/panel');
  });
});
