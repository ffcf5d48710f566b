import { defaultTerms } from '#domain/billing/plans.ts';
import { checkoutPath } from '#domain/billing/purchase.ts';
import {
  appReady,
  expect,
  expectAccessible,
  expectFitsPhone,
  expectNoSidewaysScroll,
  test,
} from './fixtures.ts';
import { signUp } from './people.ts';

const key = 'yazihane.cookie-choice';
const none = { necessary: true, analytics: false, functional: false, marketing: false };
const all = { necessary: true, analytics: true, functional: true, marketing: true };

test.use({ cookieChoice: null });

const kept = (page: import('@playwright/test').Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key);

test('the cookie banner appears after a second, and the page stores no cookie before a choice', {
  tag: '@once',
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    const times = { asked: 0 };
    Object.assign(window, { times });
    const look = () => {
      const question = document.getElementById('cerez-tercihi');
      if (question?.checkVisibility({ visibilityProperty: true })) times.asked = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Çerez tercihi' })).toBeVisible();
  const waited = await page.evaluate(() => {
    const { times } = window as unknown as { times: { asked: number } };
    return times.asked;
  });
  expect(waited).toBeGreaterThan(950);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // After hydration only the trial's balance for the header is stored.
  await appReady(page);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['yazihane.guest-tokens']);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  await expect(page.getByRole('button', { name: 'Çerez tercihleri' })).toHaveCount(0);
});

test('refusing looks the same as accepting, and Escape makes no choice', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Çerez tercihi' });
  await expect(banner).toBeVisible();
  const look = (name: string) =>
    banner.getByRole('button', { name }).evaluate((button) => {
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
      return { color, backgroundColor, borderColor, fontSize, fontWeight, height: button.clientHeight };
    });
  expect(await look('Yalnızca gerekli')).toEqual(await look('Tümünü kabul et'));
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
  expect(await kept(page)).toBeNull();
  await banner.getByRole('button', { name: 'Yalnızca gerekli' }).click();
  await expect(banner).toHaveCount(0);
  expect(await kept(page)).toEqual(none);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Çerez tercihleri' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('the cookie banner follows the skip link in the tab order', { tag: '@once' }, async ({ page }) => {
  await page.goto('/nasil-calisir');
  const banner = page.getByRole('region', { name: 'Çerez tercihi' });
  await expect(banner).toBeVisible();
  await page.keyboard.press('Tab');
  // The first key starts the hydration, which must not move the focus.
  await appReady(page);
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Yalnızca gerekli' })).toBeFocused();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(banner.locator(':focus')).toHaveCount(0);
});

test('keys pressed during hydration keep the focus in the cookie banner', { tag: '@once' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const state = { seen: '', lost: [] as string[], hidden: false };
    Object.assign(window, { state });
    const look = () => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body) state.seen = activeElement.textContent ?? '';
      else if (state.seen !== '') state.lost.push(state.seen);
      const question = document.getElementById('cerez-tercihi');
      if (state.seen !== '' && !question?.checkVisibility({ visibilityProperty: true })) state.hidden = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/nasil-calisir');
  const banner = page.getByRole('region', { name: 'Çerez tercihi' });
  await expect(banner).toBeVisible();
  for (let key = 0; key < 4; key += 1) await page.keyboard.press('Tab');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(banner.getByRole('button', { name: 'Tümünü kabul et' })).toBeFocused();
  // The banner stays visible: the next key would skip a hidden one.
  expect(await page.evaluate(() => (window as unknown as { state: unknown }).state)).toMatchObject({
    lost: [],
    hidden: false,
  });
});

test('the whole page can be scrolled above the cookie banner, without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const state = { shift: 0 };
    Object.assign(window, { state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Çerez tercihi' });
  await expect(banner).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [lowest, edge] = await Promise.all([
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom),
    banner.evaluate((box) => box.getBoundingClientRect().top),
  ]);
  expect(lowest).toBeLessThanOrEqual(edge + 1);
  expect(await page.evaluate(() => (window as unknown as { state: { shift: number } }).state.shift)).toBe(0);
});

