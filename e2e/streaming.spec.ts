import type { Page } from '@playwright/test';
import { startCuttingProxy } from './cutting-proxy.ts';
import { openGeneration, openSide } from './editor-layout.ts';
import { expect } from './fixtures.ts';
import { keepStoriesHere } from './manuscript.ts';
import { test } from './model-app.ts';
import { newPerson, signUp } from './people.ts';

const idea = 'Deniz fenerinde tek başına yaşayan Nermin.';
const lastWords = 'ufukta bir yelken belirdi.';
/** The model takes about seven seconds for its text. */
const written = { timeout: 20_000 };

test('a guest sees the text as it is generated and can stop it', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(idea);
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.locator('p.manuscript').first()).toContainText('Nermin');
  await expect(page.getByRole('timer')).toBeVisible();
  await page.getByRole('button', { name: 'Durdur' }).click();
  await expect(page.getByText('Durdurdunuz; yazılan kadarı sizindir.')).toBeVisible();
  await expect(page.locator('p.manuscript').first()).toContainText('Nermin');
  await expect(page.getByText(lastWords)).toHaveCount(0);
});

test('continues a generation after a reload, and charges it once', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill(idea);
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.locator('p.manuscript').first()).toContainText('Nermin');
  await page.reload();
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible(written);
  await expect(page.getByText(lastWords)).toBeVisible();
});

test('the editor inserts a generation once after a reload, as one undo step', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await text.fill('Yağmur dinmişti.');
  await page.getByLabel('Başlık', { exact: true }).fill('Fener');
  await openGeneration(page);
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill(idea);
  await page.getByRole('button', { name: 'Devam et' }).filter({ visible: true }).click();
  await expect(text).toContainText('merdivenleri');
  await page.reload();
  await expect(page.getByLabel('Başlık', { exact: true })).toHaveValue('Fener');
  await expect(text).toContainText(lastWords, written);
  await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
  const whole = await text.innerText();
  expect(whole.startsWith('Yağmur dinmişti.')).toBe(true);
  expect(whole.split(lastWords)).toHaveLength(2);
  await text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('merdivenleri');
  await expect(text).toContainText('Yağmur dinmişti.');
});

test('restores the draft and the generated text of a tab closed during a generation', {
  tag: '@once',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/WebSocket/);
  await keepStoriesHere(context);
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Başlık', { exact: true }).fill('Fener');
  await page.getByLabel('Hikâye fikri').fill(idea);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('textbox', { name: 'Hikâye metni' })).toContainText('merdivenleri');
  await page.close();
  const again = await context.newPage();
  await again.goto('/panel');
  await again.getByRole('link', { name: 'Editörde aç' }).click();
  await expect(again.getByLabel('Başlık', { exact: true })).toHaveValue('Fener');
  const text = again.getByRole('textbox', { name: 'Hikâye metni' });
  await expect(text).toContainText(lastWords, written);
  expect((await text.innerText()).split(lastWords)).toHaveLength(2);
});

test('of two tabs that have the story open one puts the text in, also where that one is closed meanwhile', {
  tag: '@once',
}, async ({ page, context }) => {
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill(idea);
  await page.keyboard.press('ControlOrMeta+Enter');
  const textIn = (tab: Page) => tab.getByRole('textbox', { name: 'Hikâye metni' });
  await expect(textIn(page)).toContainText('Nermin');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(textIn(other)).toContainText('merdivenleri');
  await page.close();
  await expect(textIn(other)).toContainText(lastWords, written);
  expect((await textIn(other).innerText()).split(lastWords)).toHaveLength(2);
  expect((await textIn(other).innerText()).split('merdivenleri')).toHaveLength(2);
});

test('another device completes the text of one that was closed meanwhile', { tag: '@once' }, async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(90_000);
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill(idea);
  await page.keyboard.press('ControlOrMeta+Enter');
  const textIn = (tab: Page) => tab.getByRole('textbox', { name: 'Hikâye metni' });
  await expect(textIn(page)).toContainText('Nermin');
  await expect(page).toHaveURL(/hikaye=/);
  const address = page.url();
  const device = await browser.newContext({ locale: 'tr-TR', serviceWorkers: 'block' });
  await device.addCookies(await context.cookies());
  await page.close();
  const phone = await device.newPage();
  await phone.goto(address);
  await expect(textIn(phone)).toContainText('Nermin');
  await expect(textIn(phone)).toContainText(lastWords, { timeout: 45_000 });
  expect((await textIn(phone).innerText()).split(lastWords)).toHaveLength(2);
  await device.close();
});

