import type { Page } from '@playwright/test';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { wizardGenre } from '#domain/wizard/catalogue.ts';
import { narrators } from '#domain/wizard/types.ts';
import { expect } from './fixtures.ts';
import { manuscript } from './manuscript.ts';

/** The wizard with its buttons and the step's heading. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Hikaye Sihirbazı' });
export const next = (page: Page) => dialogOf(page).getByRole('button', { name: 'İleri' });
export const create = (page: Page) => dialogOf(page).getByRole('button', { name: 'Hikayeyi Oluştur' });
export const back = (page: Page) => dialogOf(page).getByRole('button', { name: 'Geri' });
export const heading = (page: Page) => dialogOf(page).getByRole('heading', { level: 3 });

/** Opens the wizard from the editor. */
export async function openWizard(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Hikaye Sihirbazı' }).filter({ visible: true });
  // On a small phone the bar at the lower edge may cover a part of it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
}
/** Continues a story of the wizard. */
export const returnToWizard = (page: Page) =>
  page.getByRole('button', { name: 'Sihirbaza dön' }).filter({ visible: true }).click();

/** Opens an empty editor. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto('/editor');
  await expect(manuscript(page)).toBeVisible();
}

/** Waits for a step, whose heading has the focus. */
export async function expectStep(page: Page, number: number): Promise<void> {
  await expect(dialogOf(page).getByText(`Adım ${number} / 6`, { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(number));
  await expect(heading(page)).toBeFocused();
}

/** Chooses an option of the current step. */
export async function choose(page: Page, name: string): Promise<void> {
  await dialogOf(page).getByRole('radio', { name, exact: true }).check();
}

/** Chooses an option and opens the next step. */
export async function chooseAndGoOn(page: Page, name: string): Promise<void> {
  await choose(page, name);
  await next(page).click();
}

/** Chooses a suggestion for both questions. */
export async function answerBoth(page: Page): Promise<void> {
  for (const at of [0, 1])
    await dialogOf(page).getByRole('group').nth(at).getByRole('button').first().click();
}

/** The choices of a story. */
export interface Tale {
  genre: GenreId;
  /** Index in the catalogue's lists. */
  character?: number;
  beginning?: number;
  ending?: number;
}

/** Makes all choices from the first step to the ending. */
export async function walkToEnding(
  page: Page,
  { genre, character = 0, beginning = 0, ending = 0 }: Tale,
): Promise<void> {
  const { characters, beginnings, endings } = wizardGenre(genre);
  await expectStep(page, 1);
  await chooseAndGoOn(page, narrators[character % 2 === 0 ? 'third' : 'first']);
  await expectStep(page, 2);
  await chooseAndGoOn(page, genres[genre]);
  await expectStep(page, 3);
  await chooseAndGoOn(page, characters[character]?.name ?? '');
  await expectStep(page, 4);
  await chooseAndGoOn(page, beginnings[beginning]?.title ?? '');
  await expectStep(page, 5);
  await answerBoth(page);
  await next(page).click();
  await expectStep(page, 6);
  await choose(page, endings[ending]?.title ?? '');
}

/** Waits for a chapter that is written and charged. */
export async function expectChapter(page: Page, number: number): Promise<void> {
  await expect(dialogOf(page).getByRole('heading', { name: `Bölüm ${number}`, exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText(/\d+ token harcandı/)).toBeVisible();
}

/** Returns the result's text by chapter. */
export const chapterTexts = (page: Page) =>
  dialogOf(page).locator('section[aria-labelledby^="bolum-"]').allInnerTexts();

/** Generates a later chapter of a drama. */
export async function continueStory(page: Page, number: number): Promise<void> {
  await dialogOf(page)
    .getByRole('button', { name: `Devam Et - Bölüm ${number}` })
    .click();
  await expectStep(page, 5);
  await answerBoth(page);
  await next(page).click();
  await choose(page, wizardGenre('drama').endings[number % 4]?.title ?? '');
  await create(page).click();
  await expectChapter(page, number);
}
