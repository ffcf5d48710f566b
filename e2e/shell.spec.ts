import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages } from '#domain/messages/index.ts';
import { appReady, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const newPerson = () => {
  const name = `kisi_${randomUUID().slice(0, 8)}`;
  return { username: name, email: `${name}@yazihane.example`, password: 'deniz-feneri-42' };
};

/** Creates an account through the API and signs the page's browser in. */
async function signUp(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-up', { data: newPerson() });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Returns the header, or on a phone its opened menu. */
async function openMenu(page: Page) {
  await appReady(page);
  const button = page.getByRole('button', { name: 'Menüyü aç' });
  if (!(await button.isVisible())) return page.getByRole('banner');
  await button.click();
  return page.getByRole('dialog', { name: 'Menü' });
}

/** Matches a selector with `:has()` that then selects every descendant. */
const wideRule = /:has\((?:[^()]|\([^()]*\))*\)[^,{}]*(?:[ >+~]\*| :not\()/u;

// One such rule makes the browser recalculate the styles of the whole page at each change of the DOM: 50 ms for a
// book of 500 chapters.
test('no CSS rule makes a change of one element recalculate the styles of the whole page', {
  tag: '@once',
}, async ({ request }) => {
  const page = await (await request.get('/')).text();
  const sheets = [...page.matchAll(/href="([^"]+\.css)"/gu)].map(([, path = '']) => path);
  const css = (await Promise.all(sheets.map(async (path) => (await request.get(path)).text()))).join('\n');
  const selectors = [...css.matchAll(/[^{}]+(?=\{)/gu)].map(([selector]) => selector);
  expect(selectors.some((selector) => selector.includes(':has('))).toBe(true);
  expect(selectors.filter((selector) => wideRule.test(selector))).toEqual([]);
  for (const wide of ['.x:is(:where(.group):has(:checked) *)', 'body:has([a]) :not([a])', 'p:has(a)>*'])
    expect(wide).toMatch(wideRule);
});

test.describe('the header', () => {
  test('shows a visitor the trial and the links to the sign-in and the sign-up', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('token-balance')).toContainText('250 / 250');
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/giris');
    await expect(menu.getByRole('link', { name: '500 Token Almak İçin Kayıt Ol' })).toHaveAttribute(
      'href',
      '/kayit',
    );
    await expect(menu.getByRole('button', { name: 'Çıkış Yap' })).toBeHidden();
  });

  test('shows a member their tokens and the private pages, and signs them out', async ({ page }) => {
    await signUp(page);
    await page.goto('/');
    await appReady(page);
    await expect(page.getByTestId('token-balance')).toHaveText('Token: 500');
    const menu = await openMenu(page);
    await expect(menu.getByRole('link', { name: 'Panelim' })).toHaveAttribute('href', '/panel');
    await menu.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page.getByTestId('token-balance')).toContainText('250 / 250');
    await page.goto('/panel');
    await expect(page).toHaveURL(/\/giris$/);
  });

  test('leads a member to editor, bills, mails, use and security, and opens the named dialog', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/nasil-calisir');
    await appReady(page);
    const wide = (page.viewportSize()?.width ?? 0) >= 1024;
    if (wide) await page.getByRole('button', { name: 'Hesap menüsü' }).click();
    const menu = wide ? page.getByRole('navigation', { name: 'Hesap' }) : await openMenu(page);
    for (const [name, href] of [
      ['Editör', '/editor'],
      ['Token kullanımı', '/kullanim'],
      ['Güvenlik ve veriler', '/guvenlik'],
    ] as const)
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Ödemelerim ve fatura bilgileri' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ödeme bilgileri' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/panel');
  });

  test('stores the spent part of the trial in this browser', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('yazihane.guest-tokens', '120'));
    await page.route('**/api/auth/session', (route) =>
      route.fulfill({ json: { viewer: null, guest: null } }),
    );
    await page.goto('/');
    await expect(page.getByTestId('token-balance')).toContainText('120 / 250');
  });

  test('shows a crown beside the tokens of the pro plan', { tag: '@once' }, async ({ page }) => {
    const viewer = {
      id: randomUUID(),
      email: 'ada@yazihane.example',
      emailVerified: true,
      username: 'ada',
      fullName: 'Ada',
      plan: 'pro',
      tokens: 3_840,
      isAdmin: false,
    };
    await page.route('**/api/auth/session', (route) => route.fulfill({ json: { viewer, guest: null } }));
    await page.goto('/gizlilik-politikasi');
    await expect(page.getByTestId('token-balance')).toHaveText('Token: 3.840');
    await expect(page.getByRole('img', { name: 'Profesyonel plan' })).toBeVisible();
  });

  test('traps the focus in the phone menu and returns it afterwards', { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const menu = await openMenu(page);
    await expect(menu).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menüyü aç' })).toBeFocused();
  });
});

