import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { type CacheType, cacheTypes, clearFailedText } from '#domain/site/cache-types.ts';
import { usualSettings } from '#domain/site/site-settings.ts';
import { startFakeAi } from '#testing/fake-ai/server.ts';
import { signInAsAdmin, administeredTest as test } from './database-app.ts';
import { chooseMore } from './editor-layout.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';
import { manuscript, typeAtEnd } from './manuscript.ts';
import { newPerson, signUp, writeStory } from './people.ts';

/** The tests run one after another, because their settings apply to the whole app. */
test.describe.configure({ mode: 'default' });
test.use({ expectedErrors: [/^Failed to load resource/] });

const m = messages.apiConfigs;
const key = 'sk-test-0123456789abcdefwxyz';
const password = newPerson().password;

const form = (page: Page) => page.getByRole('dialog', { name: /API yapılandırması/ });
const names = (page: Page) => page.getByRole('rowheader');

async function atPhoneWidth(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

/** Saves the settings through the API, as the administrator signed in on the page. */
async function turn(page: Page, change: Record<string, unknown>): Promise<void> {
  const { revision } = await (await page.request.get('/api/admin/settings')).json();
  const data = { ...usualSettings, ...change, revision };
  expect((await page.request.put('/api/admin/settings', { data })).status()).toBe(200);
}

test('an API configuration is added, tested, copied, changed in two windows and deleted in two steps @once', async ({
  page,
  databaseApp: { pool },
}) => {
  test.slow();
  const ai = await startFakeAi({ apiKey: key });
  await pool.query('DELETE FROM api_configs');
  await signInAsAdmin(page, pool);
  await page.goto('/admin/api');
  await expect(page.getByText('API yapılandırması bulunamadı')).toBeVisible();
  await page.getByRole('button', { name: 'Yeni API' }).click();
  await form(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(form(page).getByLabel('API adı')).toBeFocused();
  await expect(form(page).getByLabel('API adı')).toHaveAccessibleDescription(m.nameRequired);
  const secret = form(page).getByLabel('API anahtarı', { exact: true });
  await expect(secret).toHaveAccessibleDescription(m.keyRequired);
  await expect(form(page).getByText(/şifrelenmiş olarak saklanır/)).toBeVisible();
  await expectAccessible(page);

  await form(page).getByLabel('API adı').fill('IŞIK hattı');
  await form(page).getByLabel('Sağlayıcı').selectOption('Diğer');
  await secret.fill(key);
  await expect(secret).toHaveAttribute('type', 'password');
  await form(page).getByRole('button', { name: 'Anahtarı göster' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Yazdıklarınız silinsin mi?' });
  await question.getByRole('button', { name: 'Düzenlemeye dön' }).click();
  await form(page).getByLabel('Adres').fill(ai.baseUrl);
  await form(page).getByLabel('Model').fill('ok');
  await form(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByText('sk-t••••••••wxyz')).toBeVisible();
  await expect(page.getByText('Kullanımda')).toBeVisible();

  await page.getByRole('button', { name: 'Dene: IŞIK hattı', exact: true }).click();
  await expect(page.getByText(new RegExp(`${m.testPassed} \\([\\d.]+ ms\\)`))).toBeVisible();

  await page.getByRole('button', { name: 'Yeni API' }).click();
  await form(page).getByLabel('Sağlayıcı').selectOption('PayTR');
  await form(page).getByLabel('API adı').fill('Kasa');
  await form(page).getByLabel('API anahtarı (merchant key)').fill('paytr-0123456789');
  await form(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(form(page).getByLabel('Mağaza numarası')).toBeFocused();
  await expect(form(page).getByText(m.merchantIdRequired)).toBeVisible();
  await expect(form(page).getByText(m.saltRequired)).toBeVisible();
  await form(page).getByLabel('Mağaza numarası').fill('123456');
  await form(page).getByLabel('Gizli anahtar (merchant salt)').fill('tuz-0123456789');
  await form(page).getByLabel('Etkin').uncheck();
  await form(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(names(page)).toHaveText([/Kasa/, /IŞIK hattı/]);
  await expectAccessible(page);
  await atPhoneWidth(page);

  const search = page.getByLabel('Ad ya da sağlayıcı ara');
  await search.fill('ışık');
  await expect(names(page)).toHaveText([/IŞIK hattı/]);
  await search.fill('');
  await page.getByLabel('Sağlayıcı', { exact: true }).selectOption('PayTR');
  await expect(names(page)).toHaveText([/Kasa/]);
  await page.getByRole('radio', { name: 'Etkin' }).check({ force: true });
  await expect(page.getByText('API yapılandırması bulunamadı')).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri Temizle' }).click();
  await expect(names(page)).toHaveCount(2);
  await page.getByRole('switch', { name: 'Etkin: Kasa' }).check({ force: true });
  await expect(page.getByText('Kullanımda')).toHaveCount(2);

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = page.getByRole('button', { name: 'Anahtarı kopyala: IŞIK hattı' });
  await copy.click();
  await expect(page.getByText('API anahtarı panoya kopyalandı.')).toBeVisible();
  expect(await clipboard()).toBe(key);
  await pool.query("UPDATE sessions SET created_at = now() - interval '11 minutes'");
  await page.getByRole('button', { name: 'Gizli anahtarı kopyala: Kasa' }).click();
  const identity = page.getByRole('dialog', { name: 'Şifrenizi girin' });
  await identity.getByLabel('Şifreniz').fill('yanlış-şifre');
  await identity.getByRole('button', { name: 'Kopyala' }).click();
  await expect(identity.getByText(messages.account.wrongPassword)).toBeVisible();
  await identity.getByLabel('Şifreniz').fill(password);
  await identity.getByRole('button', { name: 'Kopyala' }).click();
  await expect(page.getByText('Gizli anahtar panoya kopyalandı.')).toBeVisible();
  expect(await clipboard()).toBe('tuz-0123456789');
  const passwordless = {
    json: {
      code: 'FRESH_SIGN_IN_REQUIRED',
      status: 403,
      message: m.freshSignInRequired,
      data: { hasPassword: false },
    },
    status: 403,
  };
  await page.route('**/reveal', (route) => route.fulfill(passwordless));
  await copy.click();
  const again = page.getByRole('dialog', { name: 'Önce yeniden giriş yapın' });
  await expect(again.getByText(/Hesabınızın şifresi yok/)).toBeVisible();
  await again.getByRole('button', { name: 'Anladım' }).click();

  await page.getByRole('button', { name: 'Düzenle: IŞIK hattı' }).click();
  await form(page).getByLabel('API adı').fill('Benim adım');
  await form(page).getByLabel('Model').fill('fault-401');
  const { configs } = await (await page.request.get('/api/admin/api-configs')).json();
  const [{ id, revision, ...stored }] = configs.filter((one: { name: string }) => one.name === 'IŞIK hattı');
  const theirs = { ...stored, key: '', salt: '', name: 'Onun adı', isActive: false, revision };
  expect((await page.request.put(`/api/admin/api-configs/${id}`, { data: theirs })).status()).toBe(200);
  await form(page).getByRole('button', { name: 'Kaydet', exact: true }).click();
  const clash = form(page).getByRole('alert', { name: 'Bu yapılandırma siz düzenlerken değişti' });
  await expect(clash).toContainText('Onun adı');
  await expect(clash).toContainText('Benim adım');
  await clash.getByRole('button', { name: 'Benimkini kaydet' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(names(page)).toHaveText([/Kasa/, /Benim adım/]);
  await expect(page.getByRole('switch', { name: 'Etkin: Benim adım' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Dene: Benim adım', exact: true }).click();
  await expect(page.getByText(new RegExp(`${messages.generation.invalidKey} \\(`))).toBeVisible();

  await page.getByRole('button', { name: 'Sil: Kasa', exact: true }).dblclick();
  const armed = page.getByRole('button', { name: 'Silmek için yeniden basın: Kasa' });
  await expect(armed).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(armed).toHaveCount(0);
  await page.getByRole('button', { name: 'Sil: Kasa', exact: true }).click();
  await armed.click();
  await expect(names(page)).toHaveText([/Benim adım/]);
  await expect(page.getByRole('button', { name: 'Yeni API' })).toBeFocused();
  await pool.query('DELETE FROM api_configs');
  await ai.close();
});

test('AI configurations get prices and limits, and their order decides who writes @once', async ({
  page,
  databaseApp: { pool },
}) => {
  await pool.query('DELETE FROM api_configs');
  await signInAsAdmin(page, pool);
  for (const name of ['Eski', 'Yeni']) {
    const config = { id: randomUUID(), name, provider: 'google', key, force: true };
    expect((await page.request.post('/api/admin/api-configs', { data: config })).status()).toBe(201);
  }
  await page.goto('/admin/api');
  await expect(names(page)).toHaveText([/Yeni.*Kullanımda/, /Eski.*2. sırada, yedek/]);

  await page.getByRole('button', { name: 'Düzenle: Eski' }).click();
  await form(page).getByLabel('Girdi fiyatı').fill('0,15');
  await form(page).getByLabel('Aynı anda en çok metin').fill('0');
  await form(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(form(page).getByLabel('Çıktı fiyatı')).toHaveAccessibleDescription(m.pricesTogether);
  await expect(form(page).getByText(m.limitInvalid)).toBeVisible();
  await expectAccessible(page);
  await form(page).getByLabel('Çıktı fiyatı').fill('0,6');
  await form(page).getByLabel('Aynı anda en çok metin').fill('20');
  await form(page).getByLabel('Günlük token sınırı').fill('1.000.000');
  await form(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(form(page)).toHaveCount(0);
  await expect(
    page.getByText(/girdi 0,15, çıktı 0,6 USD · Şu an 0 metin yazıyor, sınırı 20 · Bugün 0 \/ 1.000.000/),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Öne al: Eski' }).click();
  await expect(names(page)).toHaveText([/Eski.*Kullanımda/, /Yeni.*2. sırada, yedek/]);
  await expect(page.getByText('Eski 1. sırada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Öne al: Eski' })).toBeFocused();
  await expectAccessible(page);
  await atPhoneWidth(page);
  await pool.query('DELETE FROM api_configs');
});

test('a model of the server’s own machine is found and used with one click @once', async ({
  page,
  databaseApp: { pool },
}) => {
  await pool.query('DELETE FROM api_configs');
  await signInAsAdmin(page, pool);
  const [ai, gone] = await Promise.all([startFakeAi({ record: false }), startFakeAi({ record: false })]);
  await gone.close();
  const found = { server: 'Ollama', baseUrl: ai.baseUrl, model: 'qwen3:8b' };
  const models: object[] = [{ server: 'vLLM', baseUrl: gone.baseUrl, model: 'gitti' }];
  await page.route('**/api-configs/local-models', (route) => route.fulfill({ json: { models } }));
  await page.goto('/admin/api');
  const search = page.getByRole('button', { name: 'Yerel sunucuları ara' });
  // A server that went after it was found: the trial fails, and the model writes nothing.
  await search.click();
  await page.getByRole('button', { name: 'Kullan: gitti' }).click();
  const toasts = page.getByRole('region', { name: 'Bildirimler' });
  await expect(toasts.getByText('vLLM: gitti eklendi; denemesi başarısız, kapalı kaldı.')).toBeVisible();
  await expect(names(page)).toHaveText([/^vLLM: gitti(?!.*Kullanımda)/]);
  await pool.query('DELETE FROM api_configs');
  models.pop();
  await search.click();
  await expect(page.getByText('Çalışan bir model sunucusu bulunamadı.')).toBeVisible();
  models.push(found);
  await search.click();
  await page.getByRole('button', { name: 'Kullan: qwen3:8b' }).click();
  await expect(names(page)).toHaveText([/Ollama: qwen3:8b.*Kullanımda/]);
  await expectAccessible(page);
  await atPhoneWidth(page);
  await ai.close();
  await pool.query('DELETE FROM api_configs');
});

test('settings are validated, kept unsaved between pages, confirmed, and never overwrite another administrator’s @once', async ({
  page,
  databaseApp: { pool },
}) => {
  await signInAsAdmin(page, pool);
  await turn(page, {});
  await page.goto('/admin/ayarlar');
  const save = page.getByRole('button', { name: 'Kaydet', exact: true });
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await atPhoneWidth(page);

  await page.getByRole('switch', { name: 'Duyuruyu göster' }).check({ force: true });
  await page.getByLabel('Günlük misafir sınırı').fill('10');
  await page.getByLabel('Günlük ücretsiz aksama hakkı').fill('51');
  await save.click();
  await expect(page.getByLabel('Duyuru metni')).toBeFocused();
  await expect(page.getByLabel('Duyuru metni')).toHaveAccessibleDescription(
    messages.settings.announcementRequired,
  );
  await expect(page.getByText(messages.settings.guestDailyRange)).toBeVisible();
  await expect(page.getByText(messages.settings.freeFailuresRange)).toBeVisible();
  await page.getByLabel('Günlük ücretsiz aksama hakkı').fill('5');
  await page.getByLabel('Duyuru metni').fill('Cuma akşamı <b>buluşuyoruz</b>.');
  await page.getByLabel('Günlük misafir sınırı').fill('7.500');
  await page.getByLabel('Hoş geldiniz hediyesi').fill('2.000');
  await page.getByRole('link', { name: 'Genel bakış' }).click();
  await expect(page.getByRole('heading', { name: 'Genel bakış' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Yönetim' }).getByRole('link', { name: 'Ayarlar' }).click();
  await expect(page.getByText('Kaydedilmemiş değişiklikler var.')).toBeVisible();
  await expect(page.getByLabel('Günlük misafir sınırı')).toHaveValue('7.500');

  await turn(page, { guestDailyTokens: 6_000, guestTrial: false });
  await save.click();
  const clash = page.getByRole('alert', { name: 'Ayarlar siz düzenlerken değişti' });
  await expect(clash).toContainText('6.000');
  await expect(clash).toContainText('7.500');
  await clash.getByRole('button', { name: 'Benimkilerle kaydet' }).click();
  await expect(page.getByText('Ayarlar kaydedildi ve bütün sitede geçerli.')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Üye olmadan deneme' })).not.toBeChecked();
  await expect(page.getByLabel('Günlük misafir sınırı')).toHaveValue('7.500');
  const { announcement, guestTrial, guestDailyTokens, freeFailuresPerDay, welcomeTokens } = await (
    await page.request.get('/api/admin/settings')
  ).json();
  expect({
    guestTrial,
    guestDailyTokens,
    freeFailuresPerDay,
    welcomeTokens,
    text: announcement.text,
  }).toEqual({
    guestTrial: false,
    guestDailyTokens: 7_500,
    freeFailuresPerDay: 5,
    welcomeTokens: 2_000,
    text: 'Cuma akşamı <b>buluşuyoruz</b>.',
  });

  for (const name of ['Bakım', 'Hikâye üretimi', 'Yeni üyelik'])
    await page.getByRole('switch', { name, exact: true }).click({ force: true });
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Bu değişiklik herkesi etkiler' });
  await expect(question.getByRole('listitem')).toHaveCount(3);
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(question).toHaveCount(0);
  expect((await (await page.request.get('/api/admin/settings')).json()).maintenance).toBe(false);
  await save.click();
  await question.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Ayarlar kaydedildi ve bütün sitede geçerli.').first()).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/site/notice')).json()).maintenance)
    .toBe(true);
  await turn(page, {});
});

test('maintenance keeps the typed text, is announced on open pages, and ends without a reload @once', async ({
  page,
  browser,
  databaseApp: { pool, url },
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: url });
  const admin = await context.newPage();
  await signInAsAdmin(admin, pool);
  await turn(admin, {});
  await signUp(page);
  await page.clock.install();
  const { id } = await writeStory(page, { title: 'Fener', content: 'Bir gün.' });
  await page.goto(`/editor?hikaye=${id}`);
  await expect(manuscript(page)).toHaveText('Bir gün.');
  await turn(admin, { maintenance: true });
  await typeAtEnd(page, ' Fener yanmadı.');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  const notice = page.getByRole('region', { name: 'Site duyurusu' });
  await expect(notice).toContainText('Kısa bir bakım yapıyoruz');
  await expect(page.getByRole('alert').filter({ hasText: 'Kısa bir bakım' }).first()).toBeVisible();
  await expect(manuscript(page)).toHaveText('Bir gün. Fener yanmadı.');
  await expectAccessible(page);
  // Revisions can be read but not stored; the typed name stays in its field.
  await chooseMore(page, 'Sürümler');
  const revisions = page.getByRole('dialog', { name: 'Sürümler' });
  await expect(revisions.getByText('Henüz bir sürüm yok')).toBeVisible();
  await revisions.getByRole('button', { name: 'Sürüm kaydet' }).click();
  await revisions.getByLabel('Şimdiki hâline bir ad verin').fill('Bakımdan önce');
  await revisions.getByRole('button', { name: 'Sürüm kaydet' }).click();
  await expect(revisions.getByText('Metin kaydedilemediği için yapılamadı')).toBeVisible();
  await expect(revisions.getByLabel('Şimdiki hâline bir ad verin')).toHaveValue('Bakımdan önce');
  await page.keyboard.press('Escape');
  await expect(revisions).toHaveCount(0);
  await turn(admin, {});
  await page.clock.runFor(15_000);
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText(messages.story.saved)).toBeVisible();

  await page.goto('/panel');
  // The page reads the settings from when it is hydrated; before that the clock has no timer to run.
  await appReady(page);
  await turn(admin, { maintenance: true, announcement: { text: '<i>Cuma</i>', level: 'info', shown: true } });
  await page.clock.runFor(15_000);
  await expect(notice).toContainText('<i>Cuma</i>');
  await expect(notice).toContainText('Kısa bir bakım yapıyoruz');

  const visitor = await (await browser.newContext({ baseURL: url })).newPage();
  await visitor.goto('/iletisim');
  await appReady(visitor);
  const main = visitor.getByRole('main');
  await main.getByLabel('Adınız').fill('Işıl Gökçe');
  await main.getByLabel('E-posta', { exact: true }).fill('isil@okur.example');
  await main.getByLabel('Kategori').selectOption('bug');
  await main.getByLabel('Konu').fill('İndirme');
  await main.getByLabel('Mesajınız').fill('Hiçbir şey olmuyor.');
  await visitor.getByRole('button', { name: 'Gönder' }).click();
  await expect(main.getByRole('alert')).toContainText('Kısa bir bakım yapıyoruz');
  await expect(main.getByLabel('Mesajınız')).toHaveValue('Hiçbir şey olmuyor.');
  const [explained] = await Promise.all([
    visitor.waitForEvent('popup'),
    visitor.getByRole('link', { name: 'Bakım hakkında' }).click(),
  ]);
  await expect(explained.getByRole('heading', { name: 'Kısa bir bakım yapıyoruz' })).toBeVisible();
  await expect(explained.getByText(/Kaydettiğiniz her şey yerinde/)).toBeVisible();
  await expectAccessible(explained);
  await atPhoneWidth(explained);
  await turn(admin, {});
  await expect(async () => {
    await explained.goto('/bakim');
    await expect(explained.getByRole('heading', { name: 'Şu anda bakım yok' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await visitor.context().close();
  await context.close();
});

test('tiles show current figures, the refresh button reloads the session, and caches are cleared one by one and together @once', async ({
  page,
  databaseApp: { pool },
}) => {
  await page.clock.install();
  await pool.query('DELETE FROM api_configs');
  await signInAsAdmin(page, pool);
  await page.goto('/admin');
  const tiles = page.getByRole('region', { name: 'Hızlı erişim' });
  await expect(tiles.getByRole('link', { name: /^API/ })).toContainText('0 etkin');
  await appReady(page);
  const config = { id: randomUUID(), name: 'Yedek', provider: 'google', key, force: true };
  expect((await page.request.post('/api/admin/api-configs', { data: config })).status()).toBe(201);
  await page.clock.runFor(30_000);
  await expect(tiles.getByRole('link', { name: /^API/ })).toContainText('1 etkin');
  await pool.query('DELETE FROM api_configs');
  await Promise.all([
    page.waitForRequest('**/api/auth/session'),
    page.waitForRequest('**/api/admin/overview'),
    page.getByRole('button', { name: 'Verileri tazele' }).click(),
  ]);
  await expectAccessible(page);
  await atPhoneWidth(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const link = page.getByRole('navigation', { name: 'Yönetim' }).getByRole('link', { name: 'Önbellek' });
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Menü' }).click();
  await link.click();
  await expect(page.getByRole('heading', { name: 'Önbellek', exact: true })).toBeVisible();
  await expect(link).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const buttonOf = (type: CacheType) =>
    page.getByRole('button', {
      name: type === 'all' ? 'Tümünü temizle' : `${cacheTypes[type].name} önbelleğini temizle`,
    });
  const done = (type: CacheType) =>
    page.getByRole('status').filter({ hasText: `Temizlendi: ${cacheTypes[type].name}` });
  for (const type of ['auth', 'stories', 'characters', 'plotElements', 'tokens', 'blog'] as const) {
    await buttonOf(type).click();
    await expect(done(type)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(done(type)).toHaveCount(0);
  }
  await buttonOf('all').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(messages.cache.confirmAll);
  await question.getByRole('button', { name: 'Tümünü temizle' }).click();
  await expect(done('all')).toBeVisible();
  await page.clock.runFor(2_000);
  const { rows } = await pool.query(
    "SELECT subject_id FROM audit_log WHERE action = 'cache.cleared' ORDER BY id DESC LIMIT 2",
  );
  expect(rows).toEqual([{ subject_id: 'all' }, { subject_id: 'blog' }]);

  await page.route('**/api/admin/cache/clear', (route) => route.fulfill({ status: 500, json: {} }));
  await buttonOf('blog').click();
  await expect(page.getByText(clearFailedText('blog'))).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(page.getByText(clearFailedText('blog'))).toHaveCount(0);
});
