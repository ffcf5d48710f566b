// Takes the pictures of the product that public pages show, from the running app, light and dark (public/gorsel).
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startApp } from '../../e2e/app-process.ts';
import { chromiumFlags, testBrowserPath } from '../../e2e/chromium.ts';
import { demoStories } from '../../server/db/seed/demo-stories.ts';

const folder = 'public/gorsel';
/** The size that web/ui/product-picture.tsx gives them. */
const size = { width: 1200, height: 750 };
const themes = { acik: 'light', koyu: 'dark' } as const;

/** Encodes a PNG as WebP; the browser does it, so that no image library is needed. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    const url = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', 0.82);
    }, png.toString('base64'));
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  } finally {
    await page.close();
  }
}

/** Opens a story in the editor. */
async function openStory(page: Page, id: string): Promise<void> {
  await page.goto(`/editor?hikaye=${id}`);
  await page.locator('.cm-content').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const scenes: Readonly<Record<string, (page: Page, id: string) => Promise<void>>> = {
  editor: openStory,
  async sihirbaz(page, id) {
    await openStory(page, id);
    await page.getByRole('button', { name: 'Hikaye Sihirbazı' }).first().click();
    await page.getByRole('dialog').waitFor();
  },
};

const app = await startApp();
const browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
try {
  mkdirSync(folder, { recursive: true });
  for (const [theme, colorScheme] of Object.entries(themes)) {
    const context = await browser.newContext({
      baseURL: app.url,
      viewport: size,
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      reducedMotion: 'reduce',
      colorScheme,
    });
    const page = await context.newPage();
    const username = `yazar_${randomUUID().slice(0, 8)}`;
    const person = { username, email: `${username}@ornek.com`, password: 'gizli-sözcük' };
    await page.request.post('/api/auth/sign-up', { data: person });
    const { title, genre, idea: prompt, content } = demoStories.free[1];
    const id = randomUUID();
    await page.request.post('/api/stories', { data: { id, title, genre, prompt, content } });
    for (const [name, open] of Object.entries(scenes)) {
      await open(page, id);
      const file = `${folder}/${name}-${theme}.webp`;
      const picture = await toWebp(browser, await page.screenshot());
      writeFileSync(file, picture);
      console.log(`${file}: ${(picture.length / 1_024).toFixed(0)} kB`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await app.stop();
}
