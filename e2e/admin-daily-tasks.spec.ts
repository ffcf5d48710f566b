import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { messages } from '#domain/messages/index.ts';
import { signInAsAdmin, test } from './database-app.ts';
import { expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from './fixtures.ts';
import { newPerson, type Person, signUp } from './people.ts';

// A daily task takes at most this many clicks from the administration's home; publishing is in admin-blog-publishing.spec.ts.
const mostClicks = 4;

/** Counts the clicks of a page's person; keys that press a focused control count as well. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.clicks = '0';
    addEventListener(
      'click',
      () => {
        const { dataset } = document.documentElement;
        dataset.clicks = `${Number(dataset.clicks) + 1}`;
      },
      { capture: true },
    );
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.clicks));
}

async function openHome(page: Page, pool: Pool): Promise<() => Promise<number>> {
  await signInAsAdmin(page, pool);
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Bugün' })).toBeVisible();
  return countClicks(page);
}

/** Types into the search, with keys only. */
async function searchByKeys(page: Page, search: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Kişi, sipariş, mesaj ya da sayfa ara' })).toBeFocused();
  await page.keyboard.type(search);
}

/** Opens a person's page by the search, with keys only. */
async function findByKeys(page: Page, search: string): Promise<void> {
  await searchByKeys(page, search);
  await expect(page.getByRole('group', { name: 'Kişiler' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/kullanicilar\/[0-9a-f-]{36}$/);
}

async function customer(page: Page): Promise<Person> {
  const person = await signUp(page, newPerson());
  await page.context().clearCookies();
  return person;
}

const leaveMessage = (pool: Pool, { email }: Person, subject: string) =>
  pool.query(
    `INSERT INTO contact_messages (id, user_id, name, email, subject, message, category)
     SELECT gen_random_uuid(), id, name, email, $2, 'Metin', 'general' FROM users WHERE email = $1`,
    [email, subject],
  );

test('a customer is found by e-mail, and everything about them is on one page, by keys alone', {
  tag: '@once',
}, async ({ page, databaseApp: { pool } }) => {
  const person = await customer(page);
  const clicks = await openHome(page, pool);
  await findByKeys(page, person.email);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.username);
  for (const name of [
    'Hesap',
    'Plan geçmişi',
    'Siparişler ve iadeler',
    'Token hareketleri',
    'Mesajlar',
    'Gönderilen postalar',
    'Oturumlar',
    'Onaylar',
    'Denetim kaydı',
  ]) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(
    page.getByRole('region', { name: 'Token hareketleri' }).getByRole('rowheader').first(),
  ).toBeVisible();
  expect(await clicks()).toBe(0);
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('a plan is given within four clicks, and by keys', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  const person = await customer(page);
  const clicks = await openHome(page, pool);
  await findByKeys(page, person.email);
  await page.getByRole('button', { name: /^İşlemler/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /Profesyonel plana geçsin mi/ });
  await expect(dialog.getByLabel('Bitiş günü')).toBeFocused();
  await dialog.getByLabel('Neden').focus();
  await page.keyboard.type('Söz verilmişti');
  await dialog.getByRole('button', { name: 'Planı ver' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  const account = page.getByRole('region', { name: 'Hesap' });
  await expect(account).toContainText('Profesyonel, bitişi');
  await expect(account).toContainText('4.000 token');
  await expect(page.getByRole('region', { name: 'Plan geçmişi' })).toContainText('Yönetici verdi');
  await expect(page.getByRole('region', { name: 'Denetim kaydı' })).toContainText('Plan verildi');
  expect(await clicks()).toBeLessThanOrEqual(mostClicks);
});

test('an order is refunded within four clicks, by keys alone', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  const person = await customer(page);
  const orderId = `YH${randomUUID().replaceAll('-', '').toUpperCase()}`;
  await pool.query(
    `INSERT INTO payment_intents (order_id, user_id, buyer_name, buyer_email, idempotency_key, plan_name, billing_cycle,
       amount, status, billing_name, billing_phone, billing_address, documents_version, pre_information, contract_text,
       documents_accepted_at, user_ip, paid_at, total_amount, ordered_in_test, test_mode)
     SELECT $2, id, 'Işıl Çınar', email, gen_random_uuid(), 'pro', 'monthly', 19900, 'paid', 'Işıl Çınar', '5321112233',
       'Gül Sokak 5, İzmir', '2026-11-22', 'Form', 'Sözleşme', now(), '127.0.0.1', now(), 19900, true, true
     FROM users WHERE email = $1`,
    [person.email, orderId],
  );
  await pool.query(
    `INSERT INTO paytr_test_payments (merchant_oid, token, amount, currency, title, test_mode, status)
     VALUES ($1, $2, 19900, 'TL', 'Profesyonel', true, 'success')`,
    [orderId, randomUUID()],
  );
  const clicks = await openHome(page, pool);
  await searchByKeys(page, orderId);
  await expect(page.getByRole('group', { name: 'Siparişler' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Bütün siparişler' });
  await expect(list.getByRole('rowheader')).toHaveCount(1);
  await list.getByRole('button', { name: `Ayrıntı: ${orderId}` }).press('Enter');
  await list.getByRole('button', { name: /^İade et: Işıl Çınar/ }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Neden').fill('Cayma hakkı');
  await question.getByRole('button', { name: 'İade et' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(list.getByText('İade edildi; yapılacak bir şey yok.')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(mostClicks);
});

test('a message is answered within four clicks, by keys alone', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  const person = await customer(page);
  const subject = `Soru ${randomUUID().slice(0, 8)}`;
  await leaveMessage(pool, person, subject);
  const clicks = await openHome(page, pool);
  await searchByKeys(page, subject);
  await expect(page.getByRole('group', { name: 'Mesajlar' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Yanıtınız' }).fill('Merhaba, düzelttik.');
  await page.getByRole('button', { name: 'Yanıtı Gönder' }).press('Enter');
  await expect(page.getByText('Merhaba, düzelttik.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Yanıtınız' })).toHaveValue('');
  expect(await clicks()).toBeLessThanOrEqual(mostClicks);
});

test.describe('a refused amount', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('any number of tokens is added and taken for a reason, and never more than there are', {
    tag: '@once',
  }, async ({ page, databaseApp: { pool } }) => {
    const person = await customer(page);
    await openHome(page, pool);
    await findByKeys(page, person.email);
    const change = async (direction: 'Ekle' | 'Düş', amount: string) => {
      await page.getByRole('button', { name: /^İşlemler/ }).click();
      await page.getByRole('menuitem', { name: 'Başka sayıda token ekle ya da düş' }).click();
      const dialog = page.getByRole('dialog', { name: /bakiyesi$/ });
      await dialog.getByLabel(direction, { exact: true }).check({ force: true });
      await dialog.getByLabel('Token', { exact: true }).fill(amount);
      await dialog.getByLabel('Neden').fill('Sayım düzeltmesi');
      await dialog.getByRole('button', { name: /^Token (ekle|düş)$/ }).click();
      return dialog;
    };
    const account = page.getByRole('region', { name: 'Hesap' });
    await expect(await change('Ekle', '1.250')).toHaveCount(0);
    await expect(account).toContainText('1.750 token');
    await expect(await change('Düş', '50')).toHaveCount(0);
    await expect(account).toContainText('1.700 token');
    const refused = await change('Düş', '1701');
    await expect(refused.getByRole('alert')).toContainText(messages.users.balanceTooSmall);
    await refused.getByLabel('Token', { exact: true }).fill('1,5');
    await refused.getByRole('button', { name: 'Token düş' }).click();
    await expect(refused.getByText(messages.users.amountRequired)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test.describe('deleting an account', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('asks for its address and leads back to the list', { tag: '@once' }, async ({
    page,
    databaseApp: { pool },
  }) => {
    const person = await customer(page);
    await openHome(page, pool);
    await findByKeys(page, person.email);
    await page.getByRole('button', { name: /^İşlemler/ }).click();
    await page.getByRole('menuitem', { name: 'Hesabı sil' }).click();
    const dialog = page.getByRole('dialog', { name: /kalıcı olarak silinsin mi/ });
    await dialog.getByLabel('Neden').fill('Kişinin isteği');
    await dialog.getByRole('button', { name: 'Hesabı sil' }).click();
    await expect(dialog.getByText(messages.users.confirmationWrong)).toBeVisible();
    await dialog.getByLabel('Onay için e-posta adresi').fill(person.email);
    await dialog.getByRole('button', { name: 'Hesabı sil' }).click();
    await page.waitForURL('**/admin/kullanicilar');
    const { rowCount } = await pool.query('SELECT FROM users WHERE email = $1', [person.email]);
    expect(rowCount).toBe(0);
  });
});

test('the search finds orders and messages, and pages by name', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  const person = await customer(page);
  const subject = `Kayıp bölüm ${randomUUID().slice(0, 8)}`;
  await leaveMessage(pool, person, subject);
  const clicks = await openHome(page, pool);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill(subject);
  const option = page.getByRole('group', { name: 'Mesajlar' }).getByRole('option');
  await expect(option).toHaveText(new RegExp(`^${subject}`));
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/mesajlar?mesaj=*');
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await page.keyboard.press('Control+k');
  await field.fill('denetim kay');
  await expect(page.getByRole('group', { name: 'Sayfalar' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/kayitlar');
  expect(await clicks()).toBe(0);
});
