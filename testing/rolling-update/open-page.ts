import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, testBrowserPath } from '../../e2e/chromium.ts';

/** A browser with a story open in its editor. */
export interface OpenPage {
  /** Types a sentence at the end of the text, and waits until it is saved. */
  type(sentence: string): Promise<void>;
  /** Whether the page offers to reload within this time; the offer leaves after a minute, so ask before it can come. */
  isOffered(withinMs: number): Promise<boolean>;
  /** Accepts the offer, or loads the page again where it has left; resolves with the text that the page shows afterwards. */
  reload(): Promise<string>;
  /** Writes a picture of the page; returns its path. */
  takePicture(): Promise<string>;
  /** The last errors of scripts and failed requests. */
  listComplaints(): string[];
  /** The scripts that the page has loaded. */
  listScripts(): Promise<string[]>;
  close(): Promise<void>;
}

const manuscript = (page: Page) => page.getByRole('textbox', { name: 'Hikâye metni' });

async function signIn(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const cookies = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
  await context.addCookies(cookies);
}

/** Opens a story in Chromium; resolves when its service worker, which notices a new build, is active. */
export async function openPage(url: string, cookie: string, storyId: string): Promise<OpenPage> {
  const browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'tr-TR' });
  await signIn(context, url, cookie);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  /** What the browser said of the page, for a report of a failure. */
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('requestfailed', (request) =>
    complaints.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`),
  );
  async function takePicture(): Promise<string> {
    const path = join(tmpdir(), `yazihane-open-editor-${Date.now()}.png`);
    await page.screenshot({ path });
    return path;
  }
  try {
    await page.goto(`${url}/editor?hikaye=${storyId}`);
    await manuscript(page).waitFor();
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/assets/');
      return registration?.active?.state === 'activated';
    });
  } catch (error) {
    const seen = `${page.url()}, picture: ${await takePicture().catch(String)}`;
    await browser.close();
    throw new Error([`The editor did not open (${seen}): ${error}`, ...complaints.slice(-10)].join('\n'));
  }
  return {
    async type(sentence) {
      await manuscript(page).press('ControlOrMeta+End');
      await page.keyboard.type(sentence);
      await page.getByText('Kaydedildi', { exact: true }).first().waitFor();
    },
    isOffered: (withinMs) =>
      page
        .getByText('Site yenilendi.')
        .waitFor({ timeout: withinMs })
        .then(
          () => true,
          () => false,
        ),
    async reload() {
      const button = page.getByRole('button', { name: 'Yenile', exact: true });
      const loaded = page.waitForEvent('load');
      if (await button.isVisible()) await button.click();
      else await page.reload();
      await loaded;
      await manuscript(page).waitFor();
      return manuscript(page).innerText();
    },
    takePicture,
    listComplaints: () => complaints.slice(-10),
    listScripts: () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/assets/')),
      ),
    close: () => browser.close(),
  };
}
