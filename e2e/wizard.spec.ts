import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { splitChapters } from '#domain/book/split-chapters.ts';
import { type GenreId, genres } from '#domain/genres.ts';
import { messages } from '#domain/messages.ts';
import { wizardGenre } from '#domain/wizard/catalogue.ts';
import { narrators } from '#domain/wizard/types.ts';
import { test as databaseTest, signUpAs } from './database-app.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { test as modelTest } from './model-app.ts';
import { signUp } from './people.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Hikaye Sihirbazı' });
const next = (page: Page) => dialogOf(page).getByRole('button', { name: 'İleri' });
const create = (page: Page) => dialogOf(page).getByRole('button', { name: 'Hikayeyi Oluştur' });
const back = (page: Page) => dialogOf(page).getByRole('button', { name: 'Geri' });
const heading = (page: Page) => dialogOf(page).getByRole('heading', { level: 3 });

async function openWizard(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Hikaye Sihirbazı' }).filter({ visible: true });
  // On a small phone it may stand half behind the bar at the lower edge.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
}
const returnToWizard = (page: Page) =>
  page.getByRole('button', { name: 'Sihirbaza dön' }).filter({ visible: true }).click();

async function openEditor(page: Page): Promise<void> {
  await page.goto('/editor');
  await expect(manuscript(page)).toBeVisible();
}