test.describe('a sign-out that fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('is told on the home page, and the person stays signed in', async ({ page }) => {
    await signUp(page);
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await page.goto('/panel');
    await (await openMenu(page)).getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('alert')).toHaveText(messages.session.signOutFailed);
    await page.goto('/panel');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('the footer', { tag: '@once' }, () => {
  test('has three columns, and every link of the page has a target', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const column of ['Ürün', 'Şirket', 'Yasal']) {
      const links = footer.getByRole('navigation', { name: column }).getByRole('link');
      expect(await links.count()).toBeGreaterThan(0);
    }
    const addresses = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    for (const address of addresses) {
      const [path = '', anchor] = address.split('#');
      const answer = await page.request.get(path);
      expect(answer.status(), address).toBe(200);
      if (anchor) expect(await answer.text(), address).toContain(`id="${anchor}"`);
    }
  });
});

test.describe('the theme', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('follows the system, and a choice survives a reload without a flash', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await appReady(page);
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const dark = await background();
    await page.getByRole('contentinfo').getByText('Açık', { exact: true }).click();
    await expect.poll(background).not.toBe(dark);
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    expect(await background()).not.toBe(dark);
  });

  test('changes every colour at once when the system asks for reduced motion', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/kvkk');
    await appReady(page);
    const colors = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main *')].filter((element) => element.checkVisibility());
      const read = () => texts.map((element) => getComputedStyle(element).color);
      read();
      document.documentElement.dataset.theme = 'dark';
      const first = read();
      // Finishing a transition starts the ones of nested elements.
      for (const animation of document.getAnimations()) animation.finish();
      return { first, after: read(), transitions: document.getAnimations().length };
    });
    expect(colors.transitions).toBe(0);
    expect(colors.after).toEqual(colors.first);
  });
});

