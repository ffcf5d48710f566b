import type { Page } from '@playwright/test';
import { chooseMore, openGeneration } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { signUp, writeStory } from './people.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sürümler' });
const rows = (page: Page) => dialog(page).getByRole('list', { name: 'Sürümler' }).getByRole('listitem');
const book = (change: (index: number) => string | null = () => null) =>
  Array.from({ length: 40 }, (_, index) => change(index) ?? `${index}. gün deniz duruldu.`).join('\n\n');

test('a revision is named, compared by words, restored, and the restore is undone', {
  tag: '@once',
}, async ({ page }) => {
  // Runs axe on two screens.
  test.setTimeout(60_000);
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: book() });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toContainText('0. gün');
  await chooseMore(page, 'Sürümler');
  await expect(dialog(page).getByText('Henüz bir sürüm yok')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Sürüm kaydet' }).click();
  await expect(dialog(page).getByLabel('Şimdiki hâline bir ad verin')).toBeFocused();
  await dialog(page).getByLabel('Şimdiki hâline bir ad verin').fill('İlk taslak');
  await dialog(page).getByRole('button', { name: 'Sürüm kaydet' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('İlk taslak');
  await page.keyboard.press('Escape');

  const changed = book((index) =>
    index === 3 ? '3. gün Ayşe’nin mektubu geldi.' : index === 30 ? '30. gün deniz kabardı.' : null,
  );
  await manuscript(page).fill(changed);
  await chooseMore(page, 'Sürümler');
  await rows(page).getByRole('button').click();
  await expect(dialog(page).getByText('2 değişiklik')).toBeVisible();
  const changes = dialog(page).getByRole('region', { name: /^Değişiklik/ });
  await expect(changes).toHaveCount(2);
  await expect(changes.nth(0).locator('ins')).toHaveText('Ayşe’nin mektubu geldi');
  await expect(changes.nth(1).locator('del')).toHaveText('duruldu');
  await expect(dialog(page).getByRole('button', { name: '26 paragraf aynı' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await dialog(page).getByRole('button', { name: 'Sonraki değişiklik' }).click();
  await dialog(page).getByRole('button', { name: 'Sonraki değişiklik' }).click();
  await expect(changes.nth(1)).toBeFocused();
  await expect(changes.nth(1)).toBeInViewport();

  // The unsaved text is saved first and becomes its own revision.
  const told = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, watch) => {
          const news = [...document.querySelectorAll('[role="status"]')].find(({ textContent }) =>
            textContent.startsWith('Eski sürüme dönüldü.'),
          );
          if (!news) return;
          watch.disconnect();
          // An open modal dialog hides the rest of the page from screen readers.
          resolve(document.querySelector('[role="dialog"][data-open]') ? 'unheard' : 'heard');
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await dialog(page).getByRole('button', { name: 'Bu sürüme dön' }).click();
  expect(await told).toBe('heard');
  await expect(dialog(page)).toHaveCount(0);
  expect(await wholeText(page)).toBe(book());
  await chooseMore(page, 'Sürümler');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Eski bir sürüme dönmeden önce');
  await expectAccessible(page);
  await rows(page).first().getByRole('button').click();
  await dialog(page).getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await wholeText(page)).toBe(changed);
});

test('stores the text before an AI’s insertion as a revision', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Yağmur dinmişti.' });
  await page.goto(`/editor?hikaye=${id}`);
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Henüz kaydetmedim.');
  await openGeneration(page);
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill('Bir yelken görünür.');
  const kept = page.waitForResponse((answer) => answer.url().endsWith(`/api/stories/${id}/revisions`));
  await page.keyboard.press('ControlOrMeta+Enter');
  expect((await kept).status()).toBe(201);
  await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
  await chooseMore(page, 'Sürümler');
  const row = rows(page).filter({ hasText: 'Yapay zekâ yazmadan önce' });
  await row.getByRole('button').click();
  const revisionText = await page.request.get(`/api/stories/${id}/revisions`);
  const [{ id: revisionId }] = (await revisionText.json()).revisions;
  const revision = await (await page.request.get(`/api/stories/${id}/revisions/${revisionId}`)).json();
  expect(revision.content).toBe('Yağmur dinmişti. Henüz kaydetmedim.');
  await expect(dialog(page).getByRole('button', { name: 'Ad ver' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Ad ver' }).click();
  await dialog(page).getByLabel('Sürümün adı').fill('Yelkenden önce');
  await dialog(page).getByRole('button', { name: 'Adı kaydet' }).click();
  await dialog(page).getByRole('button', { name: 'Sil', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: '“Yelkenden önce” silinsin mi?' })
    .getByRole('button', { name: 'Sürümü sil' })
    .click();
  await expect(rows(page).filter({ hasText: 'Yelkenden önce' })).toHaveCount(0);
});

test('saves a new story before an AI writes into it', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık').fill('Kıyı');
  await manuscript(page).fill('Yağmur dinmişti.');
  await openGeneration(page);
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill('Bir yelken görünür.');
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/revisions') && answer.status() === 201,
  );
  await page.keyboard.press('ControlOrMeta+Enter');
  expect(await (await kept).json()).toMatchObject({ kind: 'before-ai', wordCount: 2 });
  await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
  await expect(manuscript(page)).toContainText('Yağmur dinmişti.');
});
