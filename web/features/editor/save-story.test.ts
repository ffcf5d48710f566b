import { describe, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type Draft, emptyFields, type Unanswered } from './drafts/draft.ts';
import { basedOnOwnSave, fieldsOf, type StorySaver, saveStory, withUnanswered } from './save-story.ts';

const id = '00000000-0000-4000-8000-000000000001';
const fields = {
  ...emptyFields,
  title: 'Saatçi',
  genre: 'Dram',
  idea: 'Bir saatçi',
  content: 'Bir gün.\n',
};

function saved(change: Partial<Story> = {}): Story {
  return {
    id,
    title: 'Saatçi',
    genre: 'Dram',
    prompt: 'Bir saatçi',
    content: 'Bir gün.',
    rating: 'safe',
    characterIds: [],
    plotElementIds: [],
    chapters: [],
    wordCount: 2,
    revision: 1,
    createdAt: '2026-11-21T09:00:00.000Z',
    updatedAt: '2026-11-21T09:00:00.000Z',
    ...change,
  };
}
const saver = (created: Story) => ({
  create: vi.fn<StorySaver['create']>(async () => created),
  update: vi.fn<StorySaver['update']>(async ({ revision }) => saved({ revision: revision + 1 })),
});

describe('saving from the editor', () => {
  it('creates a new story under the id that the client made', async () => {
    const api = saver(saved());
    expect(await saveStory(api, { id, revision: null }, fields)).toMatchObject({ id, revision: 1 });
    expect(api.update).not.toHaveBeenCalled();
  });

  it('names the saved cards of the story and leaves unsaved ones to the draft', async () => {
    const api = saver(saved());
    const card = '00000000-0000-4000-8000-00000000000a';
    const added = { characters: [card, '1732172400000'], plot: ['plot-1732172400000'] };
    await saveStory(api, { id, revision: null }, { ...fields, rating: 'mature', added });
    expect(api.create.mock.calls[0]?.[0]).toMatchObject({
      rating: 'mature',
      characterIds: [card],
      plotElementIds: [],
    });
    expect(fieldsOf(saved({ characterIds: [card], rating: 'mature' }))).toMatchObject({
      rating: 'mature',
      added: { characters: [card], plot: [] },
    });
  });

  it('updates an opened story on top of its revision', async () => {
    const api = saver(saved());
    expect(await saveStory(api, { id, revision: 4 }, fields)).toMatchObject({ revision: 5 });
    expect(api.create).not.toHaveBeenCalled();
    expect(api.update.mock.calls[0]?.[0]).toMatchObject({ id, revision: 4, prompt: 'Bir saatçi' });
  });

  const refusal = (current: Story) =>
    new ApiError({ code: 'STORY_CHANGED', message: 'değişti', status: 409, data: { current } });

  it('does not lose words written after an answer was lost', async () => {
    const api = saver(saved());
    api.create.mockRejectedValue(refusal(saved({ content: 'Bir' })));
    expect(await saveStory(api, { id, revision: null }, fields)).toMatchObject({ revision: 2 });
    expect(api.update.mock.calls[0]?.[0]).toMatchObject({ revision: 1, content: fields.content });
  });

  it('does not write over what was changed since its answer was lost', async () => {
    const api = saver(saved());
    api.create.mockRejectedValue(refusal(saved({ content: 'Bir', revision: 3 })));
    await expect(saveStory(api, { id, revision: null }, fields)).rejects.toThrow('değişti');
    expect(api.update).not.toHaveBeenCalled();
  });

  describe('after a save whose answer never came', () => {
    const target = { id, revision: 4 };
    const lost = { target, fields: { ...fields, content: 'Bir\n' } };
    const unanswered = [lost];

    it('goes on top of it where the server has it', async () => {
      const api = saver(saved());
      api.update.mockRejectedValueOnce(refusal(saved({ content: 'Bir', revision: 5 })));
      expect(await saveStory(api, target, fields, { unanswered })).toMatchObject({ revision: 6 });
      expect(api.update.mock.calls.map(([{ revision, content }]) => [revision, content])).toEqual([
        [4, fields.content],
        [4, 'Bir\n'],
        [5, fields.content],
      ]);
    });

    it('tells what was reached before its own answer is lost as well, so that the next goes on top of that', async () => {
      const api = saver(saved());
      const cut = new Error('no answer');
      const reached: number[] = [];
      const onReached = ({ revision }: Story) => void reached.push(revision);
      api.update
        .mockRejectedValueOnce(refusal(saved({ content: 'Bir', revision: 5 })))
        .mockResolvedValueOnce(saved({ content: 'Bir', revision: 5 }))
        .mockRejectedValueOnce(cut);
      await expect(saveStory(api, target, fields, { unanswered, onReached })).rejects.toBe(cut);
      expect(reached).toEqual([5]);
      // Which the server has as well: the one after that names the revision that was told.
      const again = withUnanswered([], { target: { id, revision: 5 }, fields });
      api.update.mockRejectedValueOnce(refusal(saved({ content: 'Bir gün.', revision: 6 })));
      const last = { ...fields, content: 'Bir gün daha.' };
      const story = await saveStory(api, { id, revision: 5 }, last, { unanswered: again, onReached });
      expect(story.revision).toBe(7);
      expect(reached).toEqual([5, 6]);

      // A new story's first save, too.
      api.create.mockRejectedValueOnce(refusal(saved({ content: 'Bir' })));
      api.update.mockRejectedValueOnce(cut);
      await expect(saveStory(api, { id, revision: null }, fields, { onReached })).rejects.toBe(cut);
      expect(reached).toEqual([5, 6, 1]);
    });

    it('does not write over what another window saved', async () => {
      const api = saver(saved());
      api.update.mockRejectedValue(refusal(saved({ content: 'Başka', revision: 5 })));
      await expect(saveStory(api, target, fields, { unanswered })).rejects.toThrow('değişti');
      // The same text under another title: the server alone knows that this is not what was sent.
      api.update.mockRejectedValue(refusal(saved({ content: 'Bir', title: 'Başka', revision: 5 })));
      await expect(saveStory(api, target, fields, { unanswered })).rejects.toThrow('değişti');
      expect(api.update.mock.calls.map(([{ revision }]) => revision)).toEqual([4, 4, 4]);
    });

    it('leaves it alone where it was one of another revision, or the server is further on', async () => {
      const api = saver(saved());
      api.update.mockRejectedValue(refusal(saved({ content: 'Bir', revision: 5 })));
      const older = { ...lost, target: { id, revision: 3 } };
      await expect(saveStory(api, target, fields, { unanswered: [older] })).rejects.toThrow('değişti');
      api.update.mockRejectedValue(refusal(saved({ content: 'Bir', revision: 6 })));
      await expect(saveStory(api, target, fields, { unanswered })).rejects.toThrow('değişti');
      expect(api.update).toHaveBeenCalledTimes(2);
    });

    it('is no conflict where the server has just what is sent, whoever saved it', async () => {
      const api = saver(saved());
      const current = saved({ revision: 7 });
      api.update.mockRejectedValue(refusal(current));
      expect(await saveStory(api, target, fields)).toBe(current);
      // Cards that are not saved yet are not sent either.
      const unsaved = { ...fields, added: { characters: ['1732172400000'], plot: [] } };
      expect(await saveStory(api, target, unsaved)).toBe(current);
      api.create.mockRejectedValue(refusal(current));
      expect(await saveStory(api, { id, revision: null }, fields)).toBe(current);
      for (const change of [{ title: 'Başka' }, { prompt: 'Başka' }, { rating: 'mature' }] as const) {
        api.update.mockRejectedValue(refusal(saved({ revision: 7, ...change })));
        await expect(saveStory(api, target, fields)).rejects.toThrow('değişti');
      }
    });

    it('goes on top of a lost overwriting, which stood on the revision of the other window', async () => {
      const api = saver(saved());
      const overwriting = { target: { id, revision: 5, overwrites: true }, fields: lost.fields };
      const known = withUnanswered(withUnanswered([], lost), overwriting);
      expect(known).toEqual([overwriting]);
      // The next save names the editor's own revision, and its answer is lost too.
      const again = withUnanswered(known, lost);
      expect(again).toEqual([overwriting, lost]);
      api.update.mockRejectedValueOnce(refusal(saved({ content: 'Bir', revision: 6 })));
      expect(await saveStory(api, target, fields, { unanswered: again })).toMatchObject({ revision: 7 });
      expect(api.update.mock.calls.map(([{ revision, overwrites }]) => [revision, overwrites])).toEqual([
        [4, undefined],
        [5, true],
        [6, undefined],
      ]);
    });

    it('is remembered with a few others of the same revision, each once, the first of all', () => {
      const write = (content: string, revision = 4) => ({
        target: { id, revision },
        fields: { ...fields, content },
      });
      const texts = (known: readonly { fields: { content: string } }[]) =>
        known.map(({ fields: { content } }) => content);
      const known = ['a', 'b', 'c', 'd', 'e', 'c']
        .map((text) => write(text))
        .reduce<readonly Unanswered[]>(withUnanswered, []);
      expect(texts(known)).toEqual(['a', 'd', 'e', 'c']);
      const renamed = { target: { id, revision: 4 }, fields: { ...fields, content: 'a', title: 'Yeni' } };
      expect(texts(withUnanswered(known.slice(0, 1), renamed))).toEqual(['a', 'a']);
      expect(texts(withUnanswered(known, write('f', 5)))).toEqual(['f']);
    });
  });
});

