import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pickCard } from '#domain/world/card-fields.ts';
import { characterFields } from '#domain/world/cards.ts';
import { createAutosave } from '#web/lib/autosave.ts';
import { type Draft, draftsToOffer, emptyFields, readDraft } from './draft.ts';

function draft(change: Partial<Draft> = {}): Draft {
  return {
    ...emptyFields,
    id: 'd1',
    userId: 'ayse',
    storyId: 's1',
    revision: null,
    title: 'Saatçi',
    genre: '',
    idea: '',
    content: 'Bir gün',
    updatedAt: 1,
    tint: [],
    cards: null,
    waits: false,
    unanswered: [],
    ...change,
  };
}
const nobody = pickCard(characterFields, { name: 'Nermin' });
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
    const saved = { ...emptyFields, title: 'Saatçi', content: 'Bir gün daha\n' };
    expect(draftsToOffer(drafts, seeker, { live: new Set(), saved })).toEqual([]);
  });

  it('is also one that differs by its cards, its rating, or holds unsaved cards', () => {
    const saved = { ...emptyFields, title: 'Saatçi', content: 'Bir gün' };
    const same = draft({ id: 'same', revision: 2 });
    const cards = {
      characters: { local: [], edits: [{ id: 'c1', revision: 1, card: nobody }] },
      plot: { local: [], edits: [] },
    };
    const differing = [
      draft({ id: 'added', revision: 2, added: { characters: ['c1'], plot: [] } }),
      draft({ id: 'rated', revision: 2, rating: 'mature' }),
      draft({ id: 'cards', revision: 2, cards }),
    ];
    const offered = draftsToOffer(
      [same, ...differing],
      { userId: 'ayse', storyId: 's1' },
      { live: new Set(), saved },
    );
    expect(offered.map(({ id }) => id)).toEqual(['added', 'rated', 'cards']);
    const wordless = draft({ id: 'cards only', title: '', content: '', cards });
    expect(draftsToOffer([wordless], { userId: 'ayse', storyId: null }, nothingKnown)).toHaveLength(1);
  });

  it('may have been kept before stories had cards', () => {
    const {
      rating: _,
      added: __,
      tint: ___,
      cards: ____,
      waits: _____,
      unanswered: ______,
      ...old
    } = draft();
    expect(readDraft(old)).toEqual(draft());
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
    const failures: boolean[] = [];
    const autosave = createAutosave({
      keep,
      onRisk: (risk) => risks.push(risk),
      onAttempt: (failed) => failures.push(failed),
      quietMs: 10,
    });
    autosave.touch();
    await vi.advanceTimersByTimeAsync(20);
    expect(autosave.isAtRisk()).toBe(true);
    expect(autosave.cannotKeep()).toBe(true);
    autosave.touch();
    await vi.advanceTimersByTimeAsync(20);
    expect(autosave.isAtRisk()).toBe(false);
    expect(autosave.cannotKeep()).toBe(false);
    expect(risks).toEqual([true, true, false]);
    expect(failures).toEqual([true, false]);
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
