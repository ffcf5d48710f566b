import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test, watchErrors } from './fixtures.ts';
import { signUp, writeStory } from './people.ts';

// The browser's console reports missing pages and requests that a test aborts.
const expectedErrors = [/^Failed to load resource/];
test.use({ expectedErrors });

const sentence = 'Rüzgâr eski evin duvarına vurdu ve durdu.';
const chapter = (name: string) => `# ${name}\n\n${`${sentence}\n\n`.repeat(60)}`;
const book = ['Kuyu', 'Gece', 'Sabah'].map(chapter).join('');

/** Replaces speech synthesis: `said` holds the spoken texts, and `endOne()` ends the current utterance. */
async function giveVoice(page: Page, langs: readonly string[]): Promise<void> {
  await page.addInitScript((voiceLangs) => {
    const said: string[] = [];
    let current: SpeechSynthesisUtterance | null = null;
    const voices = voiceLangs.map((lang) => ({
      lang,
      name: `Ses ${lang}`,
      voiceURI: lang,
      localService: true,
      default: false,
    }));
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: SpeechSynthesisUtterance) {
        current = utterance;
        said.push(utterance.text);
      },
      cancel() {
        current = null;
      },
    });
    class Utterance {
      text: string;
      voice: unknown = null;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.assign(window, {
      said,
      isSpeaking: () => current !== null,
      endOne: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent),
    });
  }, langs);
}

interface VoicePage {
  said: string[];
  isSpeaking: () => boolean;
  endOne: () => void;
}
const said = (page: Page) => page.evaluate(() => (window as unknown as VoicePage).said);
const endOne = (page: Page) => page.evaluate(() => (window as unknown as VoicePage).endOne());
const isSpeaking = (page: Page) => page.evaluate(() => (window as unknown as VoicePage).isSpeaking());
const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('reading-aloud')?.values() ?? [])]
      .map((range) => (range as Range).toString())
      .join(),
  );

/** The part of the text in the newest reading position of the device. */
const keptPart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('yazihane.reading-places') ?? '[]')[0]?.[1]);

const keptLook = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('yazihane.reading-look') ?? '{}'));

async function openBook(page: Page, content = book): Promise<string> {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener Kulesi', content });
  await page.goto(`/oku?hikaye=${id}`);
  await expect(page.getByRole('heading', { name: 'Fener Kulesi', exact: true })).toBeVisible();
  return id;
}

test('a reader chooses and keeps the look, jumps to chapters, and returns to the reading position', async ({
  page,
}) => {
  await openBook(page);
  await expectNoSidewaysScroll(page);
  const look = page.getByRole('button', { name: 'Görünüm', exact: true });
  await look.click();
  const panel = page.getByRole('dialog', { name: 'Görünüm' });
  await panel.getByText('Kâğıt', { exact: true }).click();
  await panel.getByText('Tırnaksız', { exact: true }).click();
  await panel.getByRole('button', { name: 'Yazıyı büyüt' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  const text = page.locator('#okuma-metni');
  await expect(text).toHaveCSS('font-size', '21px');
  await expect(page.locator('html[data-paper="sepia"]')).toBeAttached();

  await page.getByRole('button', { name: 'Bölümler', exact: true }).click();
  const contents = page.getByRole('dialog', { name: 'Bölümler' });
  await contents.getByRole('link', { name: 'Gece', exact: true }).click();
  await expect(contents).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Gece', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Gece', exact: true })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Sabah', exact: true })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Sabah', exact: true })).toBeInViewport();
  // Each chapter is one part, and the numbers start at 0.
  await expect.poll(() => keptPart(page)).toBe(2);

  await page.reload();
  await expect(page.getByText('Kaldığınız yerdesiniz.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sabah', exact: true })).toBeInViewport();
  await expect(text).toHaveCSS('font-size', '21px');
  await page.getByRole('button', { name: 'Başa dön' }).click();
  await expect(page.getByRole('heading', { name: 'Fener Kulesi', exact: true })).toBeInViewport();
  await look.click();
  await panel.getByRole('switch', { name: 'Tek tuşla kısayollar' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('+');
  expect(await keptLook(page)).toMatchObject({ size: 3, shortcuts: false });
  // The header is always in view, so focusing its links does not scroll the page.
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.getByRole('link', { name: 'Panele dön', exact: true }).focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => scrollY)).toBe(500);
  // After a sign-out in another tab no reading position is stored.
  await page.evaluate(() => {
    for (const key of ['yazihane.viewer', 'yazihane.reading-places']) localStorage.removeItem(key);
    scrollTo({ top: 900, behavior: 'instant' });
  });
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            dispatchEvent(new Event('pagehide'));
            resolve(localStorage.getItem('yazihane.reading-places'));
          }),
        ),
      ),
  );
  expect(kept).toBeNull();
  await page.getByRole('link', { name: 'Düzenle', exact: true }).click();
  await expect(page).toHaveURL(/\/editor\?hikaye=/);
  // The editor has its own theme again.
  await expect(page.locator('html[data-paper]')).toHaveCount(0);
});

