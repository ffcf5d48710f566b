import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { drawer, openGeneration } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { test } from './model-app.ts';
import { newPerson, signUp } from './people.ts';
import {
  create,
  dialogOf,
  heading,
  next,
  openEditor,
  openWizard,
  returnToWizard,
  walkToEnding,
} from './wizard-steps.ts';

const broken = messages.generation.brokenOff;
const free = 'Bugünkü ücretsiz aksama haklarınızdan biri kullanıldı; bu metin için token harcanmadı.';
const firstWords = 'Deniz fenerinin merdivenleri';
const lastWords = 'Gün ağarırken ufukta bir yelken belirdi.';
/** The model takes about seven seconds for its text. */
const written = { timeout: 20_000 };

const goOn = (page: Page) => page.getByRole('button', { name: 'Buradan devam et' });

test('the editor keeps the text of a broken generation, lists it among the variants and continues from it', {
  tag: '@once',
}, async ({ page }) => {
  test.slow();
  await signUp(page);
  await page.goto('/editor');
  await manuscript(page).fill('Yağmur dinmişti.');
  await openGeneration(page);
  const direction = page.getByRole('textbox', { name: 'Nereye gitsin?' });
  await direction.fill('Fener #fault-cut-midway');
  await page.getByRole('button', { name: 'Devam et', exact: true }).filter({ visible: true }).click();
  const panel = page.getByRole('region', { name: 'Üretim', exact: true });
  await expect(panel.getByText(broken, { exact: true })).toBeVisible();
  await expect(panel.getByText(free, { exact: true })).toBeVisible();
  await expect(direction).toHaveValue('Fener #fault-cut-midway');
  const kept = await wholeText(page);
  expect(kept.startsWith(`Yağmur dinmişti.\n\n${firstWords}`)).toBe(true);
  expect(kept).not.toContain(lastWords);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Yeniden yaz, karşılaştır' }).click();
  const variants = drawer(page, 'Seçenekler');
  await expect(variants.getByRole('region', { name: 'Seçeneğin metni' })).toContainText(firstWords);
  await page.keyboard.press('Escape');
  await expect(variants).toHaveCount(0);

  await openGeneration(page);
  await direction.fill('');
  await goOn(page).click();
  await expect(panel.getByText(/\d+ token harcandı/)).toBeVisible(written);
  const whole = await wholeText(page);
  expect(whole.startsWith(`${kept}\n\n${firstWords}`)).toBe(true);
  expect(whole).toContain(lastWords);
  await expect(goOn(page)).toHaveCount(0);
});

test('the landing page keeps the text of a broken generation after a reload and continues from it', {
  tag: '@once',
}, async ({ page }) => {
  test.slow();
  await page.goto('/');
  const idea = page.getByLabel('Hikâye fikriniz');
  await idea.fill('Bir fener hikâyesi #fault-cut-midway');
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  const panel = page.getByRole('region', { name: 'Hikâyeniz', exact: true });
  await expect(panel.getByText(broken, { exact: true })).toBeVisible();
  await expect(page.getByText(free, { exact: true })).toBeVisible();
  const paragraphs = page.locator('p.manuscript');
  await expect(paragraphs.first()).toContainText(firstWords);
  await expectAccessible(page);
  await expectFitsPhone(page);
  const kept = await paragraphs.first().innerText();

  await idea.fill('Bir fener hikâyesi');
  await goOn(page).click();
  await expect(paragraphs).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible(written);
  await expect(paragraphs.first()).toHaveText(kept);
  await expect(paragraphs.nth(1)).toContainText(firstWords);
  await expect(paragraphs.last()).toContainText(lastWords);

  // Both parts are one text: no other text is listed, and the account gets one story.
  await expect(page.getByText(/^Önceki metinler/)).toHaveCount(0);
  await expect(page.getByText('Yazdığınız hikâye hesabınıza taşınır ve editörde açılır.')).toBeVisible();
  await page.getByRole('link', { name: 'Ücretsiz hesap aç' }).click();
  const person = newPerson();
  await page.getByLabel('Kullanıcı adı').fill(person.username);
  await page.getByLabel('E-posta').fill(person.email);
  await page.getByLabel('Şifre', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol', exact: true }).click();
  await page.waitForURL('**/editor?hikaye=*');
  const whole = await wholeText(page);
  expect(whole.startsWith(`${kept}\n\n${firstWords}`)).toBe(true);
  expect(whole).toContain(lastWords);
  const { total } = await (await page.request.get('/api/stories')).json();
  expect(total).toBe(1);
});

test.describe('on the landing page', () => {
  // The browser's console reports every refused request.
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('a failed continuation keeps the text before it', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    const idea = page.getByLabel('Hikâye fikriniz');
    await idea.fill('Bir fener hikâyesi #fault-cut-midway');
    await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
    await expect(goOn(page)).toBeVisible();
    await idea.fill('Bir fener hikâyesi #fault-503');
    await goOn(page).click();
    await expect(page.getByRole('alert').getByText(messages.generation.unavailable)).toBeVisible();
    await expect(page.locator('p.manuscript').first()).toContainText(firstWords);
    await expect(page.getByRole('button', { name: 'Kopyala' })).toBeEnabled();
  });
});

test('the wizard keeps the text of a broken generation as the chapter, which the editor continues', {
  tag: '@once',
}, async ({ page, expectedErrors }) => {
  test.slow();
  await signUp(page);
  await openEditor(page);
  await openWizard(page);
  await walkToEnding(page, { genre: 'scifi' });
  await dialogOf(page).getByRole('button', { name: 'Geri' }).click();
  await dialogOf(page).getByRole('textbox').first().fill('Telsiz susar #fault-cut-late');
  await next(page).click();
  await create(page).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(broken, { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(heading(page)).toHaveText('Bölüm yarım kaldı');
  await expect(dialog.locator('p.manuscript').first()).toContainText(firstWords);
  await expectAccessible(page);
  const kept = await dialog.locator('p.manuscript').first().innerText();
  // The first request for the generation's state fails.
  expectedErrors.push(/^Failed to load resource/);
  await page.route('**/api/generations/*', (route) => route.abort(), { times: 1 });
  await page.reload();
  await returnToWizard(page);
  await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(heading(page)).toHaveText('Bölüm yarım kaldı');
  await expect(dialog.locator('p.manuscript').first()).toHaveText(kept);
  await goOn(page).click();
  await expect(dialog).toHaveCount(0);
  const panel = page.getByRole('region', { name: 'Üretim', exact: true });
  await expect(panel.getByText(/\d+ token harcandı/)).toBeVisible(written);
  const whole = await wholeText(page);
  // The model begins again; what it repeats of a whole sentence is left out.
  expect(whole.startsWith(kept)).toBe(true);
  expect(whole.split(firstWords)).toHaveLength(2);
  expect(whole).toContain(lastWords);
});
