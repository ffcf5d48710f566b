import type { Response } from '@playwright/test';
import { defaultTerms } from '#domain/billing/plans.ts';
import { legalDocument, legalPaths } from '#domain/content/legal/legal-pages.ts';
import { defaultBrand as brand } from '#domain/site/brand.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('legal texts are in the page without scripts, with their date, and in no script @once', async ({
  page,
  request,
}) => {
  const scripts: Promise<string>[] = [];
  const keep = (answer: Response) => {
    if (answer.url().endsWith('.js')) scripts.push(answer.text());
  };
  page.on('response', keep);
  for (const path of legalPaths) {
    const html = (await (await request.get(path)).text()).replaceAll('<!-- -->', '');
    const text = legalDocument(path, brand, defaultTerms);
    expect(html.includes(`<h1 class="text-3xl">${text?.title}</h1>`), path).toBe(true);
    expect(html.includes(`dateTime="${text?.version}"`), path).toBe(true);
    for (const { heading } of text?.sections ?? [])
      expect(html.includes(`</span> ${heading}</h2>`), `${path}: ${heading}`).toBe(true);
  }
  await page.goto('/kvkk');
  await appReady(page);
  await page
    .getByRole('navigation', { name: 'Öteki yasal metinler' })
    .getByRole('link', { name: 'Kullanım koşulları' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kullanım koşulları' })).toBeVisible();
  await expect(page.getByText(`Uyuşmazlıklarda ${brand.city} mahkemeleri`)).toBeVisible();
  page.off('response', keep);
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of await Promise.all(scripts))
    expect(script).not.toContain('mahkemeleri ve icra daireleri');
});

test('the table of contents links to the sections, and the print shows only the text, dark on light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/mesafeli-satis-sozlesmesi');
  await appReady(page);
  await page
    .getByRole('navigation', { name: 'İçindekiler' })
    .getByRole('link', { name: /Cayma hakkı/ })
    .click();
  await expect(page).toHaveURL(/#cayma-hakki$/);
  await expect(page.getByRole('heading', { name: /Cayma hakkı/ })).toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['banner', 'contentinfo', 'navigation'] as const)
    await expect(page.getByRole(part)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(36, 31, 25)');
});

test('the about page and the site map are accessible and fit the window', async ({ page }) => {
  for (const path of ['/hakkimizda', '/erisilebilirlik', '/site-haritasi']) {
    await page.goto(path);
    await appReady(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  const notices = page.getByRole('link', { name: /^Kullandığımız açık kaynak yazılımların/ });
  const answer = await page.request.get((await notices.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toMatch(/SIL OPEN FONT LICENSE/i);
  const groups = page.getByRole('main').getByRole('heading', { level: 2 });
  for (const name of ['Ana sayfalar', 'Kullanıcı sayfaları', 'Bilgi sayfaları', 'Ödeme sayfaları'])
    await expect(groups.filter({ hasText: name })).toBeVisible();
});
