import type { Page } from '@playwright/test';
import { chooseMore, openPlan } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Yazım ve üslup' });

async function openStory(page: Page, content: string): Promise<string> {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Kasaba', content });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toBeVisible();
  return id;
}

async function openDialog(page: Page): Promise<void> {
  await chooseMore(page, 'Yazım ve üslup');
  await expect(dialog(page).getByRole('heading', { name: 'Ölçüler', exact: true })).toBeVisible();
}

async function closeDialog(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('converts dialogue, corrects punctuation and suffixes, and undoes each in one step', {
  tag: '@once',
}, async ({ page }) => {
  const id = await openStory(page, '“Gel,” dedi Ayşe.\n\n“Geliyorum...”\n\nAli, Ayşe’ya baktı.');
  await openDialog(page);
  await expect(dialog(page).getByText('Okunabilirlik:')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await dialog(page).getByText('Konuşma çizgisi: — Gel, dedi.').click();
  await dialog(page).getByRole('button', { name: '2 paragrafı dönüştür', exact: true }).click();
  await expect(dialog(page).getByText('Konuşmaların hepsi bu biçimde.')).toBeVisible();
  await dialog(page).getByRole('button', { name: '1 imi düzelt', exact: true }).click();
  await expect(dialog(page).getByText('yerli yerinde.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Ayşe’ya: düzelt', exact: true }).click();
  await expect(dialog(page).getByText('eklerin hepsi adına uyuyor.')).toBeVisible();
  await closeDialog(page);

  const text = manuscript(page);
  await expect(text).toContainText('— Gel, dedi Ayşe.');
  await expect(text).toContainText('— Geliyorum…');
  await expect(text).toContainText('Ali, Ayşe’ye baktı.');
  await text.press('ControlOrMeta+z');
  await expect(text).toContainText('Ali, Ayşe’ya baktı.');
  await text.press('ControlOrMeta+z');
  await expect(text).toContainText('— Geliyorum...');
  await text.press('ControlOrMeta+z');
  await expect(text).toContainText('“Gel,” dedi Ayşe.');
  await expect(text).toContainText('“Geliyorum...”');
  const style = async () => (await page.request.get(`/api/stories/${id}/style`)).json();
  await expect.poll(style).toEqual({ dialogue: 'dash' });
});

test('converts all chapters while one is shown alone, and keeps their summaries', {
  tag: '@once',
}, async ({ page }) => {
  const id = await openStory(page, '# Kuyu\n\n“Gel,” dedi Ayşe.\n\n# Gece\n\n“Geliyorum,” dedi Ali.');
  const plan = page.getByRole('dialog', { name: 'Kitap planı' });
  await openPlan(page);
  await plan.getByRole('button', { name: 'Düzenle: Kuyu' }).click();
  await plan.getByLabel('Özet: Kuyu').fill('Ayşe çağırır.');
  await plan.getByRole('button', { name: 'Bölümü aç: Gece' }).click();
  await expect(plan).toHaveCount(0);
  const text = manuscript(page);
  await expect(text).not.toContainText('Ayşe');
  await openDialog(page);
  await dialog(page).getByText('Konuşma çizgisi: — Gel, dedi.').click();
  await dialog(page).getByRole('button', { name: '2 paragrafı dönüştür', exact: true }).click();
  await expect(dialog(page).getByText('Konuşmaların hepsi bu biçimde.')).toBeVisible();
  await closeDialog(page);
  await expect(text).toContainText('— Geliyorum, dedi Ali.');
  await expect(text).not.toContainText('Ayşe');
  await openPlan(page);
  await expect(plan.getByText('Ayşe çağırır.')).toBeVisible();
  await expect(plan.getByRole('heading', { name: 'Gece' })).toBeVisible();
  await expect(plan.getByText('Bölüm değişti, özet eskidi')).toHaveCount(0);
  await plan.getByRole('button', { name: 'Kapat', exact: true }).click();
  await expect(plan).toHaveCount(0);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/stories/${id}`)).json()).content)
    .toBe('# Kuyu\n\n— Gel, dedi Ayşe.\n\n# Gece\n\n— Geliyorum, dedi Ali.');
  await text.press('ControlOrMeta+z');
  await expect(text).toContainText('“Geliyorum,” dedi Ali.');
});

test('the spell check marks words, suggests corrections by key and by click, and learns words @once', async ({
  page,
}) => {
  // The test loads a dictionary of 9 MB.
  test.setTimeout(60_000);
  await openStory(page, 'O gün herkez geldi. Sarvandağ uzaktı.');
  await openDialog(page);
  await dialog(page).getByRole('switch', { name: 'Yazım denetimi' }).check();
  await expect(dialog(page).getByText('Yanlış olabilecek sözcüklerin altı çizilir.')).toBeVisible({
    timeout: 20_000,
  });
  await closeDialog(page);
  const marks = page.locator('.cm-misspelled');
  await expect(marks).toHaveText(['herkez', 'Sarvandağ']);

  await manuscript(page).press('ControlOrMeta+Home');
  await manuscript(page).press('F7');
  const menu = page.getByRole('menu', { name: '“herkez” için öneriler', exact: true });
  await expect(menu.getByRole('menuitem', { name: 'herkes', exact: true })).toBeFocused();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(manuscript(page)).toContainText('O gün herkes geldi.');

  await expect(marks).toHaveText(['Sarvandağ']);
  await marks.click();
  const other = page.getByRole('menu', { name: '“Sarvandağ” için öneriler', exact: true });
  await other.getByRole('menuitem', { name: 'Sözlüğe ekle', exact: true }).click();
  await expect(marks).toHaveCount(0);
  // The mark disappears at once, the word is stored later.
  await expect
    .poll(async () => (await page.request.get('/api/dictionary')).json())
    .toEqual({ words: ['sarvandağ'] });
});
