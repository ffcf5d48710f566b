import { blogPosts } from '#server/db/seed/blog-posts.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const tense = '/blog/anlatida-zaman';
const tenseTitle = 'Anlatıda zaman: -di, -miş, -yor';

test('the list shows every post without scripts, fits the window and is accessible', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/blog')).text();
  for (const { slug, excerpt } of blogPosts) {
    expect(html).toContain(`href="/blog/${slug}"`);
    expect(html).toContain(excerpt);
  }
  await page.goto('/blog');
  const cards = page.getByRole('list', { name: 'Yazılar' }).locator('> li');
  await expect(cards).toHaveCount(blogPosts.length);
  await expect(cards.first()).toContainText('Beş okumada ikinci taslak');
  await expect(cards.first()).toContainText(/\d{1,2} \p{Lu}\p{Ll}+ \d{4}/u);
  await appReady(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('a search distinguishes İ from I, is stored in the address, and can be cleared @once', async ({
  page,
}) => {
  await page.goto('/blog');
  const search = page.getByRole('searchbox', { name: 'Blog yazılarında ara' });
  const cards = page.getByRole('list', { name: 'Yazılar' }).getByRole('listitem');
  for (const word of ['ANLATIDA', 'İSTEĞİ']) {
    await search.fill(word);
    await search.press('Enter');
    await expect(page).toHaveURL(`/blog?q=${encodeURIComponent(word)}`);
    await expect(page.getByText('1 yazı bulundu.')).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Karakterin isteği ve ihtiyacı' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('ANLATIDA');
  await expect(page.getByRole('heading', { name: /^Anlatıda zaman/ })).toBeVisible();
  await page.goto('/blog?q=zürafa&category=dil');
  await expect(page.getByText('Yazı bulunamadı').last()).toBeVisible();
  await expect(search).toHaveValue('zürafa');
  await page.getByRole('link', { name: 'Filtreleri Temizle' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Kategori' })).toHaveValue('');
  await expect(cards.first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('posts are searched, filtered and read, and no script is requested @once', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('diyalog');
    await page.getByRole('combobox', { name: 'Kategori' }).selectOption('Dil');
    await page.getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL('/blog?q=diyalog&category=dil');
    await page.getByRole('link', { name: 'Devamını Oku: Diyalogda söylenmeyen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diyalogda söylenmeyen');
    await expect(page.getByRole('button', { name: 'Bağlantıyı kopyala' })).toBeHidden();
  });
});

test('a post is read, shared, and leads to the posts of its category', async ({ page, baseURL, request }) => {
  await page.goto(tense);
  await expect(page).toHaveTitle(`${tenseTitle} · Yazıhane`);
  const main = page.getByRole('main');
  await expect(main.getByText('Yazıhane Ekibi')).toBeVisible();
  await expect(main.getByText(/^\d+ dakikalık okuma$/)).toBeVisible();
  const address = `${baseURL}${tense}`;
  const share = main.getByRole('region', { name: 'Yazıyı paylaşın' });
  for (const place of ['X', 'Facebook', 'LinkedIn', 'WhatsApp']) {
    await expect(share.getByRole('link', { name: `${place} ile paylaş` })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(address)),
    );
  }
  await share.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
  await expect(share.getByRole('button', { name: 'Kopyalandı!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(share.getByRole('button', { name: 'Bağlantıyı kopyala' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toBe(`${address}/kapak.png`);
  const picture = await request.get(image ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');

  await main.getByRole('list', { name: 'Kategoriler' }).getByRole('link', { name: 'Dil' }).click();
  await expect(page).toHaveURL('/blog?category=dil');
  await expect(page.getByRole('combobox', { name: 'Kategori' })).toHaveValue('dil');
  await expect(page.getByRole('list', { name: 'Yazılar' }).locator('> li')).toHaveCount(2);
});

test.describe('the address of an unknown post', () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('answers 404 and links to the blog @once', async ({ page }) => {
    const answer = await page.goto('/blog/boyle-bir-yazi-yok');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Yazı Bulunamadı' })).toBeVisible();
    await page.getByRole('link', { name: "Blog'a Dön" }).click();
    await expect(page).toHaveURL('/blog');
    expect((await page.request.get('/blog/boyle-bir-yazi-yok/kapak.png')).status()).toBe(404);
    expect((await page.request.get('/blog?page=99')).status()).toBe(404);
  });
});

test.describe('posts that fail to load', () => {
  test.use({ expectedErrors: [/500 \(Internal Server Error\)/] });

  test('show an error instead of the list, and load after a retry @once', async ({ page }) => {
    await page.goto('/ornekler');
    await appReady(page);
    await page.route('**/blog.data*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    const fault = page.getByRole('alert');
    await expect(fault).toContainText('Blog yazıları yüklenirken hata oluştu.');
    await fault.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('list', { name: 'Yazılar' })).toBeVisible();
  });
});
