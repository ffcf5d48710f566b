import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test, typeWithoutPause } from './fixtures.ts';
import { signUp, writeStory } from './people.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `Öykü ${index + 1}`);
const part = (page: Page, name: string) => page.getByRole('region', { name });
const rowsOf = (page: Page) => part(page, 'Son hikâyeler').getByRole('listitem');
const searchBox = (page: Page) => page.getByRole('textbox', { name: 'Hikâyelerde ara' });

/** Spends tokens today, as a generation would. */
async function spendTokens(page: Page, text: string) {
  const spent = await page.request.post('/api/tokens/use', { data: { text, idempotencyKey: randomUUID() } });
  expect(spent.status()).toBe(200);
}

test('an empty panel says what to do next', async ({ page }) => {
  await signUp(page);
  await page.goto('/panel');
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await expect(part(page, 'Kalan token').getByText('500', { exact: true })).toBeVisible();
  await expect(part(page, 'Toplam hikâye').getByText('0', { exact: true })).toBeVisible();
  await expect(part(page, 'Haftalık aktivite').getByText('Son yedi günde token harcamadınız')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Paneli' })).toHaveCount(0);
  const support = page.getByRole('link', { name: 'Destek talebi oluştur' });
  await expect(support).toHaveAttribute('href', '/iletisim?konu=technical');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'İlk hikâyenizi yazın' }).click();
  await page.waitForURL('**/editor');
});

test('the cards tell membership, tokens and stories as they are', { tag: '@once' }, async ({ page }) => {
  const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });
  const before = day.format(new Date());
  await signUp(page);
  const after = day.format(new Date());
  await writeStory(page, { title: 'Tek', content: 'Bir gün.' });
  await page.goto('/panel');
  const membership = part(page, 'Üyelik');
  await expect(membership.getByText('Başlangıç', { exact: true })).toBeVisible();
  await expect(membership.getByText(new RegExp(`${before}|${after}`))).toBeVisible();
  await expect(membership.getByText('Ücretsiz planda ödeme yok.')).toBeVisible();
  await expect(part(page, 'Toplam hikâye').getByText('1', { exact: true })).toBeVisible();
  await expect(part(page, 'Kalan token').getByText('aylık güvenceniz 15.000')).toBeVisible();
  await page.getByRole('link', { name: 'Editöre git' }).click();
  await page.waitForURL('**/editor');
});

test('a paid plan shows its end and that nothing is charged by itself', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/api/panel', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    Object.assign(body.balance, { plan: 'pro', planEndsAt: '2096-12-21T22:00:00.000Z' });
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/panel');
  const membership = part(page, 'Üyelik');
  await expect(membership.getByText('Profesyonel')).toBeVisible();
  await expect(membership.getByText('22 Aralık 2096')).toBeVisible();
  await expect(membership.getByText('otomatik çekim yok')).toBeVisible();
});

test('an administrator finds the badge and the way to the admin panel', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.viewer.isAdmin = true;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/panel');
  await expect(page.getByRole('main').getByText('Admin', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Paneli' })).toHaveAttribute('href', '/admin');
  await expectAccessible(page);
});

test('the first view needs three calls of the API', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Tek', content: 'Bir gün.' });
  await spendTokens(page, 'a'.repeat(400));
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  // Only as much time passes as the view needs, however slow the machine: what is told later comes after it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/panel');
  const parts = [
    page.getByRole('link', { name: 'Tek', exact: true }),
    page.locator('.recharts-bar-rectangle'),
  ];
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return Promise.all(parts.map((part) => part.first().isVisible()));
    })
    .toEqual([true, true]);
  expect(calls.toSorted()).toEqual(['/api/auth/session', '/api/panel', '/api/stories']);
});

