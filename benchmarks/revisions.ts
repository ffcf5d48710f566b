/**
 * Revisions of a story of 150,000 words, in three portions (all of them where none is named):
 *
 *   storage: a thousand revisions against three times one text and the changes
 *   server:  opening, saving, keeping, comparing and restoring, by how long the event loop stands still at most
 *   browser: the same by hand, by the longest task that holds up the page (after a build)
 *
 *   node benchmarks/revisions.ts [storage|server|browser]
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
import { startStoryServer } from './story-server-client.ts';

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
const verdict = (ok: boolean, text: string) => {
  console.log(`${ok ? '✓ met   ' : '✗ missed'} ${text}`);
  return ok;
};
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
    console.log(
      `keeping one: p50 ${times[revisions / 2]?.toFixed(0)} ms, worst ${times.at(-1)?.toFixed(0)} ms; reading one: worst ${Math.max(...reads).toFixed(0)} ms`,
    );
    return verdict(
      Number(rows[0]?.count) === revisions && size <= most,
      `${revisions} revisions with rows and indexes take ${megabytes(size)} (limit ${megabytes(most)})`,
    );
  } finally {
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** What a writer can do to such a story, each measured by the longest that the server's event loop stands still. */
async function measureServer(): Promise<boolean> {
  const server = await startStoryServer();
  const headers = { cookie: server.cookies[0] ?? '', 'content-type': 'application/json' };
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}.`);
    return (await answer.json()) as Answer;
  };
  let revision = 0;
  const id = randomUUID();
  const paragraphs = novel();
  const story = () => ({ id, title: 'Uzun roman', content: paragraphs.join('\n\n') });
  const change = (each: number, write: (paragraph: string) => string) => {
    for (let index = each - 1; index < paragraphs.length; index += each)
      paragraphs[index] = write(paragraphs[index] ?? '');
  };
  const save = async () => {
    ({ revision } = await ask<{ revision: number }>('PUT', `/stories/${id}`, { ...story(), revision }));
  };
  const keep = (name: string) =>
    ask<{ id: string }>('POST', `/stories/${id}/revisions`, { revision, keep: { kind: 'named', name } });
  let first = '';
  const steps: [string, () => Promise<unknown>, number?][] = [
    [
      'creating the story',
      async () => {
        ({ revision } = await ask<{ revision: number }>('POST', '/stories', story()));
      },
    ],
    ['opening it', () => ask('GET', `/stories/${id}`)],
    [
      'keeping its first revision',
      async () => {
        first = (await keep('İlk taslak')).id;
      },
    ],
    ['saving it', save],
    ['keeping 20 rewritten paragraphs', () => keep('Yirmi'), 100],
    ['keeping 200 rewritten paragraphs', () => keep('İki yüz'), 10],
    ['keeping all of it rewritten', () => keep('Hepsi'), 1],
    ['listing', () => ask('GET', `/stories/${id}/revisions`)],
    ['opening the first revision', () => ask('GET', `/stories/${id}/revisions/${first}`)],
    ['restoring it', () => ask('POST', `/stories/${id}/revisions/${first}/restore`, { revision })],
  ];
  // Compiled and connected before anything is measured.
  const warmUp = { id: randomUUID(), title: 'Isınma', content: novel().join('\n\n') };
  for (let round = 0; round < 3; round += 1) {
    warmUp.id = randomUUID();
    await ask('POST', '/stories', warmUp);
    await ask('GET', '/stories?limit=20');
    await ask('GET', `/stories/${warmUp.id}`);
  }
  let held = true;
  try {
    for (const [name, act, rewritten] of steps) {
      if (rewritten !== undefined) {
        change(rewritten, () => `${prose(70)}.`);
        await save();
      }
      await server.longestDelay();
      const started = performance.now();
      await act();
      const took = performance.now() - started;
      const longest = await server.longestDelay();
      held =
        verdict(
          longest <= longestTaskMs,
          `${name}: answered in ${took.toFixed(0)} ms, the server's loop stood still for ${longest.toFixed(0)} ms at most`,
        ) && held;
    }
  } finally {
    await server.stop();
  }
  return held;
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
  verdict(
    longest <= longestTaskMs,
    `${name}: longest task ${longest === 0 ? 'under 50' : longest.toFixed(0)} ms`,
  );
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
        await dialog.getByRole('button', { name: 'Sonraki değişiklik', exact: true }).click();
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
  return results.every((longest) => longest <= longestTaskMs);
}

async function inBrowser(): Promise<boolean> {
  const app = await startApp();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    return await measureBrowser(browser, app.url);
  } finally {
    await browser.close();
    await app.stop();
  }
}

const portions = { storage: measureStorage, server: measureServer, browser: inBrowser };
console.log(`limits: longest task and longest stop of the server's loop ${longestTaskMs} ms`);
for (const [name, measure] of Object.entries(portions)) {
  if (process.argv[2] !== undefined && process.argv[2] !== name) continue;
  console.log(`\n${name}`);
  if (!(await measure())) process.exitCode = 1;
}