test.describe('the route guard', { tag: '@once' }, () => {
  test('redirects a visitor from a private page to the sign-in and shows the check meanwhile', async ({
    page,
  }) => {
    const told = page.getByText('Yetkilendirme kontrol ediliyor...');
    await page.route(
      '**/api/auth/session',
      async (route) => {
        await told.waitFor();
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto('/editor');
    await expect(page).toHaveURL('/giris?next=%2Feditor');
  });

  test('redirects a member from the sign-in to the requested page, and never to another site', async ({
    page,
  }) => {
    await signUp(page);
    await page.goto('/giris?next=%2Feditor');
    await expect(page).toHaveURL('/editor');
    await page.goto('/kayit');
    await expect(page).toHaveURL('/panel');
    await page.goto('/giris?next=%2F%2Fevil.example');
    await expect(page).toHaveURL('/panel');
  });
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('answers 404 in Turkish with a link to the home page', async ({ page }) => {
    const answer = await page.goto('/boyle-bir-sayfa-yok?x=1');
    expect(answer?.status()).toBe(404);
    await appReady(page);
    await expect(page.getByRole('heading', { name: 'Bu sayfa yazılmamış.' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a page that throws an error', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/kırık/] });

  test('shows a Turkish error page and can be retried', async ({ page }) => {
    await page.goto('/gizlilik-politikasi');
    await appReady(page);
    await page.route('**/assets/home-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export default function Home() { throw new Error('kırık'); }",
      }),
    );
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hikâye oluştur' }).click();
    await expect(page.getByRole('heading', { name: 'Burada bir şey ters gitti.' })).toBeVisible();
    await page.unroute('**/assets/home-*.js');
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Burada bir şey ters gitti.');
  });
});

test.describe('the policy of a page', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('runs its own scripts only', async ({ page, request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('</body>', '<script>window.injected = true</script></body>');
      await route.fulfill({ response: answer, body });
    });
    const blocked = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await page.goto('/', { waitUntil: 'commit' });
    await blocked;
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });
});

test.describe('a public page', () => {
  test('reads no cookie, sets none, and is the same for everyone', { tag: '@once' }, async ({
    page,
    request,
  }) => {
    await signUp(page);
    const mine = await page.request.get('/');
    const anyones = await request.get('/?utm_source=x');
    expect(await mine.text()).toBe(await anyones.text());
    for (const answer of [mine, anyones]) {
      expect(answer.headers()['set-cookie']).toBeUndefined();
      expect(answer.headers()['cache-control']).toMatch(/^public, .*s-maxage=\d+/);
      expect(answer.headers().vary).toBe('accept-encoding');
    }
  });

  test('repeats a click made before hydration', { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
  });

  test('keeps a choice and a text entered before hydration', { tag: '@once' }, async ({ page }) => {
    const touched = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await touched.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Romantik' }).click();
    await page.getByRole('textbox', { name: 'Hikâye fikriniz' }).fill('Deniz feneri');
    touched.resolve();
    await appReady(page);
    await expect(page.getByRole('radio', { name: 'Romantik' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Hikâye fikriniz' })).toHaveValue('Deniz feneri');
    await expect(page.getByRole('button', { name: 'Hikâyemi yaz' })).toBeEnabled();
  });

  test.describe('a cached page whose scripts were removed by a deployment', { tag: '@once' }, () => {
    test.use({ expectedErrors: [/^Failed to load resource|dynamically imported module/] });
    const script = '**/assets/*.js';
    const gone = { status: 404, contentType: 'text/plain', body: 'Not found' };

    test('follows its links', async ({ page }) => {
      await page.route(script, (route) => route.fulfill(gone));
      const failed = page.waitForResponse(script);
      await page.goto('/');
      await failed;
      await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click();
      await expect(page).toHaveURL('/hakkimizda');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    for (const name of ['Hikâyemi yaz', 'Menüyü aç'])
      test(`is fetched again when "${name}" is pressed`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        let documents = 0;
        page.on('request', (request) => {
          if (request.isNavigationRequest()) documents += 1;
        });
        await page.route(script, (route) => (documents > 1 ? route.continue() : route.fulfill(gone)));
        const failed = page.waitForResponse(script);
        await page.goto('/');
        await failed;
        await page.getByRole('textbox', { name: 'Hikâye fikriniz' }).fill('Deniz feneri');
        await page.getByRole('button', { name }).click();
        await appReady(page);
      });
  });

  test('is accessible in both themes and fits the window, down to 360 px', async ({ page }) => {
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    for (const path of ['/', '/giris', '/kayit', '/gizlilik-politikasi'])
      await test.step(path, async () => {
        await page.setViewportSize(size);
        await page.goto(path);
        await appReady(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await expectNoSidewaysScroll(page);
      });
  });

  test('keeps the header’s parts in place while the rest of it has not arrived', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    // Hydration would put back, or report, an element that is missing.
    await appReady(page);
    const pill = page.getByTestId('token-balance');
    const before = await pill.boundingBox();
    // Removing the menu button reproduces a header that has arrived in part.
    await page.getByRole('button', { name: 'Menüyü aç' }).evaluate((button) => button.remove());
    expect((await pill.boundingBox())?.x).toBe(before?.x);
  });

  test('does not shift while it loads', async ({ page }) => {
    await page.addInitScript(() => {
      const state = { shift: 0 };
      Object.assign(window, { state });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/kvkk', '/blog', '/site-haritasi', '/giris']) {
      await page.goto(path);
      await appReady(page);
      await expect(page.getByTestId('token-balance')).toBeVisible();
      const shift = await page.evaluate(
        () => (window as unknown as { state: { shift: number } }).state.shift,
      );
      expect(shift, path).toBe(0);
    }
  });
});
