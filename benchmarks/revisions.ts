/**
 * Revisions of a story of 150,000 words. Storage: a thousand of them against one text and the changes. Browser: opening
 * the list, comparing one revision and saving, measured by the longest task that holds up the page. Run after a build:
 * node benchmarks/revisions.ts
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openDatabase } from '#server/db/open-database.ts';
import { parseEnv } from '#server/env.ts';
import { captureRevision, readChain, readDocument, readEnd } from '#server/features/revision-store/index.ts';
import { createLogger } from '#server/http/logger.ts';
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

/** Keeps a thousand revisions in a PostgreSQL of its own, one for each change of the text. */
async function measureStorage(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'revisions-'));
  await chmod(dataDir, 0o755);
  const env = parseEnv({
    NODE_ENV: 'production',
    PUBLIC_URL: 'http://127.0.0.1',
    APP_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
  });
  const { pool, db, close } = await openDatabase(env, createLogger(env));
  try {
    const { id: userId } = await db
      .insertInto('users')
      .values({ name: 'Ölçüm', email: 'olcum@yazihane.example', email_verified: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    const paragraphs = novel();
    const textBytes = Buffer.byteLength(paragraphs.join('\n\n'));
    const story = {
      id: randomUUID(),
      user_id: userId,
      title: 'Uzun roman',
      genre: '',
      prompt: '',
      chapter_notes: '',
      rating: 'safe',
    };
    await db
      .insertInto('stories')
      .values({ ...story, content: 'Uzun roman', word_count: 2 })
      .execute();
    const texts: string[] = [];
    let changeBytes = 0;
    const times: number[] = [];
    for (let revision = 0; revision < revisions; revision += 1) {
      const content = paragraphs.join('\n\n');
      texts.push(createHash('sha256').update(content).digest('hex'));
      const now = new Date();
      const started = performance.now();
      await db
        .transaction()
        .execute((trx) =>
          captureRevision(
            trx,
            { ...story, content, word_count: words, updated_at: now },
            { kind: 'auto', now },
          ),
        );
      times.push(performance.now() - started);
      const added = `${prose(wordsAChange)}.`;
      changeBytes += Buffer.byteLength(added);
      // A writer's sitting moves on through the book, and goes back now and then.
      paragraphs.splice(seed % 3 === 0 ? seed % paragraphs.length : paragraphs.length, 0, added);
    }
    const { rows } = await pool.query<{ bytes: string; count: string; whole: string; size: string }>(
      `SELECT sum(octet_length(data)) AS bytes, count(*) AS count, count(*) FILTER (WHERE is_full) AS whole,
         pg_total_relation_size('story_revisions') AS size FROM story_revisions`,
    );
    const reads: number[] = [];
    for (const seq of [1, 250, 499, 500, 501, 750, 1_000]) {
      const started = performance.now();
      const { content } = readDocument(await readEnd(await readChain(db, story.id, seq)));
      reads.push(performance.now() - started);
      if (createHash('sha256').update(content).digest('hex') !== texts[seq - 1])
        throw new Error(`Revision ${seq} does not read back as it was.`);
    }
    const size = Number(rows[0]?.size);
    const most = mostTexts * textBytes + changeBytes;
    times.sort((x, y) => x - y);
    console.log(`one text: ${words} words, ${megabytes(textBytes)}; all changes ${megabytes(changeBytes)}`);
    console.log(
      `${rows[0]?.count} revisions, ${rows[0]?.whole} whole: ${megabytes(Number(rows[0]?.bytes))} of data`,
    );
    console.log(`with rows and indexes: ${megabytes(size)} (claim: at most ${megabytes(most)})`);
    console.log(`keeping one: p50 ${times[500]?.toFixed(0)} ms, worst ${times.at(-1)?.toFixed(0)} ms`);
    console.log(`reading one: worst ${Math.max(...reads).toFixed(0)} ms`);
    return Number(rows[0]?.count) === revisions && size <= most;
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
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
