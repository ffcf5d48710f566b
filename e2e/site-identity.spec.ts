import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { emptyIdentity, type IdentityFields } from '#domain/site/site-identity.ts';
import { signInAsAdmin, renamedTest as test } from './database-app.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';

/** The tests run one after another, because the name applies to the whole app. */
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/^Failed to load resource/] });

const m = messages.siteIdentity;
const nameField = (page: Page) => page.getByLabel('Sitenin adı', { exact: true });
const linksField = (page: Page) => page.getByRole('textbox', { name: 'Bağlantı adresleri' });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true });

/** Saves an identity through the API, as the administrator signed in on the page. */
async function saveByApi(page: Page, change: Partial<IdentityFields>): Promise<void> {
  const { revision } = await (await page.request.get('/api/admin/identity')).json();
  const data = { ...emptyIdentity, ...change, revision };
  expect((await page.request.put('/api/admin/identity', { data })).status()).toBe(200);
}

test('an administrator previews and saves a name, and takes an earlier version back', async ({
  page,
  databaseApp: { pool },
}) => {
  test.slow();
  await signInAsAdmin(page, pool);
  await saveByApi(page, { city: 'Muğla' });
  await page.goto('/admin/site-kimligi');
  await nameField(page).fill('Kalem <Evi>');
  await saveButton(page).click();
  await expect(nameField(page)).toBeFocused();
  await expect(nameField(page)).toHaveAccessibleDescription(
    new RegExp(m.brackets.replaceAll(/[[\]]/g, '\\$&')),
  );
  await nameField(page).fill('Kalem Evi');
  await linksField(page).fill('https://mastodon.social/@kalem\njavascript:alert(1)');
  await page.getByRole('button', { name: /hazırla/ }).click();
  await expect(linksField(page)).toHaveAccessibleDescription(new RegExp(m.socialLink));
  await linksField(page).fill('https://mastodon.social/@kalem');
  await page.getByRole('button', { name: /hazırla/ }).click();
  await expect(page.getByRole('img', { name: 'Paylaşım görseli: Kalem Evi' })).toBeVisible();
  await expect(
    page
      .frameLocator('iframe[title="Örnek posta"]')
      .getByText('Kalem Evi’ne giriş yapmak için bu kodu girin:'),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Sayfaların üst ve alt bölümü: Kalem Evi' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await saveButton(page).click();
  await expect(page.getByText('Site kimliği kaydedildi.')).toBeVisible();

  const versions = page.getByRole('region', { name: 'Sürümler' });
  await expect(versions.getByRole('button', { name: /yürürlükte/ })).toHaveCount(1);
  await versions.getByRole('listitem').nth(1).getByRole('button', { name: /sürüm/ }).click();
  await versions.getByRole('button', { name: 'Bu sürümü forma al' }).click();
  await expect(nameField(page)).toHaveValue('');
  await expect(page.getByLabel('Şehir', { exact: true })).toHaveValue('Muğla');
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Şehir', { exact: true })).toHaveValue('Muğla');
});

test('two administrators do not overwrite each other', async ({ page, databaseApp: { pool } }) => {
  await signInAsAdmin(page, pool);
  await page.goto('/admin/site-kimligi');
  await nameField(page).fill('Benim Adım');
  await saveByApi(page, { name: 'Onun Adı', city: 'Bursa' });
  await saveButton(page).click();
  const conflict = page.getByRole('alert', { name: 'Site kimliği siz düzenlerken değişti' });
  await expect(conflict).toContainText('Şu anda kayıtlı olan: Onun Adı');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Benimkilerle kaydet' }).click();
  await expect(page.getByText('Site kimliği kaydedildi.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Benim Adım');
  await expect(page.getByLabel('Şehir', { exact: true })).toHaveValue('Bursa');
});

test('a renamed site shows its name in cached pages, before and after its app starts', async ({
  page,
  databaseApp: { pool },
}) => {
  await signInAsAdmin(page, pool);
  const html = async (path: string) => (await page.request.get(path)).text();
  for (const path of ['/', '/kvkk', '/hakkimizda', '/panel', '/olmayan-sayfa']) await html(path);
  await saveByApi(page, {
    name: `O'Kalem & "Kâğıt"`,
    tagline: 'Yeni tanıtım',
    tradeName: 'Örnek Yazı A.Ş.',
    socialLinks: ['https://www.instagram.com/kalem'],
  });
  const written = 'O&#x27;Kalem &amp; &quot;Kâğıt&quot;';
  await expect.poll(() => html('/')).toContain(`<title>${written}: Yeni tanıtım</title>`);
  expect(await html('/')).toContain(`<meta property="og:site_name" content="${written}"/>`);
  expect(await html('/')).toContain('"sameAs":["https://www.instagram.com/kalem"]');
  expect(await html('/kvkk')).toContain('bulunan Örnek Yazı A.Ş. kuruluşudur');
  expect(await html('/kullanim-kosullari')).toContain(`Bu koşullar, ${written} hizmetini`);
  for (const path of ['/kvkk', '/panel', '/olmayan-sayfa']) {
    expect(await html(path), path).toContain(written);
    expect((await html(path)).match(/<title>[^<]*Yazıhane/), path).toBeNull();
  }
  await page.goto('/hakkimizda');
  await appReady(page);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(`O'Kalem & "Kâğıt"`);
  await expect(footer.getByRole('link', { name: 'instagram.com' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/kalem',
  );
  await expect(page).toHaveTitle(`Hakkımızda · O'Kalem & "Kâğıt"`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('the longest name fits a phone', async ({ page, databaseApp: { pool } }) => {
  await signInAsAdmin(page, pool);
  await saveByApi(page, { name: 'Ğ'.repeat(40) });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/giris', '/panel', '/admin/site-kimligi']) {
    await page.goto(path);
    await appReady(page);
    await expectNoSidewaysScroll(page);
  }
});
