import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { AdminPost } from '#contract/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { blogPosts } from '#server/db/seed/blog-posts.ts';
import { sanitizePost } from '#server/features/blog/sanitize-post.ts';
import { postDraft } from '#testing/factories/blog-post.ts';
import { signInAsAdmin, test } from './database-app.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts';

const m = messages.blog;
// Each test covers a whole screen.
test.describe.configure({ timeout: 60_000 });
// The console reports a missing picture, failed calls, and inline handlers that the page's policy blocks.
test.use({ expectedErrors: [/^(?:Failed to load resource|Executing inline event handler violates)/] });

async function save(page: Page, fields: Partial<AdminPost>): Promise<AdminPost> {
  const answer = await page.request.post('/api/admin/blog/posts', { data: postDraft(fields) });
  expect(answer.status()).toBe(201);
  return answer.json();
}
const read = async (page: Page, id: string): Promise<AdminPost> =>
  (await page.request.get(`/api/admin/blog/posts/${id}`)).json();
const refuse = (fault: { code: string; status: number; message: string }) => (route: Route) =>
  route.fulfill({ status: fault.status, json: { ...fault, requestId: randomUUID() } });
const content = (page: Page) => page.getByRole('textbox', { name: 'İçerik', exact: true });
const mode = (page: Page, name: string) => page.getByRole('radio', { name }).check();