test('reads a story aloud by sentence, pauses, steps, and stops when the page is left @once', async ({
  page,
}) => {
  await giveVoice(page, ['en-US', 'tr-TR']);
  await openBook(page, '“Geldin mi?” diye sordu Dr. Kaya. Sustu.\n\n*Kar* yağıyordu… Ev boştu.');
  await page.getByRole('button', { name: 'Dinle', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Sesli okuma' });
  await expect.poll(() => said(page)).toEqual(['“Geldin mi?” diye sordu Dr. Kaya.']);
  expect(await marked(page)).toBe('“Geldin mi?” diye sordu Dr. Kaya.');
  await expectAccessible(page);
  await endOne(page);
  await expect.poll(() => marked(page)).toBe('Sustu.');
  await bar.getByRole('button', { name: 'Sonraki cümle' }).click();
  await expect.poll(() => marked(page)).toBe('Kar yağıyordu…');
  await bar.getByRole('button', { name: 'Duraklat', exact: true }).click();
  await expect.poll(() => isSpeaking(page)).toBe(false);
  await bar.getByRole('button', { name: 'Önceki cümle' }).click();
  await expect.poll(() => marked(page)).toBe('Sustu.');
  expect(await isSpeaking(page)).toBe(false);
  await bar.getByRole('button', { name: 'Sürdür', exact: true }).click();
  await expect.poll(() => isSpeaking(page)).toBe(true);
  await bar.getByLabel('Okuma hızı').selectOption('1,5×');
  await expect
    .poll(() => said(page).then((all) => all.slice(2)))
    .toEqual(['Kar yağıyordu…', 'Sustu.', 'Sustu.']);
  await page.getByRole('link', { name: 'Panele dön', exact: true }).click();
  await expect(page).toHaveURL(/\/panel$/);
  await expect.poll(() => isSpeaking(page)).toBe(false);
});

/** Whether the device has a copy of the story. */
test('a reading position stays at its paragraph when the text before it changes @once', async ({ page }) => {
  await signUp(page);
  const paragraph = (at: number) => `${at}. gün deniz duruldu. ${'Bekçi merdivenleri saydı. '.repeat(12)}`;
  const content = Array.from({ length: 40 }, (_, at) => paragraph(at + 1)).join('\n\n');
  const { id } = await writeStory(page, { title: 'Fener', content });
  await page.goto(`/oku?hikaye=${id}`);
  const target = page.getByText('20. gün deniz duruldu.');
  await target.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - 90, behavior: 'instant' }),
  );
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('yazihane.reading-places')))
    .toContain('20. gün deniz');
  const more = Array.from({ length: 15 }, (_, at) => paragraph(at + 100)).join('\n\n');
  const data = { title: 'Fener', content: `${more}\n\n${content}`, revision: 1 };
  expect((await page.request.put(`/api/stories/${id}`, { data })).status()).toBe(200);
  await page.reload();
  await expect(page.getByText('Kaldığınız yerdesiniz.')).toBeVisible();
  await expect
    .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200);
  await expect(target).toBeInViewport();
});

test('shows that no Turkish voice is installed, and reads the device’s copy without a connection @once', async ({
  page,
}) => {
  await giveVoice(page, ['en-US']);
  const id = await openBook(page, 'Deniz duruldu.');
  await page.getByRole('button', { name: 'Dinle', exact: true }).click();
  await expect(page.getByText('Bu cihazda Türkçe bir ses bulunamadı.')).toBeVisible();
  expect(await said(page)).toEqual([]);
  await page.getByRole('button', { name: 'Sesli okumayı kapat' }).click();
  await expect(page.getByRole('button', { name: 'Dinle', exact: true })).toBeFocused();
  await page.goto('/oku?hikaye=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Hikâye bulunamadı.')).toBeVisible();
  await page.goto(`/editor?hikaye=${id}`);
  await expect(page.getByRole('link', { name: 'Oku: Fener Kulesi' })).toBeVisible();
  await expect(page.locator('header').getByText('Kaydedildi', { exact: true })).toBeAttached();
  await page.route(`**/api/stories/${id}`, (route) => route.abort());
  // A new document has only the copy of the story.
  await page.goto(`/oku?hikaye=${id}`);
  await expect(page.getByText('Deniz duruldu.')).toBeVisible();
});

/** Opens another person's browser; `leave` closes it and asserts that its console has no errors. */
async function visitor(browser: Browser, page: Page): Promise<{ reader: Page; leave: () => Promise<void> }> {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ baseURL: origin, locale: 'tr-TR' });
  const unexpected = watchErrors(context, expectedErrors);
  const leave = async () => {
    await context.close();
    expect(unexpected, 'errors in the console').toEqual([]);
  };
  return { reader: await context.newPage(), leave };
}

