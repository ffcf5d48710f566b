import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { chooseFor, part } from './panel-parts.ts';
import { signUp, writeStory } from './people.ts';

/** Spends tokens today, as a generation would. */
async function spendTokens(page: Page, text: string) {
  const spent = await page.request.post('/api/tokens/use', { data: { text, idempotencyKey: randomUUID() } });
  expect(spent.status()).toBe(200);
}

test('an empty panel shows what to do next', async ({ page }) => {
  await signUp(page);
  await page.goto('/panel');
  await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
  const balance = part(page, 'Kalan token').getByRole('button', { name: /^Bugün yaklaşık 1 hikâyelik/ });
  await balance.press('Enter');
  const tokens = page.getByRole('dialog', { name: '500 token' });
  await expect(tokens).toContainText('Bir paragraflık hikâye yaklaşık');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tokens).toHaveCount(0);
  await expect(balance).toBeFocused();
  await expect(part(page, 'Toplam hikâye').getByText('0', { exact: true })).toBeVisible();
  await expect(part(page, 'Haftalık aktivite').getByText('Son yedi günde token harcamadınız')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Paneli' })).toHaveCount(0);
  const support = page.getByRole('link', { name: 'Destek talebi oluştur' });
  await expect(support).toHaveAttribute('href', '/iletisim?konu=technical');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The page in which one types is one click away.
  await page.getByRole('link', { name: 'İlk hikâyenizi yazın' }).click();
  await page.waitForURL('**/editor');
  await expect(page.getByRole('textbox', { name: 'Hikâye fikri' })).toBeVisible();
});

test('the cards show membership, tokens and stories', { tag: '@once' }, async ({ page }) => {
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
  await expect(part(page, 'Kalan token').getByText('Bu ay 0 token kullandınız.')).toBeVisible();
  await page.getByRole('link', { name: 'Editöre git' }).click();
  await page.waitForURL('**/editor');
});

test('a paid plan shows its end and that nothing is charged; an administrator finds the admin panel', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.route('**/api/panel', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    Object.assign(body.balance, { plan: 'pro', planEndsAt: '2096-12-21T22:00:00.000Z' });
    await route.fulfill({ response: answer, json: body });
  });
  await page.route('**/api/auth/session', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.viewer.isAdmin = true;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/panel');
  const membership = part(page, 'Üyelik');
  await expect(membership.getByText('Profesyonel')).toBeVisible();
  await expect(membership.getByText('22 Aralık 2096')).toBeVisible();
  await expect(membership.getByText('otomatik çekim yok')).toBeVisible();
  await expect(page.getByRole('main').getByText('Admin', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Admin Paneli' })).toHaveAttribute('href', '/admin');
  await expectAccessible(page);
});

test('the first view needs three API calls', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await writeStory(page, { title: 'Tek', content: 'Bir gün.' });
  await spendTokens(page, 'a'.repeat(400));
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  // The clock advances in small steps, so that requests of later timers are not counted on a slow machine.
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

test('shows the week as a chart and as a table', async ({ page }) => {
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

test.describe('when a request fails', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });
  const refusal = {
    status: 500,
    message: messages.story.loadFailed,
    code: 'INTERNAL_SERVER_ERROR',
    requestId: 'x',
  };

  test('each part shows its error in place and can be retried', async ({ page }) => {
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
    await expect(tokens.getByText('Bugün yaklaşık 1 hikâyelik hakkınız var')).toBeVisible();
    await part(page, 'Son hikâyeler').getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('link', { name: 'Duran', exact: true })).toBeVisible();
  });

  test('the failure of one part leaves the others visible', async ({ page }) => {
    await signUp(page);
    await page.route('**/api/panel', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), activity: null } });
    });
    await page.goto('/panel');
    await expect(part(page, 'Haftalık aktivite').getByText(messages.panel.activityFailed)).toBeVisible();
    await expect(
      part(page, 'Kalan token').getByText('Bugün yaklaşık 1 hikâyelik hakkınız var'),
    ).toBeVisible();
  });

  test('a session that fails to load shows an error page with a heading', async ({ page }) => {
    await signUp(page);
    await page.route('**/api/auth/session', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.goto('/panel');
    await expect(page.getByText('Oturum okunamadı')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('a failed deletion shows an error in its dialog and keeps the story', async ({ page }) => {
    await signUp(page);
    const { id } = await writeStory(page, { title: 'Duran', content: 'Bir gün.' });
    await page.goto('/panel');
    await page.route(`**/api/stories/${id}`, (route) => route.abort());
    await chooseFor(page, 'Duran', 'Kalıcı sil');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Kalıcı sil' }).click();
    await expect(question.getByRole('alert')).toBeVisible();
    await question.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(page.getByRole('link', { name: 'Duran', exact: true })).toBeVisible();
  });

  test('an offline panel shows one line, and loads its parts when the connection is back', async ({
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
    await expect(
      part(page, 'Kalan token').getByText('Bugün yaklaşık 1 hikâyelik hakkınız var'),
    ).toBeVisible();
    await expect(page.getByText('Henüz hikâyeniz yok')).toBeVisible();
    await expect(page.getByText('Çevrimdışısınız')).toHaveCount(0);
  });
});
