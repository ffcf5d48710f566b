import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { signUpAs, test } from './database-app.ts';
import { openGeneration } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from './fixtures.ts';
import { signUp } from './people.ts';

const choice = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
/** Clicks the label, because the radio itself is hidden. */
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true }).click();
const forecast = (page: Page) => page.getByText(/^Bu üretim yaklaşık/);

async function openOptions(page: Page): Promise<void> {
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill('Bir fener bekçisi, her gece aynı gemiyi görür.');
  await page.getByText('Uzunluk, okur, içerik').click();
}

test('the free plan offers one or two paragraphs and safe content, and the forecast follows the choice', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await openOptions(page);
  await expect(page.getByRole('group', { name: 'Paragraf sayısı' }).getByRole('radio')).toHaveCount(2);
  await expect(choice(page, 'Paragraf sayısı', '1')).toBeChecked();
  await expect(choice(page, 'İçerik', 'Olgun')).toBeDisabled();
  await expect(choice(page, 'İçerik', 'Sansürsüz')).toBeDisabled();
  await expect(page.getByText(`Olgun ve Sansürsüz: ${messages.wizard.proGenre}`)).toBeVisible();
  const cheaper = await forecast(page).innerText();
  await choose(page, 'Paragraf sayısı', '2');
  await choose(page, 'Okur', 'Genç yetişkin');
  await expect(forecast(page)).not.toHaveText(cheaper);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await page.reload();
  await expect(page.getByText('2 paragraf, Genç yetişkin, Güvenli')).toBeVisible();
  await page.getByLabel('Hikâye fikri').fill('Bir fener bekçisi, her gece aynı gemiyi görür.');
  const sent = page.waitForRequest('**/api/generations/stream');
  await page.keyboard.press('ControlOrMeta+Enter');
  expect((await sent).postDataJSON()).toMatchObject({
    paragraphs: 2,
    audience: 'young-adult',
    rating: 'safe',
  });
});

test('a pro member confirms the age once, and the story keeps the freest rating of its texts', {
  tag: '@once',
}, async ({ page, databaseApp }) => {
  await signUpAs(page, databaseApp.pool, { plan: 'pro' });
  await openOptions(page);
  await expect(page.getByRole('group', { name: 'Paragraf sayısı' }).getByRole('radio')).toHaveCount(4);
  await expect(choice(page, 'Okur', 'Genel')).toBeChecked();
  await expect(choice(page, 'İçerik', 'Sansürsüz')).toBeDisabled();
  await expect(
    page.getByText('Genel okur her yaştandır; Sansürsüz içerik için okuru Yetişkin seçin.'),
  ).toBeVisible();
  await choose(page, 'Okur', 'Yetişkin');
  await choose(page, 'İçerik', 'Sansürsüz');
  const dialog = page.getByRole('alertdialog', { name: '18 yaşından büyük müsünüz?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(choice(page, 'İçerik', 'Güvenli')).toBeChecked();
  await choose(page, 'İçerik', 'Sansürsüz');
  await dialog.getByRole('button', { name: '18 yaşından büyüğüm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(choice(page, 'İçerik', 'Sansürsüz')).toBeChecked();
  // The wish is cut to what suits readers of every age.
  await choose(page, 'Okur', 'Genel');
  await expect(choice(page, 'İçerik', 'Olgun')).toBeChecked();
  await choose(page, 'Okur', 'Yetişkin');
  await expect(choice(page, 'İçerik', 'Sansürsüz')).toBeChecked();
  await choose(page, 'İçerik', 'Olgun');
  await expect(choice(page, 'İçerik', 'Olgun')).toBeChecked();

  const sent = page.waitForRequest('**/api/generations/stream');
  await page.keyboard.press('ControlOrMeta+Enter');
  expect((await sent).postDataJSON()).toMatchObject({ paragraphs: 3, rating: 'mature' });
  await expect(page.getByText(messages.generation.succeeded)).toBeVisible();
  await openGeneration(page);
  await page.getByText('Uzunluk, okur, içerik').click();
  await choose(page, 'İçerik', 'Güvenli');
  await page.getByLabel('Başlık').fill('Fener');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText(messages.story.saved)).toBeVisible();
  const [story] = (await (await page.request.get('/api/stories')).json()).stories;
  expect(story.rating).toBe('mature');
});

test.describe('an adult genre typed without a confirmed age', { tag: '@once' }, () => {
  // The browser's console reports the refused request.
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('shows an error with a button to confirm the age, and is generated after that', async ({
    page,
    databaseApp,
  }) => {
    await signUpAs(page, databaseApp.pool, { plan: 'pro' });
    await page.goto('/editor');
    await page
      .getByLabel('Hikâye fikri')
      .fill('Deniz fenerinde buluşan iki yetişkin, gördükleri gemiyi herkesten saklar.');
    await page.getByRole('combobox', { name: /Tür/ }).fill('Erotik');
    await page.keyboard.press('ControlOrMeta+Enter');
    const panel = page.getByRole('region', { name: 'Üretim', exact: true });
    await expect(panel.getByText(messages.adultContent.undeclared)).toBeVisible();
    await panel.getByRole('button', { name: 'Yaşımı bildir' }).click();
    await page.getByRole('button', { name: '18 yaşından büyüğüm' }).click();
    await expect(page.getByText(messages.generation.succeeded)).toBeVisible();
  });
});
