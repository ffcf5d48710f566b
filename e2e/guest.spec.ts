import { messages } from '#domain/messages/index.ts';
import { openGeneration } from './editor-layout.ts';
import {
  appReady,
  expect,
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  test,
} from './fixtures.ts';
import { newPerson, signUp } from './people.ts';

const idea = 'Deniz fenerinde tek başına yaşayan Nermin, kıyıya vuran şişede kendi el yazısını bulur.';

test('generates a story from an idea, and shows its cost before and after', async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel('Hikâye fikriniz');
  const generate = page.getByRole('button', { name: 'Hikâyemi yaz' });
  await expect(generate).toBeDisabled();
  await field.fill('   ');
  await appReady(page);
  await expect(generate).toBeDisabled();
  await field.fill(idea);
  await expect(page.getByText('Bu üretim yaklaşık 50 token harcar.')).toBeVisible();
  await generate.click();
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible();
  await expect(page.getByText('200 / 250').filter({ visible: true })).toBeVisible();
  await expect(page.getByText('Bu metni Yerel anlatıcı yazdı: bir dil modeli değil')).toBeVisible();
  const opening = await page.locator('p.manuscript').first().innerText();
  await page.getByRole('button', { name: 'Kopyala' }).click();
  await expect(page.getByRole('button', { name: 'Kopyalandı!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(opening);
  await expect(page.getByRole('heading', { name: 'Bu hikâye burada kalmasın' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an idea without an event gets a list of what was recognised, and costs nothing', async ({ page }) => {
  await page.goto('/');
  await appReady(page);
  await page.getByLabel('Hikâye fikriniz').fill('Şehrin son fenercisi');
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByText('Bu fikri tam anlayamadım')).toBeVisible();
  await expect(page.getByText('Kim: şehrin son fenercisi')).toBeVisible();
  await expect(page.getByText('Token harcanmadı. Bir dil modeli daha iyi yazar')).toBeVisible();
  await expect(page.getByText('250 / 250').filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
});

test('keeps the text after a reload, and lists it when a new one is started', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(idea);
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible();
  await page.reload();
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible();
  await expect(page.getByLabel('Hikâye fikriniz')).toHaveValue(idea);
  await page.getByRole('button', { name: 'Yeni hikâye' }).click();
  await expect(page.getByLabel('Hikâye fikriniz')).toHaveValue('');
  await expect(page.getByLabel('Hikâye fikriniz')).toBeFocused();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('region', { name: 'Hikâyeniz' })).toBeFocused();
  await expect(page.getByLabel('Hikâye fikriniz')).toHaveValue(idea);
  await page.getByRole('button', { name: 'Yeni hikâye' }).click();
  await page.reload();
  await appReady(page);
  await expect(page.getByRole('button', { name: 'Hikâyemi yaz' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hikâyeniz' })).toHaveCount(0);
  await page.getByText('Önceki metinler (1)').click();
  await page.getByRole('button', { name: 'Bu metne dön' }).click();
  await expect(page.getByRole('region', { name: 'Hikâyeniz' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Hikâyeniz' }).locator('p.manuscript').first()).toBeVisible();
});

test('writing again gives another text and keeps the previous one', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(idea);
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible();
  const story = page.getByRole('region', { name: 'Hikâyeniz' });
  const first = await story.locator('p.manuscript').first().innerText();
  await page.getByRole('button', { name: 'Yeniden üret' }).click();
  await expect(page.getByText('50 token harcandı, 150 token kaldı')).toBeVisible();
  await expect(story.locator('p.manuscript').first()).not.toHaveText(first);
  await page.reload();
  await page.getByText('Önceki metinler (1)').click();
  await expect(page.getByText(first)).toBeVisible();
});

test.describe('the limits of the trial', () => {
  // Before the session is loaded the server refuses the request, and the browser's console reports that.
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('shows that an idea is too long for the trial, and offers an account when the trial is used up', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/');
    const field = page.getByLabel('Hikâye fikriniz');
    const remaining = (text: string) => page.getByText(text).filter({ visible: true });
    await field.fill('a'.repeat(1_001));
    await expect(remaining('250 / 250')).toBeVisible();
    await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
    await expect(page.getByText(messages.generation.guestIdeaTooLong)).toBeVisible();
    await expect(field).toBeFocused();
    await expect(remaining('250 / 250')).toBeVisible();

    await field.fill(`${idea} `.repeat(12).slice(0, 995));
    await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
    await expect(page.getByText('249 token harcandı, 1 token kaldı')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yeniden üret' })).toBeDisabled();
    await expect(page.getByText('Deneme tokenleriniz yeni bir metne yetmiyor.')).toBeVisible();
    await page.getByRole('button', { name: 'Yeni hikâye' }).click();
    const panel = page.getByRole('region', { name: messages.generation.guestTrialUsedUp });
    await expect(panel.getByRole('link', { name: 'Kayıt ol' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Giriş yap' })).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });
});

test("clearing this browser's storage does not refill the trial", { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(`${idea} `.repeat(12).slice(0, 995));
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByText('249 token harcandı, 1 token kaldı')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText('1 / 250').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('region', { name: messages.generation.guestTrialUsedUp })).toBeVisible();
});

test("a guest's texts become drafts at sign-up, and the shown one opens in the editor", {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(idea);
  // A click before hydration is repeated after it; `check` would test the state at once.
  await appReady(page);
  await page.getByRole('radio', { name: 'Gizem' }).check();
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByText('50 token harcandı')).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden üret' }).click();
  await expect(page.getByText('50 token harcandı, 150 token kaldı')).toBeVisible();
  const opening = (await page.locator('p.manuscript').first().innerText()).slice(0, 40);
  await expect(page.getByText('Yazdığınız 2 hikâyenin hepsi hesabınıza taslak olarak taşınır')).toBeVisible();
  await page.getByRole('link', { name: 'Ücretsiz hesap aç' }).click();
  await expect(page.getByText('Yazdığınız hikâye hesabınıza taşınır ve editörde açılır.')).toBeVisible();
  const person = newPerson();
  await page.getByLabel('Kullanıcı adı').fill(person.username);
  await page.getByLabel('E-posta').fill(person.email);
  await page.getByLabel('Şifre', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Kayıt Ol', exact: true }).click();
  await page.waitForURL('**/editor?hikaye=*');
  await expect(page.getByRole('textbox', { name: 'Hikâye metni' })).toContainText(opening);
  await openGeneration(page);
  await expect(page.getByLabel('Tür')).toHaveValue('Gizem');
  await expect(page.getByLabel('Hikâyenin fikri')).toHaveValue(idea);
  await expect(page.getByLabel('Nereye gitsin?')).toHaveValue('');
});

test('a signed-in writer pays with the account’s tokens and opens the text in the editor', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(idea);
  await expect(page.getByText(/Bu üretim yaklaşık [\d.]+–[\d.]+ token harcar\./)).toBeVisible();
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByText(/\d{3} token harcandı, \d+ token kaldı/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bu hikâye burada kalmasın' })).toHaveCount(0);
  const opening = (await page.locator('p.manuscript').first().innerText()).slice(0, 40);
  await page.getByRole('button', { name: 'Editörde aç' }).click();
  await page.waitForURL('**/editor');
  await expect(page.getByRole('textbox', { name: 'Hikâye metni' })).toContainText(opening);
  await openGeneration(page);
  await expect(page.getByLabel('Hikâyenin fikri')).toHaveValue(idea);
  await expect(page.getByLabel('Nereye gitsin?')).toHaveValue('');
});
