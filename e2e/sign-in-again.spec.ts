import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectFitsPhone, test } from './fixtures.ts';
import { manuscript, typeAtEnd } from './manuscript.ts';
import { newPerson, type Person, signUp, writeStory } from './people.ts';
import { nextCodeOf, setUpSecondFactor } from './second-factor.ts';

test.use({ expectedErrors: [/^Failed to load resource/] });

const asked = (page: Page) => page.getByRole('dialog', { name: 'Oturumunuz sona erdi' });

/** Opens a story, and types a sentence after the session ended; returns the story's id. */
async function saveWithoutSession(page: Page, context: BrowserContext): Promise<string> {
  const { id } = await writeStory(page, { title: 'Fener', content: 'Bir gün.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Bir gün.');
  await page.request.post('/api/auth/sign-out');
  await context.clearCookies();
  await typeAtEnd(page, ' Fener yanmadı.');
  await expect(asked(page)).toBeVisible();
  return id;
}

async function signInThere(page: Page, { email, password }: Person): Promise<void> {
  await asked(page).getByLabel('E-posta').fill(email);
  await asked(page).getByLabel('Şifre', { exact: true }).fill(password);
  await asked(page).getByRole('button', { name: 'Giriş yap ve kaydet' }).click();
}

test('signs in again over the text when the session has ended, and completes the save', {
  tag: '@once',
}, async ({ page, context }) => {
  const owner = await signUp(page);
  const id = await saveWithoutSession(page, context);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await signInThere(page, { ...owner, password: 'yanlış-şifre' });
  await expect(asked(page).getByText(messages.account.wrongCredentials)).toBeVisible();
  await signInThere(page, owner);
  await expect(page.getByText(messages.story.saved)).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  await expect(manuscript(page)).toHaveText('Bir gün. Fener yanmadı.');
  await expect(page).toHaveURL(`/editor?hikaye=${id}`);
  const { content } = await (await page.request.get(`/api/stories/${id}`)).json();
  expect(content).toBe('Bir gün. Fener yanmadı.');
});

test('asks for a second factor when signing in again, and completes the save @once', async ({
  page,
  context,
}) => {
  const owner = await signUp(page);
  const secret = await setUpSecondFactor(page, owner);
  const id = await saveWithoutSession(page, context);
  await signInThere(page, owner);
  const code = asked(page).getByLabel('Doğrulama uygulamanızdaki kod ya da bir kurtarma kodu');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(messages.account.secondFactorWrong);
  await expect(code).toBeFocused();
  await code.fill(nextCodeOf(secret));
  await code.press('Enter');
  await expect(page.getByText(messages.story.saved)).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  const { content } = await (await page.request.get(`/api/stories/${id}`)).json();
  expect(content).toBe('Bir gün. Fener yanmadı.');
});

test('another account saves the text as its own story, not into the owner’s', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const other = await signUp(page, newPerson());
  await context.clearCookies();
  const owner = await signUp(page);
  const id = await saveWithoutSession(page, context);
  await signInThere(page, other);
  const dialog = page.getByRole('dialog', { name: 'Başka bir hesapla giriş yaptınız' });
  await expect(dialog.getByText('Bu metin başka bir hesabın.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yeni hikâye olarak kaydet' }).click();
  await page.waitForURL('/panel');
  await expect(page.getByRole('link', { name: 'Fener', exact: true })).toBeVisible();
  expect((await page.request.get(`/api/stories/${id}`)).status()).toBe(404);
  await context.clearCookies();
  await page.request.post('/api/auth/sign-in', { data: { email: owner.email, password: owner.password } });
  const { content } = await (await page.request.get(`/api/stories/${id}`)).json();
  expect(content).toBe('Bir gün.');
});

test('creating the story in another account times out without an answer, and a retry creates it once', {
  tag: '@once',
}, async ({ page, context }) => {
  const other = await signUp(page, newPerson());
  await context.clearCookies();
  await signUp(page);
  await page.clock.install();
  await saveWithoutSession(page, context);
  await signInThere(page, other);
  const dialog = page.getByRole('dialog', { name: 'Başka bir hesapla giriş yaptınız' });
  const save = dialog.getByRole('button', { name: 'Yeni hikâye olarak kaydet' });
  const arrived = Promise.withResolvers<void>();
  // The request reaches the server, and its answer is lost.
  await page.route(
    '**/api/stories',
    async (route) => {
      await route.fetch();
      arrived.resolve();
    },
    { times: 1 },
  );
  await save.click();
  await arrived.promise;
  await page.clock.fastForward(61_000);
  await expect(dialog.getByText(messages.generation.network)).toBeVisible();
  await save.click();
  await page.waitForURL('/panel');
  const { stories } = await (await page.request.get('/api/stories')).json();
  expect(stories).toMatchObject([{ title: 'Fener', wordCount: 4 }]);
});
