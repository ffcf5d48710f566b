import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { emptyFields } from './drafts/draft.ts';
import { type StorySaver, saveStory } from './save-story.ts';
import { hopelessMs, patienceFor, patientSaver, slowMs, tellingSlow } from './with-patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const target = { id: '00000000-0000-4000-8000-000000000001', revision: 4 };
const fields = (content: string) => ({ ...emptyFields, title: 'Fener', content });
const story = (content: string, revision: number) => ({ ...target, content, revision }) as Story;
const none: StorySaver['create'] = () => Promise.reject(new Error('nothing is created here'));

/** A request on a network that hangs: it ends only by its signal. */
const hanging: StorySaver['update'] = (_, { signal } = {}) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('given up')));
  });

it('gives a call up where no answer comes, as if there were no connection', async () => {
  const ended = vi.fn();
  void saveStory(patientSaver({ create: none, update: hanging }), target, fields('')).catch(ended);
  await vi.advanceTimersByTimeAsync(hopelessMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended.mock.lastCall?.[0]).toMatchObject({ code: 'NETWORK', status: 0 });
});

it('gives each call the time of its own text where a lost save is gone on from', async () => {
  const letters = 1_000_000;
  const lost = fields('a'.repeat(letters));
  const answers = [
    () =>
      Promise.reject(
        new ApiError({
          code: 'STORY_CHANGED',
          message: 'değişti',
          status: 409,
          data: { current: story(lost.content, 5) },
        }),
      ),
    () => Promise.resolve(story(lost.content, 5)),
    () => Promise.resolve(story('son', 6)),
  ];
  const update: StorySaver['update'] = async (_, { signal } = {}) => {
    const answer = answers.shift();
    await new Promise((resolve) => setTimeout(resolve, patienceFor(letters) - 1));
    if (signal?.aborted || !answer) throw new Error('given up');
    return answer();
  };
  const saving = saveStory(patientSaver({ create: none, update }), target, fields('b'.repeat(letters)), {
    unanswered: [{ target, fields: lost }],
  });
  await vi.advanceTimersByTimeAsync(3 * patienceFor(letters));
  expect((await saving).revision).toBe(6);
});

it('tells that it takes long, once for all calls', async () => {
  const onSlow = vi.fn();
  void tellingSlow(() => new Promise(() => undefined), onSlow);
  await vi.advanceTimersByTimeAsync(slowMs - 1);
  expect(onSlow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(hopelessMs);
  expect(onSlow).toHaveBeenCalledOnce();
});

it('says nothing of what was answered in time', async () => {
  const onSlow = vi.fn();
  expect(await tellingSlow(async () => 'kaydedildi', onSlow)).toBe('kaydedildi');
  await vi.advanceTimersByTimeAsync(hopelessMs);
  expect(onSlow).not.toHaveBeenCalled();
});

it('gives a novel the time that it takes on a slow line', () => {
  expect(patienceFor(1_000)).toBeLessThan(hopelessMs + 1_000);
  expect(patienceFor(1_000_000)).toBeGreaterThan(hopelessMs + 120_000);
});
