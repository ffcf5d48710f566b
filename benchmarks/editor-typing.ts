/**
 * Typing in a story of 1,000,000 characters, from key to frame: the real editor with word count, synchronisation and
 * AI tint on, against a bare textarea with the same text, in turn in one browser. And whether the editor drops a second
 * frame in a row while it sends changes. Run after a build: node benchmarks/editor-typing.ts
 */
import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { generatedAttribute, storyTypes } from '#domain/story/document/story-document.ts';
import { openSync } from '#testing/story-sync/sync-client.ts';
import { startApp } from '../e2e/app-process.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import { serveTextarea } from './editor-typing-textarea.ts';
import { type Meter, watchTyping } from './editor-typing-watch.ts';

const characters = 1_000_000;
const tintedStretches = 400;
const rounds = 3;
const keysARound = 70;
/** A quick writer's pace, ms between two keys. */
const paceMs = 55;
/** At most this share of the textarea's time. */
const claim = 1;
/** A drop is a frame that never came; two in a row are one too many. */
const maxDroppedInARow = 1;
const frameMs = 1_000 / 60;
/** How long before and after a batch of changes its work may be felt, ms. */
const aroundSendingMs = 250;

/** Paragraphs of words, the same each time. */
function story(): string {
  const words =
    'deniz fenerinde tek başına yaşayan Nermin o gece merdivenleri saydı ve rüzgârı dinledi'.split(' ');
  let seed = 5;
  const next = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return words[seed % words.length] ?? 'deniz';
  };
  let text = '';
  while (text.length < characters) {
    const paragraph = Array.from({ length: 60 + (seed % 90) }, next).join(' ');
    text += `${paragraph[0]?.toLocaleUpperCase('tr')}${paragraph.slice(1)}.\n\n`;
  }
  return text.slice(0, characters - 1).trimEnd();
}

/** Opens the story in the editor, tinted here and there as generated, the caret in its middle. */
async function openEditor(page: Page, url: string, content: string): Promise<void> {
  const username = `yazar_${randomUUID().slice(0, 8)}`;
  const person = { username, email: `${username}@ornek.com`, password: 'gizli-sözcük' };
  await page.request.post(`${url}/api/auth/sign-up`, { data: person });
  const answer = await page.request.post(`${url}/api/stories`, {
    data: { id: randomUUID(), title: 'Uzun roman', content },
  });
  const { id } = (await answer.json()) as { id: string };
  const cookie = (await page.context().cookies()).map((each) => `${each.name}=${each.value}`).join('; ');
  const client = await openSync(url, { cookie, storyId: id });
  const step = Math.floor(characters / tintedStretches);
  await client.change((doc) => {
    for (let at = 0; at < tintedStretches; at += 1)
      storyTypes(doc).content.format(at * step, step / 2, { [generatedAttribute]: true });
  });
  client.close();
  const opened = `${url}/editor?hikaye=${id}`;
  await page.goto(opened);
  await page.locator('.cm-ai-text').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  await page.locator('.cm-line', { hasText: 'deniz' }).nth(3).click();
}

async function openTextarea(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('textarea').evaluate((area: HTMLTextAreaElement) => {
    const middle = Math.floor(area.value.length / 2);
    area.focus();
    area.setSelectionRange(middle, middle);
    area.scrollTop = area.scrollHeight / 2;
  });
}

async function typeRound(page: Page): Promise<void> {
  await page.bringToFront();
  const letters = 'yazmak bir gece ';
  for (let key = 0; key < keysARound; key += 1) {
    await page.keyboard.press(
      letters[key % letters.length] === ' ' ? 'Space' : (letters[key % letters.length] ?? 'a'),
    );
    await page.waitForTimeout(paceMs);
  }
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function summary(name: string, { keys }: Meter): number {
  const sorted = keys.toSorted((a, b) => a - b);
  const [p50, p95] = [at(sorted, 0.5), at(sorted, 0.95)];
  const most = sorted.at(-1) ?? 0;
  console.log(
    `${name}: ${keys.length} keys, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, worst ${most.toFixed(1)} ms`,
  );
  return p95;
}

/** The most frames dropped in a row near any batch that is sent. */
function droppedAround({ frames, sendings }: Meter): number {
  const gaps = frames.slice(1).map((end, index) => ({ start: frames[index] ?? end, end }));
  const near = gaps.filter(({ start, end }) =>
    sendings.some((sent) => end > sent - aroundSendingMs && start < sent + aroundSendingMs),
  );
  return Math.max(0, ...near.map(({ start, end }) => Math.round((end - start) / frameMs) - 1));
}

async function measure(browser: Browser, url: string): Promise<boolean> {
  const content = story();
  const bare = await serveTextarea(content);
  const context = await browser.newContext({ locale: 'tr-TR', viewport: { width: 1280, height: 800 } });
  const [editor, textarea] = [await context.newPage(), await context.newPage()];
  await openEditor(editor, url, content);
  await openTextarea(textarea, bare.url);
  const meters = { editor: await watchTyping(editor), textarea: await watchTyping(textarea) };
  for (let round = 0; round < rounds; round += 1) {
    await typeRound(textarea);
    await typeRound(editor);
  }
  const [seenTextarea, seenEditor] = [await meters.textarea(), await meters.editor()];
  await bare.close();
  const ratio = summary('editor  ', seenEditor) / summary('textarea', seenTextarea);
  const dropped = droppedAround(seenEditor);
  console.log(
    `key to frame, p95: ${ratio.toFixed(2)} of the textarea's (claim: at most ${claim.toFixed(2)})`,
  );
  console.log(
    `batches sent while typing: ${seenEditor.sendings.length}; frames dropped in a row around them: ${dropped} (claim: at most ${maxDroppedInARow})`,
  );
  return ratio <= claim && dropped <= maxDroppedInARow && seenEditor.sendings.length >= rounds;
}

const app = await startApp();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  const holds = await measure(browser, app.url);
  console.log(holds ? 'The claim holds.' : 'The claim does not hold.');
  process.exitCode = holds ? 0 : 1;
} finally {
  await browser.close();
  await app.stop();
}