test('a story is shared by an unlisted link, and is gone when the share is closed', async ({
  page,
  browser,
}) => {
  const hostile =
    '# Kuyu\n\n<script>alert(1)</script> & “söz”.\n\n# <img src=x onerror=alert(1)>\n\nSon cümle.';
  await openBook(page, hostile);
  await page.getByRole('button', { name: 'Paylaş: Fener Kulesi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paylaş', exact: true });
  await dialog.getByLabel('Yazar adı').fill('Deniz Ak');
  await dialog.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const field = dialog.getByLabel('Bağlantı', { exact: true });
  await expect(field).toHaveValue(/\/paylas\/[0-9a-f]{36}$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const address = await field.inputValue();

  const { reader, leave } = await visitor(browser, page);
  const answer = await reader.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'same-origin',
  });
  expect(answer?.headers()).not.toHaveProperty('set-cookie');
  // The server's HTML contains the text.
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; “söz”.');
  expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive"');
  expect(html).toContain('<meta property="og:title" content="Fener Kulesi"');
  expect(html).not.toContain('og:description');
  await expect(reader.getByText('Deniz Ak', { exact: true })).toBeVisible();
  await reader.getByRole('button', { name: 'Bölümler', exact: true }).click();
  const contents = reader.getByRole('dialog', { name: 'Bölümler' });
  await contents.getByRole('link', { name: '<img src=x onerror=alert(1)>' }).click();
  await expect(reader.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeFocused();
  await expect(reader.getByText('Son cümle.')).toBeInViewport();
  await expectAccessible(reader);
  await expectNoSidewaysScroll(reader);

  await dialog.getByRole('button', { name: 'Paylaşımı kapat' }).click();
  await dialog.getByRole('button', { name: 'Evet, bağlantı bir daha açılmasın' }).click();
  await expect(field).toHaveCount(0);
  const closed = await reader.goto(address);
  expect([closed?.status(), closed?.headers()['cache-control']]).toEqual([404, 'no-store']);
  await expect(reader.getByText('Bu bağlantı artık açılmıyor.')).toBeVisible();
  await leave();
});

test('sends a shared story for adults only to readers who confirmed their age @once', async ({
  page,
  browser,
}) => {
  await openBook(page, 'Gizli cümle.');
  const id = new URL(page.url()).searchParams.get('hikaye');
  const made = await page.request.put(`/api/stories/${id}/share`, { data: { adultOnly: true } });
  const { share } = await made.json();
  const { reader, leave } = await visitor(browser, page);
  const answer = await reader.goto(`/paylas/${share.token}`);
  const html = (await answer?.text()) ?? '';
  expect(html).not.toContain('Gizli cümle');
  expect(html).not.toContain('Fener Kulesi');
  await expect(reader.getByRole('heading', { name: 'Bu hikâye yetişkinler için' })).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('button', { name: '18 yaşını doldurdum' }).click();
  await expect(reader.getByText('Gizli cümle.')).toBeVisible();
  // The confirmation is not in the address, so the next reader is asked too.
  await expect(reader).toHaveURL(new RegExp(`/paylas/${share.token}$`));
  const other = await visitor(browser, page);
  await other.reader.goto(reader.url());
  await expect(other.reader.getByRole('button', { name: '18 yaşını doldurdum' })).toBeVisible();
  await other.leave();
  await leave();
});

test('a shared page keeps its scroll position, and has a button to the stored reading position @once', async ({
  page,
}) => {
  await signUp(page);
  const { id } = await writeStory(page, { title: 'Fener Kulesi', content: book });
  const made = await page.request.put(`/api/stories/${id}/share`, { data: {} });
  const { token } = (await made.json()).share;
  await page.addInitScript(
    (name) => {
      localStorage.setItem('yazihane.reading-places', JSON.stringify([[name, 2, 0]]));
      const variables = {
        '--reading-size': '1.75rem',
        '--reading-leading': '1.7',
        '--reading-width': '38rem',
      };
      const look = { face: 'sans', size: 5, paper: 'sepia' };
      const drawn = { theme: 'light', paper: 'sepia', face: 'sans', variables };
      localStorage.setItem('yazihane.reading-look', JSON.stringify({ ...look, drawn }));
      // Scrolls before the hydration.
      addEventListener('DOMContentLoaded', () => scrollTo({ top: 400, behavior: 'instant' }));
    },
    `paylasim-${token.slice(0, 12)}`,
  );
  const scripts = /\/assets\/.*\.js/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(`/paylas/${token}`);
  // The stored look applies before the hydration and after it.
  const asChosen = async () => {
    await expect(page.locator('html[data-theme="light"][data-paper="sepia"]')).toBeAttached();
    await expect(page.locator('#okuma-metni')).toHaveCSS('font-size', '28px');
    await expect(page.locator('#okuma-metni')).toHaveCSS('font-family', /Inter/);
  };
  await asChosen();
  await page.unroute(scripts);
  await page.reload();
  await asChosen();
  const way = page.getByRole('button', { name: 'Kaldığınız yere git', exact: true });
  await expect(way).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(400);
  // The button appears after the hydration.
  await asChosen();
  await way.click();
  await expect(page.getByRole('heading', { name: 'Sabah', exact: true })).toBeInViewport();
  await expect(way).toHaveCount(0);
});
