import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { genres } from '#domain/generation/genres.ts';
import { messages } from '#domain/messages/index.ts';
import { splitChapters } from '#domain/story/book/split-chapters.ts';
import { wizardGenre } from '#domain/wizard/catalogue.ts';
import { narrators } from '#domain/wizard/types.ts';
import { test as databaseTest, signUpAs } from './database-app.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { manuscript, wholeText } from './manuscript.ts';
import { signUp } from './people.ts';
import {
  back,
  chapterTexts,
  choose,
  chooseAndGoOn,
  continueStory,
  create,
  dialogOf,
  expectChapter,
  expectStep,
  next,
  openEditor,
  openWizard,
  returnToWizard,
  walkToEnding,
} from './wizard-steps.ts';

/** Generates another wizard story of the same person through the API, as in another tab. */
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

test.describe('after the wizard story of the day', { tag: '@once' }, () => {
  // The browser's console reports the refused start.
  test.use({ expectedErrors: [/^Failed to load resource/] });
  const limitOf = (page: Page) => page.getByRole('dialog', { name: 'Bugünlük sihirbaz hakkınız bitti' });

  test('the limit dialog replaces the wizard when the server refuses', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, { genre: 'thriller' });
    // The balance is not reloaded, so that the daily limit refuses the start and not the tokens.
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

  test('the limit dialog opens instead of the wizard, and links to the prices', async ({ page }) => {
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
  databaseTest(
    'of the free plan end after two with an offer of Pro',
    async ({ page, databaseApp: { pool } }) => {
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
      // The editor gets both texts as chapters.
      await dialogOf(page).getByRole('button', { name: 'Düzenle' }).click();
      await expect(dialogOf(page)).toHaveCount(0);
      const taken = await wholeText(page);
      for (const text of texts) expect(taken).toContain(text.split('\n\n').at(-1) ?? '?');
      expect(splitChapters(taken).map(({ title }) => title)).toEqual(['Bölüm 1', 'Bölüm 2']);
    },
  );

  databaseTest(
    'of the free plan go on on a later day, also in a browser that knows nothing of the story',
    async ({ page, databaseApp: { pool } }) => {
      const { email } = await signUpAs(page, pool, { tokens: 150 });
      await openEditor(page);
      await openWizard(page);
      await walkToEnding(page, { genre: 'drama' });
      await create(page).click();
      await expectChapter(page, 1);
      const [first = ''] = await chapterTexts(page);
      await expect(dialogOf(page).getByText(/sonraki bölümü başka bir gün de yazabilirsiniz/)).toBeVisible();

      const ofPerson = 'user_id = (SELECT id FROM users WHERE email = $1)';
      await pool.query(
        `UPDATE generations SET created_at = created_at - interval '1 day' WHERE ${ofPerson}`,
        [email],
      );
      await pool.query(`UPDATE user_tokens SET allowance_day = allowance_day - 1 WHERE ${ofPerson}`, [email]);
      await pool.query('UPDATE users SET email_verified = true WHERE email = $1', [email]);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await openEditor(page);
      await openWizard(page);
      await expectStep(page, 1);
      const offer = dialogOf(page).getByRole('region', { name: 'Yarım kalan hikâyeniz' });
      await expect(offer).toContainText(genres.drama);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await offer.getByRole('button', { name: 'Yarım kalan hikâyeye dön' }).click();
      await expectChapter(page, 1);
      expect(await chapterTexts(page)).toEqual([first]);
      await continueStory(page, 2);
      expect(await chapterTexts(page)).toHaveLength(2);
      // The new day's story was not used by it.
      const status = await page.request.get('/api/wizard');
      expect(await status.json()).toMatchObject({ left: 1, unfinished: null });
    },
  );

  databaseTest(
    'of the pro plan have no limit, and a new story can follow',
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

  databaseTest('of an ended session show a link to the sign-up', async ({ page, databaseApp: { pool } }) => {
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
    // The text is handed over to the editor of the new account.
    await dialogOf(page).getByRole('link', { name: 'Ücretsiz hesap aç' }).click();
    await page.waitForURL(/\/kayit/);
    await signUp(page);
    await openEditor(page);
    expect(await wholeText(page)).toContain(text.split('\n\n').at(-1) ?? '?');
  });
});

databaseTest(
  'shows too few tokens before the click, with the time of the next ones',
  { tag: '@once' },
  async ({ page, databaseApp: { pool } }) => {
    await signUpAs(page, pool, { tokens: 60 });
    await openEditor(page);
    await openWizard(page);
    await walkToEnding(page, { genre: 'scifi' });
    const wizard = dialogOf(page);
    await expect(wizard.getByText('60 tokeniniz kaldı; yeni bir metin için en az 100')).toBeVisible();
    await expect(wizard.getByText(/E-posta adresinizi doğruladığınızda her gün 500 token/)).toBeVisible();
    await expect(wizard.getByRole('alert')).toHaveCount(0);
    await expect(create(page)).toBeDisabled();
    await expect(create(page)).toHaveAccessibleDescription(/^60 tokeniniz kaldı;/);
    await expectAccessible(page);
  },
);

databaseTest(
  'a writer chooses the number of paragraphs of a chapter within the plan’s limit',
  { tag: '@once' },
  async ({ page, databaseApp: { pool } }) => {
    const choice = dialogOf(page).getByRole('group', { name: 'Paragraf sayısı' });
    for (const [plan, most, usual, chosen] of [
      ['pro', 4, 3, 4],
      ['free', 2, 1, 2],
    ] as const) {
      await page.context().clearCookies();
      await signUpAs(page, pool, { plan, tokens: 5_000 });
      await openEditor(page);
      await openWizard(page);
      await walkToEnding(page, { genre: 'scifi' });
      await expect(choice.getByRole('radio')).toHaveCount(most);
      await expect(choice.getByRole('radio', { name: String(usual) })).toBeChecked();
      const before = await dialogOf(page)
        .getByText(/^Bu bölümün bedeli/)
        .innerText();
      await choice.getByText(String(chosen), { exact: true }).click();
      await expect(dialogOf(page).getByText(/^Bu bölümün bedeli/)).not.toHaveText(before);
      await expectAccessible(page);
      const sent = page.waitForRequest('**/api/generations/stream');
      await create(page).click();
      expect((await sent).postDataJSON()).toMatchObject({ surface: 'wizard', paragraphs: chosen });
      await expectChapter(page, 1);
    }
  },
);

databaseTest.describe('the adult genre', { tag: '@once' }, () => {
  databaseTest('is labelled and disabled on the free plan', async ({ page }) => {
    await signUp(page);
    await openEditor(page);
    await openWizard(page);
    await chooseAndGoOn(page, narrators.first);
    await expect(dialogOf(page).getByRole('radio', { name: genres.nsfw })).toBeDisabled();
    await expect(dialogOf(page).getByText(messages.wizard.proGenre)).toBeVisible();
  });

  databaseTest(
    'asks a pro member for the age once, and then generates',
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
