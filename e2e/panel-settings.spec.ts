import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll, test } from './fixtures.ts';
import { signUp } from './people.ts';

test.describe('the profile settings', () => {
  const open = async (page: Page) => {
    await page.goto('/panel');
    await page.getByRole('button', { name: 'Profil ayarları' }).click();
    const dialog = page.getByRole('dialog', { name: 'Profil ayarları' });
    await expect(dialog.getByLabel('Ad soyad')).toBeVisible();
    return dialog;
  };

  test('show the rules beside the fields, and keep the typed text', { tag: '@once' }, async ({ page }) => {
    await signUp(page);
    const dialog = await open(page);
    const name = dialog.getByLabel('Ad soyad');
    const username = dialog.getByLabel('Kullanıcı adı');
    const { usernameRule, usernameLetters } = messages.account;
    await expect(username).toHaveAccessibleDescription(`${usernameRule}. ${usernameLetters}`);
    await name.fill(' ');
    await username.fill('şule');
    await dialog.getByLabel('Hakkınızda').fill('Kısa öyküler yazarım.');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(messages.billing.fullNameRequired);
    await expect(username).toHaveAccessibleDescription(`${usernameLetters} ${usernameRule}`);
    await expect(dialog.getByLabel('Hakkınızda')).toHaveValue('Kısa öyküler yazarım.');
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  test('change the shown name at once, and close after the save', { tag: '@once' }, async ({ page }) => {
    await signUp(page);
    const dialog = await open(page);
    await dialog.getByLabel('Ad soyad').fill('İnci Işık');
    await dialog.getByLabel('Doğum tarihi').fill('1990-02-28');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog.getByText(messages.profile.updated)).toBeVisible();
    await expect(page.getByText('Hoş geldiniz, İnci Işık')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Profil ayarları' })).toBeFocused();
    await page.getByRole('button', { name: 'Profil ayarları' }).click();
    await expect(dialog.getByLabel('Doğum tarihi')).toHaveValue('1990-02-28');
    await dialog.getByLabel('Doğum tarihi').fill('');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(dialog).toHaveCount(0);
    const profile = await page.request.get('/api/profile');
    expect(await profile.json()).toMatchObject({ fullName: 'İnci Işık', birthDate: null });
  });

  test.describe('when the server refuses a save', { tag: '@once' }, () => {
    test.use({ expectedErrors: [/^Failed to load resource/] });

    test('show the specified error texts', async ({ page, browser }) => {
      const other = await browser.newPage();
      const { username: taken } = await signUp(other);
      await other.close();
      await signUp(page);
      await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'bozuk' }));
      await page.goto('/panel');
      await page.getByRole('button', { name: 'Profil ayarları' }).click();
      const dialog = page.getByRole('dialog', { name: 'Profil ayarları' });
      await expect(dialog.getByText(messages.profile.loadFailed)).toBeVisible();
      await page.unrouteAll();
      await dialog.getByRole('button', { name: 'Tekrar dene' }).click();
      const username = dialog.getByLabel('Kullanıcı adı');
      await username.fill(taken.toUpperCase());
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await expect(username).toBeFocused();
      await expect(username).toHaveAccessibleDescription(new RegExp(messages.account.usernameTaken));
      await page.route('**/api/profile', (route) => route.fulfill({ status: 500, body: 'bozuk' }));
      await username.fill(`${taken.slice(0, 18)}_2`);
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await expect(dialog.getByText(messages.profile.updateFailed)).toBeVisible();
      await expect(username).toHaveValue(`${taken.slice(0, 18)}_2`);
    });
  });
});

test.describe('the notification preferences', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('are stored at each choice', { tag: '@once' }, async ({ page }) => {
    test.slow();
    await signUp(page);
    await page.goto('/panel');
    await page.getByRole('button', { name: 'Bildirim tercihleri' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bildirim tercihleri' });
    const reminders = dialog.getByRole('checkbox', { name: 'Üyelik hatırlatmaları' });
    await expect(reminders).toBeChecked();
    // Nothing that needs consent is on before the person asks for it.
    for (const name of ['Haftalık yazma özeti', 'Ürün haberleri ve kampanyalar'])
      await expect(dialog.getByRole('checkbox', { name })).not.toBeChecked();
    await dialog.getByText('Üyelik hatırlatmaları').click();
    await expect(dialog.getByRole('status')).toHaveText('Tercihiniz kaydedildi.');
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.reload();
    await page.getByRole('button', { name: 'Bildirim tercihleri' }).click();
    await expect(reminders).not.toBeChecked();
    await page.route('**/api/profile/notifications', (route) =>
      route.fulfill({ status: 500, body: 'bozuk' }),
    );
    await dialog.getByText('Üyelik hatırlatmaları').click();
    await expect(dialog.getByText(messages.profile.preferencesSaveFailed)).toBeVisible();
    await expect(reminders).not.toBeChecked();
  });

  test('take a consent to news with its time, and let it be withdrawn', { tag: '@once' }, async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/panel');
    await page.getByRole('button', { name: 'Bildirim tercihleri' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bildirim tercihleri' });
    const news = dialog.getByRole('checkbox', { name: 'Ürün haberleri ve kampanyalar' });
    // The whole row is the checkbox's label.
    const row = dialog.getByText('Ürün haberleri ve kampanyalar');
    await row.click();
    await expect(dialog.getByText('Onay verdiğiniz an:')).toBeVisible();
    await row.click();
    await expect(dialog.getByText('Onay verdiğiniz an:')).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Bildirim tercihleri' }).click();
    await expect(news).not.toBeChecked();
  });
});

test('billing details are validated with the specified texts, and stored', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/panel');
  await page.getByRole('button', { name: 'Ödeme bilgileri' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ödeme bilgileri' });
  const save = dialog.getByRole('button', { name: 'Kaydet' });
  await expect(dialog.getByText('Ücretsiz planda ödeme yok.')).toBeVisible();
  await expect(dialog.getByText('her ödemenin makbuzu e-postanıza gelir')).toBeVisible();
  await save.click();
  const { billing } = messages;
  await expect(dialog.getByLabel('Ad soyad')).toBeFocused();
  await expect(dialog.getByLabel('Ad soyad')).toHaveAccessibleDescription(billing.fullNameRequired);
  await expect(dialog.getByLabel('Telefon')).toHaveAccessibleDescription(billing.phoneRequired);
  await expect(dialog.getByLabel('Adres')).toHaveAccessibleDescription(billing.addressRequired);
  await expectAccessible(page);
  await dialog.getByLabel('Ad soyad').fill('Defne Akın');
  await dialog.getByLabel('Telefon').fill('0555 bir');
  await dialog.getByLabel('Adres').fill('Kordon 1\nİzmir');
  await save.click();
  await expect(dialog.getByLabel('Telefon')).toHaveAccessibleDescription(billing.phoneInvalid);
  await dialog.getByLabel('Telefon').fill('0555 555 55 55');
  await save.click();
  await expect(dialog.getByText('Fatura bilgileriniz kaydedildi.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Ödeme bilgileri' }).click();
  await expect(dialog.getByLabel('Telefon')).toHaveValue('0555 555 55 55');
  await expect(dialog.getByLabel('Adres')).toHaveValue('Kordon 1\nİzmir');
  await expectNoSidewaysScroll(page);
});