test('Escape stops a generation in the editor and keeps its text', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await page.getByLabel('Hikâye fikri').fill(idea);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(text).toContainText('merdivenleri');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Durdurdunuz; yazılan kadarı sizindir.')).toBeVisible();
  await expect(text).toContainText('merdivenleri');
  await expect(text).not.toContainText(lastWords);
});

test('keeps what the writer types during a generation, inside its text and before it', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await text.fill('Yağmur dinmişti.');
  await openGeneration(page);
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill(idea);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(text).toContainText('merdivenleri');
  await text.locator('.cm-line', { hasText: 'merdivenleri' }).click({ position: { x: 4, y: 10 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('İÇERİDE', { delay: 30 });
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('ÖNCE ', { delay: 30 });
  await expect(text).not.toContainText(lastWords);
  await expect(text).toContainText(lastWords, written);
  await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
  const whole = await text.innerText();
  expect(whole.startsWith('ÖNCE Yağmur dinmişti.')).toBe(true);
  expect(whole).toContain('DİÇERİDEeniz fenerinin');
  expect(whole.split(lastWords)).toHaveLength(2);
  await expect(page.locator('.cm-ai-text', { hasText: 'İÇERİDE' })).toHaveCount(0);
  await text.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('merdivenleri');
  await expect(text).toContainText('İÇERİDE');
  await expect(text).toContainText('ÖNCE Yağmur dinmişti.');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(text).toHaveText(whole, { useInnerText: true });
});

test('a generation continues while another tab is shown', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await page.getByLabel('Hikâye fikri').fill(idea);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(text).toContainText('merdivenleri');
  await openSide(page, 'Karakterler');
  await expect(page.getByText('Henüz karakter yok')).toBeVisible();
  await expect(page.getByText('Hikaye başarıyla oluşturuldu!')).toBeVisible(written);
  await openSide(page, 'Hikaye');
  await expect(text).toContainText(lastWords);
});

test.describe('when the connection breaks during a generation', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/ERR_|Failed to load resource/] });

  test('the editor shows it, reconnects to the text and inserts it once', async ({ page, modelApp }) => {
    const proxy = await startCuttingProxy(modelApp.url);
    try {
      const answer = await page.request.post(`${proxy.url}/api/auth/sign-up`, { data: newPerson() });
      expect(answer.status()).toBe(201);
      await page.goto(`${proxy.url}/editor`);
      const text = page.getByRole('textbox', { name: 'Hikâye metni' });
      await page.getByLabel('Hikâye fikri').fill(idea);
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(text).toContainText('merdivenleri');
      // The reconnection is held until the message is shown.
      let goOn = () => {};
      const held = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/api/generations/*/events', async (route) => {
        await held;
        await route.continue();
      });
      proxy.cut();
      await expect(page.getByText('Bağlantı koptu, yeniden bağlanılıyor…').first()).toBeAttached();
      await expect(text).toContainText('merdivenleri');
      goOn();
      await expect(text).toContainText(lastWords, written);
      expect((await text.innerText()).split(lastWords)).toHaveLength(2);
      await expect(page.getByText(/\d+ token harcandı/)).toBeVisible();
    } finally {
      await proxy.close();
    }
  });
});

test('a double tap on the generate button does not stop the generation it started', async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill('Bir fener bekçisi her gece aynı gemiyi görür.');
  const box = await page.getByRole('button', { name: 'Üret' }).filter({ visible: true }).last().boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  // Clicks by position, because on a phone the stop button replaces the generate button.
  await page.mouse.click(x, y);
  await page.mouse.click(x, y, { delay: 20 });
  await expect(page.getByText(/\d+ token harcandı/).first()).toBeVisible(written);
  await expect(page.getByText('Durdurdunuz')).toHaveCount(0);
});
