import { messages } from '#domain/messages/index.ts';
import { signInAsAdmin, administeredTest as test } from './database-app.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';

/** The tests run one after another, because a prompt applies to the whole app. */
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/^Failed to load resource/] });

test('an administrator changes a prompt, is told of a wrong variable, and takes the program’s text again', async ({
  page,
  databaseApp: { pool },
}) => {
  test.slow();
  await signInAsAdmin(page, pool);
  await page.goto('/admin/yonergeler');
  await page.getByLabel('Yönerge', { exact: true }).selectOption({ label: 'Kısalt' });
  const rules = page.getByRole('textbox', { name: /Kurallar/ });
  const text = await rules.inputValue();
  await rules.fill(`${text}\n- {baslik}`);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(rules).toBeFocused();
  await expect(rules).toHaveAccessibleDescription(messages.prompts.unknownVariable('baslik'));
  await rules.fill(`${text}\n- Çok kısa tut.`);
  await page.getByRole('button', { name: 'İletileri göster' }).click();
  await expect(page.getByText('Değişmez kurallar:')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // A look at another prompt keeps the unsaved text.
  await page.getByLabel('Yönerge', { exact: true }).selectOption({ label: 'Genişlet' });
  await expect(rules).not.toHaveValue(/Çok kısa tut/);
  await page.getByLabel('Yönerge', { exact: true }).selectOption({ label: 'Kısalt' });
  await expect(rules).toHaveValue(/Çok kısa tut/);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Yönerge kaydedildi.')).toBeVisible();
  await expect(page.getByRole('option', { name: 'Kısalt (değiştirildi)' })).toBeAttached();

  const history = page.getByRole('region', { name: 'Geçmiş' });
  await expect(history.getByRole('button', { name: /yürürlükte/ })).toHaveCount(1);
  const reset = page.getByRole('button', { name: /programın metnine dön/ });
  await reset.click();
  await page.getByRole('button', { name: 'Evet, programın metnine dön' }).click();
  await expect(rules).toHaveValue(text);
  await expect(page.getByText(/Programın kendi metnine dönüldü:/)).toBeVisible();
});

test('an administrator sees what another one saved meanwhile', async ({ page, databaseApp: { pool } }) => {
  test.slow();
  await signInAsAdmin(page, pool);
  await page.goto('/admin/yonergeler');
  const rules = page.getByRole('textbox', { name: /Kurallar/ });
  const text = await rules.inputValue();
  await rules.fill(`${text}\n- Benimki.`);
  const [story] = await (await page.request.get('/api/admin/prompts')).json();
  const data = { system: `${text}\n- Onunki.`, user: story.user, revision: story.revision };
  expect((await page.request.put('/api/admin/prompts/story', { data })).status()).toBe(200);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const clash = page.getByRole('alert', { name: 'Yönerge siz düzenlerken değişti' });
  await expect(clash).toContainText('Onunki.');
  await clash.getByRole('button', { name: 'Kayıtlı olanı al' }).click();
  await expect(rules).toHaveValue(/Onunki/);
});
