import { usualSettings } from '#domain/site/site-settings.ts';
import { signInAsAdmin, administeredTest as test } from './database-app.ts';
import { appReady, expect, expectAccessible, expectFitsPhone, expectNoSidewaysScroll } from './fixtures.ts';

/** The tests run one after another, because their settings apply to the whole app. */
test.describe.configure({ mode: 'default' });

const trial = /250 ?(?:\/|token)|Denemek için hesap gerekmez/;
const pages = ['/', '/fiyatlandirma', '/nasil-calisir', '/ornekler', '/iletisim', '/kayit'];

test('pages mention the guest trial only while it is on, also cached ones', {
  tag: '@once',
}, async ({ browser, baseURL, databaseApp: { pool } }) => {
  test.slow();
  const administrator = await browser.newPage({ baseURL });
  await signInAsAdmin(administrator, pool);
  async function turn(guestTrial: boolean): Promise<void> {
    const { revision } = await (await administrator.request.get('/api/admin/settings')).json();
    const data = { ...usualSettings, guestTrial, revision };
    expect((await administrator.request.put('/api/admin/settings', { data })).status()).toBe(200);
  }
  const visitor = await browser.newContext({ baseURL });
  const textOf = async (path: string) => (await visitor.request.get(path)).text();
  try {
    await turn(true);
    await expect.poll(() => textOf('/')).toMatch(trial);
    await turn(false);
    for (const path of pages) await expect.poll(() => textOf(path), path).not.toMatch(trial);

    const page = await visitor.newPage();
    await page.goto('/');
    await appReady(page);
    await expect(page.getByText('Yazdırmak için ücretsiz bir hesap gerekir')).toBeVisible();
    await page.getByLabel('Hikâye fikriniz').fill('Bir fener hikâyesi');
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Hesap aç ve yazdır' }).click();
    await page.waitForURL('**/kayit?next=%2Feditor');
    await expect(page.getByText(trial)).toHaveCount(0);
  } finally {
    await turn(true);
  }
  await expect.poll(() => textOf('/')).toMatch(trial);
  await administrator.close();
  await visitor.close();
});

test('a member chooses the number of paragraphs on the landing page', { tag: '@once' }, async ({
  page,
  databaseApp: { pool },
}) => {
  await page.goto('/');
  await appReady(page);
  await expect(page.getByRole('group', { name: 'Paragraf sayısı' })).toHaveCount(0);
  await signInAsAdmin(page, pool);
  await pool.query(`UPDATE user_tokens SET plan = 'pro' WHERE user_id IN (SELECT id FROM users)`);
  await page.goto('/');
  const choice = page.getByRole('group', { name: 'Paragraf sayısı' });
  await expect(choice.getByRole('radio')).toHaveCount(4);
  await expect(choice.getByRole('radio', { name: '3' })).toBeChecked();
  await choice.getByText('4', { exact: true }).click();
  await page.getByLabel('Hikâye fikriniz').fill('Bir fener hikâyesi');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const sent = page.waitForRequest('**/api/generations/stream');
  await page.getByRole('button', { name: 'Hikâyemi yaz' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ surface: 'landing', paragraphs: 4 });
});
