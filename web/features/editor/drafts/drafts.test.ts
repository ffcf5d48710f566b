import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './autosave.ts';
import { type Draft, draftsToOffer } from './draft.ts';

function draft(change: Partial<Draft> = {}): Draft {
  return {
    id: 'd1',
    userId: 'ayse',
    storyId: 's1',
    revision: null,
    title: 'Saatçi',
    genre: '',
    idea: '',
    content: 'Bir gün',
    updatedAt: 1,
    ...change,
  };
}
const nothingKnown = { live: new Set<string>(), saved: null };

describe('unsaved work offered when an editor opens', () => {
  it('is of stories never saved when a new one is begun, newest first', () => {
    const drafts = [
      draft({ id: 'old' }),
      draft({ id: 'new', updatedAt: 2 }),
      draft({ id: 'saved', revision: 3 }),
    ];
    const offered = draftsToOffer(drafts, { userId: 'ayse', storyId: null }, nothingKnown);
    expect(offered.map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('is of the opened story only, and only where it differs from what is saved', () => {
    const drafts = [
      draft({ id: 'mine', revision: 2, content: 'Bir gün daha' }),
      draft({ id: 'other', storyId: 's2' }),
    ];
    const seeker = { userId: 'ayse', storyId: 's1' };
    expect(draftsToOffer(drafts, seeker, nothingKnown).map(({ id }) => id)).toEqual(['mine']);
    const saved = { title: 'Saatçi', genre: '', idea: '', content: 'Bir gün daha\n' };
    expect(draftsToOffer(drafts, seeker, { live: new Set(), saved })).toEqual([]);
  });

  it('never shows another person the text, nor a text open in another tab, nor an empty one', () => {
    const drafts = [
      draft({ id: 'foreign', userId: 'ali' }),
      draft({ id: 'open' }),
      draft({ id: 'blank', title: ' ', content: '\n' }),
    ];
    const known = { live: new Set(['open']), saved: null };
    expect(draftsToOffer(drafts, { userId: 'ayse', storyId: null }, known)).toEqual([]);
  });
});

describe('autosave of unsaved work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for a pause, then keeps once', async () => {
    const keep = vi.fn(async () => undefined);
    const autosave = createAutosave({ keep, quietMs: 100, longestMs: 1_000 });
    for (let key = 0; key < 5; key += 1) {
      autosave.touch();
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(keep).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(keep).toHaveBeenCalledTimes(1);
    expect(autosave.isAtRisk()).toBe(false);
  });

  it('does not let a writer who never pauses go unkept', async () => {
    const keep = vi.fn(async () => undefined);
    const autosave = createAutosave({ keep, quietMs: 100, longestMs: 1_000 });
    for (let key = 0; key < 40; key += 1) {
      autosave.touch();
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(keep.mock.calls.length).toBeGreaterThanOrEqual(1);
  });

  it('says that work is at risk while it cannot be kept, and tries again at the next change', async () => {
    const keep = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('full'));
    const risks: boolean[] = [];
    const autosave = createAutosave({ keep, onRisk: (risk) => risks.push(risk), quietMs: 10 });
    autosave.touch();
    await vi.advanceTimersByTimeAsync(20);
    expect(autosave.isAtRisk()).toBe(true);
    expect(autosave.cannotKeep()).toBe(true);
    autosave.touch();
    await vi.advanceTimersByTimeAsync(20);
    expect(autosave.isAtRisk()).toBe(false);
    expect(autosave.cannotKeep()).toBe(false);
    expect(risks).toEqual([true, true, false]);
  });

  it('stays at risk for a change made while the last one is being kept', async () => {
    let finish: () => void = () => undefined;
    const keep = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const autosave = createAutosave({ keep, quietMs: 10 });
    autosave.touch();
    const flushed = autosave.flush();
    autosave.touch();
    finish();
    await flushed;
    expect(autosave.isAtRisk()).toBe(true);
  });
});
