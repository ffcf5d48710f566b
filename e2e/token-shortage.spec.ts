import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { setBalance, signUpAs, test } from './database-app.ts';
import { chooseMore, drawer, openPlan, openSelectionMenu } from './editor-layout.ts';
import { appReady, expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { writeStory } from './people.ts';

const needed = '60 tokeniniz kaldı; yeni bir metin için en az 100 token gerekir.';
const write = (page: Page) => page.getByRole('button', { name: 'Hikâyemi yaz' });

test('the token card shows that the balance is too low for another text @once', async ({
  page,
  databaseApp: { pool },
}) => {
  await signUpAs(page, pool, { tokens: 60 });
  await page.goto('/panel');
  const card = page.getByRole('region', { name: 'Kalan token' });
  await expect(card).toContainText('Hikâye hakkınız doldu; e-posta adresinizi doğruladığınızda yenilenir');
  await expect(card).toContainText('Yeni bir metin için en az 100 token gerekir.');
});

test('the landing page shows a member before the click that the tokens are used up', {
  tag: '@once',
}, async ({ page, databaseApp: { pool } }) => {
  await signUpAs(page, pool, { tokens: 60 });
  await page.goto('/');
  await appReady(page);
  await expect(page.getByText(needed)).toBeVisible();
  await page.getByLabel('Hikâye fikriniz').fill('Bir fener bekçisi kayıp gemiyi bekler.');
  await expect(write(page)).toBeDisabled();
  await expect(write(page)).toHaveAccessibleDescription(
    /^60 tokeniniz kaldı;.*E-posta adresinizi doğruladığınızda her gün 500 token.*günde 4\.000 token.*Kendiniz yazmaya devam/,
  );
  await write(page).click({ force: true });
  await expect(page.getByText(needed).locator('..')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await page.getByRole('link', { name: 'fikrinizi editörde açın' }).click();
  await page.waitForURL('**/editor');
  await expect(page.getByLabel('Hikâye fikri')).toHaveValue('Bir fener bekçisi kayıp gemiyi bekler.');
});

test('a balance spent in another tab disables the button of this one @once', async ({
  page,
  context,
  databaseApp: { pool },
}) => {
  await signUpAs(page, pool, { tokens: 120 });
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill('Bir fener bekçisi kayıp gemiyi bekler.');
  await expect(page.getByText('120 tokeninizin tamamı harcanır, fazlası alınmaz.')).toBeVisible();
  await expect(write(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByLabel('Hikâye fikriniz').fill('Bir fener bekçisi kayıp gemiyi bekler.');
  await write(other).click();
  await expect(other.getByText('120 token harcandı, 0 token kaldı')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Tokeniniz kalmadı; yeni bir metin için')).toBeVisible();
  await expect(write(page)).toBeDisabled();
});

test.describe('tokens that were spent on another device', () => {
  test.use({ expectedErrors: [/status of 402/] });

  test('are shown after the click on the landing page, without an error message @once', async ({
    page,
    databaseApp: { pool },
  }) => {
    const person = await signUpAs(page, pool, {});
    await page.goto('/');
    await appReady(page);
    // The balance of before is read: a page that reads it later shows the shortage without a click.
    await expect(page.locator('header').getByText('500', { exact: true })).toBeVisible();
    await page.getByLabel('Hikâye fikriniz').fill('Bir fener bekçisi kayıp gemiyi bekler.');
    await expect(write(page)).toBeEnabled();
    await setBalance(pool, person, 60);
    await write(page).click();
    await expect(page.getByText(messages.generation.tooFewTokens)).toBeVisible();
    await expect(page.getByText(needed)).toBeVisible();
    await expect(write(page)).toBeDisabled();
    await expect(page.getByText('Hata Oluştu')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('the selection menu, a further variant and a summary show before the click that tokens are used up', async ({
  page,
  databaseApp: { pool },
}) => {
  test.slow();
  const person = await signUpAs(page, pool, { tokens: 5_000 });
  const content = `Yağmur dinmişti. ${'Fener yandı, bekçi uyandı. '.repeat(12)}`;
  const { id } = await writeStory(page, { title: 'Fener', content });
  const made = await page.request.post('/api/generations', {
    data: {
      idempotencyKey: randomUUID(),
      idea: 'Bir yelken görünür.',
      existingText: content,
      surface: 'editor',
      paragraphs: 1,
      storyId: id,
    },
  });
  await page.request.post(`/api/generations/${(await made.json()).id}/dismiss`);
  await setBalance(pool, person, 60);
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toContainText('Yağmur dinmişti');

  await manuscript(page).press('ControlOrMeta+A');
  await openSelectionMenu(page);
  const menu = page.getByRole('menu', { name: 'Seçimle ne yapılsın?' });
  await expect(menu.getByText(needed)).toBeVisible();
  for (const name of [/^Buradan devam et/, /^İsim öner/]) {
    const action = menu.getByRole('menuitem', { name });
    await expect(action).toBeDisabled();
    await expect(action).toHaveAccessibleDescription(/^60 tokeniniz kaldı;.*Kendiniz yazmaya devam/);
    await expect(action).not.toContainText('yaklaşık');
  }
  await expectAccessible(page, { part: '[role=menu]' });
  await menu.getByRole('menuitem', { name: /^İsim öner/ }).click({ force: true });
  await expect(page.getByRole('region', { name: 'İsim öner' })).toHaveCount(0);
  await expect(menu.getByRole('menuitem', { name: 'Planlara bak' })).toBeVisible();
  await page.keyboard.press('Escape');

  await chooseMore(page, 'Seçenekler');
  const variants = drawer(page, 'Seçenekler');
  await variants.getByRole('button', { name: /Hikâye metni.*1 seçenek/ }).click();
  const again = variants.getByRole('button', { name: 'Yeniden yaz' });
  await expect(again).toBeDisabled();
  await expect(again).toHaveAccessibleDescription(/^60 tokeniniz kaldı;/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await openPlan(page);
  const plan = page.getByRole('dialog', { name: 'Kitap planı' });
  await plan.getByRole('button', { name: /^Düzenle: / }).click();
  const summary = plan.getByRole('button', { name: /^Özeti çıkar/ });
  await expect(summary).toBeDisabled();
  await expect(summary).toHaveAccessibleDescription(/^60 tokeniniz kaldı;.*Özeti kendiniz yazabilirsiniz/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
