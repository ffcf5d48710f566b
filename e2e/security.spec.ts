import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { type Person, signUp, writeStory } from './people.ts';
import { codeOf, nextCodeOf, verifyAddress } from './second-factor.ts';

const texts = messages.account;

// The browser's console reports every refused password and code.
test.use({ expectedErrors: [/^Failed to load resource/] });

async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/giris');
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click();
}

/** Opens another device of the same person, signed in. */
async function otherDevice(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'tr-TR' });
  const page = await context.newPage();
  await page.request.post('/api/auth/sign-in', { data: { email: person.email, password: person.password } });
  return page;
}

const isSignedIn = async (page: Page) =>
  (await (await page.request.get('/api/auth/session')).json()).viewer !== null;

test('the security page is linked from the panel and is accessible', async ({ page }) => {
  await signUp(page);
  await page.goto('/panel');
  await page.getByRole('link', { name: /Güvenlik ve veriler/ }).click();
  await page.waitForURL('**/guvenlik');
  await expect(page.getByText('Bu cihaz')).toBeVisible();
  await expect(page.getByText('Kapalı', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a changed password signs the other devices out and keeps this one', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUp(page);
  const phone = await otherDevice(browser, baseURL, person);
  await page.goto('/guvenlik');
  const section = page.getByRole('region', { name: 'Şifre', exact: true });
  await section.getByLabel('Mevcut şifre').fill('yanlış-şifre');
  await section.getByLabel('Yeni şifre').fill('bambaşka-bir-sözcük');
  await section.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(section.getByLabel('Mevcut şifre')).toHaveAccessibleDescription(texts.wrongPassword);
  await expect(section.getByLabel('Mevcut şifre')).toBeFocused();
  await section.getByLabel('Mevcut şifre').fill(person.password);
  await section.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(section.getByText('Şifreniz değişti.')).toBeVisible();
  expect(await isSignedIn(phone)).toBe(false);
  expect(await isSignedIn(page)).toBe(true);
  await phone.context().close();
});

test('signs another device out from the list of sessions', { tag: '@once' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await signUp(page);
  const phone = await otherDevice(browser, baseURL, person);
  await page.goto('/guvenlik');
  const devices = page.getByRole('region', { name: 'Cihazlar' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /: oturumu kapat$/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await isSignedIn(phone)).toBe(false);
  await phone.context().close();
});

test('the second factor is set up, asked for, replaced by a recovery code, and switched off', {
  tag: '@once',
}, async ({ page, context }) => {
  const person = await signUp(page);
  await page.goto('/guvenlik');
  const section = page.getByRole('region', { name: 'İki adımlı giriş' });
  await expect(section.getByText(texts.secondFactorUnverified)).toBeVisible();
  await verifyAddress(page, person);
  await page.reload();
  await section.getByRole('button', { name: 'Kur' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Şifreniz', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Sürdür' }).click();
  await expect(dialog.getByAltText('Doğrulama uygulamanızla taranacak karekod')).toBeVisible();
  await expectAccessible(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Uygulamadaki altı haneli kod').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Doğrula ve aç' }).click();
  await expect(page.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeVisible();
  const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'Sakladım' }).click();
  await expect(section.getByText('10 kurtarma kodunuz kaldı.')).toBeVisible();

  await context.clearCookies();
  await signIn(page, person);
  const code = page.getByLabel('Kod', { exact: true });
  await expect(page.getByRole('heading', { name: 'İkinci adım' })).toBeVisible();
  await expectAccessible(page);
  const send = page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true });
  await code.fill('000000');
  await send.click();
  await expect(code).toHaveAccessibleDescription(texts.secondFactorWrong);
  await code.fill(nextCodeOf(secret));
  await send.click();
  await page.waitForURL('**/panel');

  await context.clearCookies();
  await signIn(page, person);
  await code.fill(codes[0] ?? '');
  await send.click();
  await page.waitForURL('**/panel');

  await page.goto('/guvenlik');
  await expect(section.getByText('9 kurtarma kodunuz kaldı.')).toBeVisible();
  await section.getByRole('button', { name: 'Kapat' }).click();
  await dialog.getByLabel('Şifreniz', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click();
  await expect(section.getByText('Kapalı', { exact: true })).toBeVisible();
});

test('downloads all own data, and deletes the account permanently', { tag: '@once' }, async ({ page }) => {
  const person = await signUp(page);
  await writeStory(page, { title: 'Götürülecek hikâye', content: 'Sonuna kadar benim.' });
  await page.goto('/guvenlik');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Verilerimi indir' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^yazihane-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(new TextDecoder().decode(files['hikayeler/Götürülecek hikâye.txt'])).toBe('Sonuna kadar benim.');

  await page.getByRole('button', { name: 'Hesabımı sil' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Bu işlem geri alınamaz.');
  await expectAccessible(page);
  await dialog.getByLabel('Şifreniz', { exact: true }).fill('yanlış');
  await dialog.getByRole('button', { name: 'Hesabımı sil' }).click();
  await expect(dialog.getByLabel('Şifreniz', { exact: true })).toHaveAccessibleDescription(
    new RegExp(texts.wrongPassword.replace('.', '\\.')),
  );
  await dialog.getByLabel('Şifreniz', { exact: true }).fill(person.password);
  // The insertion point with a piece of the text, as the editor stores it for a reload.
  await page.evaluate(() => localStorage.setItem('yazihane.stream-place', '{"end":"Sonuna kadar"}'));
  await dialog.getByRole('button', { name: 'Hesabımı sil' }).click();
  await expect(page.getByRole('dialog', { name: 'Hesabınız silindi' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('yazihane.stream-place'))).toBeNull();
  await page.getByRole('button', { name: 'Ana sayfaya git' }).click();
  await page.waitForURL('/');
  await signIn(page, person);
  await expect(page.getByText(texts.wrongCredentials)).toBeVisible();
});
