import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { newPerson, signUp } from './people.ts';

const texts = messages.account;

// The browser's console reports every refused sign-in.
test.use({ expectedErrors: [/^Failed to load resource/] });

test('the sign-up form shows each error beside its field and keeps the typed text', async ({ page }) => {
  await page.goto('/kayit');
  const name = page.getByLabel('Kullanıcı adı');
  const email = page.getByLabel('E-posta');
  const password = page.getByLabel('Şifre', { exact: true });
  const send = page.getByRole('main').getByRole('button', { name: 'Kayıt Ol', exact: true });
  await name.fill('ayşe');
  await email.fill('ayse@');
  await password.fill('12345');
  await send.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(`${texts.usernameLetters} ${texts.usernameRule}`);
  await expect(email).toHaveAccessibleDescription(texts.invalidEmail);
  await expect(password).toHaveAccessibleDescription(texts.passwordTooShort);
  await expect(email).toHaveValue('ayse@');
  await expect(password).toHaveValue('12345');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('shows a taken e-mail and a taken username beside their fields', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const person = await signUp(page);
  await context.clearCookies();
  await page.goto('/kayit');
  await page.getByLabel('Kullanıcı adı').fill(newPerson().username);
  await page.getByLabel('E-posta').fill(person.email);
  await page.getByLabel('Şifre', { exact: true }).fill(person.password);
  const send = page.getByRole('main').getByRole('button', { name: 'Kayıt Ol', exact: true });
  await send.click();
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription(texts.emailTaken);
  await page.getByLabel('Kullanıcı adı').fill(person.username.toUpperCase());
  await page.getByLabel('E-posta').fill(newPerson().email);
  await send.click();
  await expect(page.getByLabel('Kullanıcı adı')).toHaveAccessibleDescription(texts.usernameTaken);
});

test('a new account opens the panel, signs out and signs in again', { tag: '@once' }, async ({ page }) => {
  const person = newPerson();
  await page.goto('/kayit');
  await page.getByLabel('Kullanıcı adı').fill(person.username);
  await page.getByLabel('E-posta').fill(person.email);
  const password = page.getByLabel('Şifre', { exact: true });
  await password.fill(person.password);
  await page.getByRole('button', { name: 'Şifreyi göster' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Şifreyi gizle' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol', exact: true }).click();
  await page.waitForURL('**/panel');
  await expect(page.getByRole('heading', { name: `Hoş geldiniz, ${person.username}` })).toBeVisible();

  await page.goto('/giris');
  await page.waitForURL('**/panel');

  await page.request.post('/api/auth/sign-out');
  await page.goto('/panel');
  await page.waitForURL('**/giris');
  await page.getByLabel('E-posta').fill(person.email);
  await page.getByLabel('Şifre', { exact: true }).fill('yanlış-şifre');
  const send = page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true });
  await send.click();
  const box = page.getByRole('alert');
  await expect(box.getByText('Giriş Hatası')).toBeVisible();
  await expect(box.getByText(texts.wrongCredentials)).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByLabel('Şifre', { exact: true }).fill(person.password);
  await send.click();
  await page.waitForURL('**/panel');
});

test('opens the requested page after the sign-in, and never another site', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const person = await signUp(page);
  await context.clearCookies();
  await page.goto('/editor');
  await page.waitForURL('**/giris?next=%2Feditor');
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Kayıt olun' }).click();
  await expect(title).toHaveText('Kayıt Ol');
  await page.getByRole('link', { name: 'Giriş yapın' }).click();
  // Both forms have fields with these labels, so wait for the second form before typing.
  await expect(title).toHaveText('Giriş Yap');
  await page.getByLabel('E-posta').fill(person.email);
  await page.getByLabel('Şifre', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await page.waitForURL('**/editor');
  await page.goto('/giris?next=//kotu.example/');
  await page.waitForURL('**/panel');
});

test('keeps the requested page when a link to another sign-in form is clicked before hydration', {
  tag: '@once',
}, async ({ page }) => {
  const clicked = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await clicked.promise;
    await route.continue();
  });
  await page.goto('/giris?next=%2Feditor', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'E-postama kod gönder' }).click();
  clicked.resolve();
  await page.waitForURL('**/kodla-giris?next=%2Feditor');
});
