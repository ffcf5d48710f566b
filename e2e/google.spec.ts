import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { appReady, test as base, expect, expectAccessible } from './fixtures.ts';
import { newPerson, signUp } from './people.ts';
import { nextCodeOf, setUpSecondFactor } from './second-factor.ts';
import { sharedApp } from './shared-apps.ts';

const texts = messages.account;

interface GoogleApp {
  googleApp: { url: string };
}

/** Tests with an app that uses a real OpenID provider instead of Google. */
const test = base.extend<GoogleApp>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its pattern
  googleApp: [async ({}, use) => use(await sharedApp('google')), { timeout: 90_000 }],
  baseURL: async ({ googleApp }, use) => use(googleApp.url),
});

// The provider's pages have a style that their own policy blocks; refused answers are reported too.
test.use({ expectedErrors: [/^Failed to load resource|Content Security Policy/] });

/** Signs in at the provider as this login and gives the consent. */
async function agree(page: Page, login: string): Promise<void> {
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('x');
  await page.locator('button[type="submit"]').click();
  await expect(page.locator('input[name="login"]')).toHaveCount(0);
  await page.locator('button[type="submit"]').click();
}

test('a first sign-in by Google asks for a username and opens the requested page', {
  tag: '@once',
}, async ({ page }) => {
  const name = `g_${randomUUID().slice(0, 8)}`;
  await page.goto('/giris?next=%2Feditor');
  await page.getByRole('button', { name: 'Google ile giriş yap' }).click();
  await agree(page, name);
  // The heading is shown for a moment only, so one evaluation reads the address with it.
  const told = page.getByRole('heading', { name: 'Kimlik Doğrulandı' });
  expect(await told.evaluate(() => location.search)).toBe('');
  await page.waitForURL('**/kullanici-adi?**');
  await expectAccessible(page);
  await page.getByLabel('Kullanıcı adı').fill('şair');
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByLabel('Kullanıcı adı')).toHaveAccessibleDescription(
    `${texts.usernameLetters} ${texts.usernameRule}`,
  );
  await page.getByLabel('Kullanıcı adı').fill(name);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page.waitForURL('**/editor');
});

test('a second factor after Google opens the requested page @once', async ({ page, context }) => {
  const name = `g_${randomUUID().slice(0, 8)}`;
  const person = { ...newPerson(), username: name, email: `${name}@gmail.example` };
  await signUp(page, person);
  const secret = await setUpSecondFactor(page, person);
  await context.clearCookies();
  await page.goto('/giris?next=%2Fornekler');
  await page.getByRole('button', { name: 'Google ile giriş yap' }).click();
  await agree(page, name);
  await page.getByLabel('Kod', { exact: true }).fill(nextCodeOf(secret));
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await page.getByRole('heading', { name: 'Kimlik Doğrulandı' }).waitFor();
  await page.waitForURL('**/ornekler');
});

test('a callback without an answer or with a foreign one signs nobody in and links to the sign-in', {
  tag: '@once',
}, async ({ page }) => {
  for (const address of [
    '/auth/callback',
    '/auth/callback?code=x&state=y',
    '/auth/callback#access_token=a&refresh_token=b&state=c',
  ]) {
    await page.goto('/');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Kimlik Doğrulama Hatası' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(texts.callbackFailed);
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Girişe dön' }).click();
  await page.waitForURL('**/giris');
});

base.describe('without credentials', { tag: '@once' }, () => {
  for (const path of ['/giris', '/kayit'] as const) {
    base(`${path} offers no sign-in with Google`, async ({ page }) => {
      expect(await (await page.request.get(path)).text()).not.toContain('Google ile');
      await page.goto(path);
      await appReady(page);
      await expect(page.getByText('Google ile')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
});

for (const [path, button, text] of [
  ['/giris', 'Google ile giriş yap', texts.googleSignInFailed],
  ['/kayit', 'Google ile kayıt ol', texts.googleSignUpFailed],
] as const) {
  test(`${path} shows the specified text when Google can't be reached`, { tag: '@once' }, async ({
    page,
  }) => {
    await page.route('**/api/google/begin', (route) => route.fulfill({ status: 502, body: 'bozuk' }));
    await page.goto(path);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await expectAccessible(page);
  });
}
