/**
 * Revisions of a story of 150,000 words. Storage: a thousand of them against one text and the changes. Browser: opening
 * the list, comparing one revision and saving, measured by the longest task that holds up the page. Run after a build:
 * node benchmarks/revisions.ts
 */
import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { revisionEveryMs } from '#domain/revisions.ts';
import { countWords } from '#domain/story.ts';
import { type SignedInClient, startTestApp, type TestApp } from '#testing/harness.ts';
import { startApp } from '../e2e/app-process.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';

const words = 150_000;
const revisions = 1_000;
/** Words that each revision brings. */
const wordsAChange = 60;
/** Claims: space beside the changes, in texts; the longest task, ms. */
const mostTexts = 3;
const longestTaskMs = 50;

let seed = 5;
const vocabulary =
  'deniz fenerinde tek başına yaşayan Nermin o gece merdivenleri saydı ve rüzgârı dinledi çünkü Ayşe’nin mektubu gelmemişti ışık söndüğünde kıyıdaki köpek havladı sabaha karşı yağmur dindi'.split(
    ' ',
  );
function prose(count: number): string {
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return vocabulary[seed % vocabulary.length];
  }).join(' ');
}
const novel = () => Array.from({ length: words / 75 }, () => `${prose(75)}.`);
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;

/** Writes a thousand revisions through the API, five minutes apart, by an app whose clock goes on by itself. */
async function measureStorage(): Promise<boolean> {
  let clock = Date.now() - (revisions + 1) * (revisionEveryMs + 1_000);
  const app: TestApp = await startTestApp({ now: () => new Date(clock) });
  try {
    const writer: SignedInClient = await app.signIn();
    const id = randomUUID();
    const paragraphs = novel();
    const draft = () => ({ id, title: 'Uzun roman', content: paragraphs.join('\n\n') });
    const textBytes = Buffer.byteLength(draft().content);
    await writer.post('/stories', draft());
    let changeBytes = 0;
    let slowest = 0;
    for (let revision = 1; revision <= revisions; revision += 1) {
      clock += revisionEveryMs + 1_000;
      seed = (seed * 48_271) % 2_147_483_647;
      const added = `${prose(wordsAChange)}.`;
      changeBytes += Buffer.byteLength(added);
      // A writer's sitting moves on through the book, and goes back now and then.
      paragraphs.splice(seed % 3 === 0 ? seed % paragraphs.length : paragraphs.length, 0, added);
      const started = performance.now();
      const answer = await writer.put(`/stories/${id}`, { ...draft(), revision });
      slowest = Math.max(slowest, performance.now() - started);
      if (answer.status !== 200) throw new Error(`not saved: ${JSON.stringify(answer.body).slice(0, 200)}`);
    }
    const { rows } = await app.deps.pool.query<{ bytes: string; count: string; whole: string }>(
      `SELECT sum(octet_length(data)) AS bytes, count(*) AS count, count(*) FILTER (WHERE is_full) AS whole
       FROM story_revisions WHERE story_id = $1`,
      [id],
    );
    const held = Number(rows[0]?.bytes);
    const table = await app.deps.pool.query<{ size: string }>(
      `SELECT pg_total_relation_size('story_revisions') AS size`,
    );
    const size = Number(table.rows[0]?.size);
    const oldest = await writer.get<{ revisions: { id: string }[] }>(
      `/stories/${id}/revisions?limit=1&cursor=${revisions / 2}`,
    );
    const started = performance.now();
    const read = await writer.get(`/stories/${id}/revisions/${oldest.body.revisions[0]?.id}`);
    const readMs = performance.now() - started;
    if (read.status !== 200) throw new Error('A revision in the middle of the chain could not be read.');
    console.log(
      `one text: ${countWords(draft().content)} words, ${megabytes(textBytes)} as it is stored first`,
    );
    console.log(`${rows[0]?.count} revisions, ${rows[0]?.whole} of them whole: ${megabytes(held)} of data`);
    console.log(`with rows and indexes ${megabytes(size)}; the changes alone ${megabytes(changeBytes)}`);
    console.log(
      `slowest save that kept one: ${slowest.toFixed(0)} ms; a revision 500 edits deep read in ${readMs.toFixed(0)} ms`,
    );
    const holds = size <= mostTexts * textBytes + changeBytes;
    console.log(
      `claim: at most ${mostTexts} texts and the changes (${megabytes(mostTexts * textBytes + changeBytes)})`,
    );
    return holds;
  } finally {
    await app.stop();
  }
}