test('the week is drawn, and told in a table', async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Bugünkü', content: 'Bir gün.' });
  await spendTokens(page, 'a'.repeat(400));
  await page.goto('/panel');
  const week = part(page, 'Haftalık aktivite');
  await expect(week.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await expect(week.getByText('Yedi günde 100 token, 1 hikâye.')).toBeVisible();
  await expect(week.getByText('Bugün').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await week.getByRole('button', { name: 'Tablo olarak göster' }).click();
  await expect(week.getByRole('row')).toHaveCount(8);
  const day = new Intl.DateTimeFormat('tr-TR', {
    timeZone: 'Europe/Istanbul',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date());
  const today = week.getByRole('row').last();
  await expect(today.getByRole('rowheader')).toHaveText(day);
  await expect(today.getByRole('cell')).toHaveText(['100', '1']);
  await expectAccessible(page);
});

test.describe('the profile settings', () => {
  const open = async (page: Page) => {
    await page.goto('/panel');
    await page.getByRole('button', { name: 'Profil ayarları' }).click();
    const dialog = page.getByRole('dialog', { name: 'Profil ayarları' });
    await expect(dialog.getByLabel('Ad soyad')).toBeVisible();
    return dialog;
  };

  test('say the rules beside the fields, and keep what was typed', async ({ page }) => {
    await signUp(page);
    const dialog = await open(page);
    const name = dialog.getByLabel('Ad soyad');
    const username = dialog.getByLabel('Kullanıcı adı');
    await expect(username).toHaveAccessibleDescription(messages.account.usernameRule);
    await name.fill(' ');
    await username.fill('şule');
    await dialog.getByLabel('Hakkınızda').fill('Kısa öyküler yazarım.');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(messages.billing.fullNameRequired);
    await expect(username).toHaveAccessibleDescription(messages.account.usernameRule);
    await expect(dialog.getByLabel('Hakkınızda')).toHaveValue('Kısa öyküler yazarım.');
    await expectAccessible(page);
  });

  test('change the name everywhere at once, and close after the success', { tag: '@once' }, async ({
    page,
  }) => {
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

  test.describe('where the server refuses', { tag: '@once' }, () => {
    test.use({ expectedErrors: [/^Failed to load resource/] });

    test('say it in the specified words', async ({ page, browser }) => {
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

  test('are kept as they are chosen, with the time of consent', async ({ page }) => {
    test.slow();
    await signUp(page);
    await page.goto('/panel');
    await page.getByRole('button', { name: 'Bildirim tercihleri' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bildirim tercihleri' });
    const news = dialog.getByRole('checkbox', { name: 'Ürün haberleri ve kampanyalar' });
    await expect(news).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Üyelik hatırlatmaları' })).toBeChecked();
    await expect(dialog.getByText('ürün haberleri henüz gönderilmiyor')).toBeVisible();
    await dialog.getByText('Ürün haberleri ve kampanyalar').click();
    await expect(dialog.getByText('Onay verdiğiniz an:')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('Tercihiniz kaydedildi.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.reload();
    await page.getByRole('button', { name: 'Bildirim tercihleri' }).click();
    await expect(news).toBeChecked();
    await page.route('**/api/profile/notifications', (route) =>
      route.fulfill({ status: 500, body: 'bozuk' }),
    );
    await dialog.getByText('Haftalık yazı özeti').click();
    await expect(dialog.getByText(messages.profile.preferencesSaveFailed)).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Haftalık yazı özeti' })).not.toBeChecked();
  });
});

test('billing details are checked in the specified words, and kept', { tag: '@once' }, async ({ page }) => {
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

test('the first five stories show, then all of them, each cut to its preview', async ({ page }) => {
  await signUp(page);
  for (const title of numbered(7)) await writeStory(page, { title, content: 'Uzun bir cümle. '.repeat(40) });
  await page.goto('/panel');
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Öykü 7');
  await expect(rows.first()).toContainText('az önce');
  const preview = await rows.first().locator('p').first().innerText();
  expect(preview.endsWith('…')).toBe(true);
  expect(preview.length).toBeLessThanOrEqual(151);
  await page.getByRole('button', { name: 'Tümünü göster (7)' }).click();
  await expect(rows).toHaveCount(7);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Daha az göster' }).click();
  await expect(rows).toHaveCount(5);
});

test('more than a page of stories comes page by page, and the focus goes on in the list', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  for (const title of numbered(22)) await writeStory(page, { title, content: 'Bir gün.' });
  await page.goto('/panel');
  const rows = rowsOf(page);
  await page.getByRole('button', { name: 'Tümünü göster (22)' }).click();
  await expect(rows).toHaveCount(20);
  await page.getByRole('button', { name: 'Daha fazla yükle' }).click();
  await expect(rows).toHaveCount(22);
  await expect(rows.last()).toContainText('Öykü 1');
  await expect(page.getByRole('link', { name: 'Öykü 2', exact: true })).toBeFocused();
});

test.describe('the search', { tag: '@once' }, () => {
  test('finds Turkish words, counts the hits, and gives everything back', async ({ page }) => {
    test.slow();
    await signUp(page);
    for (const title of ['IŞIKLI İSKELE', 'Ilık Gece', 'Kuyu'])
      await writeStory(page, { title, content: 'Bir gün.' });
    await page.goto('/panel');
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(3);
    await searchBox(page).fill('ışıklı iskele');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(['IŞIKLI İSKELE']);
    const status = part(page, 'Son hikâyeler').getByRole('status');
    await expect(status).toHaveText('1 hikâye bulundu.');
    // What the server says of symbols alone is shown: they are in no text.
    await searchBox(page).fill('%_*');
    await expect(status).toHaveText('Aramanıza uyan hikâye yok.');
    await searchBox(page).fill('kuyu');
    await expect(status).toHaveText('1 hikâye bulundu.');
    await searchBox(page).fill('yokböylebirşey');
    await expect(status).toHaveText('Aramanıza uyan hikâye yok.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Aramayı temizle' }).click();
    await expect(rows).toHaveCount(3);
    await expect(searchBox(page)).toBeFocused();
  });

  test('waits for the typing to rest, and an old answer never takes the place of a new one', async ({
    page,
  }) => {
    await signUp(page);
    await writeStory(page, { title: 'Kuyu', content: 'Bir gün.' });
    await writeStory(page, { title: 'Fener', content: 'Bir gün.' });
    await page.clock.install();
    await page.goto('/panel');
    await expect(rowsOf(page)).toHaveCount(2);
    const asked: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/stories?*', async (route) => {
      const search = new URL(route.request().url()).searchParams.get('search') ?? '';
      asked.push(search);
      if (search === 'kuyu') await held;
      await route.continue().catch(() => undefined);
    });
    await typeWithoutPause(page, searchBox(page), 'kuyu');
    await expect.poll(() => asked).toEqual(['kuyu']);
    await searchBox(page).fill('fener');
    await expect(rowsOf(page)).toContainText(['Fener']);
    letGo();
    await expect.poll(() => asked).toEqual(['kuyu', 'fener']);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText(['Fener']);
  });
});

test('the list is sorted by the Turkish alphabet, by length and by age', { tag: '@once' }, async ({
  page,
}) => {
  await signUp(page);
  for (const [title, words] of [
    ['Zil', 9],
    ['Çam', 3],
    ['Cam', 6],
  ] as const) {
    await writeStory(page, { title, content: 'söz '.repeat(words) });
  }
  await page.goto('/panel');
  const titles = rowsOf(page).getByRole('heading');
  const sort = page.getByRole('combobox', { name: 'Sıralama' });
  await expect(titles).toHaveText(['Cam', 'Çam', 'Zil']);
  for (const [order, expected] of [
    ['En eski', ['Zil', 'Çam', 'Cam']],
    ['Başlık (A-Z)', ['Cam', 'Çam', 'Zil']],
    ['Başlık (Z-A)', ['Zil', 'Çam', 'Cam']],
    ['En uzun', ['Zil', 'Cam', 'Çam']],
  ] as const) {
    await sort.selectOption(order);
    await expect(titles).toHaveText([...expected]);
  }
});

test('a story goes into the bin with an undo', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Kalacak', content: 'Bir gün.' });
  await page.goto('/panel');
  await page.getByRole('button', { name: 'Çöpe taşı: Kalacak' }).click();
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await expect(part(page, 'Toplam hikâye').getByText('0', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('link', { name: 'Kalacak', exact: true })).toBeVisible();
});

test('the bin gives a story back, and lets one go for good after the specified question', async ({
  page,
}) => {
  await signUp(page);
  for (const title of ['Kalacak', 'Gidecek']) {
    const { id } = await writeStory(page, { title, content: 'Bir gün.' });
    expect((await page.request.post(`/api/stories/${id}/trash`)).status()).toBe(200);
  }
  await page.goto('/panel');
  await page.getByRole('button', { name: 'Çöp kutusu' }).click();
  const bin = page.getByRole('dialog', { name: 'Çöp kutusu' });
  await expect(bin.getByRole('listitem')).toHaveCount(2);
  await expect(bin.getByText(/günü kalıcı olarak silinir/)).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bin.getByRole('button', { name: 'Geri getir: Kalacak' }).click();
  await expect(bin.getByRole('listitem')).toHaveCount(1);
  await bin.getByRole('button', { name: 'Kalıcı sil: Gidecek' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(messages.story.confirmDelete)).toBeVisible();
  await question.getByRole('button', { name: 'Kalıcı sil' }).click();
  await expect(bin.getByText('Çöp kutusu boş')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Kalacak', exact: true })).toBeVisible();
});

test('a story is deleted for good only after the specified question, and that is told', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Gidecek', content: 'Bir gün.' });
  await page.goto('/panel');
  const remove = page.getByRole('button', { name: 'Kalıcı sil: Gidecek' });
  await remove.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(messages.story.confirmDelete)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Vazgeç' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Kalıcı sil' }).click();
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  await expect(page.getByText('“Gidecek” kalıcı olarak silindi.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Son hikâyeler' })).toBeFocused();
});

test.describe('when the server does not answer', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });
  const refusal = {
    status: 500,
    message: messages.story.loadFailed,
    code: 'INTERNAL_SERVER_ERROR',
    requestId: 'x',
  };

  test('too few tokens on the landing page are told with their return', async ({ page }) => {
    await signUp(page);
    await spendTokens(page, 'a'.repeat(1_640));
    await page.goto('/');
    await page.getByLabel('Hikâye fikriniz').fill('Bir fener hikâyesi');
    await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
    await expect(page.getByText(messages.generation.tooFewTokens)).toBeVisible();
    await expect(page.getByText('e-posta adresiniz doğrulandığında')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar dene' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Panelde bakiyenizi görün' }).click();
    await page.waitForURL('**/panel');
  });

  test('each part says so where it stands and tries again', async ({ page }) => {
    await signUp(page);
    await writeStory(page, { title: 'Duran', content: 'Bir gün.' });
    await page.route('**/api/stories?*', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.route('**/api/panel', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.goto('/panel');
    const tokens = part(page, 'Kalan token');
    await expect(tokens.getByText('Hata', { exact: true })).toBeVisible();
    await expect(tokens.getByText(messages.tokens.loadFailed)).toBeVisible();
    await expect(part(page, 'Haftalık aktivite').getByText(messages.panel.activityFailed)).toBeVisible();
    await expect(page.getByText(messages.story.loadFailed)).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await tokens.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(tokens.getByText('500', { exact: true })).toBeVisible();
    await part(page, 'Son hikâyeler').getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('link', { name: 'Duran', exact: true })).toBeVisible();
  });

  test('a part that failed alone takes no other with it', async ({ page }) => {
    await signUp(page);
    await page.route('**/api/panel', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), activity: null } });
    });
    await page.goto('/panel');
    await expect(part(page, 'Haftalık aktivite').getByText(messages.panel.activityFailed)).toBeVisible();
    await expect(part(page, 'Kalan token').getByText('500', { exact: true })).toBeVisible();
  });

  test('a session that can’t be read has a heading and a way to try again', async ({ page }) => {
    await signUp(page);
    await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.goto('/panel');
    await expect(page.getByText('Oturum okunamadı')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('a deletion that failed says so in its dialog and takes nothing away', async ({ page }) => {
    await signUp(page);
    const { id } = await writeStory(page, { title: 'Duran', content: 'Bir gün.' });
    await page.goto('/panel');
    await page.route(`**/api/stories/${id}`, (route) => route.abort());
    await page.getByRole('button', { name: 'Kalıcı sil: Duran' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Kalıcı sil' }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.getByRole('link', { name: 'Duran', exact: true })).toBeVisible();
  });

  test('a device without a connection is told in one line, and the parts come by themselves with it', async ({
    page,
    context,
  }) => {
    await signUp(page);
    await page.route(/\/api\/(?:panel|stories)(?:\?|$)/, (route) => route.abort('internetdisconnected'));
    await page.goto('/panel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await expect(
      page.getByText('Çevrimdışısınız: bakiyeniz ve özetler bağlantı gelince görünür.'),
    ).toBeVisible();
    await expect(page.getByText('Hata', { exact: true })).toHaveCount(0);
    await expect(part(page, 'Kalan token')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Editörde yazmayı sürdürebilirsiniz' })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await context.setOffline(false);
    await expect(part(page, 'Kalan token').getByText('500', { exact: true })).toBeVisible();
    await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
    await expect(page.getByText('Çevrimdışısınız')).toHaveCount(0);
  });
});
