import type { Page } from '@playwright/test';
import type { Story } from '#contract/stories.ts';
import { messages } from '#domain/messages/index.ts';
import { splitChapters } from '#domain/story/book/split-chapters.ts';
import { chooseMore, closeSide, drawer, openPlan, openSide } from './editor-layout.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { test as modelTest } from './model-app.ts';
import { signUp, writeStory } from './people.ts';

const book = '# Kuyu\n\nKuyuya indi.\n\n# Gece\n\nGece oldu.\n\n# Sabah\n\nGün doğdu.';
const list = (page: Page) => page.getByRole('region', { name: 'Bölüm listesi' });
const plan = (page: Page) => page.getByRole('dialog', { name: 'Kitap planı' });
const titlesOf = (text: string) => splitChapters(text).map(({ title }) => title);

/** Creates a story with this text, opens it and returns its id. */
async function openBook(page: Page, content = book): Promise<string> {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).not.toHaveText('');
  await appReady(page);
  return id;
}

/** Saves the story and returns it as the server stored it. */
async function saved(page: Page, id: string): Promise<Story> {
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText(messages.story.saved)).toBeVisible();
  return (await page.request.get(`/api/stories/${id}`)).json();
}

/** The name of the chapter at this 1-based position of the plan. */
const nameAt = (page: Page, place: number) =>
  plan(page)
    .getByRole('listitem')
    .nth(place - 1)
    .getByRole('heading');

/** Opens the form with a chapter's notes. */
const edit = (page: Page, name: string) =>
  plan(page)
    .getByRole('button', { name: `Düzenle: ${name}`, exact: true })
    .click();

/** The name field in the open form of the chapter at this 1-based position of the plan. */
const nameField = (page: Page, place: number) =>
  plan(page).getByLabel(`${place}. bölümün adı`, { exact: true });

test('a story without headings is one chapter; a second chapter is added, written alone and left', async ({
  page,
}) => {
  const id = await openBook(page, 'Bir gün deniz duruldu.');
  await openSide(page);
  await expect(list(page).getByRole('listitem')).toHaveText([/Başlıksız giriş.*4 sözcük/]);
  await list(page).getByRole('button', { name: 'Bölüm ekle' }).click();
  // Only the new chapter is shown, and it has the focus.
  await expect(page.getByText('2/2')).toBeVisible();
  await expect(manuscript(page)).not.toContainText('deniz duruldu');
  await expect(manuscript(page)).toBeFocused();
  await page.keyboard.type('Ertesi sabah kabardı.');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+z');
  await expect(manuscript(page)).toContainText('Ertesi sabah kabardı.');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Önceki bölüm' }).click();
  await expect(manuscript(page)).toHaveText('Bir gün deniz duruldu.');
  expect((await saved(page, id)).content).toBe(
    'Bir gün deniz duruldu.\n\n# Bölüm 2\n\nErtesi sabah kabardı.',
  );
});

