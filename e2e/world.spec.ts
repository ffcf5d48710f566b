import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openGeneration, openSide } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const world = (page: Page) => page.getByRole('region', { name: 'Evren', exact: true });

async function openWorld(page: Page): Promise<void> {
  await openSide(page, 'Evren');
  await expect(page.getByRole('heading', { level: 2, name: 'Evren', exact: true })).toBeVisible();
}

/** Saves an entry through the API, as the person signed in on the page. */
async function writeEntry(page: Page, fields: object): Promise<{ id: string; revision: number }> {
  const answer = await page.request.post('/api/bible', { data: { id: randomUUID(), ...fields } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

test('an entry is written, mentioned in a direction, shown in the prompt preview, pinned and deleted', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const story = await writeStory(page, { title: 'Değirmen', content: 'Akşamüstü dereye indiler.' });
  await page.goto(`/editor?hikaye=${story.id}`);
  await expect(manuscript(page)).toContainText('Akşamüstü');
  await openWorld(page);
  await expect(page.getByText('Evreniniz henüz boş')).toBeVisible();
  await expectAccessible(page);

  // By keyboard alone: a name, two other names, a text.
  await button(page, 'Kayıt ekle').press('Enter');
  const name = page.getByLabel('Ad', { exact: true });
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(page.getByText('Kaydın adını yazın.')).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Kırık Değirmen');
  const others = page.getByLabel(/^Öbür adları/);
  await others.fill('eski kule');
  await others.press('Enter');
  await expect(button(page, 'Adı çıkar: eski kule')).toBeVisible();
  await others.fill('k');
  await others.press('Enter');
  await expect(others).toHaveAccessibleDescription(/Bu ad metinde aranmaz: en az iki harf yazın\.$/);
  await expect(others).toHaveValue('k');
  await others.fill('değirmen');
  await page.getByLabel(/^Bilgi/).fill('Kanatları çoktan durmuş.');
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await button(page, 'Kaydı sakla').click();
  const row = page.getByRole('heading', { level: 3, name: 'Kırık Değirmen', exact: true });
  await expect(row).toBeVisible();
  await expect(button(page, 'Kaydı sakla')).toHaveCount(0);
  await expect(world(page).getByText('eski kule, değirmen')).toBeVisible();

  // The direction mentions another name of the entry, with a suffix.
  await openSide(page, 'Hikaye');
  await openGeneration(page);
  await page.getByLabel('Nereye gitsin?').fill('Değirmenin kapısı açılır.');
  await page.getByText('Hikâye bilgisi', { exact: true }).click();
  await expect(page.getByText('Yer · Adı 1 kez geçiyor')).toBeVisible();
  await button(page, 'İstemin tamamını göster').click();
  const prompt = page.getByRole('dialog', { name: 'İstemin tamamı' });
  await expect(prompt.getByRole('region', { name: 'Malzeme' })).toContainText(
    'Bilgi: Kanatları çoktan durmuş.',
  );
  await page.keyboard.press('Escape');
  await expect(prompt).toHaveCount(0);

  // A pinned entry is in the prompt without a mention.
  await openWorld(page);
  await button(page, 'Bu hikâyeye sabitle: Kırık Değirmen').click();
  await expect(button(page, 'Sabitlemeyi kaldır: Kırık Değirmen')).toBeVisible();
  await openSide(page, 'Hikaye');
  await openGeneration(page);
  await page.getByLabel('Nereye gitsin?').fill('Yağmur başlar.');
  // The left drawer took the place of this one, which opens anew.
  await page.getByText('Hikâye bilgisi', { exact: true }).click();
  await expect(page.getByText('Yer · Sabit, adı geçmiyor')).toBeVisible();

  // Deleted by one press; the focus moves to the undo, which brings everything back.
  await openWorld(page);
  await row.getByRole('button').click();
  await button(page, 'Sil: Kırık Değirmen').press('Enter');
  await expect(row).toHaveCount(0);
  await expect(
    world(page).getByRole('status').filter({ hasText: '“Kırık Değirmen” silindi.' }),
  ).toBeVisible();
  const undo = button(page, 'Geri al: Kırık Değirmen');
  await expect(undo).toBeFocused();
  await expectAccessible(page);
  await expectFitsPhone(page);
  const stored = async () =>
    (await (await page.request.get(`/api/bible?storyId=${story.id}`)).json()).entries;
  expect(await stored()).toEqual([]);
  await undo.press('Enter');
  await expect(row.getByRole('button')).toBeFocused();
  await expect(undo).toHaveCount(0);
  await expect(button(page, 'Sabitlemeyi kaldır: Kırık Değirmen')).toBeVisible();
  expect(await stored()).toMatchObject([
    {
      ...{ name: 'Kırık Değirmen', aliases: ['eski kule', 'değirmen'] },
      ...{ text: 'Kanatları çoktan durmuş.', use: 'pinned' },
    },
  ]);
});

test('an entry that another tab has deleted or restored is shown as it is', { tag: '@once' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  await signUp(page);
  const entries: { id: string }[] = [];
  for (const name of ['Liman', 'Fener', 'Köprü']) {
    entries.push(await writeEntry(page, { kind: 'place', name }));
  }
  const [, fener, kopru] = entries;
  await page.goto('/editor');
  await openWorld(page);
  const remove = async (name: string) => {
    await page.getByRole('heading', { level: 3, name, exact: true }).getByRole('button').click();
    await button(page, `Sil: ${name}`).click();
  };
  // Another tab deletes it first; the undo of this one restores it still.
  expect((await page.request.delete(`/api/bible/${fener?.id}`)).status()).toBe(200);
  await remove('Fener');
  await expect(button(page, 'Geri al: Fener')).toBeFocused();
  // The line stands where the entry stood.
  await expect(world(page).getByRole('listitem')).toHaveText([/Köprü/, /Fener. silindi/, /Liman/]);
  await button(page, 'Geri al: Fener').click();
  await expect(page.getByRole('heading', { level: 3, name: 'Fener', exact: true })).toBeVisible();

  // Another tab restores it; a reload shows no line.
  await remove('Köprü');
  await expect(button(page, 'Geri al: Köprü')).toBeFocused();
  expect((await page.request.post(`/api/bible/${kopru?.id}/restore`, { data: {} })).status()).toBe(200);
  await button(page, 'Geri al: Köprü').click();
  await expect(page.getByText('3 kayıt', { exact: true })).toBeVisible();
  await remove('Liman');
  await expect(button(page, 'Geri al: Liman')).toBeFocused();
  await page.reload();
  await openWorld(page);
  await expect(page.getByText('2 kayıt', { exact: true })).toBeVisible();
  await expect(button(page, 'Geri al: Liman')).toHaveCount(0);
});

test('shows another tab’s save as a conflict and keeps the typed text @once', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await signUp(page);
  const entry = await writeEntry(page, { kind: 'object', name: 'pusula', text: 'Pirinç.' });
  for (const name of ['Gece Yasağı', 'Tuz Yasası']) await writeEntry(page, { kind: 'note', name });
  await page.goto('/editor');
  await openWorld(page);
  await expect(page.getByText('3 kayıt', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Notlar' }).check();
  await expect(page.getByText('2 kayıt', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Hepsi' }).check();
  await page.getByLabel('Evrende ara').fill('PIRINC');
  await expect(page.getByText('1 kayıt', { exact: true })).toBeVisible();
  // An entry cannot be pinned to a story that is not saved.
  await expect(button(page, 'Bu hikâyeye sabitle: pusula')).toBeDisabled();
  await page.getByRole('heading', { level: 3, name: 'pusula', exact: true }).getByRole('button').click();
  await page.getByLabel(/^Bilgi/).fill('Pirinç; tepeyi gösterir.');

  const elsewhere = await page.request.put(`/api/bible/${entry.id}`, {
    data: { ...entry, kind: 'object', name: 'pusula', text: 'Gümüş.' },
  });
  expect(elsewhere.status()).toBe(200);
  await button(page, 'Kaydı sakla').click();
  const conflict = page.getByRole('alert', { name: 'Bu kaydın iki sürümü var' });
  await expect(conflict).toContainText('Şu anda kayıtlı olan: Gümüş.');
  await conflict.getByRole('button', { name: 'Benimkini kaydet', exact: true }).click();
  await expect(conflict).toHaveCount(0);
  const stored = await (await page.request.get('/api/bible')).json();
  expect(stored.entries.find(({ id }: { id: string }) => id === entry.id)).toMatchObject({
    text: 'Pirinç; tepeyi gösterir.',
    revision: 3,
  });
});
