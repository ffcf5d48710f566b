import type { Locator, Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { sampleIdeas } from '#web/features/landing/sample-ideas.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const field = (page: Page) => page.getByLabel('Hikâye fikriniz');
const generate = (page: Page) => page.getByRole('button', { name: 'Hikâyemi yaz' });
const result = (page: Page) => page.getByRole('region', { name: 'Hikâyeniz', exact: true });
const goOn = (page: Page) => result(page).getByRole('button', { name: 'Devam et', exact: true });

/** Whether all corners of an element are in the window and nothing lies over them. */
const isUncovered = (element: Locator) =>
  element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
    return corners.every(([x, y]) => target.contains(document.elementFromPoint(x, y)));
  });

test.describe('with the cookie question open', () => {
  test.use({ cookieChoice: null });

  test('the idea and the main button are in view, and nothing covers them', { tag: '@once' }, async ({
    page,
  }) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [360, 740],
      [768, 1024],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Çerez tercihi' })).toBeVisible();
      for (const part of [field(page), generate(page)])
        expect(await isUncovered(part), `${width} × ${height}: ${part}`).toBe(true);
      await expectNoSidewaysScroll(page);
    }
  });
});

test('an idea to begin with fills the field, and the own one comes back', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  await appReady(page);
  await field(page).fill('Kendi fikrim: bir balıkçı ağını onarır.');
  for (const { title, text } of sampleIdeas) {
    const chip = page.getByRole('button', { name: title });
    await chip.click();
    await expect(field(page)).toHaveValue(text);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kendi fikrime dön' }).click();
  await expect(field(page)).toHaveValue('Kendi fikrim: bir balıkçı ağını onarır.');
  await expect(page.getByRole('button', { name: 'Kendi fikrime dön' })).toHaveCount(0);
});

test('every idea to begin with becomes a titled page with paragraphs and speech', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  for (const [index, { title }] of sampleIdeas.entries()) {
    await page.getByRole('button', { name: title }).click();
    await page.getByRole('button', { name: index === 0 ? 'Hikâyemi yaz' : 'Yeniden üret' }).click();
    await expect(page.getByText(`50 token harcandı, ${200 - 50 * index} token kaldı`)).toBeVisible();
    await expect(result(page).getByRole('heading', { name: title })).toBeVisible();
    const paragraphs = await result(page).locator('p.manuscript').allInnerTexts();
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of paragraphs) expect(paragraph).not.toContain('\n');
  }
});

test('speech begins with a dash on a line of its own, and the title comes from the idea', {
  tag: '@once',
}, async ({ page }) => {
  await page.route('**/api/generations/stream', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ surface: 'landing', dialogue: 'dash' });
    await route.continue();
  });
  await page.goto('/');
  await field(page).fill('Otobüs şoförü Selim, son seferde öğretmenini görür.');
  await generate(page).click();
  await expect(page.getByText('200 token kaldı')).toBeVisible();
  await expect(result(page).getByRole('heading', { name: 'Otobüs şoförü Selim' })).toBeVisible();
  const paragraphs = await result(page).locator('p.manuscript').allInnerTexts();
  expect(paragraphs.filter((paragraph) => paragraph.startsWith('— ')).length).toBeGreaterThan(0);
});

test('a guest continues a story once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Son sefer' }).click();
  await generate(page).click();
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible();
  await expect(page.getByText('Devamı 50 token harcar.')).toBeVisible();
  const begun = await result(page).locator('p.manuscript').allInnerTexts();
  await expectAccessible(page);
  await goOn(page).click();
  await expect(page.getByText('50 token harcandı, 150 token kaldı')).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  const whole = await result(page).locator('p.manuscript').allInnerTexts();
  expect(whole.slice(0, begun.length)).toEqual(begun);
  expect(whole.length).toBeGreaterThan(begun.length);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(page.getByText('50 token harcandı, 150 token kaldı')).toBeVisible();
  await expect(result(page).getByRole('heading', { name: 'Son sefer' })).toBeVisible();
  await expect(page.getByText('Yazdığınız hikâye hesabınıza taşınır ve editörde açılır.')).toBeVisible();
  await expect(goOn(page)).toHaveCount(0);
  // Another story has a continuation of its own.
  await page.getByRole('button', { name: 'Yeniden üret' }).click();
  await expect(page.getByText('50 token harcandı, 100 token kaldı')).toBeVisible();
  await expect(goOn(page)).toBeVisible();
});

test.describe('a continuation that another tab has used', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('is refused with a link to the sign-up, and the text stays', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Konuşan ayna' }).click();
    await generate(page).click();
    await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible();
    const { texts } = await (await page.request.get('/api/generations/landing')).json();
    const continued = await page.request.post('/api/generations', {
      data: {
        idempotencyKey: crypto.randomUUID(),
        surface: 'landing',
        idea: '',
        existingText: texts[0].text,
        continues: texts[0].id,
      },
    });
    expect(continued.status()).toBe(200);
    await goOn(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(messages.generation.guestContinued);
    await expect(alert).toBeInViewport();
    await expect(alert.getByRole('link', { name: 'Ücretsiz hesap aç' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Konuşan ayna' })).toBeVisible();
    await expect(page.locator('p.manuscript').first()).toBeVisible();
  });
});
