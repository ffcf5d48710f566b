import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { emptyFields } from './drafts/draft.ts';
import { keepBefore, keepingMs } from './keep-before.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const deps = () => ({
  snapshot: () => ({ ...emptyFields, title: 'Fener', content: 'Bir gece.' }),
  target: () => ({ id: 's1', revision: 4 }),
  saved: () => null,
  isDirty: () => true,
  saveUnderWay: () => null,
  save: vi.fn(async (): Promise<Story | null> => ({ revision: 5 }) as Story),
  keepRevision: vi.fn(async (): Promise<unknown> => undefined),
  setAside: vi.fn(async () => undefined),
  onLate: vi.fn(),
});

/** Whether it has ended after so long, ms. */
async function endsWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  let ended = false;
  void promise.then(() => {
    ended = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return ended;
}

it('saves what stands there and keeps it as a revision', async () => {
  const given = deps();
  await keepBefore(given).ai();
  expect(given.keepRevision).toHaveBeenCalledWith({ id: 's1', revision: 5, kind: 'before-ai' });
  expect(given.onLate).not.toHaveBeenCalled();
});

it.each([
  ['the save', { save: never }],
  ['a save before it', { saveUnderWay: never }],
  ['the revision', { keepRevision: never }],
])('lets a click go on and says so where %s hangs', async (_, hanging) => {
  const given = { ...deps(), ...hanging };
  const kept = keepBefore(given).ai();
  expect(await endsWithin(kept, keepingMs - 1)).toBe(false);
  expect(await endsWithin(kept, 1)).toBe(true);
  expect(given.onLate).toHaveBeenCalledTimes(1);
});

it('says nothing of being late where it was refused in time', async () => {
  const given = { ...deps(), keepRevision: () => Promise.reject(new Error('refused')) };
  await keepBefore(given).ai();
  await vi.advanceTimersByTimeAsync(keepingMs);
  expect(given.onLate).not.toHaveBeenCalled();
});

it('says nothing of being late where nobody waits for it, and keeps it in the end', async () => {
  const answer = Promise.withResolvers<Story>();
  const given = { ...deps(), save: () => answer.promise };
  keepBefore(given).aiMeanwhile();
  await vi.advanceTimersByTimeAsync(keepingMs * 2);
  expect(given.onLate).not.toHaveBeenCalled();
  answer.resolve({ revision: 5 } as Story);
  await vi.advanceTimersByTimeAsync(0);
  expect(given.keepRevision).toHaveBeenCalledWith({ id: 's1', revision: 5, kind: 'before-ai' });
});

it('keeps a draft beside it before a chapter goes, where it could not be saved', async () => {
  const given = { ...deps(), save: async () => null };
  expect(await keepBefore(given).removal()).toBe(true);
  expect(given.setAside).toHaveBeenCalledTimes(1);
});