/** Does something on a page; answers its longest task, ms. */
async function longestTask(page: Page, name: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void Object.assign(window, { tasks: [] }));
  await act();
  const tasks = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() =>
          setTimeout(() => resolve((window as unknown as { tasks: number[] }).tasks)),
        ),
      ),
  );
  const longest = Math.max(0, ...tasks);
  console.log(`${name}: longest task ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms`);
  return longest;
}

async function measureBrowser(browser: Browser, url: string): Promise<boolean> {
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    Object.assign(window, { tasks: [] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        (window as unknown as { tasks: number[] }).tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const page = await context.newPage();
  const username = `yazar_${randomUUID().slice(0, 8)}`;
  const person = { username, email: `${username}@ornek.com`, password: 'gizli-sözcük' };
  await page.request.post(`${url}/api/auth/sign-up`, { data: person });
  const paragraphs = novel();
  const id = randomUUID();
  const story = () => ({ id, title: 'Uzun roman', content: paragraphs.join('\n\n') });
  await page.request.post(`${url}/api/stories`, { data: story() });
  await page.request.post(`${url}/api/stories/${id}/revisions`, {
    data: { revision: 1, keep: { kind: 'named', name: 'İlk taslak' } },
  });
  for (let index = 7; index < paragraphs.length; index += 10) paragraphs[index] = `${prose(70)}.`;
  await page.request.put(`${url}/api/stories/${id}`, { data: { ...story(), revision: 1 } });
  const results: number[] = [];
  await page.goto(`${url}/editor?hikaye=${id}`);
  await page.locator('.cm-line').first().waitFor();
  await page.waitForTimeout(3_000);
  const dialog = page.getByRole('dialog', { name: 'Sürümler' });
  results.push(
    await longestTask(page, 'opening the list', async () => {
      await page.getByRole('button', { name: 'Sürümler' }).click();
      await dialog.getByRole('listitem').first().waitFor();
    }),
  );
  results.push(
    await longestTask(page, 'comparing 200 changed paragraphs', async () => {
      await dialog.getByRole('listitem').getByRole('button').first().click();
      await dialog.getByText(/değişiklik$/).waitFor();
      await page.waitForTimeout(500);
    }),
  );
  results.push(
    await longestTask(page, 'going through ten changes', async () => {
      for (let change = 0; change < 10; change += 1)
        await dialog.getByRole('button', { name: 'Sonraki değişiklik' }).click();
    }),
  );
  await page.keyboard.press('Escape');
  results.push(
    await longestTask(page, 'saving', async () => {
      await page.locator('.cm-line').nth(2).click();
      await page.keyboard.type(' Bir yelken göründü.');
      await page.keyboard.press('ControlOrMeta+s');
      await page.getByText('Hikaye başarıyla kaydedildi!').waitFor();
      await page.waitForTimeout(1_500);
    }),
  );
  console.log(`claim: no task of an interaction over ${longestTaskMs} ms`);
  return results.every((longest) => longest <= longestTaskMs);
}

const stored = await measureStorage();
const app = await startApp();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const quick = await measureBrowser(browser, app.url);
  console.log(stored && quick ? 'The claims hold.' : 'The claims do not hold.');
  process.exitCode = stored && quick ? 0 : 1;
} finally {
  await browser.close();
  await app.stop();
}
