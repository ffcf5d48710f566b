import { cardLimits } from '#domain/world/cards.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import type { ToastOptions } from '#web/ui/toast.tsx';
import type { CardCollection, CollectedCard, SavedCard } from './card-collection.ts';
import * as collections from './card-collection.ts';
import type { UnsavedCards } from './card-drafts.ts';
import type { CardKind } from './card-kinds.ts';
import type { CardListActions } from './card-list.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';
import { otherVersion, sendCard } from './send-card.ts';

/** The saved cards of one kind as the browser last read them from the server. */
export interface SavedCards<S> {
  /** Undefined until the list was loaded. */
  read(): readonly S[] | undefined;
  /** Replaces the list; an answer that is under way must not overwrite it. */
  update(change: (saved: readonly S[]) => S[]): Promise<void>;
}

/** What a list of cards needs of its editor. */
export interface CardListHost {
  isSignedIn(): boolean;
  /** Ids of the story's cards of this kind, in their order. */
  addedIds(): readonly string[];
  setAddedIds(ids: string[]): void;
  announce(tone: 'success' | 'error', text: string): void;
  /** Called when unsaved work has changed and should be stored. */
  onDraftsChange(): void;
}

interface CardListDeps<S> extends CardListHost {
  saved: SavedCards<S>;
  /** Shows a message with an undo button; returns a function that removes it. */
  showToast(options: ToastOptions): () => void;
}

export interface CardListState<C> {
  collection: CardCollection<C>;
  /** The one card that is being saved or deleted. */
  operation: { key: string; kind: 'saving' | 'deleting' } | null;
  openKeys: ReadonlySet<string>;
  /** The card that was asked for from elsewhere and has not taken the focus yet. */
  askedKey: string | null;
  /** Why the last operation on a card failed, by the card's key. */
  errors: ReadonlyMap<string, string>;
}

export interface CardListStore<C, S extends SavedCard> extends CardListActions<C> {
  getState(): CardListState<C>;
  subscribe(listener: () => void): () => void;
  /** All cards to show for this state and these saved cards. */
  entries(state: CardListState<C>, saved: readonly S[]): CollectedCard<C>[];
  /** Adopts what has changed on the server; called after each load of the saved cards. */
  reconcile(): void;
  /** The unsaved work as plain data. */
  drafts(): UnsavedCards<C>;
  /** Replaces the unsaved work. */
  restore(drafts: UnsavedCards<C>): void;
  /** Removes the shown undo messages. */
  closeToasts(): void;
}

