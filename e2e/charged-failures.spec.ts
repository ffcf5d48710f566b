import { messages } from '#domain/messages/index.ts';
import { expect, expectAccessible, expectFitsPhone } from './fixtures.ts';
import { test } from './model-app.ts';
import { signUp } from './people.ts';

const free = 'Bugünkü ücretsiz aksama haklarınızdan biri kullanıldı; bu metin için token harcanmadı.';

// The browser's console reports every refused request.
test.use({ expectedErrors: [/^Failed to load resource/] });

test('a guest sees that a failed text was free, and from the fourth failure on what it cost', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Hikâye fikriniz').fill('Bir fener hikâyesi #fault-too-short');
  const card = page.getByRole('alert');
  for (const [index, name] of ['Hikâyemi yaz', 'Tekrar dene', 'Tekrar dene', 'Tekrar dene'].entries()) {
    const answered = page.waitForResponse('**/api/generations/stream');
    await page.getByRole('button', { name }).click();
    await answered;
    await expect(card.getByText(messages.generation.tooShort, { exact: true })).toBeVisible();
    const charge = index < 3 ? free : 'Kesilene kadar gelen metin için 50 token harcandı, 200 token kaldı.';
    await expect(card.getByText(charge, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('200 / 250').filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('the editor shows that a failed text was free', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/editor');
  await page.getByLabel('Hikâye fikri').fill('Bir fener hikâyesi #fault-too-short');
  await page
    .getByRole('button', { name: /^(Hikâye üret|Üret)$/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('region', { name: 'Üretim', exact: true }).getByText(free)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
});
