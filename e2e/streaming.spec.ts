import { expect } from './fixtures.ts';
import { test } from './model-app.ts';
import { signUp } from './people.ts';

const idea = 'Deniz fenerinde tek başına yaşayan Nermin.';
const lastWords = 'ufukta bir yelken belirdi.';
/** The model takes about seven seconds for its text. */
const written = { timeout: 20_000 };

test('a guest watches the words come and can stop them', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(idea);
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.locator('p.manuscript').first()).toContainText('Nermin');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Durdur' }).click();
  await expect(page.getByText('Durdurdunuz; yazılan kadarı sizindir.')).toBeVisible();
  await expect(page.locator('p.manuscript').first()).toContainText('Nermin');
  await expect(page.getByText(lastWords)).toHaveCount(0);
});

test('a reload in the middle goes on with the text and is paid once', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(idea);
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.locator('p.manuscript').first()).toContainText('Nermin');
  await page.reload();
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible(written);
  await expect(page.getByText(lastWords)).toBeVisible();
});

test('in the editor a reload in the middle brings the text once, as one undoable step', async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await text.fill('Yağmur dinmişti.');
  await page.getByLabel('Başlık').fill('Fener');
  await page.getByRole('textbox', { name: 'Bundan sonra ne olsun?' }).fill(idea);
  await page.getByRole('button', { name: 'Devam et' }).filter({ visible: true }).click();
  await expect(text).toContainText('merdivenleri');
  await page.reload();
  await expect(page.getByLabel('Başlık')).toHaveValue('Fener');
  await expect(text).toContainText(lastWords, written);
  await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
  const whole = await text.innerText();
  expect(whole.startsWith('Yağmur dinmişti.')).toBe(true);
  expect(whole.split(lastWords)).toHaveLength(2);
  await text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('merdivenleri');
  await expect(text).toContainText('Yağmur dinmişti.');
});

test('a tab closed in mid-sentence brings its draft and its text back', async ({ page, context }) => {
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık').fill('Fener');
  await page.getByLabel('Hikâye fikri').fill(idea);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('textbox', { name: 'Hikâye metni' })).toContainText('merdivenleri');
  await page.close();
  const again = await context.newPage();
  await again.goto('/editor');
  await again.getByRole('button', { name: 'Geri getir' }).click();
  await expect(again.getByLabel('Başlık')).toHaveValue('Fener');
  const text = again.getByRole('textbox', { name: 'Hikâye metni' });
  await expect(text).toContainText(lastWords, written);
  expect((await text.innerText()).split(lastWords)).toHaveLength(2);
});

test('Escape stops the editor in mid-sentence and keeps what came', async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await page.getByLabel('Hikâye fikri').fill(idea);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(text).toContainText('merdivenleri');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Durdurdunuz; yazılan kadarı sizindir.')).toBeVisible();
  await expect(text).toContainText('merdivenleri');
  await expect(text).not.toContainText(lastWords);
});
