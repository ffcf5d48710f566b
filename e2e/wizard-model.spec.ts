import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test as modelTest } from './model-app.ts';
import { signUp } from './people.ts';
import {
  back,
  chapterTexts,
  create,
  dialogOf,
  expectChapter,
  expectStep,
  heading,
  next,
  openEditor,
  openWizard,
  returnToWizard,
  walkToEnding,
} from './wizard-steps.ts';

/** The model takes some seconds for its text. */
const written = { timeout: 20_000 };
const lastWords = 'ufukta bir yelken belirdi.';

modelTest.describe('with a language model', { tag: '@once' }, () => {
  modelTest(
    'a generation continues after a reload, is announced when the wizard is closed, and is charged once',
    async ({ page }) => {
      await signUp(page);
      await openEditor(page);
      await openWizard(page);
      await walkToEnding(page, { genre: 'scifi' });
      await create(page).click();
      const words = dialogOf(page).locator('p.manuscript').first();
      await expect(words).toContainText('merdivenleri');
      await expect(dialogOf(page).getByRole('timer')).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await returnToWizard(page);
      await expect(words).toContainText('merdivenleri');
      const before = (await dialogOf(page).innerText()).length;
      await expect.poll(async () => (await dialogOf(page).innerText()).length).toBeGreaterThan(before);
      await expect(dialogOf(page).getByText(lastWords)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page.getByText('Sihirbazdaki bölümünüz hazır.')).toBeVisible(written);
      await page.getByRole('button', { name: 'Aç', exact: true }).click();
      await expectChapter(page, 1);
      const texts = await chapterTexts(page);
      expect(texts).toHaveLength(1);
      expect(texts[0]?.split(lastWords)).toHaveLength(2);
      const { entries } = await (await page.request.get('/api/tokens/ledger')).json();
      expect(entries.filter((entry: { reason: string }) => entry.reason === 'generation')).toHaveLength(1);
    },
  );

  modelTest('a stopped chapter keeps its text', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, { genre: 'scifi' });
    await create(page).click();
    await expect(dialogOf(page).locator('p.manuscript').first()).toContainText('merdivenleri');
    await dialogOf(page).getByRole('button', { name: 'Durdur' }).click();
    await expectChapter(page, 1);
    await expect(dialogOf(page).getByText('Durdurdunuz; yazılan kadarı sizindir.')).toBeVisible();
    await expect(dialogOf(page).getByText(lastWords)).toHaveCount(0);
  });

  modelTest.describe('that fails', () => {
    modelTest.use({ expectedErrors: [/^Failed to load resource/] });

    modelTest('shows the exact error, keeps every choice, and succeeds on the next try', async ({ page }) => {
      await signUp(page);
      await openEditor(page);
      await openWizard(page);
      await walkToEnding(page, { genre: 'scifi', character: 2, beginning: 1, ending: 1 });
      await back(page).click();
      const answer = dialogOf(page).getByRole('textbox').first();
      await answer.fill('Telsiz susar #fault-503');
      await next(page).click();
      await create(page).click();
      const fault = dialogOf(page).getByRole('alert');
      await expect(fault.getByText('Hata Oluştu')).toBeVisible(written);
      await expect(fault.getByText(messages.generation.unavailable)).toBeVisible();
      await expect(heading(page)).toHaveText('Bölüm yazılamadı');
      await expect(heading(page)).toBeFocused();
      await expectAccessible(page);
      await dialogOf(page).getByRole('button', { name: 'Tekrar dene' }).click();
      await expect(fault.getByText(messages.generation.unavailable)).toBeVisible(written);
      await back(page).click();
      await expectStep(page, 6);
      const endings = dialogOf(page).getByRole('radiogroup');
      await expect(endings.getByRole('radio', { checked: true })).toHaveCount(1);
      await back(page).click();
      await expect(answer).toHaveValue('Telsiz susar #fault-503');
      await answer.fill('Telsiz susar');
      await next(page).click();
      await create(page).click();
      await expectChapter(page, 1);
    });
  });
});
