import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { postColumns } from './post-draft.ts';
import { renderContent } from './render-content.ts';
import { sanitizePost } from './sanitize-post.ts';

/** CPU time of this thread so far, ms; other processes on a busy machine do not add to it. */
function cpuTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** The most CPU time of this thread between two runs of a 1 ms timer during the work, ms. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = cpuTimeMs();
  const measure = () => {
    const now = cpuTimeMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(measure, 1);
  await wait(5);
  longest = 0;
  await work();
  measure();
  clearInterval(timer);
  return longest;
}

/** The CPU time of sanitizing on this thread, ms: how long it would block the event loop. */
function inlineMs(content: string): number {
  const before = cpuTimeMs();
  sanitizePost(content);
  return cpuTimeMs() - before;
}

// Starts the worker thread before the tests, so that they do not measure its start.
beforeAll(() => renderContent({ input: { content: '<p>a</p>'.repeat(5_000) } }));

const expensive: [string, string][] = [
  ['unclosed emphasis', '<em>'],
  ['unclosed paragraphs', '<p>'],
  ['bare angle brackets', '<'],
  ['unknown elements', '<x>'],
];
const repeat = (part: string) => part.repeat(Math.floor(200_000 / part.length));

test.each(expensive)('renders 200,000 characters of %s without blocking the event loop', async (_, part) => {
  const content = repeat(part);
  const block = await longestBlock(() => renderContent({ input: { content } }));
  expect(block).toBeLessThan(inlineMs(content) / 2);
});

test.each(expensive)('saves 200,000 characters of %s without blocking the event loop', async (_, part) => {
  const draft = { title: 'Ağaç', excerpt: '', featuredImage: '', status: 'draft' as const };
  const content = repeat(part);
  const block = await longestBlock(async () => postColumns({ ...draft, content }));
  expect(block).toBeLessThan(inlineMs(content) / 2);
});

test('returns each long post’s own HTML when several are rendered concurrently', async () => {
  const posts = ['a', 'b', 'c'].map((letter) => `<p>${`${letter} `.repeat(6_000)}</p>`);
  const rendered = await Promise.all(posts.map((content) => renderContent({ input: { content } })));
  expect(rendered.map(({ html }) => html)).toEqual(posts);
});
