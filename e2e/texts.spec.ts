import type { APIRequestContext, Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, signUp, writeStory } from './people.ts';

// The browser's console reports every refused request.
test.use({ expectedErrors: [/^Failed to load resource/] });

/** The answer of a broken proxy, without an error envelope. */
const broken = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

interface Case {
  text: string;
  /** Brings the page into the state that shows the text. */
  show(page: Page, stranger: APIRequestContext): Promise<unknown>;
}

/** Holds an answer until the text is visible, because the text is shown only while waiting. */
const holdUntilSeen = (page: Page, url: string, text: string) =>
  page.route(url, async (route) => {
    await page.getByText(text, { exact: true }).first().waitFor();
    await route.continue();
  });

const starting = 'Uygulama başlatılıyor...';
const checking = 'Kimlik Doğrulanıyor';

const toVisitors: Case[] = [
  {
    text: messages.account.signInFailed,
    async show(page) {
      const { email, password } = newPerson();
      await page.route('**/api/auth/sign-in', (route) => route.fulfill(broken));
      await page.goto('/giris');
      await page.getByLabel('E-posta').fill(email);
      await page.getByLabel('Şifre', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    },
  },
  {
    text: messages.account.signUpFailed,
    async show(page) {
      const { username, email, password } = newPerson();
      await page.route('**/api/auth/sign-up', (route) => route.fulfill(broken));
      await page.goto('/kayit');
      await page.getByLabel('Kullanıcı adı').fill(username);
      await page.getByLabel('E-posta').fill(email);
      await page.getByLabel('Şifre', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol', exact: true }).click();
    },
  },
  {
    text: checking,
    async show(page) {
      await page.route('**/api/google/finish', () => undefined);
      await page.goto('/auth/callback?code=x&state=y');
    },
  },
];

const toMembers: Case[] = [
  {
    text: starting,
    async show(page) {
      await holdUntilSeen(page, '**/*.js', starting);
      await page.goto('/panel', { waitUntil: 'commit' });
    },
  },
  {
    text: 'Geçersiz tarih',
    async show(page) {
      await page.route('**/api/stories?*', async (route) => {
        const answer = await route.fetch();
        const { stories, ...rest } = await answer.json();
        const json = { ...rest, stories: stories.map((story: object) => ({ ...story, updatedAt: 'dün' })) };
        await route.fulfill({ response: answer, json });
      });
      await page.goto('/panel');
    },
  },
  {
    // The server's answer to a request without a session, as after a session that ended meanwhile.
    text: messages.account.sessionNotFound,
    async show(page, stranger) {
      await page.route('**/api/panel', async (route) =>
        route.fulfill({ response: await stranger.get('/api/panel') }),
      );
      await page.goto('/panel');
    },
  },
  {
    text: messages.tokens.notCreated,
    async show(page) {
      const json = {
        code: 'TOKENS_NOT_CREATED',
        status: 500,
        message: messages.tokens.notCreated,
        requestId: 'x',
      };
      await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, json }));
      await page.goto('/panel');
    },
  },
];

test('shows the specified texts of short-lived errors and loading states', {
  tag: '@once',
}, async ({ page, request }) => {
  // Each text needs a page load.
  test.slow();
  const see = ({ text, show }: Case) =>
    test.step(text, async () => {
      const seen = expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await Promise.all([seen, show(page, request)]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  for (const each of toVisitors) await see(each);
  await signUp(page);
  await writeStory(page, { title: 'Duran', content: 'Bir gün.' });
  for (const each of toMembers) await see(each);
});