test('posts are searched, filtered, viewed, and deleted by a second click @once', async ({
  page,
  context,
  databaseApp: { pool },
}) => {
  await signInAsAdmin(page, pool);
  const mark = randomUUID().slice(0, 8);
  const title = `Işık ${mark}`;
  await page.goto('/admin/blog');
  await save(page, { title, content: `<p>${'Uzun cümle. '.repeat(20)}</p>` });
  await save(page, { title: `İkinci ${mark}`, status: 'draft', excerpt: 'Kendi özeti.' });
  await save(page, { title: `Üçüncü ${mark}`, status: 'archived', featuredImage: '/yok.png' });
  const rows = page.getByRole('table', { name: 'Blog yazıları' }).getByRole('row');
  await page.getByRole('searchbox', { name: 'Başlıkta ara' }).fill(`IŞIK ${mark}`);
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Yayında');
  await expect(rows.last()).toContainText(`${'Uzun cümle. '.repeat(20).slice(0, 100).trimEnd()}...`);
  await expect(rows.last()).toContainText(/\d{1,2} \p{Lu}\p{Ll}+ \d{4}/u);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: `Görüntüle: ${title}` }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(title);
  await (await opened).close();

  await page.getByRole('searchbox').fill(mark);
  await expect(rows).toHaveCount(4);
  // The drawn cover replaces a picture that fails to load.
  await expect(rows.filter({ hasText: 'Üçüncü' }).locator('svg[viewBox="0 0 320 180"]')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('Kendi özeti.');

  const remove = page.getByRole('button', { name: `Sil: İkinci ${mark}` });
  await remove.dblclick();
  const confirm = page.getByRole('button', { name: `Silmeyi onayla: İkinci ${mark}` });
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toHaveCount(0);
  await remove.click();
  await page.route(
    '**/api/admin/blog/posts/*',
    refuse({ code: 'DELETE_FAILED', status: 500, message: m.deleteFailed }),
  );
  await confirm.click();
  await expect(page.getByText(m.deleteFailed).first()).toBeVisible();
  await page.unroute('**/api/admin/blog/posts/*');
  await remove.click();
  await confirm.click();
  await expect(page.getByText(`“İkinci ${mark}” çöp kutusuna taşındı.`).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Çöp kutusu' }).check();
  await page.getByRole('button', { name: `Geri al: İkinci ${mark}` }).click();
  await expect(page.getByText('Çöp kutusu boş').or(page.getByText('Yazı bulunamadı'))).toBeVisible();
  await page.getByRole('radio', { name: 'Taslak' }).check();
  await remove.click();
  await confirm.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole('radio', { name: 'Çöp kutusu' }).check();
  await remove.click();
  await confirm.click();
  await expect(page.getByText(`“İkinci ${mark}” kalıcı olarak silindi.`).first()).toBeVisible();
  await expect(page.getByText('Yazı bulunamadı')).toBeVisible();
  await page.getByRole('button', { name: 'Filtreleri Temizle' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(rows.filter({ hasText: title })).toHaveCount(1);
  await page.route(
    '**/api/admin/blog/posts?*',
    refuse({ code: 'BLOG_LOAD_FAILED', status: 500, message: m.listFailed }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Blog yazıları yüklenirken hata oluştu.');
});

test('a post is written, previewed and published @once', async ({ page, databaseApp: { pool } }) => {
  await signInAsAdmin(page, pool);
  const mark = randomUUID().slice(0, 8);
  const saveButton = page.getByRole('button', { name: 'Kaydet', exact: true });
  await page.route(
    '**/api/admin/blog/categories',
    refuse({ code: 'CATEGORIES_LOAD_FAILED', status: 500, message: m.categoriesFailed }),
  );
  await page.goto('/admin/blog');
  await page.getByRole('link', { name: 'Yeni Yazı' }).click();
  await expect(page.getByText('Kategoriler yüklenirken hata oluştu.')).toBeVisible();
  await page.unroute('**/api/admin/blog/categories');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await saveButton.click();
  await expect(page.getByText(m.titleRequired)).toBeVisible();
  await expect(page.getByText(m.contentRequired)).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Başlık', exact: true });
  await expect(title).toBeFocused();
  await title.fill(`Çağın Işığı ${mark}`);
  await expect(page.getByText(`/blog/cagin-isigi-${mark} ·`)).toBeVisible();
  await page.getByRole('button', { name: 'Başlıktan oluştur' }).click();
  await expect(page.getByRole('textbox', { name: /^Adres/ })).toHaveValue(`cagin-isigi-${mark}`);

  await content(page).click();
  await page.keyboard.type('Giriş ');
  await page.getByRole('button', { name: 'Kalın' }).click();
  await page.keyboard.type('kalın');
  await page.getByRole('button', { name: 'Kalın' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Metin türü' }).selectOption('Başlık 2');
  await page.keyboard.type('Bölüm');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Madde listesi' }).click();
  await page.keyboard.type('bir');
  await page.keyboard.press('Enter');
  await page.keyboard.type('iki');
  await mode(page, 'HTML');
  const html = page.getByRole('textbox', { name: 'İçerik (HTML)' });
  await expect(html).toHaveValue(
    '<p>Giriş <strong>kalın</strong></p><h2>Bölüm</h2><ul><li>bir</li><li>iki</li></ul>',
  );
  await html.fill(
    `${await html.inputValue()}<script>window.kotu = 1</script><p onclick="kotu()">Elle <a href="/editor">yazıldı</a></p>`,
  );
  await mode(page, 'Önizleme');
  const preview = page.getByRole('region', { name: 'İçeriğin önizlemesi' });
  await expect(preview.getByRole('link', { name: 'yazıldı' })).toBeVisible();
  await expect(preview.locator('script, [onclick]')).toHaveCount(0);
  await mode(page, 'Görsel düzenleyici');
  await expect(content(page).getByRole('link', { name: 'yazıldı' })).toBeVisible();

  await page.getByRole('textbox', { name: /^Öne çıkan görsel/ }).fill('https://127.0.0.1/kapak.png');
  await expect(page.getByText(/^Görsel yüklenemedi/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Özet/ }).fill('Kısa özet.');
  await page.getByRole('textbox', { name: 'Yeni kategori' }).fill(`Işık ${mark}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: `Işık ${mark}` })).toBeChecked();
  await page.getByRole('textbox', { name: 'Yeni kategori' }).fill(`ışık ${mark}`);
  await page.getByRole('button', { name: 'Kategori ekle' }).click();
  await expect(page.getByText(m.categoryExists)).toBeVisible();

  for (const [answer, text] of [
    [refuse({ code: 'CREATE_FAILED', status: 500, message: m.createFailed }), 'Blog yazısı oluşturulamadı.'],
    [(route: Route) => route.fulfill({ status: 502, body: '<html>' }), 'Blog yazısı kaydedilemedi.'],
    [(route: Route) => route.abort(), 'Blog yazısı kaydedilirken bir hata oluştu.'],
  ] as const) {
    await page.route('**/api/admin/blog/posts', answer);
    await saveButton.click();
    await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    await page.unroute('**/api/admin/blog/posts');
  }
  await saveButton.click();
  await expect(page.getByText(/^Kaydedildi, \d\d:\d\d\.$/)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    `https://127.0.0.1/kapak.png: ${m.imageFaults.private}`,
  );
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  const id = page.url().slice(-36);
  expect(await read(page, id)).toMatchObject({
    status: 'draft',
    excerpt: 'Kısa özet.',
    slug: `cagin-isigi-${mark}`,
  });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // Only administrators see the post before it is published.
  expect((await page.request.get(`/blog/cagin-isigi-${mark}`)).status()).toBe(404);
  const looking = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Önizle' }).click();
  const shown = await looking;
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`Çağın Işığı ${mark}`);
  await expect(shown.getByText('Kalıcı olarak')).toHaveCount(0);
  await shown.close();

  await page.getByRole('combobox', { name: 'Durum' }).selectOption('Yayında');
  await expect(page.getByText('Kaydettiğinizde bu yazı herkese açık olur.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Öne çıkan görsel/ }).fill('');
  await content(page).press('ControlOrMeta+s');
  await expect(page.getByRole('link', { name: 'Görüntüle' })).toBeVisible();
  const publicPage = await page.request.get(`/blog/cagin-isigi-${mark}`);
  expect(publicPage.status()).toBe(200);
  expect(await publicPage.text()).toContain('<strong>kalın</strong>');
});

/** Every element that the sanitizer allows, in its output format. */
const everything = sanitizePost(`
<h2>Bir</h2><h3>İki <em>eğik</em></h3><h4>Üç</h4>
<p>Düz <strong>güçlü</strong> <b>kalın</b> <i>italik</i> <u>altı</u> <s>üstü</s> <del>silinen</del> <ins>eklenen</ins>
<mark>imli</mark> <small>küçük</small> H<sub>2</sub>O x<sup>2</sup> <q>söz</q> <cite>yapıt</cite>
<abbr title="Türk Dil Kurumu">TDK</abbr> <kbd>Ctrl</kbd> <code>kod</code> <a href="/editor"><code>bağlı kod</code></a><br>yeni satır</p>
<p><a href="https://ornek.example/a?b=1&amp;c=2" title="Örnek">dışarı</a> <a href="mailto:a@ornek.example">posta</a></p>
<iframe src="https://www.youtube.com/embed/abcDEF_-123" title="Ders"></iframe>
<ul><li>bir</li><li>iki<ul><li>iç</li></ul></li><li><p>paragraflı</p></li></ul>
<ol start="3" reversed><li>üç</li><li><p>a</p><p>b</p></li></ol>
<dl><dt>söz</dt><dd>anlam</dd><dt>öbür</dt><dd><p>paragraf</p></dd></dl>
<blockquote><p>“Susuyordu.”</p><p>— o</p></blockquote><blockquote>çıplak alıntı</blockquote>
<img src="/a.png" alt="Deniz" width="640" height="480"><p>önce <img src="/b.png" alt=""> sonra</p>
<figure><img src="/c.png" alt="Şekil" title="t"><figcaption>Alt <em>yazı</em></figcaption></figure>
<pre><code>a &lt; b
  c</code></pre><hr>
<table><caption>Zamanlar</caption><thead><tr><th scope="col" colspan="2">Ek</th></tr></thead><tbody><tr><th scope="row">-di</th><td>geldi</td></tr><tr><td rowspan="2">a</td><td><p>b</p><p>c</p></td></tr><tr><td>d</td></tr></tbody><tfoot><tr><td colspan="2">son</td></tr></tfoot></table>`);

/** Removes line breaks between elements, which are not text. */
const plain = (html: string) =>
  sanitizePost(html)
    .replaceAll(/\s*\n\s*(?=<)|(?<=>)\s*\n\s*/g, '')
    .replaceAll('\n', ' ');

test('the visual editor keeps every element that the sanitizer allows @once', async ({
  page,
  databaseApp: { pool },
}) => {
  await signInAsAdmin(page, pool);
  await page.goto('/admin/blog/yeni');
  const html = page.getByRole('textbox', { name: 'İçerik (HTML)' });
  for (const post of [everything, ...blogPosts.map((seed) => sanitizePost(seed.html))]) {
    await mode(page, 'HTML');
    await html.fill(`${post}<p>Son</p>`);
    await mode(page, 'Görsel düzenleyici');
    await expect(content(page)).toHaveAttribute('aria-readonly', 'false');
    await content(page).locator('p').last().click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('u');
    await mode(page, 'HTML');
    expect(plain(await html.inputValue()).replace(/\s+(?=<code>)/, ' ')).toBe(
      plain(`${post}<p>Sonu</p>`).replace(/\s+(?=<code>)/, ' '),
    );
  }
  // Tab moves within a table, and out of the editor after Escape.
  await html.fill('<table><tbody><tr><td>a</td></tr></tbody></table>');
  await mode(page, 'Görsel düzenleyici');
  await content(page).getByRole('cell').click();
  await page.keyboard.press('Tab');
  await expect(content(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(content(page)).not.toBeFocused();
  await mode(page, 'HTML');
  // The visual editor is read-only while the HTML has an element that it would lose.
  await html.fill('<table><caption><b>Kalın</b> başlık</caption><tbody><tr><td>a</td></tr></tbody></table>');
  await mode(page, 'Görsel düzenleyici');
  await expect(page.getByText('Burada değiştirirseniz kaybolacaklar: <b>.')).toBeVisible();
  await expect(content(page)).toHaveAttribute('aria-readonly', 'true');
  await page.getByRole('button', { name: 'HTML olarak düzenle' }).click();
  await expect(html).toHaveValue(/<caption><b>/);
});

test('offers unsaved work again, and loses no text when two windows edit one post @once', async ({
  page,
  context,
  databaseApp: { pool },
}) => {
  await signInAsAdmin(page, pool);
  const post = await save(page, { title: 'Ortak yazı', status: 'draft' });
  await page.goto(`/admin/blog/${post.id}`);
  const title = page.getByRole('textbox', { name: 'Başlık', exact: true });
  await title.fill('Ortak yazı, taslağım');
  await expect(page.getByText('Henüz kaydedilmedi; taslağı bu tarayıcıda duruyor.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('“Ortak yazı, taslağım”, az önce.')).toBeVisible();
  await expect(title).toHaveValue('Ortak yazı');
  await page.getByRole('button', { name: 'Taslağı geri yükle' }).click();
  await expect(title).toHaveValue('Ortak yazı, taslağım');

  const other = await context.newPage();
  await other.goto(`/admin/blog/${post.id}`);
  await expect(other.getByText('Sizin başka bir pencerenizde de açık.')).toBeVisible();
  await other.getByRole('textbox', { name: 'Başlık', exact: true }).fill('Öbürünün yazısı');
  await other.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(other.getByText(/^Kaydedildi/)).toBeVisible();
  await other.close();
  // A window that becomes visible fetches its post at once.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'İki sürümü karşılaştır' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bu yazının iki sürümü var' });
  await expect(dialog.getByRole('region', { name: 'Buradaki', exact: true })).toContainText('taslağım');
  await expect(dialog.getByRole('region', { name: 'Kaydedilmiş olan', exact: true })).toContainText(
    'Öbürünün yazısı',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Öbürünü aç' }).click();
  await expect(title).toHaveValue('Öbürünün yazısı');
  await page.getByRole('button', { name: 'Taslağı geri yükle' }).click();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await dialog.getByRole('button', { name: 'İkisini de sakla' }).click();
  await expect(title).toHaveValue('Ortak yazı, taslağım (kopya)');
  expect((await read(page, post.id)).title).toBe('Öbürünün yazısı');
  await expect(page).not.toHaveURL(new RegExp(post.id));

  // Overwriting the other version stores it in the audit log.
  const copyId = page.url().slice(-36);
  const { revision } = await read(page, copyId);
  const theirs = { ...postDraft({ title: 'Onunki', status: 'draft' }), id: copyId, revision };
  expect((await page.request.put(`/api/admin/blog/posts/${copyId}`, { data: theirs })).status()).toBe(200);
  await title.fill('Benimki');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(dialog.getByText(/^Farklı olanlar: Başlık, Adres/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Üzerine benimkini yaz' }).dblclick();
  await expect(dialog).toHaveCount(0);
  await expect(title).toHaveValue('Benimki');
  await expect(page.getByText(/^Kaydedildi/)).toBeVisible();
  expect(await read(page, copyId)).toMatchObject({ title: 'Benimki', revision: revision + 2 });
  const audited = await pool.query(
    "SELECT before->>'title' AS title FROM audit_log WHERE subject_id = $1 ORDER BY id DESC LIMIT 1",
    [copyId],
  );
  expect(audited.rows).toEqual([{ title: 'Onunki' }]);

  // The text of a post that was deleted meanwhile can be saved as a new post.
  const copy = page.url();
  await page.request.delete(`/api/admin/blog/posts/${copy.slice(-36)}`);
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Blog yazısı bulunamadı.');
  await page.getByRole('button', { name: 'Ayrı bir yazı olarak kaydet' }).click();
  await expect(page).not.toHaveURL(copy);
  await expect(title).toHaveValue('Benimki');

  // The first save is stored but its answer is lost: the next save conflicts with it and updates that post.
  await page.goto('/admin/blog/yeni');
  await title.fill('Yolda kaldı');
  await mode(page, 'HTML');
  await page.getByRole('textbox', { name: 'İçerik (HTML)' }).fill('<p>Metin</p>');
  await page.route('**/api/admin/blog/posts', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByRole('alert').getByText(m.saveBroken)).toBeVisible();
  await page.unroute('**/api/admin/blog/posts');
  await title.fill('Yolda kaldı, sürdü');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await dialog.getByRole('button', { name: 'Üzerine benimkini yaz' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  expect((await read(page, page.url().slice(-36))).title).toBe('Yolda kaldı, sürdü');

  // The page of a new post offers an unsaved draft, and no longer the draft of a saved post.
  await page.goto('/admin/blog/yeni');
  await title.fill('Yarım kalan');
  await expect(page.getByText('Henüz kaydedilmedi; taslağı bu tarayıcıda duruyor.')).toBeVisible();
  await page.goto('/admin/blog/yeni');
  await expect(page.getByText('“Yarım kalan”')).toBeVisible();
  await page.getByRole('button', { name: 'Taslağı sil' }).click();
  await expect(page.getByText('“Yarım kalan”')).toHaveCount(0);
});
