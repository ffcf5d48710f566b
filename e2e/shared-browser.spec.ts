import type { Page } from '@playwright/test';
import { openGeneration } from './editor-layout.ts';
import { expect, test } from './fixtures.ts';
import { manuscript } from './manuscript.ts';
import { newPerson, type Person, signUp, writeStory } from './people.ts';

// The browser's console reports requests that are refused between two sign-ins.
test.use({ expectedErrors: [/^Failed to load resource/] });

/**
 * Opens a saved story, continues it with a direction and returns its id. The generation's request is never answered, so
 * that the browser keeps the pieces of text that belong to it.
 */
async function goOnWithSecret(page: Page): Promise<string> {
  await page.route('**/api/generations/stream', () => {});
  const { id } = await writeStory(page, { title: 'Fener', content: 'Gizli cümle burada.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toContainText('Gizli');
  await openGeneration(page);
  await page.getByLabel('Nereye gitsin?').fill('Gizli fikir.');
  await page.getByRole('button', { name: 'Devam et' }).filter({ visible: true }).click();
  return id;
}

test('an open editor closes when another person signs in, and its text is kept for its owner', {
  tag: '@once',
}, async ({ page, context }) => {
  const other = await signUp(page, newPerson());
  await context.clearCookies();
  const owner = await signUp(page);
  await page.goto('/editor');
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await page.getByLabel('Başlık').fill('Fener');
  await text.fill('Bir gün.');
  const tab = await context.newPage();
  async function signInElsewhere({ email, password }: Person): Promise<void> {
    await context.clearCookies();
    await tab.goto('/giris');
    await tab.getByLabel('E-posta').fill(email);
    await tab.getByLabel('Şifre', { exact: true }).fill(password);
    await tab.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await tab.waitForURL('/panel');
  }

  await signInElsewhere(other);
  await page.waitForURL('/panel');
  await expect(page.getByRole('heading', { name: other.username })).toBeVisible();
  await page.goto('/editor');
  await expect(text).toBeVisible();
  await expect(text).not.toContainText('Bir gün.');
  await expect(page.getByLabel('Başlık')).toHaveValue('');

  await signInElsewhere(owner);
  await page.waitForURL('/panel');
  await expect(page.getByRole('heading', { name: owner.username })).toBeVisible();
  await expect(page.getByRole('main').getByText('Fener').first()).toBeVisible();
});

test('signing out clears the stored pieces of a text from the browser', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await goOnWithSecret(page);
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]).includes('Gizli'));
  await expect.poll(kept).toBe(true);
  await page.goto('/panel');
  await page.getByRole('button', { name: 'Çıkış Yap' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL('/');
  await expect.poll(kept).toBe(false);
});

test('a session ended from another device clears local data except unsaved text', {
  tag: '@once',
}, async ({ page, context, browser }) => {
  const owner = await signUp(page);
  const id = await goOnWithSecret(page);
  const kept = () =>
    page.evaluate(async () => {
      const storages = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
      return storages.includes('Gizli');
    });
  await expect.poll(kept).toBe(true);
  const tab = await context.newPage();
  await tab.goto('/panel');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const { email, password } = owner;
  await elsewhere.request.post('/api/auth/sign-in', { data: { email, password } });
  expect((await elsewhere.request.delete('/api/account/sessions')).ok()).toBe(true);
  await elsewhere.close();

  // The save is refused because the session has ended, and the text stays unsaved in this tab.
  await manuscript(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Kaydedilmedi.');
  await expect(page.getByRole('dialog', { name: 'Oturumunuz sona erdi' })).toBeVisible();
  await expect.poll(kept).toBe(false);
  await tab.waitForURL(/\/giris/);

  await expect(page.locator('header').getByText('Oturum kapandı: bu cihazda duruyor')).toBeVisible();
  await page.close();
  await tab.getByLabel('E-posta').fill(email);
  await tab.getByLabel('Şifre', { exact: true }).fill(password);
  await tab.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await tab.waitForURL('/panel');
  await tab.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(tab)).toContainText('Kaydedilmedi.');
});

test('a call refused because the session has ended opens the sign-in', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/panel');
  const link = page.getByRole('main').getByRole('link', { name: 'Güvenlik' });
  await expect(link).toBeVisible();
  const cookies = await context.cookies();
  await page.request.post('/api/auth/sign-out');
  // The cookie remains, as after a session ended from another device.
  await context.addCookies(cookies);
  await link.click();
  await page.waitForURL(/\/giris/);
});

test('charges the guest trial when the session ends before a generation starts, and shows that in the header', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener', content: 'Kule karanlıktı.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toContainText('Kule');
  const balance = (text: string) => page.locator('header').getByText(text).filter({ visible: true });
  const cookies = await context.cookies();
  await page.request.post('/api/auth/sign-out');
  await context.addCookies(cookies);
  const asked = Promise.withResolvers<void>();
  const known = Promise.withResolvers<void>();
  await page.route('**/api/generations/stream', async (route) => {
    asked.resolve();
    await known.promise;
    await route.continue();
  });
  await openGeneration(page);
  await page.getByLabel('Nereye gitsin?').fill('Fener yanar.');
  await page.getByRole('button', { name: 'Devam et' }).filter({ visible: true }).click();
  await asked.promise;
  // The `online` event makes the tab fetch the session, which has ended.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(balance('250 / 250')).toBeVisible();
  known.resolve();
  await expect(page.getByText(/50 token harcandı/).filter({ visible: true })).toBeVisible();
  await expect(balance('200 / 250')).toBeVisible();
});
