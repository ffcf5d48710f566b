import { afterEach, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { ApiError, networkError } from '#web/lib/api-error.ts';
import type { StorySaver } from '../save-story.ts';
import { patienceFor } from '../with-patience.ts';
import { type Draft, emptyFields } from './draft.ts';
import { sendWaiting } from './send-waiting.ts';

afterEach(() => void vi.useRealTimers());

const draft = (change: Partial<Draft> = {}): Draft => ({
  ...emptyFields,
  id: 'd1',
  userId: 'ayse',
  storyId: 's1',
  revision: null,
  title: 'Saatçi',
  content: 'Bir gün.',
  tint: [],
  cards: null,
  waits: true,
  updatedAt: 1,
  ...change,
});
const stored = (id: string, revision = 1) => ({ id, revision }) as Story;
function deps(drafts: Draft[]) {
  return {
    drafts,
    api: {
      create: vi.fn<StorySaver['create']>(async ({ id }) => stored(id)),
      update: vi.fn<StorySaver['update']>(async ({ id, revision }) => stored(id, revision + 1)),
    },
    put: vi.fn(async (_: Draft) => undefined),
    remove: vi.fn(async (_: string) => undefined),
    keepTint: vi.fn(async () => undefined),
  };
}

it('sends what waits for a connection, under its own id, and lets the draft go', async () => {
  const given = deps([draft(), draft({ id: 'd2', storyId: 's2', revision: 4 })]);
  expect(await sendWaiting(given)).toEqual([stored('s1'), stored('s2', 5)]);
  expect(given.api.create).toHaveBeenCalledTimes(1);
  expect(given.remove.mock.calls).toEqual([['d1'], ['d2']]);
});

it('keeps the tint of what it sends, for the revision that the server has now', async () => {
  const tint = [{ from: 0, to: 4 }];
  const given = deps([draft({ revision: 4, tint })]);
  await sendWaiting(given);
  expect(given.keepTint.mock.calls).toEqual([['Bir gün.', tint, { storyId: 's1', revision: 5 }]]);
});

it('sends a text without a title, and a title without a text, as drafts', async () => {
  const given = deps([draft({ title: ' ' }), draft({ id: 'd2', storyId: 's2', content: '\n' })]);
  expect(await sendWaiting(given)).toHaveLength(2);
  expect(given.api.create.mock.calls.map(([input]) => input.draft)).toEqual([true, true]);
});

it('leaves alone what does not wait, and what has neither title nor text', async () => {
  const given = deps([draft({ waits: false }), draft({ title: ' ', content: '\n' })]);
  expect(await sendWaiting(given)).toEqual([]);
  expect(given.api.create).not.toHaveBeenCalled();
  expect(given.remove).not.toHaveBeenCalled();
});

it('keeps what another device changed as a draft to be offered, and goes on with the others', async () => {
  const given = deps([draft({ revision: 2 }), draft({ id: 'd2', storyId: 's2' })]);
  given.api.update.mockRejectedValue(
    new ApiError({ code: 'STORY_CHANGED', message: '', status: 409, data: { current: stored('s1', 9) } }),
  );
  expect(await sendWaiting(given)).toEqual([stored('s2')]);
  expect(given.put.mock.calls).toEqual([[draft({ revision: 2, waits: false })]]);
  expect(given.remove.mock.calls).toEqual([['d2']]);
});

it('keeps what was refused, and goes on with the others', async () => {
  const given = deps([draft({ revision: 2 }), draft({ id: 'd2', storyId: 's2' })]);
  given.api.update.mockRejectedValue(new ApiError({ code: 'NOT_FOUND', message: '', status: 404 }));
  expect(await sendWaiting(given)).toEqual([stored('s2')]);
  expect(given.put).not.toHaveBeenCalled();
  expect(given.remove.mock.calls).toEqual([['d2']]);
});

it('stops where there is no connection after all, and keeps unsaved cards', async () => {
  const away = deps([draft(), draft({ id: 'd2', storyId: 's2' })]);
  away.api.create.mockRejectedValue(networkError(new TypeError('away')));
  expect(await sendWaiting(away)).toEqual([]);
  expect(away.api.create).toHaveBeenCalledTimes(1);
  const cards = { characters: { local: [], edits: [] }, plot: { local: [], edits: [] } };
  const withCards = deps([draft({ cards })]);
  await sendWaiting(withCards);
  expect(withCards.put.mock.calls).toEqual([[draft({ cards, revision: 1, waits: false })]]);
});

it('gives up where no answer comes, so that no later window waits for this one; the texts stay', async () => {
  vi.useFakeTimers();
  const hung = draft({ revision: 2 });
  const given = deps([hung, draft({ id: 'd2', storyId: 's2' })]);
  given.api.update.mockImplementation(
    (_, { signal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up')))),
  );
  const ended = vi.fn();
  void sendWaiting(given).then(ended);
  await vi.advanceTimersByTimeAsync(patienceFor(hung.content.length) - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledExactlyOnceWith([]);
  expect(given.api.create).not.toHaveBeenCalled();
  expect(given.put).not.toHaveBeenCalled();
  expect(given.remove).not.toHaveBeenCalled();
});
