import type { Page } from '@playwright/test';
import { type GenreId, genres } from '#domain/generation/genres.ts';
import { wizardGenre } from '#domain/wizard/catalogue.ts';
import { narrators } from '#domain/wizard/types.ts';
import { expect } from './fixtures.ts';
import { manuscript } from './manuscript.ts';

/** The wizard, and in it the ways on and back, and what the step is called. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Hikaye Sihirbazı' });
export const next = (page: Page) => dialogOf(page).getByRole('button', { name: 'İleri' });
export const create = (page: Page) => dialogOf(page).getByRole('button', { name: 'Hikayeyi Oluştur' });
export const back = (page: Page) => dialogOf(page).getByRole('button', { name: 'Geri' });
export const heading = (page: Page) => dialogOf(page).getByRole('heading', { level: 3 });

/** Opens it from the editor. */
export async function openWizard(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Hikaye Sihirbazı' }).filter({ visible: true });
  // On a small phone it may stand half behind the bar at the lower edge.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
}
/** Goes on with a story that was left. */
export const returnToWizard = (page: Page) =>
  page.getByRole('button', { name: 'Sihirbaza dön' }).filter({ visible: true }).click();

/** An empty page of the editor, ready to be written on. */
export async function openEditor(page: Page): Promise<void> {
  await page.goto('/editor');
  await expect(manuscript(page)).toBeVisible();
}

/** Waits for a step of the six, which has the focus at its heading. */
export async function expectStep(page: Page, number: number): Promise<void> {
  await expect(dialogOf(page).getByText(`Adım ${number} / 6`, { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(number));
  await expect(heading(page)).toBeFocused();
}

/** Makes a choice of the step at hand. */
export async function choose(page: Page, name: string): Promise<void> {
  await dialogOf(page).getByRole('radio', { name, exact: true }).check();
}

/** Makes it, and goes on to the next step. */
export async function chooseAndGoOn(page: Page, name: string): Promise<void> {
  await choose(page, name);
  await next(page).click();
}

/** Takes a suggestion for both questions. */
export async function answerBoth(page: Page): Promise<void> {
  for (const at of [0, 1])
    await dialogOf(page).getByRole('group').nth(at).getByRole('button').first().click();
}

/** What a story is built of. */
export interface Tale {
  genre: GenreId;
  /** Place in the catalogue's lists. */
  character?: number;
  beginning?: number;
  ending?: number;
}

/** From the first step to the ending, all chosen. */
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

/** Waits for a chapter that is written and paid for. */
export async function expectChapter(page: Page, number: number): Promise<void> {
  await expect(dialogOf(page).getByRole('heading', { name: `Bölüm ${number}`, exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText(/\d+ token harcandı/)).toBeVisible();
}

/** All that the result shows of the story, chapter by chapter. */
export const chapterTexts = (page: Page) =>
  dialogOf(page).locator('section[aria-labelledby^="bolum-"]').allInnerTexts();

/** Has a later chapter of a drama written. */
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
