import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { linkIn, mailTo } from './outbox.ts';
import { newPerson, signUp, writeStory } from './people.ts';

const texts = messages.account;

// The browser's console reports every refused link and code.
test.use({ expectedErrors: [/^Failed to load resource/] });

test('the verification link of the sign-up mail removes the banner and is refused when used again', {
  tag: '@once',
}, async ({ page }) => {
  const { email } = await signUp(page);
  await page.goto('/panel');
  const banner = page.getByText('E-posta adresinizi doğrulayın', { exact: true });
  await expect(banner).toBeVisible();
  await expect(page.getByText(/bir kereye özgü 1\.500 tokenlik hoş geldiniz hediyesi gelir/)).toBeVisible();
  await page.getByRole('button', { name: 'Bağlantıyı yeniden gönder' }).click();
  await expect(page.getByText(`Doğrulama bağlantısı ${email} adresine yeniden gönderildi.`)).toBeVisible();

  // Only the newer of two links works: wait for the second mail.
  await expect
    .poll(async () => (await (await page.request.get('/gelistirme/posta')).text()).split(email).length - 1)
    .toBe(2);
  const link = linkIn(await mailTo(page, email, 'E-posta adresinizi doğrulayın'), '/e-posta-dogrula');
  await page.goto(link);
  await expect(page.getByText('Adresiniz doğrulandı')).toBeVisible();
  await expect(page.getByText('1.500 tokenlik hoş geldiniz hediyeniz hesabınıza eklendi;')).toBeVisible();
  expect(page.url()).not.toContain('#');
  await page.waitForURL('**/panel');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page.getByText('Bugün yaklaşık 5 hikâyelik hakkınız var')).toBeVisible();
  await page.goto('/kullanim');
  await expect(page.getByRole('row', { name: /Hoş geldiniz hediyesi \+1\.500/ })).toBeVisible();

  await page.goto('/ornekler');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText(texts.linkInvalid);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
});