/** Creates the state and the operations of one kind of cards in an editor (docs/product/cards.md). */
export function createCardListStore<C extends object, S extends SavedCard>(
  kind: CardKind<C, S>,
  deps: CardListDeps<S>,
): CardListStore<C, S> {
  const { words } = kind;
  const cardOf = memoizeByIdentity(kind.cardOf);
  const listeners = new Set<() => void>();
  const toastClosers: (() => void)[] = [];
  let state: CardListState<C> = {
    collection: collections.createCardCollection({ local: [], edits: [] }),
    operation: null,
    openKeys: new Set(),
    askedKey: null,
    errors: new Map(),
  };

  function set(part: Partial<CardListState<C>>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  function setCollection(next: CardCollection<C>): void {
    if (next === state.collection) return;
    set({ collection: next });
    deps.onDraftsChange();
  }
  function setError(key: string, text: string | null): void {
    const errors = new Map(state.errors);
    if (text === null) errors.delete(key);
    else errors.set(key, text);
    set({ errors });
  }
  function setOpen(key: string, open: boolean): void {
    const openKeys = new Set(state.openKeys);
    if (open) openKeys.add(key);
    else openKeys.delete(key);
    set({ openKeys });
  }
  const showToast = (options: ToastOptions) => void toastClosers.push(deps.showToast(options));

  const saved = (): readonly S[] => deps.saved.read() ?? [];
  const entries = () => collections.entriesOf(state.collection, saved(), cardOf);
  const findEntry = (key: string) => entries().find((entry) => entry.key === key);

  /** Ids of the story's cards that still exist: a card that was deleted elsewhere does not count. */
  function existingAddedIds(): readonly string[] {
    const ids = deps.addedIds();
    if (deps.saved.read() === undefined) return ids;
    const known = new Set(entries().map(({ id }) => id));
    return ids.filter((id) => known.has(id));
  }

  /** Changes the id by which the story names a card; null removes the card from the story. */
  function changeAddedId(from: string, to: string | null): void {
    const ids = deps.addedIds();
    if (!ids.includes(from)) return;
    deps.setAddedIds(ids.flatMap((id) => (id === from ? (to ?? []) : id)));
  }

  function reconcile(): void {
    const result = collections.reconcile(state.collection, saved(), kind);
    for (const [from, to] of result.renamed) changeAddedId(from, to);
    setCollection(result.collection);
  }

  const withSaved = (item: S) => (list: readonly S[]) =>
    list.some(({ id }) => id === item.id)
      ? list.map((known) => (known.id === item.id ? item : known))
      : [item, ...list];
  const withoutSaved = (key: string) => (list: readonly S[]) => list.filter(({ id }) => id !== key);

  /** Shows why an operation failed; the typed texts stay. */
  async function handleError(entry: CollectedCard<C>, error: unknown, fallback: string): Promise<void> {
    const other = otherVersion<S>(kind.changedCode, error);
    if (other) {
      await deps.saved.update(withSaved(other));
      if (entry.revision === null) reconcile();
    }
    if (error instanceof ApiError && error.code === 'NOT_FOUND' && entry.revision !== null) {
      await deps.saved.update(withoutSaved(entry.key));
      // An unchanged card has no edit from which its texts could be kept.
      const item = { ...entry.card };
      const revision = { id: entry.key, revision: entry.revision };
      setCollection(collections.edit(state.collection, entry.key, item, revision));
      reconcile();
    }
    const isSignedOut = error instanceof ApiError && error.code === 'UNAUTHORIZED';
    const text = isSignedOut ? words.signInToSave : errorText(error, fallback);
    setError(entry.key, other ? null : text);
    deps.announce('error', text);
  }

  /** Runs one operation at a time (docs/product/cards.md); returns false when it was skipped or failed. */
  async function operate(
    key: string,
    operation: 'saving' | 'deleting',
    act: (entry: CollectedCard<C>) => Promise<void>,
    fallback: (entry: CollectedCard<C>) => string,
  ): Promise<boolean> {
    const entry = findEntry(key);
    if (!entry || state.operation) return false;
    set({ operation: { key, kind: operation } });
    setError(key, null);
    try {
      await act(entry);
      return true;
    } catch (error) {
      await handleError(entry, error, fallback(entry));
      return false;
    } finally {
      set({ operation: null });
    }
  }

  async function save(key: string): Promise<boolean> {
    const entry = findEntry(key);
    if (!entry || kind.problemOf(entry.card) || !deps.isSignedIn()) return false;
    return operate(
      key,
      'saving',
      async (now) => {
        const edited = state.collection.edits.find(({ id }) => id === key);
        const item = await sendCard(kind, now, edited?.revision ?? now.revision);
        await deps.saved.update(withSaved(item));
        setCollection(
          collections.applySave(state.collection, key, { sent: now.card, revision: item.revision }),
        );
        changeAddedId(now.id, item.id);
        deps.announce('success', words.saved);
      },
      ({ revision }) => (revision === null ? words.saveFailed : words.updateFailed),
    );
  }

  async function destroy(key: string): Promise<boolean> {
    return operate(
      key,
      'deleting',
      async (now) => {
        try {
          await kind.remove(key);
        } catch (error) {
          // Another tab has deleted the card already.
          if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
        }
        setCollection(collections.removeDeleted(state.collection, key));
        changeAddedId(now.id, null);
        await deps.saved.update(withoutSaved(key));
        deps.announce('success', words.deleted);
      },
      () => words.deleteFailed,
    );
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    entries: (shown, list) => collections.entriesOf(shown.collection, list, cardOf),
    reconcile,
    drafts: () => ({ local: state.collection.local, edits: state.collection.edits }),
    restore(drafts) {
      setCollection(collections.createCardCollection(drafts));
      set({ openKeys: new Set(drafts.local.map(({ uuid }) => uuid)) });
      if (deps.saved.read()) reconcile();
    },
    closeToasts() {
      for (const close of toastClosers) close();
    },
    setOpen,
    show(key) {
      if (key !== null) setOpen(key, true);
      set({ askedKey: key });
    },
    create() {
      const uuid = crypto.randomUUID();
      const card = kind.blank(entries().map((entry) => entry.card));
      setCollection(
        collections.addLocalCard(state.collection, { id: kind.localId(), uuid, revision: null, card }),
      );
      setOpen(uuid, true);
      return uuid;
    },
    edit(key, part) {
      const entry = findEntry(key);
      if (!entry) return;
      const item = saved().find(({ id }) => id === key);
      setCollection(collections.edit(state.collection, key, { ...entry.card, ...part }, item));
    },
    save,
    destroy,
    remove(key) {
      const entry = findEntry(key);
      if (!entry) return;
      const local = state.collection.local.find(({ uuid }) => uuid === key);
      const position = deps.addedIds().indexOf(entry.id);
      setCollection(collections.removeFromEditor(state.collection, key));
      changeAddedId(entry.id, null);
      showToast({
        text: entry.revision === null ? words.unsavedRemoved : words.removed,
        action: {
          text: 'Geri al',
          onSelect() {
            setCollection(collections.restoreRemoved(state.collection, key, local));
            if (position >= 0) deps.setAddedIds(deps.addedIds().toSpliced(position, 0, entry.id));
          },
        },
      });
    },
    addToStory(key) {
      const entry = findEntry(key);
      const ids = existingAddedIds();
      if (!entry || kind.problemOf(entry.card) || ids.includes(entry.id)) return;
      if (ids.length >= cardLimits.perGeneration) return deps.announce('error', words.tooManyInStory);
      deps.setAddedIds([...ids, entry.id]);
    },
    takeOutOfStory(key) {
      const entry = findEntry(key);
      if (entry) changeAddedId(entry.id, null);
    },
    async keepMine(key) {
      const revision = saved().find(({ id }) => id === key)?.revision;
      if (revision === undefined) return false;
      setCollection(collections.rebase(state.collection, key, revision));
      return save(key);
    },
    takeOther(key) {
      const mine = state.collection.edits.find(({ id }) => id === key);
      if (!mine) return;
      setCollection(collections.dropEdit(state.collection, key));
      showToast({
        text: words.othersTaken,
        action: {
          text: 'Benimkini geri getir',
          onSelect() {
            const others = state.collection.edits.filter(({ id }) => id !== key);
            setCollection({ ...state.collection, edits: [...others, mine] });
          },
        },
      });
    },
  };
}
