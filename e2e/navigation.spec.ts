import type { Page } from '@playwright/test';
import { appReady, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

/** A page that is loaded anew forgets this. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

test('a page brings its own routes only, and every other page opens from it without loading anew', {
  tag: '@once',
}, async ({ page }) => {
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (/manifest/.test(request.url())) manifests.push(request.url());
  });
  await signUp(page);
  await page.goto('/');
  await appReady(page);
  await mark(page);
  expect(manifests).toEqual([]);
  const visit = async (name: string, path: string) => {
    await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectSameDocument(page);
  };
  await visit('Nasıl çalışır?', '/nasil-calisir');
  await visit('Örnekler', '/ornekler');
  await visit('Gizlilik politikası', '/gizlilik-politikasi');
  await visit('Panelim', '/panel');
  await page.getByRole('link', { name: /Güvenlik ve veriler/ }).click();
  await expect(page).toHaveURL('/guvenlik');
  await expect(page.getByText('Bu cihaz')).toBeVisible();
  await visit('Panelim', '/panel');
  await visit('Editöre git', '/editor');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Editöre git' })).toBeVisible();
  await expectSameDocument(page);
  expect(new Set(manifests).size).toBe(1);
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/^Failed to load resource|Failed to fetch|TypeError/] });

  test('a page whose routes can’t be fetched is told at its address, and can be tried again', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/gizlilik-politikasi');
    await appReady(page);
    await page.route('**/assets/manifest-*.js', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Örnekler' }).click();
    await expect(page.getByRole('heading', { name: 'Sayfa yüklenemedi.' })).toBeVisible();
    await expect(page).toHaveURL('/ornekler');
    await page.unroute('**/assets/manifest-*.js');
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Örnekler');
  });
});
