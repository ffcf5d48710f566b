/**
 * What a writer does with a story of 150,000 words in the browser, each by the longest task that holds up the page (after
 * a build). @see benchmarks/revisions.ts
 */
import { randomUUID } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  chromium,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { startApp } from '../e2e/app-process.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { longestTaskMs, novel, prose, verdict } from './long-story.ts';
import { longestTaskOf } from './page-tasks.ts';

/** Measures one step. */
type Measure = (name: string, page: Page, act: () => Promise<void>) => Promise<void>;

const chapters = 40;
const manyChapters = 500;
/** After this much rest a story is saved by itself (web/features/editor/use-auto-save.ts), ms. */
const restMs = 20_000;
/** For what follows an action: a draft is kept, a copy written, a worker asked; ms. */
const afterwardsMs = 1_500;
/** For a room, a comparison or another text to be there; ms. */
const openingMs = 3_000;

/** A saved story, changed and saved again by `change`. */
async function createStory(request: APIRequestContext, api: string, paragraphs: string[]) {
  const id = randomUUID();
  const fields = () => ({ id, title: 'Uzun roman', content: paragraphs.join('\n\n') });
  let { revision } = (await (await request.post(`${api}/stories`, { data: fields() })).json()) as {
    revision: number;
  };
  return {
    id,
    async change(write: () => void) {
      write();
      const stored = (await (await request.get(`${api}/stories/${id}`)).json()) as { revision: number };
      const answer = await request.put(`${api}/stories/${id}`, {
        data: { ...fields(), revision: stored.revision },
      });
      if (!answer.ok()) throw new Error(`Saving was answered ${answer.status()}.`);
      revision = stored.revision + 1;
    },
    keep: (name: string) =>
      request.post(`${api}/stories/${id}/revisions`, { data: { revision, keep: { kind: 'named', name } } }),
  };
}

const line = (page: Page, at: number) => page.locator('.cm-line').nth(at);

/**
 * The pointer's way to an element, found beforehand: looking for it by its role would itself be a task of the page that is
 * measured.
 */
