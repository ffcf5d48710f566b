import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { chooseMore, moreItem, openGeneration } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { keepStoriesHere, manuscript, offlineLine, savedLine, typeAtEnd, wholeText } from './manuscript.ts';
import { chooseFor } from './panel-parts.ts';
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
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
  await page.getByRole('link', { name: 'Panele dön' }).click();
  await page.getByRole('link', { name: 'Deniz Feneri', exact: true }).click();
  expect(await wholeText(page)).toContain('Son.');

  await page.getByRole('link', { name: 'Panele dön' }).click();
  await chooseFor(page, 'Deniz Feneri', 'Kalıcı sil');
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
  await openGeneration(page);
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
  expectedErrors.push(/WebSocket/);
  await page.setViewportSize(tall);
  await signUp(page);
  const restore = await keepStoriesHere(context);
  await page.goto('/editor');
  await manuscript(page).fill('Yağmur dinmişti.');
  await page.getByLabel('Başlık', { exact: true }).fill('Fener');
  await openGeneration(page);
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill(idea);
  await generate(page).click();
  await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
  const tinted = page.locator('.cm-ai-text');
  await manuscript(page).press('ControlOrMeta+Home');
  await page.keyboard.type('Sonunda. ');
  const before = (await tinted.allInnerTexts()).join('');
  expect(before.length).toBeGreaterThan(50);
  await expect(savedLine(page, offlineLine)).toBeAttached();
  await page.reload();
  await expect(manuscript(page)).toContainText('Sonunda. Yağmur dinmişti.');
  await expect.poll(async () => (await tinted.allInnerTexts()).join('')).toBe(before);
  restore();
  await page.reload();
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
}) => {
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
});

test('restores the text of a crashed page in the same browser', { tag: '@once' }, async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/WebSocket/);
  const restore = await keepStoriesHere(context);
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık', { exact: true }).fill('Fırtına');
  await manuscript(page).fill('Henüz kaydetmedim.');
  await expect(savedLine(page, offlineLine)).toBeAttached();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // The command gets no answer, because the page has crashed.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const again = await context.newPage();
  await again.goto('/panel');
  await expect(again.getByText('“Fırtına” bu tarayıcıda sizi bekliyor.')).toBeVisible();
  await expectAccessible(again);
  await again.getByRole('link', { name: 'Editörde aç' }).click();
  await expect(again.getByLabel('Başlık', { exact: true })).toHaveValue('Fırtına');
  await expect(manuscript(again)).toHaveText('Henüz kaydetmedim.');
  restore();
  await again.reload();
  await save(again).click();
  await expectSaved(again);
  await again.goto('/panel');
  await expect(again.getByRole('link', { name: 'Fırtına', exact: true })).toBeVisible();
  await expect(again.getByText('Kaydedilmemiş metniniz duruyor')).toHaveCount(0);
});

test('a text that another page hands over begins a story of its own', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).fill('Yarım kalan.');
  await expect(savedLine(page, 'Kaydedildi')).toBeAttached();
  await page.goto('/panel');
  await page.getByRole('link', { name: 'Editöre git' }).waitFor();
  await page.evaluate(() => {
    const usr = { prompt: 'Bir saatçi', story: 'Saatler durdu.', genre: 'Dram' };
    history.replaceState({ usr, key: 'verilen', idx: 0 }, '', '/editor');
  });
  await page.reload();
  await expect(manuscript(page)).toHaveText('Saatler durdu.');
  await openGeneration(page);
  await expect(page.getByLabel('Hikâyenin fikri')).toHaveValue('Bir saatçi');
  await expect(page.getByRole('combobox', { name: /Tür/ })).toHaveValue('Dram');
  await expect(page).toHaveURL(/hikaye=/);
  await page.reload();
  await expect(manuscript(page)).toHaveText('Saatler durdu.');
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories.map(({ preview }: { preview: string }) => preview)).toEqual([
    'Saatler durdu.',
    'Yarım kalan.',
  ]);
});

test('a text that was handed over is not written again on the way back to it', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Öteki', content: 'Başka.' });
  await page.goto('/panel');
  await page.evaluate(() => {
    history.replaceState({ usr: { story: 'Saatler durdu.' }, key: 'verilen', idx: 0 }, '', '/editor');
  });
  await page.reload();
  await expect(manuscript(page)).toHaveText('Saatler durdu.');
  await manuscript(page).fill('Saatler yürüdü.');
  await expect(page).toHaveURL(/hikaye=/);
  const given = new URL(page.url()).searchParams.get('hikaye');
  // Another story in the same page, as after "Yeni hikâye olarak kaydet".
  const go = (story: string | null) =>
    page.evaluate((to) => {
      history.pushState({ idx: 1, key: to, usr: null }, '', `/editor?hikaye=${to}`);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, story);
  await go(id);
  await expect(manuscript(page)).toHaveText('Başka.');
  await go(given);
  await expect(manuscript(page)).toHaveText('Saatler yürüdü.');
  await expect(savedLine(page, 'Kaydedildi')).toBeAttached();
  await expect(manuscript(page)).toHaveText('Saatler yürüdü.');
});

test('a reload keeps the opened story and what was typed just before', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'İlk cümle.' });
  await page.goto(`/editor?hikaye=${id}`);
  await typeAtEnd(page, ' İkinci cümle.');
  await page.reload();
  await expect(manuscript(page)).toHaveText('İlk cümle. İkinci cümle.');
  await expect(page).toHaveURL(new RegExp(id));
});

test('a title is suggested where one is missing', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).fill('istanbul’da yağmur dindi. Sokaklar boştu.');
  await save(page).click();
  const title = page.getByLabel('Başlık', { exact: true });
  await expect(title).toHaveAccessibleDescription(messages.story.titleAndContentRequired);
  await expect(page.getByText('Önerimiz: “İstanbul’da yağmur dindi”')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Bu başlığı kullan' }).click();
  await expect(title).toHaveValue('İstanbul’da yağmur dindi');
  await save(page).click();
  await expectSaved(page);
});

test('the session ends while the editor is open: the text stays, and a sign-in is offered', {
  tag: '@once',
}, async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 401/);
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık', { exact: true }).fill('Fener');
  await manuscript(page).fill('Bir gün.');
  await expect(savedLine(page, 'Kaydedildi')).toBeAttached();
  await page.request.post('/api/auth/sign-out');
  await typeAtEnd(page, ' Sonra.');
  await page.getByRole('dialog', { name: 'Oturumunuz sona erdi' }).getByLabel('Kapat').click();
  const note = page.getByRole('main').getByRole('alert');
  await expect(note.getByText(messages.story.signInToSave)).toBeVisible();
  await expect(note.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await expect(manuscript(page)).toHaveText('Bir gün. Sonra.');
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

  const button = page.getByRole('button', { name: 'Diğer işlemler' });
  await chooseMore(page, 'Kısayollar');
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
  const expectReachable = async (control: Locator, name: string) => {
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  };
  for (const name of ['Devam et', 'Seçim', 'Diğer işlemler', 'Kaydet'])
    await expectReachable(page.getByRole('button', { name, exact: true }).filter({ visible: true }), name);
  await page.getByRole('button', { name: 'Diğer işlemler', exact: true }).click();
  for (const name of ['Kopyala', 'İndir']) await expectReachable(moreItem(page, name), name);
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
