import { samples } from '#web/features/samples/samples.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';
import { signUp } from './people.ts';

const pages = [
  {
    path: '/nasil-calisir',
    title: 'Nasıl çalışır? · Yazıhane',
    words: ['Fikrinizi yazın', 'İyi bir fikir için yedi ipucu'],
  },
  {
    path: '/fiyatlandirma',
    title: 'Fiyatlandırma · Yazıhane',
    words: ['₺200', 'Yan yana', '%20 tasarruf', 'İstediğiniz an iptal'],
  },
  {
    path: '/ornekler',
    title: 'Örnek hikâyeler · Yazıhane',
    words: ['Uzayan Yayın', 'Kırk Kuş', 'Haritada Olmayan'],
  },
];

for (const { path, title, words } of pages) {
  test(`${path} is complete without scripts, the same for everyone, and has its meta data`, {
    tag: '@once',
  }, async ({ page, request }) => {
    await signUp(page);
    const mine = await page.request.get(path);
    const html = await (await request.get(path)).text();
    expect(await mine.text()).toBe(html);
    expect(mine.headers()['set-cookie']).toBeUndefined();
    expect(mine.headers()['cache-control']).toMatch(/s-maxage=\d+/);
    for (const word of words) expect(html).toContain(word);
    expect(html).toContain(`<title>${title}</title>`);
    for (const name of ['description', 'og:title', 'og:description', 'og:locale', 'og:type'])
      expect(html, name).toMatch(new RegExp(`="${name}" content="[^"]{4,}"`));
  });
}

test('pages about the product are accessible in both themes and fit the window, down to 360 px', async ({
  page,
}) => {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const { path } of pages)
    await test.step(path, async () => {
      await page.setViewportSize(size);
      await page.goto(path);
      await appReady(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
    });
});

test('the page of four steps and seven tips ends with links for visitors or for members', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/nasil-calisir');
  const main = page.getByRole('main');
  await expect(main.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
  await expect(
    main.getByRole('region', { name: 'İyi bir fikir için yedi ipucu' }).getByRole('listitem'),
  ).toHaveCount(7);
  const end = main.getByRole('region', { name: 'İlk cümle sizden' });
  await expect(end.getByRole('link', { name: 'Ücretsiz hesap aç' })).toHaveAttribute('href', '/kayit');
  await expect(end.getByRole('link', { name: 'Örnekleri oku' })).toHaveAttribute('href', '/ornekler');
  await expect(end.getByRole('link', { name: 'Editöre git' })).toBeHidden();
  await signUp(page);
  await page.reload();
  await expect(end.getByRole('link', { name: 'Editöre git' })).toHaveAttribute('href', '/editor');
  await expect(end.getByRole('link', { name: 'Ücretsiz hesap aç' })).toBeHidden();
});

test('a member starts a similar story in the editor', { tag: '@once' }, async ({ page }) => {
  await signUp(page);
  await page.goto('/ornekler');
  const [, sample] = samples;
  const story = page.getByRole('article', { name: sample?.title });
  await story.getByRole('button', { name: 'Benzer bir hikâye yaz' }).click();
  await page.waitForURL('**/editor');
  await expect(page.getByLabel('Hikâye fikri')).toHaveValue(sample?.idea ?? '');
  await expect(page.getByRole('combobox', { name: /^Tür/ })).toHaveValue(sample?.genre ?? '');
});

test('a visitor finds the sample in the editor after signing in', { tag: '@once' }, async ({
  page,
  context,
}) => {
  const person = await signUp(page);
  await context.clearCookies();
  await page.goto('/ornekler');
  const [sample] = samples;
  const story = page.getByRole('article', { name: sample?.title });
  await story.getByRole('button', { name: 'Benzer bir hikâye yaz' }).click();
  await page.waitForURL('**/giris?next=%2Feditor');
  await page.getByLabel('E-posta').fill(person.email);
  await page.getByLabel('Şifre', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Giriş Yap', exact: true }).click();
  await page.waitForURL('**/editor');
  await expect(page.getByLabel('Hikâye fikri')).toHaveValue(sample?.idea ?? '');
});

test.describe('without scripts', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });

  test('private pages and forms show that JavaScript is needed', async ({ page }) => {
    for (const path of ['/giris', '/kayit', '/panel', '/editor', '/admin']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Bu sayfa için JavaScript gerekli' })).toBeVisible();
      await expect(page.getByText(/Yetkilendirme kontrol ediliyor|Uygulama başlatılıyor/)).toBeHidden();
    }
  });
});
