import type { Page } from '@playwright/test';
import { genres } from '#domain/generation/genres.ts';
import { messages } from '#domain/messages/index.ts';
import { wizardGenre } from '#domain/wizard/catalogue.ts';
import { narrators } from '#domain/wizard/types.ts';
import { openGeneration } from './editor-layout.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { signUp } from './people.ts';
import {
  answerBoth,
  back,
  chapterTexts,
  choose,
  create,
  dialogOf,
  expectChapter,
  expectStep,
  heading,
  next,
  openEditor,
  openWizard,
  returnToWizard,
  type Tale,
  walkToEnding,
} from './wizard-steps.ts';

/** The other tests of the wizard cover the other genres. */
const tales: Tale[] = [
  { genre: 'thriller', character: 2, beginning: 2, ending: 2 },
  { genre: 'fantasy', character: 3, beginning: 3, ending: 3 },
];

for (const tale of tales) {
  test(`a new writer builds a story: ${tale.genre}, ending ${tale.ending}`, { tag: '@once' }, async ({
    page,
  }) => {
    await signUp(page);
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, tale);
    await expect(dialogOf(page).getByText(/Bu bölümün bedeli yaklaşık [\d.]+–[\d.]+ token\./)).toBeVisible();
    await create(page).click();
    await expectChapter(page, 1);
    await expect(heading(page)).toHaveText('Hikâyeniz hazır');
    await expect(heading(page)).toBeFocused();
    await expectNoSidewaysScroll(page);
    const [text = ''] = await chapterTexts(page);
    const firstParagraph = text.split('\n\n')[1] ?? '';
    expect(firstParagraph.length).toBeGreaterThan(50);

    await dialogOf(page).getByRole('button', { name: 'Kopyala' }).click();
    await expect(dialogOf(page).getByRole('button', { name: 'Kopyalandı!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(firstParagraph);
    await dialogOf(page).getByRole('button', { name: 'Düzenle' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText(messages.wizard.received)).toBeVisible();
    await expect(manuscript(page)).toContainText(firstParagraph.slice(0, 60));
    await openGeneration(page);
    await expect(page.getByText('Sınırsız Sihirbaz').filter({ visible: true })).toBeVisible();
  });
}

async function expectGoodStep(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('every step and the result are accessible in both themes and fit the smallest phone', async ({
  page,
}) => {
  // Runs axe twice on each of seven screens.
  test.slow();
  await signUp(page);
  await openEditor(page);
  if ((page.viewportSize()?.width ?? 0) < 500) await page.setViewportSize({ width: 360, height: 640 });
  await openWizard(page);
  const { characters, beginnings, endings } = wizardGenre('mystery');
  const names = [narrators.first, genres.mystery, characters[0]?.name, beginnings[0]?.title];
  for (const [at, name] of names.entries()) {
    await expectStep(page, at + 1);
    await choose(page, name ?? '');
    await expectGoodStep(page);
    await expect(next(page)).toBeInViewport({ ratio: 1 });
    await next(page).click();
  }
  await expectStep(page, 5);
  await answerBoth(page);
  await expectGoodStep(page);
  await next(page).click();
  await expectStep(page, 6);
  await choose(page, endings[0]?.title ?? '');
  await expectGoodStep(page);
  await create(page).click();
  await expectChapter(page, 1);
  await expectGoodStep(page);
  for (const name of ['Düzenle', 'Devam Et - Bölüm 2', 'Kopyala']) {
    const button = dialogOf(page).getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
  }
});

test('all steps work by keyboard alone, and the wizard’s code loads only when it is opened', {
  tag: '@once',
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signUp(page);
  await openEditor(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('wizard-dialog'))).toEqual([]);
  const opener = page.getByRole('button', { name: 'Hikaye Sihirbazı' }).filter({ visible: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  expect(scripts.filter((url) => url.includes('wizard-dialog'))).not.toEqual([]);
  // Enter selects the focused choice, and a second Enter continues.
  for (const step of [2, 3, 4, 5]) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    if (step === 3) {
      await page.keyboard.press('ArrowDown');
      await expect(dialogOf(page).getByRole('radio', { name: genres.scifi })).toBeChecked();
      await page.keyboard.press('ArrowUp');
    }
    await page.keyboard.press('Enter');
    await expectStep(page, step);
  }
  const questions = wizardGenre('romantic').questions[wizardGenre('romantic').beginnings[0]?.id ?? ''];
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const first = dialogOf(page).getByRole('textbox').first();
  await expect(first).toHaveValue(questions?.[0].suggestions[0] ?? '?');
  await first.press('End');
  await page.keyboard.type(', yıllar sonra');
  await expect(first).toHaveValue(/, yıllar sonra$/);
  const second = dialogOf(page).getByRole('textbox').nth(1);
  for (
    let presses = 0;
    presses < 8 && !(await second.evaluate((it) => it === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('Kendi yanıtım');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectStep(page, 6);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expectChapter(page, 1);

  // The view of the result has come, and with it the focus.
  await expect(dialogOf(page).getByRole('heading', { name: 'Hikâyeniz hazır' })).toBeFocused();
  // The focus stays in the dialog and returns to the button that opened it.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sihirbaza dön' }).filter({ visible: true })).toBeFocused();
});

test('going back keeps every choice, another genre clears only dependent choices, and an answer can be restored', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await openEditor(page);
  await openWizard(page);
  await expect(next(page)).toBeDisabled();
  await expect(back(page)).toHaveCount(0);
  await walkToEnding(page, { genre: 'fantasy', ending: 2 });
  for (const step of [5, 4, 3, 2]) {
    await back(page).click();
    await expectStep(page, step);
    await expect(next(page)).toBeEnabled();
  }
  await choose(page, genres.drama);
  await next(page).click();
  await expect(dialogOf(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(next(page)).toBeDisabled();
  await back(page).click();
  await choose(page, genres.fantasy);
  for (const step of [3, 4, 5, 6]) {
    await next(page).click();
    await expectStep(page, step);
  }
  await expect(create(page)).toBeEnabled();

  // A typed answer can be replaced by a suggestion and restored.
  await back(page).click();
  const question = dialogOf(page).getByRole('group').first();
  const field = question.getByRole('textbox');
  await field.fill(' ');
  await expect(next(page)).toBeDisabled();
  await field.fill('x'.repeat(450));
  await expect(question.getByText('50 karakter kaldı')).toBeVisible();
  await expect(field).toHaveAttribute('maxlength', '500');
  await field.fill('Kendi sözlerim');
  const suggestion = question.getByRole('button').first();
  await suggestion.click();
  await expect(suggestion).toHaveAttribute('aria-pressed', 'true');
  await question.getByRole('button', { name: 'Kendi yanıtıma dön' }).click();
  await expect(field).toHaveValue('Kendi sözlerim');
  await expect(field).toBeFocused();
  await expect(next(page)).toBeEnabled();
});

test('keeps all choices on Escape and on a reload, and hides them from another account', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page);
  await openEditor(page);
  await openWizard(page);
  await walkToEnding(page, { genre: 'mystery', ending: 3 });
  const ending = wizardGenre('mystery').endings[3]?.title ?? '';
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await openWizard(page);
  await expectStep(page, 6);
  await page.reload();
  await openWizard(page);
  await expectStep(page, 6);
  await expect(dialogOf(page).getByRole('radio', { name: ending })).toBeChecked();
  await create(page).click();
  await expectChapter(page, 1);
  const [text = ''] = await chapterTexts(page);

  await page.reload();
  await returnToWizard(page);
  await expectChapter(page, 1);
  expect(await chapterTexts(page)).toEqual([text]);

  await context.clearCookies();
  await signUp(page);
  await openEditor(page);
  await openWizard(page);
  await expectStep(page, 1);
  await expect(dialogOf(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test.describe('when its code fails to load', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('shows an error and keeps the text', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await manuscript(page).fill('Yağmur dinmişti.');
    await page.route(/wizard-dialog/, (route) => route.abort());
    await openWizard(page);
    await expect(dialogOf(page).getByText('Sihirbaz açılamadı')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(manuscript(page)).toHaveText('Yağmur dinmişti.');
  });
});