test('chapters are moved by keys, buttons and drag, each move is announced and can be undone', async ({
  page,
}) => {
  const id = await openBook(page);
  await openPlan(page);
  await expect(nameAt(page, 3)).toHaveText('Sabah');
  await expectNoSidewaysScroll(page);
  const handle = plan(page).getByRole('button', { name: 'Taşı: Sabah', exact: true });
  await handle.press('ArrowUp');
  await expect(plan(page).getByText('“Sabah” 2. sıraya taşındı.')).toBeAttached();
  await expect(nameAt(page, 2)).toHaveText('Sabah');
  await expect(handle).toBeFocused();
  await plan(page).getByRole('button', { name: 'Yukarı taşı: Sabah' }).click();
  await expect(nameAt(page, 1)).toHaveText('Sabah');
  // The button that moves up is disabled at the top, so the focus moves to the handle.
  await expect(handle).toBeFocused();
  await handle.press('ArrowDown');
  await expect(nameAt(page, 2)).toHaveText('Sabah');
  await plan(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(plan(page)).toHaveCount(0);
  expect(titlesOf(await wholeText(page))).toEqual(['Kuyu', 'Sabah', 'Gece']);

  await openSide(page);
  const grip = list(page).getByRole('button', { name: 'Taşı: Gece' });
  const from = await grip.boundingBox();
  const to = await list(page).getByRole('button', { name: 'Taşı: Kuyu' }).boundingBox();
  if (!from || !to) throw new Error('The list of chapters is not there.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 10, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expect(list(page).getByRole('listitem')).toHaveText([/Gece/, /Kuyu/, /Sabah/]);
  await closeSide(page);
  expect(titlesOf((await saved(page, id)).content)).toEqual(['Gece', 'Kuyu', 'Sabah']);

  await manuscript(page).click();
  for (const _ of ['drag', 'down', 'up', 'up']) await page.keyboard.press('Control+z');
  expect(await wholeText(page)).toBe(book);
});

test('a chapter keeps its notes; a deleted chapter can be restored and is stored as a revision', {
  tag: '@once',
}, async ({ page }) => {
  const night = 'Gece oldu, fener yanmadı. '.repeat(12).trim();
  const long = book.replace('Gece oldu.', night);
  const id = await openBook(page, long);
  await openPlan(page);
  await expect(nameAt(page, 3)).toHaveText('Sabah');
  // The hint stands once, and what is noted is text until it is changed.
  await expect(plan(page).getByText('Özetler, sonraki bölümler yazılırken hatırlanır.')).toHaveCount(1);
  await expect(plan(page).getByRole('textbox')).toHaveCount(0);
  await edit(page, 'Gece');
  await expect(nameField(page, 2)).toBeFocused();
  await expectAccessible(page);
  await plan(page).getByLabel('Durum: Gece').selectOption('Bitti');
  await plan(page).getByLabel('Hedef, sözcük: Gece').fill('1200');
  await plan(page).getByLabel('Özet: Gece').fill('Gece olur.');
  // Closed before the pause after which a typed value is applied.
  await page.keyboard.press('Escape');
  await expect(plan(page)).toHaveCount(0);
  await openPlan(page);
  await expect(plan(page).getByText('Gece olur.')).toBeVisible();
  await edit(page, 'Gece');
  await nameField(page, 2).fill('Karanlık');
  await nameField(page, 2).press('Enter');
  await plan(page).getByRole('button', { name: 'Tamam: Karanlık' }).click();
  await expect(plan(page).getByRole('button', { name: 'Düzenle: Karanlık' })).toBeFocused();
  await expect(plan(page).getByText('48 / 1.200 sözcük')).toBeVisible();

  await edit(page, 'Karanlık');
  await expect(plan(page).getByLabel('Özet: Karanlık')).toHaveValue('Gece olur.');
  await plan(page).getByRole('button', { name: 'Sil: Karanlık', exact: true }).click();
  await plan(page).getByRole('button', { name: 'Evet, sil: Karanlık' }).click();
  await expect(plan(page).getByText('“Karanlık” silindi.')).toBeVisible();
  await expect(nameAt(page, 2)).toHaveText('Sabah');
  const revisions = await page.request.get(`/api/stories/${id}/revisions`);
  expect((await revisions.json()).revisions[0]).toMatchObject({ kind: 'before-chapter-removal' });
  await plan(page).getByRole('button', { name: 'Geri al' }).click();
  await expect(plan(page).getByText('Gece olur.').or(plan(page).getByLabel('Özet: Karanlık'))).toBeVisible();
  await plan(page).getByRole('button', { name: 'Bölümü aç: Karanlık' }).click();
  await expect(plan(page)).toHaveCount(0);
  await expect(manuscript(page)).toBeFocused();
  await page.keyboard.type('Rüzgâr çıktı. ');
  const story = await saved(page, id);
  expect(story.content).toBe(long.replace('# Gece\n\n', '# Karanlık\n\nRüzgâr çıktı. '));
  expect(story.chapters[1]).toMatchObject({ title: 'Karanlık', status: 'done', goal: 1_200 });

  await page.reload();
  await openPlan(page);
  await expect(plan(page).getByText('Bölüm değişti, özet eskidi')).toBeVisible();
  await edit(page, 'Karanlık');
  await expect(plan(page).getByLabel('Özet: Karanlık')).toHaveValue('Gece olur.');
  // The price is shown before the request. Without a model, a summary consists of the chapter's own sentences.
  await expect(plan(page).getByText(/^yaklaşık [\d–]+ token$/)).toBeVisible();
  await plan(page).getByRole('button', { name: 'Özeti yenile: Karanlık' }).click();
  await expect(plan(page).getByText(/^\d+ token harcandı\.$/)).toBeVisible();
  await expect(plan(page).getByText('Bölüm değişti, özet eskidi')).toHaveCount(0);
  await expect(plan(page).getByLabel('Özet: Karanlık')).toHaveValue(/Rüzgâr çıktı\./);

  // A chapter that an undo in the text restored is not offered for restoring again.
  await edit(page, 'Kuyu');
  await plan(page).getByRole('button', { name: 'Sil: Kuyu', exact: true }).click();
  await plan(page).getByRole('button', { name: 'Evet, sil: Kuyu' }).click();
  await expect(nameAt(page, 1)).toHaveText('Karanlık');
  await plan(page).getByRole('button', { name: 'Bölümü aç: Sabah' }).click();
  await expect(plan(page)).toHaveCount(0);
  await expect(manuscript(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await openPlan(page);
  await expect(nameAt(page, 1)).toHaveText('Kuyu');
  await expect(plan(page).getByRole('button', { name: 'Geri al' })).toHaveCount(0);
});

modelTest(
  'a summary continues over a reload, never becomes the story’s text, and can be swapped with the previous one',
  { tag: '@once' },
  async ({ page }) => {
    await openBook(
      page,
      `# Kuyu\n\n${'Kuyuya indi, su soğuktu. '.repeat(12).trim()}\n\n# Gece\n\nGece oldu.`,
    );
    await openPlan(page);
    await edit(page, 'Kuyu');
    const summary = plan(page).getByLabel('Özet: Kuyu');
    await summary.fill('Kuyuya iner.');
    await plan(page).getByRole('button', { name: 'Özeti yenile: Kuyu' }).click();
    await expect(plan(page).getByText('Özet yazılıyor…')).toBeVisible();
    // Before the generation is stored, a reload would not find it.
    await expect
      .poll(
        async () =>
          (await (await page.request.get('/api/generations/latest?surface=selection')).json()).generation,
      )
      .not.toBeNull();
    await page.reload();
    await openPlan(page);
    await expect(plan(page).getByText(/Nermin/)).toBeVisible();
    await edit(page, 'Kuyu');
    await expect(plan(page).getByText(/^\d+ token harcandı\.$/)).toBeVisible();
    await expect(summary).toHaveValue(/Nermin/);
    // The previous summary is also kept after a reload.
    await page.reload();
    await openPlan(page);
    await edit(page, 'Kuyu');
    await plan(page).getByRole('button', { name: 'Önceki özete dön: Kuyu' }).click();
    await expect(summary).toHaveValue('Kuyuya iner.');
    await plan(page).getByRole('button', { name: 'Önceki özete dön: Kuyu' }).click();
    await expect(summary).toHaveValue(/Nermin/);
    await plan(page).getByRole('button', { name: 'Kapat', exact: true }).click();
    await expect(plan(page)).toHaveCount(0);
    await expect(manuscript(page)).not.toContainText('Nermin');

    await chooseMore(page, 'Seçenekler');
    const texts = drawer(page, 'Seçenekler');
    await texts.getByRole('button', { name: /^Bölümü özetle/ }).click();
    await expect(texts.getByText('Bu bir bölüm özetidir, hikâyenin metnine eklenmez.')).toBeVisible();
    await expect(texts.getByRole('button', { name: /^(Metne bunu al|Sona ekle)$/ })).toHaveCount(0);
  },
);

test('the plan of a long book lists all chapters and renders their fields near the window @once', async ({
  page,
}) => {
  const chapters = Array.from({ length: 45 }, (_, at) => `# Konak ${at + 1}\n\nYol ${at + 1} gün sürdü.`);
  await openBook(page, chapters.join('\n\n'));
  await openPlan(page);
  const cards = plan(page).getByRole('listitem');
  await expect(cards).toHaveCount(45);
  await expect(nameAt(page, 1)).toHaveText('Konak 1');
  // A card far from the window has only its name; its fields are rendered when it comes near.
  await expect(nameAt(page, 45)).toHaveCount(0);
  await expect(cards.nth(44)).toContainText('Konak 45');
  await cards.nth(44).scrollIntoViewIfNeeded();
  await expect(nameAt(page, 45)).toHaveText('Konak 45');
  await expect(nameAt(page, 1)).toHaveCount(0);
  const handle = plan(page).getByRole('button', { name: 'Taşı: Konak 45', exact: true });
  await handle.press('Home');
  await expect(nameAt(page, 1)).toHaveText('Konak 45');
  await expect(handle).toBeFocused();
  await expect(plan(page).getByText('“Konak 45” 1. sıraya taşındı.')).toBeAttached();
  await plan(page).getByRole('button', { name: 'Kapat' }).click();
  await expect(plan(page)).toHaveCount(0);
  expect(titlesOf(await wholeText(page)).slice(0, 2)).toEqual(['Konak 45', 'Konak 1']);
});

test('keeps the text of a focused plan field on Escape and on a reload @once', async ({ page }) => {
  await openBook(page);
  await openPlan(page);
  await edit(page, 'Gece');
  await nameField(page, 2).fill('Gece yarısı');
  await page.keyboard.press('Escape');
  await expect(plan(page)).toHaveCount(0);
  expect(titlesOf(await wholeText(page))).toEqual(['Kuyu', 'Gece yarısı', 'Sabah']);
  await openPlan(page);
  await edit(page, 'Sabah');
  await plan(page).getByLabel('Hedef, sözcük: Sabah').fill('900');
  await page.keyboard.press('Escape');
  await expect(plan(page)).toHaveCount(0);
  await openPlan(page);
  await expect(plan(page).getByText('2 / 900 sözcük')).toBeVisible();
  await edit(page, 'Kuyu');
  // After a pause the name is applied trimmed, and the field keeps the typed space.
  await nameField(page, 1).press('End');
  await nameField(page, 1).pressSequentially(' ve ');
  await expect(plan(page).getByRole('button', { name: 'Bölümü aç: Kuyu ve', exact: true })).toBeVisible();
  await expect(nameField(page, 1)).toHaveValue('Kuyu ve ');
  await nameField(page, 1).pressSequentially('ip');
  await expect(plan(page).getByRole('button', { name: 'Bölümü aç: Kuyu ve ip', exact: true })).toBeVisible();
  await page.reload();
  await expect(manuscript(page)).not.toHaveText('');
  await openPlan(page);
  await expect(nameAt(page, 1)).toHaveText('Kuyu ve ip');
});

test('an undo reverts a chapter name typed with pauses in one step, and later typing separately', {
  tag: '@once',
}, async ({ page }) => {
  await openBook(page);
  await openPlan(page);
  await edit(page, 'Kuyu');
  const isTaken = (name: string) =>
    expect(plan(page).getByRole('button', { name: `Bölümü aç: ${name}`, exact: true })).toBeVisible();
  await nameField(page, 1).press('End');
  for (const [piece, name] of [
    [' ve', 'Kuyu ve'],
    [' ip', 'Kuyu ve ip'],
    [' var', 'Kuyu ve ip var'],
  ] as const) {
    await nameField(page, 1).pressSequentially(piece);
    await isTaken(name);
  }
  // Leave the field and type in it again.
  await nameField(page, 1).press('Enter');
  await nameField(page, 1).pressSequentially('mış');
  await isTaken('Kuyu ve ip varmış');
  await page.keyboard.press('Escape');
  await expect(plan(page)).toHaveCount(0);
  const titled = (name: RegExp) => expect(manuscript(page)).toHaveText(name);
  await titled(/^(# )?Kuyu ve ip varmışKuyuya/);
  await manuscript(page).press('ControlOrMeta+z');
  await titled(/^(# )?Kuyu ve ip varKuyuya/);
  await manuscript(page).press('ControlOrMeta+z');
  await titled(/^(# )?KuyuKuyuya/);
});
