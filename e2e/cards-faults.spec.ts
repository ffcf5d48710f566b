import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { button, cardOf, kinds, openTab, storedCharacters, writeCharacter, writePlot } from './card-tabs.ts';
import { expect, expectAccessible, expectFitsPhone, test } from './fixtures.ts';
import { signUp } from './people.ts';

test.describe('a failed request', () => {
  // The browser's console reports every refused request.
  test.use({ expectedErrors: [/^Failed to load resource/] });

  const failing = (page: Page, path: string, method: string) =>
    page.route(
      (url) => url.pathname.startsWith(path),
      (route) => (route.request().method() === method ? route.fulfill({ status: 500 }) : route.fallback()),
    );

  for (const [kindName, kind] of Object.entries(kinds)) {
    test(`for a ${kindName} shows the specified error and keeps the typed text`, {
      tag: '@once',
    }, async ({ page }) => {
      await signUp(page);
      const isPlot = kind === kinds.plot;
      if (isPlot) await writePlot(page, { type: 'introduction', description: 'İlk' });
      else await writeCharacter(page, { name: 'İlk' });
      const field = isPlot
        ? page.getByRole('textbox', { name: 'Açıklama', exact: true })
        : page.getByLabel('Ad', { exact: true });

      await failing(page, kind.path, 'GET');
      await page.goto('/editor');
      await openTab(page, kind);
      await expect(page.getByRole('alert').getByText(kind.words.loadFailed)).toBeVisible();
      await expectAccessible(page);
      await page.unrouteAll();
      await button(page, 'Tekrar dene').click();
      await expect(cardOf(page, 'İlk')).toBeVisible();

      await failing(page, kind.path, 'PUT');
      await button(page, 'İlk').click();
      await field.fill('İlk değişti');
      await button(page, 'Kaydet: İlk değişti').click();
      await expect(cardOf(page, 'İlk değişti').getByText(kind.words.updateFailed)).toBeVisible();
      await expect(page.getByRole('alert').getByText(kind.words.updateFailed)).toBeVisible();
      await expect(field).toHaveValue('İlk değişti');

      await failing(page, kind.path, 'DELETE');
      await button(page, 'Sil: İlk değişti').click();
      await button(page, 'Kalıcı sil').click();
      await expect(cardOf(page, 'İlk değişti').getByText(kind.words.deleteFailed)).toBeVisible();
      await expect(button(page, 'Sil: İlk değişti')).toBeFocused();
      await page.unrouteAll();
      await button(page, 'Kaydet: İlk değişti').click();
      await expect(page.getByText(kind.words.saved)).toBeVisible();
      await expect(page.getByText(kind.words.deleteFailed)).toHaveCount(0);
      await button(page, 'İlk değişti').click();

      await failing(page, kind.path, 'POST');
      await button(page, kind.add).click();
      await field.filter({ visible: true }).fill('Yeni');
      await button(page, 'Kaydet: Yeni').click();
      await expect(cardOf(page, 'Yeni').getByText(kind.words.saveFailed)).toBeVisible();
      await expectAccessible(page);
      await expect(field.filter({ visible: true })).toHaveValue('Yeni');
    });

    test(`for a ${kindName} after the session ended shows the error and keeps the typed text`, {
      tag: '@once',
    }, async ({ page }) => {
      await signUp(page);
      await page.goto('/editor');
      await openTab(page, kind);
      await button(page, kind.add).click();
      const field =
        kind === kinds.plot
          ? page.getByRole('textbox', { name: 'Açıklama', exact: true })
          : page.getByLabel('Ad', { exact: true });
      await field.fill('Yeni');
      await page.request.post('/api/auth/sign-out');
      await button(page, 'Kaydet: Yeni').click();
      await expect(page.getByText(kind.words.signInToSave).first()).toBeVisible();
      await expect(button(page, 'Kaydet: Yeni')).toBeDisabled();
      await expect(field).toHaveValue('Yeni');
      await button(page, 'Hikayeye Ekle: Yeni').click();
      await expect(button(page, 'Hikayeye Eklendi: Yeni')).toBeDisabled();
      await expectAccessible(page);
    });
  }

  test('when two tabs save one card, the writer can take the other version, undo that, and keep their own', {
    tag: '@once',
  }, async ({ page }) => {
    await signUp(page);
    const saved = await writeCharacter(page, { name: 'Nermin', personality: 'Suskun.' });
    await page.goto('/editor');
    await openTab(page, kinds.character);
    await button(page, 'Nermin').click();
    await page.getByLabel('Ad', { exact: true }).fill('Nermin Hanım');
    const other = await page.request.put(`/api/characters/${saved.id}`, {
      data: { revision: 1, name: 'Nermin Abla', role: 'antagonist', personality: 'Suskun.' },
    });
    expect(other.status()).toBe(200);
    await button(page, 'Kaydet: Nermin Hanım').click();
    const choice = page.getByRole('region', { name: 'Bu karakterin iki sürümü var' });
    await expect(choice).toContainText(messages.characters.changedElsewhere);
    await expect(choice.locator('dd')).toHaveText(['Nermin Abla', 'Karşıt Karakter']);
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Nermin Hanım');
    await expectAccessible(page);
    await expectFitsPhone(page);

    await button(choice, 'Öbürünü al').click();
    await expect(choice).toHaveCount(0);
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Nermin Abla');
    await expect(page.getByRole('radio', { name: 'Karşıt Karakter' })).toBeChecked();
    await button(page, 'Benimkini geri getir').click();
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Nermin Hanım');
    await button(choice, 'Benimkini kaydet').click();
    await expect(page.getByText(messages.characters.saved)).toBeVisible();
    await expect(choice).toHaveCount(0);
    expect(await storedCharacters(page)).toMatchObject([{ name: 'Nermin Hanım', revision: 3 }]);
  });

  test('a card that another tab deleted keeps the unsaved text and can be saved as a new card', {
    tag: '@once',
  }, async ({ page }) => {
    await signUp(page);
    const saved = await writeCharacter(page, { name: 'Nermin' });
    await page.goto('/editor');
    await openTab(page, kinds.character);
    await button(page, 'Nermin').click();
    await button(page, 'Hikayeye Ekle: Nermin').click();
    await page.getByLabel('Ad', { exact: true }).fill('Nermin Hanım');
    await page.request.delete(`/api/characters/${saved.id}`);
    await button(page, 'Kaydet: Nermin Hanım').click();
    const card = cardOf(page, 'Nermin Hanım');
    await expect(card.getByText(messages.characters.notFound)).toBeVisible();
    await expect(card.getByText('Kaydedilmedi')).toBeVisible();
    await button(card, 'Kaydet: Nermin Hanım').click();
    await expect(page.getByText(messages.characters.saved)).toBeVisible();
    await expect(button(card, 'Hikayeye Eklendi: Nermin Hanım')).toBeDisabled();
    expect(await storedCharacters(page)).toMatchObject([{ name: 'Nermin Hanım' }]);
  });

  test('a save whose answer was lost does not create a second card', { tag: '@once' }, async ({ page }) => {
    await signUp(page);
    await page.goto('/editor');
    await openTab(page, kinds.character);
    await button(page, 'Karakter ekle').click();
    await page.getByLabel('Ad', { exact: true }).fill('Nermin');
    await page.route('**/api/characters', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button(page, 'Kaydet: Nermin').click();
    await expect(cardOf(page, 'Nermin').getByText(messages.generation.network)).toBeVisible();
    await page.unrouteAll();
    await page.getByLabel('Ad', { exact: true }).fill('Nermin Hanım');
    await button(page, 'Kaydet: Nermin Hanım').click();
    await expect(page.getByText(messages.characters.saved)).toBeVisible();
    expect(await storedCharacters(page)).toMatchObject([{ name: 'Nermin Hanım', revision: 2 }]);
  });
});