test('a verification link in a browser without the session asks for the account’s password', {
  tag: '@once',
}, async ({ page, context }) => {
  const { email, password } = await signUp(page);
  const link = linkIn(await mailTo(page, email, 'E-posta adresinizi doğrulayın'), '/e-posta-dogrula');
  await context.clearCookies();
  await page.goto(link);
  const field = page.getByLabel('Hesabın şifresi', { exact: true });
  const send = page.getByRole('button', { name: 'Adresimi doğrula' });
  await send.click();
  await expect(field).toHaveAccessibleDescription('Şifre gereklidir.');
  await field.fill('yanlış-şifre');
  await send.click();
  await expect(field).toHaveAccessibleDescription(texts.linkPasswordWrong);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await field.fill(password);
  await send.click();
  await expect(page.getByText('Adresiniz doğrulandı')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Giriş yap', exact: true }).click();
  await page.waitForURL('**/giris');
});

test('shows that a verification link was used elsewhere while its page was open, and offers a new one', {
  tag: '@once',
}, async ({ page, context }) => {
  const { email, password } = await signUp(page);
  const link = linkIn(await mailTo(page, email, 'E-posta adresinizi doğrulayın'), '/e-posta-dogrula');
  await context.clearCookies();
  await page.goto(link);
  await page.getByRole('button', { name: 'Bu hesabı ben açmadım' }).click();
  const question = page.getByRole('alertdialog', { name: 'Hesap devralınsın mı?' });
  await expect(question).toBeVisible();
  const secret = link.slice(link.indexOf('#') + 1);
  await page.request.post('/api/account/verification/confirm', { data: { secret, password } });
  await question.getByRole('button', { name: 'Hesabı devral' }).click();
  await expect(page.getByRole('alert')).toContainText(texts.linkInvalid);
  await expect(question).toBeHidden();
  await expect(page.getByLabel('Hesabın şifresi')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Panelden yeni bağlantı iste' })).toBeVisible();
});

test('the owner of an address takes over an account that somebody else opened with it', {
  tag: '@once',
}, async ({ page, context }) => {
  const { username, email, password } = await signUp(page);
  await writeStory(page, { title: 'Açanın hikâyesi', content: 'Bir vardı.' });
  const link = linkIn(await mailTo(page, email, 'E-posta adresinizi doğrulayın'), '/e-posta-dogrula');
  await context.clearCookies();
  await page.goto(link);
  const offer = page.getByRole('button', { name: 'Bu hesabı ben açmadım' });
  await offer.click();
  const question = page.getByRole('alertdialog', { name: 'Hesap devralınsın mı?' });
  await expect(question).toContainText('1 hikâye');
  await expect(question).toContainText('500 token');
  await expect(question).toContainText('Bu işlem geri alınamaz.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toBeHidden();
  await offer.click();
  await question.getByRole('button', { name: 'Hesabı devral' }).click();
  await expect(page.getByRole('heading', { name: 'Hesap artık sizin' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Yeni şifre').fill('sahibinin-sözcüğü');
  await page.getByRole('button', { name: 'Şifreyi belirle' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Giriş yap', exact: true }).click();
  await page.waitForURL('**/giris**');
  const send = page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true });
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await send.click();
  await expect(page.getByText(texts.wrongCredentials)).toBeVisible();
  await page.getByLabel('Şifre', { exact: true }).fill('sahibinin-sözcüğü');
  await send.click();
  await page.waitForURL('**/kullanici-adi');
  await expect(page.getByLabel('Kullanıcı adı')).toHaveValue(username);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await page.waitForURL('**/panel');
  await expect(page.getByText('Açanın hikâyesi')).toHaveCount(0);
});

test('sets a new password by the mailed link', { tag: '@once' }, async ({ page, context }) => {
  const { email, password } = await signUp(page);
  await context.clearCookies();
  await page.goto('/giris');
  await page.getByRole('link', { name: 'Şifremi unuttum' }).click();
  await page.waitForURL('**/sifremi-unuttum**');
  await page.getByLabel('E-posta').fill('adres-degil');
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription(texts.invalidEmail);
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByText('E-postanıza bakın')).toBeVisible();
  await expectAccessible(page);

  await page.goto(linkIn(await mailTo(page, email, 'Şifrenizi yenileyin'), '/sifre-yenile'));
  await page.getByLabel('Yeni şifre').fill('123456');
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await expect(page.getByLabel('Yeni şifre')).toHaveAccessibleDescription(texts.passwordTooCommon);
  await expectAccessible(page);
  await page.getByLabel('Yeni şifre').fill('yepyeni-gizli-sözcük');
  await page.getByRole('button', { name: 'Şifreyi değiştir' }).click();
  await page.getByRole('link', { name: 'Giriş yap' }).click();
  await page.waitForURL('**/giris');

  const send = page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true });
  await page.getByLabel('E-posta', { exact: true }).fill(email);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await send.click();
  await expect(page.getByText(texts.wrongCredentials)).toBeVisible();
  await page.getByLabel('Şifre', { exact: true }).fill('yepyeni-gizli-sözcük');
  await send.click();
  await page.waitForURL('**/panel');
  await page.goto(linkIn(await mailTo(page, email, 'Şifreniz değişti'), '/sifremi-unuttum'));
  await expect(page.getByRole('heading', { name: 'Şifremi unuttum' })).toBeVisible();
});

test('shows an error for an invalid link and offers a new one', { tag: '@once' }, async ({ page }) => {
  await page.goto('/sifre-yenile');
  await expect(page.getByRole('alert')).toContainText(texts.linkInvalid);
  await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click();
  await page.waitForURL('**/sifremi-unuttum');
});

test('signs in by a mailed code and opens the requested page', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const { email } = await signUp(page);
  await context.clearCookies();
  await page.goto('/giris?next=%2Feditor');
  await page.getByRole('link', { name: 'E-postama kod gönder' }).click();
  await page.waitForURL('**/kodla-giris**');
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  const code = page.getByLabel('Kod', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('12');
  const send = page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true });
  await send.click();
  await expect(code).toHaveAccessibleDescription('E-postanıza gelen sekiz haneli kodu girin.');
  const right = /Giriş kodunuz: (\d{8})/.exec(await mailTo(page, email, 'Giriş kodunuz'))?.[1] ?? '';
  await code.fill(right === '00000000' ? '00000001' : '00000000');
  await send.click();
  await expect(code).toHaveAccessibleDescription(texts.codeInvalid);
  await expectAccessible(page);
  await code.fill(right);
  await send.click();
  await page.waitForURL('**/editor');
  // The first verification of the address removes the password set at sign-up, and a mail asks for a new one.
  await page.goto(
    linkIn(await mailTo(page, email, 'Hesabınıza yeni bir şifre belirleyin'), '/sifremi-unuttum'),
  );
  await expect(page.getByRole('heading', { name: 'Şifremi unuttum' })).toBeVisible();
});

test('changes an unverified address by one mailed link, and a verified one by links to both addresses', {
  tag: '@once',
}, async ({ page }) => {
  const { password } = await signUp(page);
  const [right, next] = [newPerson().email, newPerson().email];
  await page.goto('/guvenlik');
  const section = page.getByRole('region', { name: 'E-posta adresi' });
  const send = section.getByRole('button', { name: 'Bağlantı gönder' });
  await section.getByLabel('Yeni e-posta').fill(right);
  await section.getByLabel('Şifreniz', { exact: true }).fill('yanlış');
  await send.click();
  await expect(section.getByLabel('Şifreniz', { exact: true })).toHaveAccessibleDescription(
    texts.wrongPassword,
  );
  await expect(section.getByLabel('Yeni e-posta')).toHaveValue(right);
  await section.getByLabel('Şifreniz', { exact: true }).fill(password);
  await send.click();
  await expect(section.getByText('Yeni adresinize bakın')).toBeVisible();
  await page.goto(
    linkIn(await mailTo(page, right, 'Yeni e-posta adresinizi onaylayın'), '/e-posta-degistir'),
  );
  await page.getByRole('button', { name: 'Değişikliği onayla' }).click();
  await expect(page.getByText('E-posta adresiniz değişti')).toBeVisible();

  await page.goto('/guvenlik');
  await section.getByLabel('Yeni e-posta').fill(next);
  await section.getByLabel('Şifreniz', { exact: true }).fill(password);
  await send.click();
  await expect(section.getByText('İki adresinize de bakın')).toBeVisible();
  await page.goto(linkIn(await mailTo(page, right, 'E-posta adresiniz değişsin mi?'), '/e-posta-degistir'));
  await page.getByRole('button', { name: 'Değişikliği onayla' }).click();
  await expect(page.getByText('Bu adres onaylandı')).toBeVisible();
  await page.goto('/guvenlik');
  await page.goto(linkIn(await mailTo(page, next, 'Yeni e-posta adresinizi onaylayın'), '/e-posta-degistir'));
  await page.getByRole('button', { name: 'Değişikliği onayla' }).click();
  await expect(page.getByText('E-posta adresiniz değişti')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/guvenlik');
  await expect(page.getByText(next)).toBeVisible();
});

test('asking for a mail again clears the last outcome first', { tag: '@once' }, async ({ page }) => {
  let answer = Promise.withResolvers<void>();
  const hold = async (route: import('@playwright/test').Route) => {
    await answer.promise;
    await route.continue();
  };
  const { email } = await signUp(page);
  await page.goto('/panel');
  const again = page.getByRole('button', { name: /Bağlantıyı yeniden gönder|Gönderiliyor/ });
  const sent = page.getByText(`Doğrulama bağlantısı ${email} adresine yeniden gönderildi.`);
  await again.click();
  await expect(sent).toBeVisible();
  await page.route('**/api/account/**', hold);
  await again.click();
  await expect(again).toHaveText('Gönderiliyor…');
  await expect(sent).toHaveCount(0);
  answer.resolve();
  await expect(again).toHaveText('Bağlantıyı yeniden gönder');
  await page.unroute('**/api/account/**', hold);

  await page.request.post('/api/auth/sign-out');
  await page.goto('/sifremi-unuttum');
  const look = page.getByText('E-postanıza bakın');
  await page.getByLabel('E-posta').fill(email);
  await page.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(look).toBeVisible();
  answer = Promise.withResolvers<void>();
  await page.route('**/api/account/**', hold);
  await page.getByRole('button', { name: 'Yeniden gönder' }).click();
  await expect(page.getByRole('button', { name: 'Gönderiliyor…' })).toBeVisible();
  await expect(look).toHaveCount(0);
  answer.resolve();
  await expect(look).toBeVisible();
});
