import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { signInAsAdmin, test } from './database-app.ts';
import {
  expect,
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  typeWithoutPause,
} from './fixtures.ts';
import { newPerson, type Person, signUp } from './people.ts';

const { users } = messages;

// Both tests cause refused and broken answers.
test.use({ expectedErrors: [/^Failed to load resource/] });

const search = (page: Page) => page.getByRole('textbox', { name: 'Ad, kullanıcı adı ya da e-posta ara' });
const rowOf = (page: Page, { email }: Person) => page.getByRole('row').filter({ hasText: email });
/** The count beside the list; a separate status is shown while the list loads. */
const status = (page: Page) =>
  page
    .getByRole('region', { name: 'Hesaplar' })
    .getByRole('status')
    .filter({ hasText: /kullanıcı$/ });

/** Types why, as every change asks. */
const giveReason = (page: Page) => page.getByRole('textbox', { name: 'Neden' }).fill('Söz verilmişti');

async function choose(page: Page, person: Person, action: string): Promise<void> {
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await rowOf(page, person)
    .getByRole('button', { name: /^İşlemler/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an administrator finds a user, grants and revokes, suspends and reopens the account, and reads it in the audit log', {
  tag: '@once',
}, async ({ page, browser, baseURL, databaseApp: { pool } }) => {
  test.setTimeout(60_000);
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const person = await signUp(theirs);
  // A word wider than a dialog must not move its buttons out of view.
  const name = `Işıl İnce${'ışıl'.repeat(12)} ${person.username.slice(-8)}`;
  await theirs.request.put('/api/profile', {
    data: { fullName: name, username: person.username, bio: '', birthDate: null },
  });
  await signInAsAdmin(page, pool);
  // A high window, so that no toast at the lower edge covers the row.
  await page.setViewportSize({ width: 1280, height: 1_300 });
  await page.clock.install();
  await page.goto('/admin/kullanicilar');
  await expect(
    page.getByRole('region', { name: 'Kullanıcı istatistikleri' }).getByText(/ sayıldı\./),
  ).toBeVisible();

  // Turkish characters match in either case; the request is sent after a pause in typing.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/admin/users') asked.push(searchParams.get('search') ?? '');
  });
  await typeWithoutPause(page, search(page), `ISIL ince ${person.username.slice(-8)}`);
  await expect(status(page)).toHaveText('1 kullanıcı');
  expect(asked).toEqual([`ISIL ince ${person.username.slice(-8)}`]);
  const row = rowOf(page, person);
  await expect(row).toContainText('E-posta doğrulanmamış');
  await expectAccessible(page);

  // By keyboard, the focus moves into the menu and back to its button.
  const actions = row.getByRole('button', { name: `İşlemler: ${name}` });
  await actions.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profesyonel plan ver' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();

  await choose(page, person, 'Yayıncı plan ver');
  const plan = page.getByRole('dialog', { name: `“${name}” Yayıncı plana geçsin mi?` });
  await expect(plan.getByLabel('Bitiş günü')).toBeFocused();
  await expectAccessible(page);
  await plan.getByLabel('Bitiş günü').fill('');
  await plan.getByRole('button', { name: 'Planı ver' }).click();
  await expect(plan.getByText(users.endRequired)).toBeVisible();
  await expect(plan.getByText(users.reasonRequired)).toBeVisible();
  await giveReason(page);
  await plan.getByLabel('Bitiş günü').fill('2020-01-01');
  await plan.getByRole('button', { name: 'Planı ver' }).click();
  await expect(plan.getByText(users.endPassed)).toBeVisible();
  await expect(plan.getByLabel('Bitiş günü')).toHaveValue('2020-01-01');
  const nextYear = new Date().getFullYear() + 1;
  await plan.getByLabel('Bitiş günü').fill(`${nextYear}-03-05`);
  await plan.getByRole('button', { name: 'Planı ver' }).click();
  await expect(plan).toHaveCount(0);
  await expect(row).toContainText('Yayıncı');
  await expect(row).toContainText(`5 Mart ${nextYear}`);
  await expect(row).toContainText('8.000');
  await expect(actions).toBeFocused();

  await choose(page, person, '1.000 token ekle');
  const tokens = page.getByRole('alertdialog', { name: `“${name}” hesabına 1.000 token eklensin mi?` });
  await expect(tokens).toContainText(person.email);
  await tokens.getByRole('button', { name: '1.000 token ekle' }).click();
  await expect(tokens.getByText(users.reasonRequired)).toBeVisible();
  await expect(tokens.getByLabel('Neden')).toBeFocused();
  await giveReason(page);
  await tokens.getByRole('button', { name: '1.000 token ekle' }).dblclick();
  await expect(tokens).toHaveCount(0);
  await expect(row).toContainText('9.000');

  await choose(page, person, 'Ücretsiz plana al');
  await giveReason(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ücretsiz plana al' }).click();
  await expect(row).toContainText('Başlangıç');
  await choose(page, person, 'Doğrulama postasını yeniden gönder');
  await giveReason(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText(`${name}: doğrulama postası sıraya alındı.`)).toBeVisible();

  await theirs.goto('/panel');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await choose(page, person, 'Askıya al');
  const shut = page.getByRole('alertdialog', { name: `“${name}” askıya alınsın mı?` });
  await expect(shut.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  expect(await shut.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await giveReason(page);
  await shut.getByRole('button', { name: 'Askıya al' }).click();
  await expect(row).toContainText('Askıda');
  await theirs.goto('/giris');
  await theirs.getByLabel('E-posta').fill(person.email);
  await theirs.getByLabel('Şifre', { exact: true }).fill(person.password);
  await theirs.getByRole('button', { name: 'Giriş Yap', exact: true }).last().click();
  await expect(theirs.getByText(messages.account.suspended)).toBeVisible();
  await expect(theirs.getByLabel('E-posta')).toHaveValue(person.email);
  await page.getByLabel('Erişim').selectOption('suspended');
  await expect(row).toBeVisible();
  await choose(page, person, 'Askıdan çıkar');
  await giveReason(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Askıdan çıkar' }).click();
  await expect(page.getByText('Kullanıcı bulunamadı')).toBeVisible();
  await theirs.getByRole('button', { name: 'Giriş Yap', exact: true }).last().click();
  await theirs.waitForURL('**/panel');

  await page.getByRole('link', { name: 'Denetim kaydı' }).click();
  await page.getByRole('textbox', { name: /^Kişi, işlem/ }).fill(person.email);
  const log = page.getByRole('table', { name: 'Denetim kaydı' });
  await expect(log.getByRole('rowheader')).toHaveText([
    'Hesap askıdan çıkarıldı',
    'Hesap askıya alındı',
    'Doğrulama postası gönderildi',
    'Ücretsiz plana alındı',
    'Token eklendi',
    'Plan verildi',
  ]);
  await log.getByRole('button', { name: /^Ayrıntı: Token eklendi/ }).click();
  await expect(log.getByRole('row').filter({ hasText: /^Token/ })).toHaveText('Token8.0009.000');
  await expectAccessible(page);
  await theirs.context().close();
});

test('many accounts are paged, and errors show the specified texts and keep the typed text', {
  tag: '@once',
}, async ({ page, databaseApp: { pool } }) => {
  const crowd = `kalabalik${randomUUID().slice(0, 6)}`;
  await pool.query(
    `INSERT INTO users (name, username, email)
      SELECT 'Kalabalıktan biri', $1 || '_' || n, $1 || n || '@ornek.com' FROM generate_series(1, 45) n`,
    [crowd],
  );
  await signInAsAdmin(page, pool);
  await page.goto('/admin/kullanicilar');
  await search(page).fill(crowd);
  await expect(status(page)).toHaveText('45 kullanıcı');
  const pages = page.getByRole('navigation', { name: 'Sayfalar' });
  const rows = page.getByRole('table', { name: 'Kullanıcılar' }).getByRole('rowheader');
  await expect(rows).toHaveCount(20);
  await expectNoSidewaysScroll(page);
  await pages.getByRole('button', { name: 'Sonraki' }).click();
  await pages.getByRole('button', { name: 'Sonraki' }).click();
  await expect(pages).toContainText('Sayfa 3 / 3');
  await expect(rows).toHaveCount(5);
  await expect(pages.getByRole('button', { name: 'Sonraki' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Önceki' }).click();
  await expect(rows).toHaveCount(20);
  await page.getByLabel('Plan').selectOption('pro');
  await expect(page.getByText('Kullanıcı bulunamadı')).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri Temizle' }).click();
  await expect(search(page)).toHaveValue('');
  await search(page).fill(`${crowd}_45`);
  const person = { ...newPerson(), email: `${crowd}45@ornek.com` };
  await expect(rowOf(page, person)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  const fault = (code: string, message: string) => ({
    status: 500,
    json: { code, status: 500, message, requestId: randomUUID() },
  });
  await page.route('**/api/admin/users/*/tokens', (route) =>
    route.fulfill(fault('TOKENS_NOT_ADDED', users.tokensFailed)),
  );
  await choose(page, person, '5.000 token ekle');
  const dialog = page.getByRole('alertdialog');
  await giveReason(page);
  await dialog.getByRole('button', { name: '5.000 token ekle' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(users.tokensFailed);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await page.unroute('**/api/admin/users/*/tokens');
  await dialog.getByRole('button', { name: '5.000 token ekle' }).click();
  await expect(rowOf(page, person)).toContainText('5.500');

  await page.route('**/api/admin/users?*', (route) =>
    route.fulfill(fault('USERS_LOAD_FAILED', users.listFailed)),
  );
  await page.reload();
  await expect(page.getByText(users.listFailed)).toBeVisible();
  await page.unroute('**/api/admin/users?*');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(rows.first()).toBeVisible();
});
