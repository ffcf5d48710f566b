import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { openGeneration } from './editor-layout.ts';
import { expect, expectAccessible, expectFitsPhone } from './fixtures.ts';
import { test } from './model-app.ts';
import { signUp } from './people.ts';
import { sharedApp } from './shared-apps.ts';

const m = messages.generation;
/** Scenario of the fake provider → the specified error text (docs/product/generation.md). */
const catalogue = {
  'fault-401': m.unavailable,
  'fault-404': m.modelNotFound,
  'fault-429': m.rateLimited,
  'fault-503': m.unavailable,
  'fault-418': `${m.otherStatus}The kettle is on.`,
  'fault-empty-content': m.empty,
  'fault-unparseable': m.unparseable,
  'fault-too-short': m.tooShort,
  'fault-cut': m.unavailable,
} as const;

// The browser's console reports every refused request.
test.use({ expectedErrors: [/^Failed to load resource/] });

test('each provider error shows its specified text, costs nothing and can be retried', {
  tag: '@once',
}, async ({ page }) => {
  // Each error is caused twice.
  test.slow();
  await page.goto('/');
  const idea = page.getByLabel('Hikâye fikriniz');
  const card = page.getByRole('alert');
  for (const [scenario, text] of Object.entries(catalogue))
    await test.step(scenario, async () => {
      await idea.fill(`Bir fener hikâyesi #${scenario}`);
      for (const name of ['Hikâyemi yaz', 'Tekrar dene']) {
        const asked = page.waitForRequest('**/api/generations/stream');
        await page.getByRole('button', { name }).click();
        await asked;
        await expect(card.getByText('Hata Oluştu', { exact: true })).toBeVisible();
        await expect(card.getByText(text, { exact: true })).toBeVisible();
      }
      await expect(page.getByText('250 / 250').filter({ visible: true })).toBeVisible();
    });
});

test('an installation without an API key is shown as unavailable to a visitor', { tag: '@once' }, async ({
  page,
}) => {
  // The first use of this app starts it.
  test.setTimeout(90_000);
  const { url } = await sharedApp('keyless');
  await page.goto(url);
  await page.getByLabel('Hikâye fikriniz').fill('Bir fener hikâyesi');
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByRole('alert').getByText(m.unavailable, { exact: true })).toBeVisible();
});

test('a provider’s timeout shows its specified text', { tag: '@once' }, async ({ page }) => {
  const refusal = { code: 'AI_TIMEOUT', status: 504, message: m.timeout, requestId: 'x' };
  await page.route('**/api/generations/stream', (route) => route.fulfill({ status: 504, json: refusal }));
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill('Bir fener hikâyesi');
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByRole('alert').getByText(m.timeout, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('without a connection the error says what to check, and a retry succeeds', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill('Bir fener hikâyesi');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByRole('alert').getByText(m.network, { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  // The model takes about seven seconds for its text.
  await expect(page.getByText('50 token harcandı, 200 token kaldı')).toBeVisible({ timeout: 20_000 });
});

test('refuses a second generation while one is running, and offers to show the running one', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill('Bir fener hikâyesi #fault-hang');
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(page.getByRole('button', { name: 'Durdur' })).toBeVisible();
  const second = await context.newPage();
  // A page without the stored generation, as in another browser of the same person.
  await second.addInitScript(() => localStorage.removeItem('yazihane.generation.landing'));
  await second.goto('/');
  await second.getByLabel('Hikâye fikriniz').fill('Başka bir hikâye');
  await second.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  await expect(second.getByRole('status').getByText(m.alreadyRunning, { exact: true })).toBeVisible();
  await second.getByRole('button', { name: 'Süren hikâyeyi göster' }).click();
  await second.getByRole('button', { name: 'Durdur' }).click();
  await expect(second.getByText('Yazmaya başlamadan durduruldu; metin yok.')).toBeVisible();
  await expect(page.getByText('Yazmaya başlamadan durduruldu; metin yok.')).toBeVisible();
});

/** Leaves 90 of a new account's 500 tokens. */
async function spendNearlyAll(page: Page): Promise<void> {
  const data = { text: 'a'.repeat(1_640), idempotencyKey: 'spend-nearly-all' };
  expect((await page.request.post('/api/tokens/use', { data })).status()).toBe(200);
}

test('the button shows before the click that the day’s tokens are used up, and the text stays editable', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await spendNearlyAll(page);
  await page.goto('/editor');
  const generate = page.getByRole('button', { name: /^(Hikâye üret|Üret)$/ }).filter({ visible: true });
  const panel = page.getByRole('region', { name: 'Fikir ve üretim' });
  await expect(
    panel.getByText('90 tokeniniz kaldı; yeni bir metin için en az 100 token gerekir.'),
  ).toBeVisible();
  await expect(panel.getByText(/her gün 500 token gelmeye başlar/)).toBeVisible();
  await expect(panel.getByText('Kendiniz yazmaya devam edebilirsiniz')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Planlara bak' })).toBeVisible();
  await expect(generate).toBeDisabled();
  await expect(generate).toHaveAccessibleDescription(/^90 tokeniniz kaldı;/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByLabel('Hikâye fikri').fill('Bir fener hikâyesi');
  await generate.click({ force: true });
  await expect(panel.getByText(/^90 tokeniniz kaldı;/).locator('..')).toBeFocused();
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await text.fill('Kendi cümlem.');
  await text.press('ControlOrMeta+Enter');
  await expect(page.getByText(/90 tokeniniz kaldı/).last()).toBeVisible();
  await expect(text).toBeFocused();
  await page.getByLabel('Başlık').fill('Fener');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText(messages.story.saved)).toBeVisible();
});

test('shows a blank idea beside its field until it is corrected, and tokens spent elsewhere after the click', {
  tag: '@once',
}, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  const generate = page.getByRole('button', { name: /^(Hikâye üret|Üret)$/ }).filter({ visible: true });
  const panel = page.getByRole('region', { name: 'Fikir ve üretim' });
  await generate.click();
  const idea = page.getByLabel('Hikâye fikri');
  await expect(idea).toBeFocused();
  await expect(idea).toHaveAccessibleDescription(m.emptyIdea);
  await idea.fill('Bir fener');
  await expect(idea).not.toHaveAccessibleDescription(m.emptyIdea);

  await spendNearlyAll(page);
  await generate.click();
  await expect(panel.getByText(m.tooFewTokens)).toBeVisible();
});

test('a generation error in the editor leaves the text unchanged', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  const text = page.getByRole('textbox', { name: 'Hikâye metni' });
  await text.fill('Yağmur dinmişti.');
  await openGeneration(page);
  await page.getByRole('textbox', { name: 'Nereye gitsin?' }).fill('Fener #fault-503');
  await page.getByRole('button', { name: 'Devam et' }).filter({ visible: true }).click();
  await expect(
    page.getByRole('region', { name: 'Üretim', exact: true }).getByText('Hata Oluştu', { exact: true }),
  ).toBeVisible();
  await expect(text).toHaveText('Yağmur dinmişti.');
});
