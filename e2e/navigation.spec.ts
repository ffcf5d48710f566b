import type { Page } from '@playwright/test';
import { appReady, expect, test } from './fixtures.ts';
import { signUp } from './people.ts';

/** Sets a mark that a reload of the document removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const expectSameDocument = async (page: Page) =>
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

test('opens every other page without reloading the document', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/');
  await appReady(page);
  await mark(page);
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
});

test.describe('a page whose code was removed by a deployment', () => {
  test.use({ expectedErrors: [/^Failed to load resource|Error loading route module|TypeError/] });

  test('opens after one reload of the document', { tag: '@once' }, async ({ page }) => {
    await page.goto('/gizlilik-politikasi');
    await appReady(page);
    await mark(page);
    const gone = '**/assets/samples-*.js';
    await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Dosya bulunamadı.' }));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Örnekler' });
    await link.click();
    await page.waitForFunction(() => !('sameDocument' in window));
    await page.unroute(gone);
    await link.click();
    await expect(page).toHaveURL('/ornekler');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Örnekler');
  });
});