async function wayTo(locator: Locator): Promise<() => Promise<void>> {
  await locator.scrollIntoViewIfNeeded();
  // What scrolls or opens comes to rest.
  await locator.page().waitForTimeout(500);
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} can’t be seen.`);
  return () => locator.page().mouse.click(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
}

async function editing(page: Page, url: string, measure: Measure): Promise<void> {
  const api = `${url}/api`;
  const paragraphs = novel({ chapters });
  const story = await createStory(page.request, api, paragraphs);
  await story.keep('İlk taslak');
  await story.change(() => {
    for (let at = 8; at < paragraphs.length; at += 10)
      if (!paragraphs[at]?.startsWith('#')) paragraphs[at] = `${prose(70)}.`;
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const rest = (ms: number = afterwardsMs) => page.waitForTimeout(ms);
  /** Clicks, and measures until what comes of it has come and gone. */
  async function measureClick(name: string, target: Locator, ms = afterwardsMs): Promise<void> {
    const click = await wayTo(target);
    await measure(name, page, async () => {
      await click();
      await rest(ms);
    });
  }

  await page.goto(`${url}/panel`);
  await page.locator(`a[href="/editor?hikaye=${story.id}"]`).first().waitFor();
  await rest();
  await measureClick(
    'opening the story from the panel',
    page.locator(`a[href="/editor?hikaye=${story.id}"]`).first(),
    openingMs,
  );
  await line(page, 3).click();
  await measure('typing a sentence, kept on the device', page, async () => {
    await page.keyboard.type(' Bir yelken göründü ve yaklaştı.', { delay: 40 });
    await rest();
  });
  await measure('saving by hand', page, async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await rest();
  });
  await expect(page.getByText('Hikaye başarıyla kaydedildi!')).toBeAttached();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await measure('saving by itself', page, async () => {
    await page.keyboard.type(' Ardından bir martı.', { delay: 40 });
    await rest(restMs);
    await saved;
    await rest();
  });
  const list = page.getByRole('region', { name: 'Bölüm listesi' });
  const chapter = (at: number) => list.getByRole('listitem').nth(at).getByRole('button').first();
  for (const at of [0, 1, 2, 20, 39]) await measureClick(`opening chapter ${at + 1}`, chapter(at), 400);
  await measureClick('opening the whole text again', list.getByRole('button', { name: 'Bütün metin' }));
  const dialog = page.getByRole('dialog', { name: 'Sürümler' });
  const revision = (name: string) =>
    dialog.getByRole('listitem').filter({ hasText: name }).getByRole('button').first();
  await measureClick('opening the list of revisions', button('Sürümler'));
  await measureClick('comparing 200 changed paragraphs', revision('İlk taslak'), openingMs);
  await dialog.getByText(/değişiklik$/).waitFor();
  const next = await wayTo(dialog.getByRole('button', { name: 'Sonraki değişiklik', exact: true }));
  await measure('going through ten changes', page, async () => {
    for (let change = 0; change < 10; change += 1) await next();
    await rest();
  });
  await dialog.getByRole('button', { name: 'Bütün sürümler' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await line(page, 3).click();
  await page.keyboard.type(' Deniz sustu.');
  await button('Sürümler').click();
  await dialog.getByLabel('Şimdiki hâline bir ad verin').fill('İkinci taslak');
  await measureClick(
    'saving and naming a revision',
    dialog.getByRole('button', { name: 'Sürüm kaydet' }),
    openingMs,
  );
  await revision('İkinci taslak').waitFor();
  await revision('İlk taslak').click();
  await dialog.getByText(/değişiklik$/).waitFor();
  await measureClick(
    'restoring a revision',
    dialog.getByRole('button', { name: 'Bu sürüme dön' }),
    openingMs,
  );
  await expect(dialog).toHaveCount(0);
  await story.change(() => paragraphs.splice(30, 0, `${prose(40)}.`));
  await line(page, 3).click();
  await page.keyboard.type(' Buradaki başka bir cümle.');
  const conflict = page.getByRole('dialog', { name: 'Bu hikâyenin iki sürümü var' });
  await measure('meeting another window’s version', page, async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await rest(openingMs);
  });
  await conflict.getByText(/değişiklik$/).waitFor();
  await measure('opening the other window’s version', page, async () => {
    await button('Öbürünü aç').click();
    await rest(openingMs);
  });
  await button('Geri getir').waitFor();
  await measureClick('bringing the draft back', button('Geri getir'), openingMs);
  await expect(button('Geri getir')).toHaveCount(0);
}

async function planning(page: Page, url: string, measure: Measure): Promise<void> {
  const story = await createStory(page.request, `${url}/api`, novel({ chapters: manyChapters }));
  await page.goto(`${url}/editor?hikaye=${story.id}`);
  await line(page, 3).waitFor();
  await page.waitForTimeout(openingMs);
  const plan = page.getByRole('dialog', { name: 'Kitap planı' });
  const open = await wayTo(page.getByRole('button', { name: 'Kitap planı' }));
  await measure(`opening the plan of ${manyChapters} chapters`, page, async () => {
    await open();
    await page.waitForTimeout(openingMs);
  });
  const handle = (at: number) =>
    plan
      .getByRole('listitem')
      .nth(at)
      .getByRole('button', { name: /^Taşı:/ });
  const [from, to] = [await handle(0).boundingBox(), await handle(1).boundingBox()];
  if (!from || !to) throw new Error('The handles can’t be seen.');
  await measure('dragging a chapter in it', page, async () => {
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1)
      await page.mouse.move(from.x + 10, from.y + 10 + ((to.y - from.y) * step) / 10);
    await page.waitForTimeout(300);
    await page.mouse.up();
    await page.waitForTimeout(afterwardsMs);
  });
  await handle(1).focus();
  await measure('moving a chapter by a key', page, async () => {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(afterwardsMs);
  });
  await measure('scrolling through the plan', page, async () => {
    for (let screen = 0; screen < 20; screen += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(500);
  });
}

async function reading(page: Page, url: string, measure: Measure): Promise<void> {
  for (const divided of [chapters, 0]) {
    const story = await createStory(page.request, `${url}/api`, novel({ chapters: divided }));
    const shape = divided ? `${divided} chapters` : 'one chapter';
    await page.goto(`${url}/panel`);
    const link = page.locator(`a[href="/oku?hikaye=${story.id}"]`).first();
    await link.waitFor();
    await page.waitForTimeout(afterwardsMs);
    const open = await wayTo(link);
    await measure(`${shape}: opening the story to read`, page, async () => {
      await open();
      await page.waitForTimeout(openingMs);
    });
    await expect(page.locator('#okuma-metni p').first()).toBeVisible();
    await measure(`${shape}: larger letters, twice`, page, async () => {
      for (let step = 0; step < 2; step += 1) {
        await page.keyboard.press('+');
        await page.waitForTimeout(500);
      }
    });
    if (divided) {
      await page.getByRole('button', { name: 'Bölümler' }).click();
      const far = await wayTo(page.getByRole('dialog', { name: 'Bölümler' }).getByRole('link').nth(35));
      await measure(`${shape}: going to one`, page, async () => {
        await far();
        await page.waitForTimeout(afterwardsMs);
      });
    }
    await measure(`${shape}: scrolling through twenty screens`, page, async () => {
      for (let screen = 0; screen < 20; screen += 1) {
        await page.mouse.wheel(0, 700);
        await page.waitForTimeout(60);
      }
      await page.waitForTimeout(500);
    });
    await measure(`${shape}: smaller letters there`, page, async () => {
      await page.keyboard.press('-');
      await page.waitForTimeout(500);
    });
  }
}

const portions = { editing, planning, reading };

/** Takes the steps on pages of one person. @param only the portion to take; all where none is named */
export async function takeSteps(browser: Browser, url: string, measure: Measure, only?: string) {
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const username = `yazar_${randomUUID().slice(0, 8)}`;
  const person = { username, email: `${username}@ornek.com`, password: 'gizli-sözcük' };
  await page.request.post(`${url}/api/auth/sign-up`, { data: person });
  for (const [name, portion] of Object.entries(portions))
    if (only === undefined || only === name) await portion(page, url, measure);
  await context.close();
}

/** Measures every step; answers whether all hold the limit. */
export async function measureBrowser(only?: string): Promise<boolean> {
  const app = await startApp();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  let held = true;
  try {
    await takeSteps(
      browser,
      app.url,
      async (name, page, act) => {
        const longest = await longestTaskOf(page, act);
        held = verdict(longest <= longestTaskMs, `${name}: longest task ${longest.toFixed(0)} ms`) && held;
      },
      only,
    );
  } finally {
    await browser.close();
    await app.stop();
  }
  return held;
}
