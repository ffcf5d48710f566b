import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { postColumns } from './post-draft.ts';
import { renderContent } from './render-content.ts';

/** Longest time that the event loop may stand still, ms; a busy machine adds some by itself. */
const longestBlockMs = 100;

/** The longest time between two timers of 1 ms while the work goes on, ms. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = performance.now();
  const look = () => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look, 1);
  await wait(5);
  longest = 0;
  await work();
  look();
  clearInterval(timer);
  return longest;
}

const expensive: [string, string][] = [
  ['unclosed emphasis', '<em>'],
  ['unclosed paragraphs', '<p>'],
  ['bare angle brackets', '<'],
  ['unknown elements', '<x>'],
];
const repeat = (part: string) => part.repeat(Math.floor(200_000 / part.length));

test.each(expensive)('renders 200,000 characters of %s without blocking the event loop', async (_, part) => {
  const content = repeat(part);
  expect(await longestBlock(() => renderContent({ input: { content } }))).toBeLessThan(longestBlockMs);
});

test.each(expensive)('saves 200,000 characters of %s without blocking the event loop', async (_, part) => {
  const draft = { title: 'Ağaç', excerpt: '', featuredImage: '', status: 'draft' as const };
  const block = await longestBlock(async () => postColumns({ ...draft, content: repeat(part) }));
  expect(block).toBeLessThan(longestBlockMs);
});

test('sanitizes long posts that are rendered at once in their order', async () => {
  const posts = ['a', 'b', 'c'].map((letter) => `<p>${`${letter} `.repeat(6_000)}</p>`);
  const rendered = await Promise.all(posts.map((content) => renderContent({ input: { content } })));
  expect(rendered.map(({ html }) => html)).toEqual(posts);
});
