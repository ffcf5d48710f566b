import { expect, test } from './fixtures.ts';
import { newPerson, type Person, signUp } from './people.ts';

// The browser itself reports what is refused between two sign-ins.
test.use({ expectedErrors: [/^Failed to load resource/] });

test('an open editor makes way for another person, and its text waits for its owner', {
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
  await expect(page.getByRole('main').getByText('Fener')).toBeVisible();
});