test('a choice by category is stored and can be changed later', { tag: '@once' }, async ({ page }) => {
  await page.goto('/ornekler');
  await page.getByRole('region', { name: 'Çerez tercihi' }).getByRole('button', { name: 'Ayarlar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Çerez tercihleri' });
  await expect(dialog.getByRole('checkbox', { name: /^Gerekli/ })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: /^Gerekli/ })).toBeDisabled();
  for (const kind of ['Analitik', 'İşlevsel', 'Pazarlama'])
    await expect(dialog.getByRole('checkbox', { name: kind })).not.toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectFitsPhone(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await kept(page)).toBeNull();

  await page.getByRole('button', { name: 'Ayarlar' }).click();
  await dialog.getByRole('checkbox', { name: 'İşlevsel' }).check();
  await dialog.getByRole('button', { name: 'Seçimimi kaydet' }).click();
  expect(await kept(page)).toEqual({ ...none, functional: true });

  const again = page.getByRole('button', { name: 'Çerez tercihleri' });
  await again.click();
  await expect(dialog.getByRole('checkbox', { name: 'İşlevsel' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Tümünü kabul et' }).click();
  await expect(again).toBeFocused();
  expect(await kept(page)).toEqual(all);
});

test('the cookie banner is accessible in both themes and fits the window', async ({ page }) => {
  await page.goto('/gizlilik-politikasi');
  await expect(page.getByRole('region', { name: 'Çerez tercihi' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test.describe('after a choice', () => {
  test.use({ cookieChoice: none });

  test('the button floats in the margin of a wide window, stands at the end of a narrow page, and covers nothing', async ({
    page,
  }) => {
    await page.goto('/ornekler');
    const button = page.getByRole('button', { name: 'Çerez tercihleri' });
    const narrow = (page.viewportSize()?.width ?? 0) < 1280;
    for (const top of [0, 400]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      if (narrow) await expect(button).not.toBeInViewport();
      else await expect(button).toBeInViewport();
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(button).toBeInViewport();
    const covered = await button.evaluate((top) => {
      const box = top.getBoundingClientRect();
      const texts = [...document.querySelectorAll('footer :is(a, button, p, label)')];
      return texts
        .map((text) => [text.textContent, text.getBoundingClientRect()] as const)
        .filter(
          ([, { left, right, top, bottom }]) =>
            left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        )
        .map(([text]) => text);
    });
    expect(covered).toEqual([]);
  });

  test('nothing floats over a sign-in or sign-up form; the footer opens the preferences', async ({
    page,
  }) => {
    for (const path of ['/giris', '/kayit', '/sifremi-unuttum']) {
      await page.goto(path);
      await appReady(page);
      const button = page.getByRole('button', { name: 'Çerez tercihleri' });
      await expect(button).toHaveCount(1);
      await expect(
        page.getByRole('contentinfo').getByRole('button', { name: 'Çerez tercihleri' }),
      ).toBeVisible();
    }
    await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
    await expect(page.getByRole('dialog', { name: 'Çerez tercihleri' })).toBeVisible();
  });

  test('nothing floats over the checkout; its end opens the preferences and the caches', async ({ page }) => {
    await signUp(page);
    await page.goto(checkoutPath(defaultTerms.pro));
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('button', { name: 'Önbelleği temizle' }).click();
    await expect(page.getByRole('dialog', { name: 'Önbelleği temizle' })).toBeVisible();
    await page.keyboard.press('Escape');
    await foot.getByRole('button', { name: 'Çerez tercihleri' }).click();
    await expect(page.getByRole('dialog', { name: 'Çerez tercihleri' })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const name of ['Önbelleği temizle', 'Çerez tercihleri'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
    await page.goto('/editor');
    await expect(page.getByRole('textbox', { name: 'Hikâye metni' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Önbelleği temizle' })).toHaveCount(0);
  });
});

test.describe('cookie settings that fail to load', { tag: '@once' }, () => {
  test.use({ expectedErrors: [/^Failed to load resource/] });

  test('show an error, and no choice is stored', async ({ page }) => {
    await page.route('**/assets/cookie-settings-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Ayarlar' }).click();
    await expect(page.getByRole('alert')).toContainText('Çerez ayarları açılamadı.');
    expect(await kept(page)).toBeNull();
  });
});
