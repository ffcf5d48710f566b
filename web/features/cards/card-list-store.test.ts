import { expect, test, vi } from 'vitest';
import { cardLimits } from '#domain/world/cards.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { ToastOptions } from '#web/ui/toast.tsx';
import type { SavedCard } from './card-collection.ts';
import { type CardKind, plotKind } from './card-kinds.ts';
import { createCardListStore } from './card-list-store.ts';

interface Card {
  name: string;
}
type Saved = SavedCard & Card;

const error = (code: string, data?: unknown) => new ApiError({ code, status: 409, message: code, data });

/** An editor with these saved cards and the story's cards; `added` is replaced by each change. */
function openList(initial: Saved[], { added = [] as string[], signedIn = true } = {}) {
  let localIds = 0;
  let saved: readonly Saved[] | undefined = initial;
  const host = { added };
  const toasts: ToastOptions[] = [];
  const announce = vi.fn<(tone: string, text: string) => void>();
  const onDraftsChange = vi.fn();
  const kind = {
    blank: () => ({ name: '' }),
    localId: () => `local-${++localIds}`,
    cardOf: ({ name }: Saved) => ({ name }),
    problemOf: ({ name }: Card) => (name === '' ? { field: 'name', kind: 'missing', text: '' } : null),
    create: vi.fn(async ({ id, name }: Card & { id: string }) => ({ id, name, revision: 1 })),
    update: vi.fn(async ({ id, name, revision }: Saved) => ({ id, name, revision: revision + 1 })),
    remove: vi.fn(async () => undefined),
    changedCode: 'CARD_CHANGED',
    words: plotKind.words,
  } satisfies Partial<CardKind<Card, Saved>>;
  const store = createCardListStore(kind as unknown as CardKind<Card, Saved>, {
    saved: {
      read: () => saved,
      async update(change) {
        saved = change(saved ?? []);
      },
    },
    isSignedIn: () => signedIn,
    addedIds: () => host.added,
    setAddedIds(ids) {
      host.added = ids;
    },
    announce,
    onDraftsChange,
    showToast(options) {
      toasts.push(options);
      return () => undefined;
    },
  });
  const names = () => store.entries(store.getState(), saved ?? []).map(({ card }) => card.name);
  return { store, kind, host, toasts, announce, onDraftsChange, names, saved: () => saved };
}

const ayse: Saved = { id: 'a', name: 'Ayşe', revision: 4 };

test('saves a new card and names it by its saved id in the story', async () => {
  const { store, host, names, announce } = openList([]);
  const key = store.create();
  store.edit(key, { name: 'Barış' });
  store.addToStory(key);
  expect(host.added).toEqual(['local-1']);
  expect(await store.save(key)).toBe(true);
  expect(host.added).toEqual([key]);
  expect(names()).toEqual(['Barış']);
  expect(announce).toHaveBeenCalledWith('success', plotKind.words.saved);
});

test('saves nothing while signed out or while the card is incomplete', async () => {
  const signedOut = openList([ayse], { signedIn: false });
  expect(await signedOut.store.save('a')).toBe(false);
  const { store, kind } = openList([]);
  expect(await store.save(store.create())).toBe(false);
  expect(kind.create).not.toHaveBeenCalled();
});

test('runs one operation at a time', async () => {
  const { store, kind } = openList([ayse, { id: 'b', name: 'Barış', revision: 1 }]);
  const first = store.save('a');
  expect(store.getState().operation).toEqual({ key: 'a', kind: 'saving' });
  expect(await store.destroy('b')).toBe(false);
  expect(await first).toBe(true);
  expect(store.getState().operation).toBeNull();
  expect(kind.remove).not.toHaveBeenCalled();
});

test('says whether a removed card is still stored', () => {
  const { store, toasts } = openList([ayse]);
  store.remove('a');
  store.remove(store.create());
  expect(toasts.map(({ text }) => text)).toEqual([plotKind.words.removed, plotKind.words.unsavedRemoved]);
});

test('opens a card that is asked for until it has taken the focus', () => {
  const { store } = openList([ayse]);
  store.show('a');
  expect(store.getState()).toMatchObject({ askedKey: 'a', openKeys: new Set(['a']) });
  store.show(null);
  expect(store.getState()).toMatchObject({ askedKey: null, openKeys: new Set(['a']) });
});