describe('a draft that names a save whose answer never came', () => {
  const draft: Draft = {
    ...fields,
    id: 'd1',
    userId: 'ayse',
    storyId: id,
    revision: 4,
    content: 'Bir gün daha.',
    tint: [],
    cards: null,
    waits: true,
    unanswered: [{ target: { id, revision: 4 }, fields }],
    updatedAt: 1,
  };
  const server = (change: Partial<Story>) => {
    const story = saved({ revision: 5, ...change });
    return [{ id: story.id, revision: story.revision }, fieldsOf(story)] as const;
  };

  it('is based on the version that this save has made', () => {
    const own = basedOnOwnSave(draft, ...server({}));
    expect(own).toEqual({ ...draft, revision: 5, unanswered: [] });
    const first = { ...draft, revision: null, unanswered: [{ target: { id, revision: null }, fields }] };
    expect(basedOnOwnSave(first, ...server({ revision: 1 })).revision).toBe(1);
  });

  it('stays as it is when another window has saved, or the server has nothing newer', () => {
    for (const change of [{ content: 'Başka' }, { prompt: 'Başka' }, { revision: 6 }, { revision: 4 }])
      expect(basedOnOwnSave(draft, ...server(change))).toBe(draft);
    expect(basedOnOwnSave(draft, { id: 'another', revision: 5 }, fields)).toBe(draft);
    expect(basedOnOwnSave(draft, { id, revision: null }, null)).toBe(draft);
  });
});
