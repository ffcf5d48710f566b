import { expect, it } from 'vitest';
import { type Draft, emptyFields } from './draft.ts';
import { makeRoom, type Work } from './make-room.ts';

/** An editor with a text in it, and what happens there while a copy is being written. */
function editor(text: string) {
  const kept = new Map<string, Draft>();
  const desk = {
    content: text,
    storyId: 's1',
    saved: false,
    free: true,
    kept,
    meanwhile: [] as (() => void)[],
    room: () =>
      makeRoom({
        unsaved: (): Work | null =>
          desk.saved
            ? null
            : {
                ...emptyFields,
                content: desk.content,
                tint: [],
                cards: null,
                storyId: desk.storyId,
                revision: 3,
              },
        storyId: () => desk.storyId,
        isFree: () => desk.free,
        blank: () => ({ id: 'copy', userId: 'ayse', waits: false, unanswered: [] }),
        keep: async (copy) => {
          desk.meanwhile.shift()?.();
          kept.set(copy.id, copy);
        },
        forget: async (id) => void kept.delete(id),
      }),
  };
  return desk;
}

it('keeps what stands unsaved as a draft of its own', async () => {
  const desk = editor('Deniz duruldu.');
  expect(await desk.room()).toMatchObject({ content: 'Deniz duruldu.', userId: 'ayse', revision: 3 });
  expect([...desk.kept.values()].map(({ content }) => content)).toEqual(['Deniz duruldu.']);
});

it('keeps nothing of a text that the server has', async () => {
  const desk = editor('Deniz duruldu.');
  desk.saved = true;
  expect(await desk.room()).toBeNull();
  expect(desk.kept.size).toBe(0);
});

it('keeps words that are typed meanwhile, to the last one', async () => {
  const desk = editor('Bir');
  const type = (word: string) => () => {
    desk.content += word;
  };
  desk.meanwhile = [type(' iki'), type(' üç')];
  expect(await desk.room()).toMatchObject({ content: 'Bir iki üç' });
  expect([...desk.kept.values()].map(({ content }) => content)).toEqual(['Bir iki üç']);
});

it('makes no room where a text began to be written meanwhile, or another story stands there by now', async () => {
  const busy = editor('Bir');
  busy.meanwhile = [() => void Object.assign(busy, { free: false })];
  expect(await busy.room()).toBe('occupied');
  const moved = editor('Bir');
  moved.meanwhile = [() => void Object.assign(moved, { storyId: 's2' })];
  expect(await moved.room()).toBe('occupied');
  expect([busy.kept.size, moved.kept.size]).toEqual([0, 0]);
});

it('lets the copy go where the text is saved meanwhile', async () => {
  const desk = editor('Bir');
  desk.meanwhile = [() => void Object.assign(desk, { saved: true })];
  expect(await desk.room()).toBeNull();
  expect(desk.kept.size).toBe(0);
});