async function expectStep(page: Page, number: number): Promise<void> {
  await expect(dialogOf(page).getByText(`Adım ${number} / 6`, { exact: true })).toBeVisible();
  await expect(dialogOf(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(number));
  await expect(heading(page)).toBeFocused();
}

async function choose(page: Page, name: string): Promise<void> {
  await dialogOf(page).getByRole('radio', { name, exact: true }).check();
}

async function chooseAndGoOn(page: Page, name: string): Promise<void> {
  await choose(page, name);
  await next(page).click();
}

/** Takes a suggestion for both questions. */
async function answerBoth(page: Page): Promise<void> {
  for (const at of [0, 1])
    await dialogOf(page).getByRole('group').nth(at).getByRole('button').first().click();
}

interface Tale {
  genre: GenreId;
  /** Place in the catalogue's lists. */
  character?: number;
  beginning?: number;
  ending?: number;
}

/** From the first step to the ending, all chosen. */
async function walkToEnding(
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

async function expectChapter(page: Page, number: number): Promise<void> {
  await expect(dialogOf(page).getByRole('heading', { name: `Bölüm ${number}`, exact: true })).toBeVisible();
  await expect(dialogOf(page).getByText(/\d+ token harcandı/)).toBeVisible();
}

/** All that the result shows of the story, chapter by chapter. */
const chapterTexts = (page: Page) =>
  dialogOf(page).locator('section[aria-labelledby^="bolum-"]').allInnerTexts();

async function continueStory(page: Page, number: number): Promise<void> {
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

const tales: Tale[] = [
  { genre: 'romantic', ending: 0 },
  { genre: 'scifi', character: 1, beginning: 1, ending: 1 },
  { genre: 'thriller', character: 2, beginning: 2, ending: 2 },
  { genre: 'fantasy', character: 3, beginning: 3, ending: 3 },
  { genre: 'drama', character: 1, beginning: 2, ending: 0 },
  { genre: 'mystery', character: 2, beginning: 1, ending: 1 },
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
    await expect(page.getByText('Sınırsız Sihirbaz').filter({ visible: true })).toBeVisible();
  });
}

async function expectGoodStep(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('the first steps are clean for axe in both themes, and fit the smallest phone', async ({ page }) => {
  // axe looks at each step twice.
  test.slow();
  await signUp(page);
  await openEditor(page);
  if ((page.viewportSize()?.width ?? 0) < 500) await page.setViewportSize({ width: 360, height: 640 });
  await openWizard(page);
  const { characters, beginnings } = wizardGenre('mystery');
  const names = [narrators.first, genres.mystery, characters[0]?.name, beginnings[0]?.title];
  for (const [at, name] of names.entries()) {
    await expectStep(page, at + 1);
    await choose(page, name ?? '');
    await expectGoodStep(page);
    await expect(next(page)).toBeInViewport({ ratio: 1 });
    await next(page).click();
  }
});

test('the last steps and the result are clean too', async ({ page }) => {
  // axe looks at each step twice.
  test.slow();
  await signUp(page);
  await openEditor(page);
  if ((page.viewportSize()?.width ?? 0) < 500) await page.setViewportSize({ width: 360, height: 640 });
  await openWizard(page);
  await walkToEnding(page, { genre: 'mystery' });
  await expectGoodStep(page);
  await back(page).click();
  await expectStep(page, 5);
  await expectGoodStep(page);
  await next(page).click();
  await create(page).click();
  await expectChapter(page, 1);
  await expectGoodStep(page);
  for (const name of ['Düzenle', 'Devam Et - Bölüm 2', 'Kopyala']) {
    const button = dialogOf(page).getByRole('button', { name });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
  }
});

test('the whole way by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await openEditor(page);
  const opener = page.getByRole('button', { name: 'Hikaye Sihirbazı' }).filter({ visible: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  // Enter takes the choice that has the focus, and once more goes on.
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

  // The focus never leaves the window, and goes back to where it came from.
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sihirbaza dön' }).filter({ visible: true })).toBeFocused();
});

test('back keeps every choice, and another genre clears only its own', { tag: '@once' }, async ({ page }) => {
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
});

test('an answer may be written, changed and taken back', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await openEditor(page);
  await openWizard(page);
  await walkToEnding(page, { genre: 'drama' });
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

test('nothing is lost by Escape or a reload, and nobody else sees it', { tag: '@once' }, async ({
  page,
  context,
}) => {
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

test('its code and catalogue come when it is opened, not before', { tag: '@once' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signUp(page);
  await openEditor(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('wizard-dialog'))).toEqual([]);
  await openWizard(page);
  await expectStep(page, 1);
  expect(scripts.filter((url) => url.includes('wizard-dialog'))).not.toEqual([]);
});

test.describe('where its code can’t be fetched', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('says so and leaves the text alone', async ({ page }) => {
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

/** Another wizard story of the same person, delivered meanwhile: in another tab or on another device. */
async function writeElsewhere(page: Page): Promise<void> {
  const { characters, beginnings } = wizardGenre('drama');
  const answer = await page.request.post('/api/generations', {
    data: {
      idempotencyKey: randomUUID(),
      idea: 'Sihirbaz',
      surface: 'wizard',
      wizard: {
        storyId: randomUUID(),
        chapter: 1,
        narrator: 'third',
        genre: 'drama',
        characterId: characters[0]?.id,
        beginningId: beginnings[0]?.id,
        answers: ['Bir mektup', 'Bir veda'],
        endingId: 'open',
      },
    },
  });
  expect(answer.status()).toBe(200);
}

test.describe('once the story of the day is used up', { tag: '@once' }, () => {
  // The browser itself reports the refused start.
  test.use({ expectedErrors: [/^Failed to load resource/] });
  const limitOf = (page: Page) => page.getByRole('dialog', { name: 'Bugünlük sihirbaz hakkınız bitti' });

  test('the limit dialog takes the wizard’s place when the server refuses', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, { genre: 'thriller' });
    // Something is left of the day's tokens where the other story was stopped; here the balance is not what refuses.
    await page.route('**/api/tokens', (route) => route.abort());
    await writeElsewhere(page);
    await create(page).click();
    const limit = limitOf(page);
    await expect(limit.getByText(messages.wizard.usedUp)).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await limit.getByRole('button', { name: 'Editöre Dön' }).click();
    await expect(limit).toHaveCount(0);
    await expect(manuscript(page)).toBeVisible();
  });

  test('the limit dialog stands there at once, and leads to the prices', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await expect(
      page.getByRole('button', { name: 'Hikaye Sihirbazı' }).filter({ visible: true }),
    ).toBeVisible();
    await writeElsewhere(page);
    await openWizard(page);
    await limitOf(page).getByRole('link', { name: 'Pro Üyelik Hakkında Bilgi Al' }).click();
    await page.waitForURL('**/fiyatlandirma');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ücretsiz başlayın/);
  });
});

databaseTest.describe('chapters', { tag: '@once' }, () => {
  databaseTest('of the free plan: two, then the way to Pro', async ({ page, databaseApp: { pool } }) => {
    await signUpAs(page, pool, { tokens: 5_000 });
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, { genre: 'drama' });
    await create(page).click();
    await expectChapter(page, 1);
    const [first = ''] = await chapterTexts(page);
    await continueStory(page, 2);
    const texts = await chapterTexts(page);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toBe(first);
    await expect(dialogOf(page).getByRole('button', { name: /^Devam Et/ })).toHaveCount(0);
    await expect(dialogOf(page).getByText(messages.wizard.chaptersNeedPro)).toBeVisible();
    await expect(dialogOf(page).getByRole('link', { name: 'Pro Üyelik Hakkında Bilgi Al' })).toBeVisible();
    await expectAccessible(page);
    // Both chapters reach the editor, as its chapters.
    await dialogOf(page).getByRole('button', { name: 'Düzenle' }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    const taken = await wholeText(page);
    for (const text of texts) expect(taken).toContain(text.split('\n\n').at(-1) ?? '?');
    expect(splitChapters(taken).map(({ title }) => title)).toEqual(['Bölüm 1', 'Bölüm 2']);
  });

  databaseTest(
    'of the pro plan: as many as one likes, and a new story after them',
    async ({ page, databaseApp: { pool } }) => {
      await signUpAs(page, pool, { plan: 'pro' });
      await openEditor(page);
      await openWizard(page);
      await walkToEnding(page, { genre: 'drama', ending: 3 });
      await create(page).click();
      await expectChapter(page, 1);
      await continueStory(page, 2);
      await continueStory(page, 3);
      expect(await chapterTexts(page)).toHaveLength(3);
      await page.reload();
      await returnToWizard(page);
      await expectChapter(page, 3);
      expect(await chapterTexts(page)).toHaveLength(3);
      await dialogOf(page).getByRole('button', { name: 'Yeni hikâye' }).click();
      const question = page.getByRole('alertdialog');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Vazgeç' }).click();
      expect(await chapterTexts(page)).toHaveLength(3);
      await dialogOf(page).getByRole('button', { name: 'Yeni hikâye' }).click();
      await question.getByRole('button', { name: 'Yeni hikâyeye başla' }).click();
      await expectStep(page, 1);
    },
  );

  databaseTest(
    'of whose session has ended: the way to an account',
    async ({ page, databaseApp: { pool } }) => {
      await signUpAs(page, pool, { tokens: 5_000 });
      await openEditor(page);
      await openWizard(page);
      await walkToEnding(page, { genre: 'romantic' });
      await create(page).click();
      await expectChapter(page, 1);
      const other = await page.context().newPage();
      await other.goto('/panel');
      const signOut = other.getByRole('button', { name: 'Çıkış Yap' });
      if (!(await signOut.filter({ visible: true }).count()))
        await other.getByRole('button', { name: /menü/i }).click();
      await signOut.filter({ visible: true }).click();
      await expect(dialogOf(page).getByText(messages.wizard.chaptersNeedAccount)).toBeVisible();
      await expect(dialogOf(page).getByRole('button', { name: /^Devam Et/ })).toHaveCount(0);
      expect(await chapterTexts(page)).toHaveLength(1);
      const [text = ''] = await chapterTexts(page);
      // The text comes along into the editor of the new account.
      await dialogOf(page).getByRole('link', { name: 'Ücretsiz hesap aç' }).click();
      await page.waitForURL(/\/kayit/);
      await signUp(page);
      await openEditor(page);
      expect(await wholeText(page)).toContain(text.split('\n\n').at(-1) ?? '?');
    },
  );
});

databaseTest(
  'too few tokens are told before the click, with when they return',
  { tag: '@once' },
  async ({ page, databaseApp: { pool } }) => {
    await signUpAs(page, pool, { tokens: 60 });
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, { genre: 'scifi' });
    const note = dialogOf(page).getByRole('alert');
    await expect(note.getByText(messages.generation.tooFewTokens)).toBeVisible();
    await expect(
      note.getByText(/itibarıyla bakiyeniz en az|e-posta adresinizi doğruladığınızda/),
    ).toBeVisible();
    await expect(create(page)).toBeDisabled();
    await expectAccessible(page);
  },
);

databaseTest.describe('the adult genre', { tag: '@once' }, () => {
  databaseTest('is marked and closed on the free plan', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await openWizard(page);
    await chooseAndGoOn(page, narrators.first);
    await expect(dialogOf(page).getByRole('radio', { name: genres.nsfw })).toBeDisabled();
    await expect(dialogOf(page).getByText(messages.wizard.proGenre)).toBeVisible();
  });

  databaseTest(
    'asks a pro writer for the age once, and then writes',
    async ({ page, databaseApp: { pool } }) => {
      await signUpAs(page, pool, { plan: 'pro' });
      await openEditor(page);
      await openWizard(page);
      await chooseAndGoOn(page, narrators.third);
      await choose(page, genres.nsfw);
      await expect(next(page)).toBeDisabled();
      await expectAccessible(page);
      await dialogOf(page).getByRole('button', { name: '18 yaşından büyüğüm' }).click();
      await expect(next(page)).toBeEnabled();
      await back(page).click();
      await walkToEnding(page, { genre: 'nsfw', ending: 2 });
      await create(page).click();
      await expectChapter(page, 1);
    },
  );
});

/** The model takes some seconds for its text. */
const written = { timeout: 20_000 };
const lastWords = 'ufukta bir yelken belirdi.';

modelTest.describe('with a language model', { tag: '@once' }, () => {
  modelTest('a reload in mid-sentence goes on with the text, which is paid once', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, { genre: 'scifi' });
    await create(page).click();
    await expect(dialogOf(page).locator('p.manuscript').first()).toContainText('merdivenleri');
    await expect(dialogOf(page).getByRole('timer')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await returnToWizard(page);
    await expect(dialogOf(page).getByText(lastWords)).toBeVisible(written);
    await expectChapter(page, 1);
    const texts = await chapterTexts(page);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.split(lastWords)).toHaveLength(2);
    const { entries } = await (await page.request.get('/api/tokens/ledger')).json();
    expect(entries.filter((entry: { reason: string }) => entry.reason === 'generation')).toHaveLength(1);
  });

  modelTest('closed while it writes, it tells when the chapter is there', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, { genre: 'scifi' });
    await create(page).click();
    await expect(dialogOf(page).locator('p.manuscript').first()).toContainText('merdivenleri');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText('Sihirbazdaki bölümünüz hazır.')).toBeVisible(written);
    await page.getByRole('button', { name: 'Aç', exact: true }).click();
    await expectChapter(page, 1);
    await expect(dialogOf(page).getByText(lastWords)).toBeVisible();
  });

  modelTest('a stopped chapter keeps what came', async ({ page }) => {
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

    modelTest(
      'the exact error stands there, every choice is kept, and the next try writes',
      async ({ page }) => {
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
        await expect(dialogOf(page).getByRole('radio', { checked: true })).toHaveCount(1);
        await back(page).click();
        await expect(answer).toHaveValue('Telsiz susar #fault-503');
        await answer.fill('Telsiz susar');
        await next(page).click();
        await create(page).click();
        await expectChapter(page, 1);
      },
    );
  });
});