test('keeps a text that is typed while its card is being saved', async () => {
  const { store, names } = openList([ayse]);
  store.edit('a', { name: 'Ayşe Nur' });
  const saving = store.save('a');
  store.edit('a', { name: 'Ayşe Nur Ada' });
  await saving;
  expect(names()).toEqual(['Ayşe Nur Ada']);
  expect(store.drafts().edits).toEqual([{ id: 'a', revision: 5, card: { name: 'Ayşe Nur Ada' } }]);
});

test('shows the error of a failed save until the next attempt', async () => {
  const { store, kind } = openList([ayse]);
  kind.update.mockRejectedValueOnce(error('SAVE_FAILED'));
  expect(await store.save('a')).toBe(false);
  expect(store.getState().errors.get('a')).toBe('SAVE_FAILED');
  expect(await store.save('a')).toBe(true);
  expect(store.getState().errors.size).toBe(0);
});

test('saves over the other tab’s version only after keepMine', async () => {
  const { store, kind, saved } = openList([ayse]);
  store.edit('a', { name: 'Benim' });
  kind.update.mockRejectedValueOnce(
    error('CARD_CHANGED', { current: { id: 'a', name: 'Öteki', revision: 7 } }),
  );
  expect(await store.save('a')).toBe(false);
  const [entry] = store.entries(store.getState(), saved() ?? []);
  expect(entry).toMatchObject({ card: { name: 'Benim' }, other: { name: 'Öteki' } });
  expect(await store.keepMine('a')).toBe(true);
  expect(kind.update).toHaveBeenLastCalledWith({ id: 'a', name: 'Benim', revision: 7 });
});

test('gives the unsaved texts back when taking the other version is undone', () => {
  const { store, names, toasts } = openList([ayse]);
  store.edit('a', { name: 'Benim' });
  store.takeOther('a');
  expect(names()).toEqual(['Ayşe']);
  toasts[0]?.action?.onSelect();
  expect(names()).toEqual(['Benim']);
});

test('keeps the texts of a card that was deleted elsewhere as a new card', async () => {
  const { store, kind, names, host } = openList([ayse], { added: ['a'] });
  kind.update.mockRejectedValueOnce(error('NOT_FOUND'));
  expect(await store.save('a')).toBe(false);
  expect(names()).toEqual(['Ayşe']);
  expect(store.drafts().local).toHaveLength(1);
  expect(host.added).toEqual(['local-1']);
});

test('treats a card as deleted when another tab has deleted it', async () => {
  const { store, kind, names, host } = openList([ayse], { added: ['a'] });
  kind.remove.mockRejectedValueOnce(error('NOT_FOUND'));
  expect(await store.destroy('a')).toBe(true);
  expect(names()).toEqual([]);
  expect(host.added).toEqual([]);
});

test('puts a removed card back at its position in the story', () => {
  const { store, host, toasts, names } = openList([ayse, { id: 'b', name: 'Barış', revision: 1 }], {
    added: ['a', 'b'],
  });
  store.remove('a');
  expect(names()).toEqual(['Barış']);
  expect(host.added).toEqual(['b']);
  toasts[0]?.action?.onSelect();
  expect(host.added).toEqual(['a', 'b']);
  expect(names()).toEqual(['Ayşe', 'Barış']);
});

test('adds no card beyond the limit, and does not count deleted cards', () => {
  const cards = Array.from({ length: cardLimits.perGeneration + 1 }, (_, n) => ({ ...ayse, id: `c${n}` }));
  const ids = cards.slice(1).map(({ id }) => id);
  const full = openList(cards, { added: ids });
  full.store.addToStory('c0');
  expect(full.announce).toHaveBeenCalledWith('error', plotKind.words.tooManyInStory);
  const withDeleted = openList(cards, { added: [...ids.slice(1), 'deleted'] });
  withDeleted.store.addToStory('c0');
  expect(withDeleted.host.added).toContain('c0');
});

test('announces unsaved work when a draft changes, and not when a card is opened', () => {
  const { store, onDraftsChange } = openList([ayse]);
  store.setOpen('a', true);
  expect(onDraftsChange).not.toHaveBeenCalled();
  store.edit('a', { name: 'Ayşe Nur' });
  expect(onDraftsChange).toHaveBeenCalledOnce();
});

test('restores stored drafts and opens the new cards among them', () => {
  const first = openList([ayse]);
  const key = first.store.create();
  first.store.edit(key, { name: 'Yeni' });
  const second = openList([ayse]);
  second.store.restore(first.store.drafts());
  expect(second.names()).toEqual(['Yeni', 'Ayşe']);
  expect(second.store.getState().openKeys).toEqual(new Set([key]));
});
