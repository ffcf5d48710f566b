import type { APIRequestContext, Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { expect, test } from './fixtures.ts';
import { newPerson, signUp, writeStory } from './people.ts';

// The browser itself reports every refused request.
test.use({ expectedErrors: [/^Failed to load resource/] });

/** What stands in for the API when something on the way breaks: no envelope of ours. */
const broken = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

interface Case {
  text: string;
  /** Brings the page to where the text is to be seen. */
  show(page: Page, stranger: APIRequestContext): Promise<unknown>;
}

/** Lets an answer go on only once the text was seen: what stands there meanwhile passes by otherwise. */
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
    // The session ended between two requests: the server's own answer to somebody who has none.
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

test('the specified texts of faults and waits that pass quickly are seen on screen', {
  tag: '@once',
}, async ({ page, request }) => {
  // A page for each text.
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
