import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Pool } from 'pg';
import { messages } from '#domain/messages/index.ts';
import { defaultBrand as brand } from '#domain/site/brand.ts';
import { setupStepNames } from '#domain/site/setup-steps.ts';
import { adminSections } from '#web/features/admin/admin-sections.ts';
import { signInAsAdmin, test } from './database-app.ts';
import { appReady, expect, expectAccessible, expectFitsPhone } from './fixtures.ts';
import { signUp } from './people.ts';

const stats = {
  totalActive: 7,
  authenticatedActive: 3,
  anonymousActive: 4,
  lastUpdated: '2026-11-21T11:05:09.000Z',
};

/** Signs in as the administrator, with fixed figures of active users. */
async function asAdmin(page: Page, pool: Pool): Promise<void> {
  await signInAsAdmin(page, pool);
  await page.route('**/api/presence/stats', (route) => route.fulfill({ json: stats }));
}

test.describe('a sign-out that fails', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('is told on the home page, which has replaced the administration', async ({
    page,
    databaseApp: { pool },
  }) => {
    await asAdmin(page, pool);
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('alert')).toHaveText(messages.session.signOutFailed);
  });
});

test.describe('the sections', () => {
  // Posts of other tests have images that do not exist.
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('every section opens from the navigation and from its tile, under its own title', {
    tag: '@once',
  }, async ({ page, databaseApp: { pool } }) => {
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/api/') && !answer.ok()) refused.push(answer.url());
    });
    await asAdmin(page, pool);
    const navigation = page.getByRole('navigation', { name: 'Yönetim' });
    const tiles = page.getByRole('region', { name: 'Hızlı erişim' });
    await page.goto('/admin');
    for (const { to, text, title, tile } of adminSections) {
      const entry = navigation.getByRole('link', { name: text, exact: true });
      await entry.click();
      await page.waitForURL((url) => url.pathname === to);
      await expect(page).toHaveTitle(`${title} · ${brand.name}`);
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await navigation.getByRole('link', { name: 'Genel bakış' }).click();
      if (!tile) continue;
      await tiles.getByRole('link').filter({ hasText: tile.what }).click();
      await page.waitForURL((url) => url.pathname === to);
    }
    expect(refused).toEqual([]);
  });
});

test('redirects other members to the panel and says meanwhile that the rights are checked', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  const notice = page.getByText(messages.session.checkingAccess);
  await page.route(
    '**/api/auth/session',
    async (route) => {
      await notice.waitFor();
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto('/admin');
  await page.waitForURL('**/panel');
});

test('redirects a visitor to the sign-in page', { tag: '@once' }, async ({ page }) => {
  await page.goto('/admin');
  await page.waitForURL('**/giris?next=%2Fadmin');
});

test('shows the link only to administrators, who can sign out of the administration', async ({
  page,
  databaseApp: { pool },
}) => {
  const menu = async () => {
    await appReady(page);
    const button = page.getByRole('button', { name: 'Menüyü aç' });
    if (!(await button.isVisible())) return page.getByRole('banner');
    await button.click();
    return page.getByRole('dialog', { name: 'Menü' });
  };
  await signUp(page);
  await page.goto('/');
  const plain = await menu();
  await expect(plain.getByRole('link', { name: 'Panelim' })).toBeVisible();
  await expect(plain.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await asAdmin(page, pool);
  await page.goto('/');
  await (await menu()).getByRole('link', { name: 'Admin' }).click();
  await page.waitForURL('**/admin');
  await expect(page.getByRole('heading', { name: 'Genel bakış' })).toBeVisible();
  const menuButton = page.getByRole('button', { name: 'Menü' });
  if (await menuButton.isVisible()) await menuButton.click();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('shows who is active and reloads at intervals and on request', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  await page.clock.install();
  await asAdmin(page, pool);
  await page.goto('/admin');
  const widget = page.getByRole('region', { name: 'Aktif kullanıcılar' });
  await expect(widget.getByText('%43')).toBeVisible();
  await expect(widget.getByText('%57')).toBeVisible();
  await expect(widget.getByText('Son güncelleme 14:05:09')).toBeVisible();
  await expect(widget.getByText('Canlı')).toBeVisible();
  await expect(widget.getByText(/Son 5 dakika/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  const asked = page.waitForRequest('**/api/presence/stats');
  await page.clock.runFor(30_000);
  await asked;
  await Promise.all([
    page.waitForRequest('**/api/presence/stats'),
    widget.getByRole('button', { name: 'Yenile' }).click(),
  ]);
});

test.describe('the figures of active users', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('show the specified error when they can’t be loaded', async ({ page, databaseApp: { pool } }) => {
    await asAdmin(page, pool);
    const fault = { code: 'PRESENCE_NOT_LOADED', status: 500, message: messages.presence.notLoaded };
    await page.route('**/api/presence/stats', (route) =>
      route.fulfill({ status: 500, json: { ...fault, requestId: randomUUID() } }),
    );
    await page.goto('/admin');
    const widget = page.getByRole('region', { name: 'Aktif kullanıcılar' });
    await expect(widget.getByRole('alert')).toContainText(messages.presence.notLoaded);
    await expect(widget.getByText('Canlı')).toHaveCount(0);
  });
});

test('lists what the setup still lacks, and is closed once it is finished', async ({
  page,
  databaseApp: { pool },
}) => {
  await asAdmin(page, pool);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Kurulumda \d adım eksik$/ }).click();
  const setup = page.getByRole('region', { name: 'Kurulum' });
  await expect(setup.getByText('Posta sunucusu yok: postalar kimseye ulaşmıyor.')).toBeVisible();
  await expect(setup.getByText('Yeri: PUBLIC_URL ayarı')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  const steps = setupStepNames.map((name) => ({ name, missing: [] }));
  await page.route('**/api/admin/setup', (route) => route.fulfill({ json: { steps } }));
  await page.reload();
  const button = setup.getByRole('button', { name: 'Siteyi açmadan önce Tamam' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: /^Kurulumda/ })).toHaveCount(0);
  await button.click();
  await expect(setup.getByRole('listitem')).toHaveCount(setupStepNames.length);
});
