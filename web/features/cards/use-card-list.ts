import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { cardLimits } from '#domain/world/cards.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { type ToastOptions, toast } from '#web/ui/toast.tsx';
import type { CardCollection, CollectedCard, SavedCard } from './card-collection.ts';
import * as shelves from './card-collection.ts';
import type { KeptCards } from './card-drafts.ts';
import type { CardKind } from './card-kinds.ts';
import type { CardList } from './card-list.ts';
import { memoizeByIdentity } from './memoize-by-identity.ts';
import { otherVersion, sendCard } from './send-card.ts';

interface Options {
  signedIn: boolean;
  /** Ids of the added cards in their order, as they are now. */
  added: () => readonly string[];
  onAdded: (ids: string[]) => void;
  say: (tone: 'success' | 'error', text: string) => void;
  onChange: () => void;
}

/** Manages one kind of cards; `kind` must not change. */
export function useCardList<C extends object, S extends SavedCard>(
  kind: CardKind<C, S>,
  options: Options,
): { list: CardList<C>; kept: () => KeptCards<C>; restore: (kept: KeptCards<C>) => void } {
  const { words } = kind;
  const [cardOf] = useState(() => memoizeByIdentity(kind.cardOf));
  const latest = useRef(options);
  latest.current = options;
  const client = useQueryClient();
  const query = useQuery({
    queryKey: kind.listKey,
    queryFn: ({ signal }) => kind.load(signal),
    enabled: options.signedIn,
  });
  const [shelf, setShelf] = useState<CardCollection<C>>(() =>
    shelves.createCardCollection({ local: [], edits: [] }),
  );
  /** The current collection, also between two renderings. */
  const shelfNow = useRef(shelf);
  const [work, setWork] = useState<{ key: string; what: 'saving' | 'deleting' } | null>(null);
  const working = useRef(false);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());

  /** The shown undo offers, which are removed with this editor. */
  const offers = useRef<(() => void)[]>([]);
  useEffect(
    () => () => {
      for (const close of offers.current) close();
    },
    [],
  );
  const offer = (options: ToastOptions) => {
    offers.current.push(toast(options));
  };

  function change(next: CardCollection<C>): void {
    if (next === shelfNow.current) return;
    shelfNow.current = next;
    setShelf(next);
    latest.current.onChange();
  }
  const savedNow = (): readonly S[] => client.getQueryData<S[]>(kind.listKey) ?? [];
  const entriesNow = () => shelves.entriesOf(shelfNow.current, savedNow(), cardOf);
  const entryNow = (key: string) => entriesNow().find((entry) => entry.key === key);

  function setFault(key: string, text: string | null): void {
    setFaults((known) => {
      const next = new Map(known);
      if (text === null) next.delete(key);
      else next.set(key, text);
      return next;
    });
  }

  const setOpen = (key: string, open: boolean) =>
    setOpened((keys) =>
      open ? new Set([...keys, key]) : new Set([...keys].filter((known) => known !== key)),
    );

  /** The added cards that are still there: one that was deleted elsewhere takes no place. */
  function addedNow(): readonly string[] {
    const ids = latest.current.added();
    if (client.getQueryData(kind.listKey) === undefined) return ids;
    const known = new Set(entriesNow().map(({ id }) => id));
    return ids.filter((id) => known.has(id));
  }

  /** The story names a card otherwise from now on, or no longer. */
  function rename(from: string, to: string | null): void {
    const ids = latest.current.added();
    if (!ids.includes(from)) return;
    latest.current.onAdded(ids.flatMap((id) => (id === from ? (to ?? []) : id)));
  }

  function reconcile(): void {
    const held = shelves.reconcile(shelfNow.current, savedNow(), kind);
    for (const [from, to] of held.renamed) rename(from, to);
    change(held.shelf);
  }
  const reconcileNow = useRef(reconcile);
  reconcileNow.current = reconcile;
  useEffect(() => {
    if (query.data) reconcileNow.current();
  }, [query.data]);

  /** Changes the saved cards that the screen knows; an answer under way is older than this. */
  async function setSaved(next: (saved: S[]) => S[]): Promise<void> {
    await client.cancelQueries({ queryKey: kind.listKey });
    const isKnown = client.getQueryData(kind.listKey) !== undefined;
    client.setQueryData<S[]>(kind.listKey, (saved = []) => next(saved));
    // The list could not be loaded before: what is set now is not all of it.
    if (!isKnown) void client.invalidateQueries({ queryKey: kind.listKey });
  }
  const upsert = (item: S) => (saved: S[]) =>
    saved.some(({ id }) => id === item.id)
      ? saved.map((known) => (known.id === item.id ? item : known))
      : [item, ...saved];

  /** Says what went wrong, beside the card and in the status; what was typed stays. */
  async function fail(entry: CollectedCard<C>, error: unknown, fallback: string): Promise<void> {
    const other = otherVersion<S>(kind.changedCode, error);
    if (other) {
      await setSaved(upsert(other));
      if (entry.revision === null) reconcile();
    }
    if (error instanceof ApiError && error.code === 'NOT_FOUND' && entry.revision !== null) {
      await setSaved((saved) => saved.filter(({ id }) => id !== entry.key));
      // An unchanged card has no edit that would be kept: its texts are kept here all the same.
      const item = { ...entry.card };
      change(shelves.edit(shelfNow.current, entry.key, item, { id: entry.key, revision: entry.revision }));
      reconcile();
    }
    const isOut = error instanceof ApiError && error.code === 'UNAUTHORIZED';
    const text = isOut ? words.signInToSave : errorText(error, fallback);
    setFault(entry.key, other ? null : text);
    latest.current.say('error', text);
  }

  /** One operation at a time (docs/product/cards.md); answers false where it was skipped or failed. */
  async function operate(
    key: string,
    what: 'saving' | 'deleting',
    act: (entry: CollectedCard<C>) => Promise<void>,
    fallback: (entry: CollectedCard<C>) => string,
  ): Promise<boolean> {
    const entry = entryNow(key);
    if (!entry || working.current) return false;
    working.current = true;
    setWork({ key, what });
    setFault(key, null);
    try {
      await act(entry);
      return true;
    } catch (error) {
      await fail(entry, error, fallback(entry));
      return false;
    } finally {
      working.current = false;
      setWork(null);
    }
  }

  async function save(key: string): Promise<boolean> {
    const entry = entryNow(key);
    if (!entry || kind.problemOf(entry.card) || !latest.current.signedIn) return false;
    return operate(
      key,
      'saving',
      async (now) => {
        const edited = shelfNow.current.edits.find(({ id }) => id === key);
        const saved = await sendCard(kind, now, edited?.revision ?? now.revision);
        await setSaved(upsert(saved));
        change(shelves.settle(shelfNow.current, key, { sent: now.card, revision: saved.revision }));
        rename(now.id, saved.id);
        latest.current.say('success', words.saved);
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
        change(shelves.forget(shelfNow.current, key));
        rename(now.id, null);
        await setSaved((saved) => saved.filter(({ id }) => id !== key));
        latest.current.say('success', words.deleted);
      },
      () => words.deleteFailed,
    );
  }

  const added = options.added();
  const shown = shelves.entriesOf(shelf, query.data ?? [], cardOf);
  const list: CardList<C> = {
    status: !options.signedIn || query.data ? 'ready' : query.error ? 'failed' : 'loading',
    loadFault: query.error ? errorText(query.error, words.loadFailed) : null,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
    entries: shown.map((entry) => ({
      ...entry,
      added: added.includes(entry.id),
      open: opened.has(entry.key),
      working: work?.key === entry.key ? work.what : null,
      problem: kind.problemOf(entry.card),
      fault: faults.get(entry.key) ?? null,
    })),
    signedIn: options.signedIn,
    busy: work !== null || (options.signedIn && query.isLoading),
    hasRoomInStory: addedNow().length < cardLimits.perGeneration,
    words,
    setOpen,
    begin() {
      const uuid = crypto.randomUUID();
      const card = kind.blank(entriesNow().map((entry) => entry.card));
      change(shelves.begin(shelfNow.current, { id: kind.localId(), uuid, revision: null, card }));
      setOpen(uuid, true);
      return uuid;
    },
    edit(key, part) {
      const entry = entryNow(key);
      if (!entry) return;
      const saved = savedNow().find(({ id }) => id === key);
      change(shelves.edit(shelfNow.current, key, { ...entry.card, ...part }, saved));
    },
    save,
    destroy,
    remove(key) {
      const entry = entryNow(key);
      if (!entry) return;
      const local = shelfNow.current.local.find(({ uuid }) => uuid === key);
      const place = latest.current.added().indexOf(entry.id);
      change(shelves.takeAway(shelfNow.current, key));
      rename(entry.id, null);
      offer({
        text: words.removed,
        action: {
          text: 'Geri al',
          onSelect() {
            change(shelves.putBack(shelfNow.current, key, local));
            if (place >= 0) latest.current.onAdded([...latest.current.added()].toSpliced(place, 0, entry.id));
          },
        },
      });
    },
    addToStory(key) {
      const entry = entryNow(key);
      const ids = addedNow();
      if (!entry || kind.problemOf(entry.card) || ids.includes(entry.id)) return;
      if (ids.length >= cardLimits.perGeneration) return latest.current.say('error', words.tooManyInStory);
      latest.current.onAdded([...ids, entry.id]);
    },
    takeOutOfStory(key) {
      const entry = entryNow(key);
      if (entry) rename(entry.id, null);
    },
    async keepMine(key) {
      const revision = savedNow().find(({ id }) => id === key)?.revision;
      if (revision === undefined) return false;
      change(shelves.rebase(shelfNow.current, key, revision));
      return save(key);
    },
    takeOther(key) {
      const mine = shelfNow.current.edits.find(({ id }) => id === key);
      if (!mine) return;
      change(shelves.dropEdit(shelfNow.current, key));
      offer({
        text: words.othersTaken,
        action: {
          text: 'Benimkini geri getir',
          onSelect: () =>
            change({
              ...shelfNow.current,
              edits: [...shelfNow.current.edits.filter(({ id }) => id !== key), mine],
            }),
        },
      });
    },
  };

  return {
    list,
    kept: () => ({ local: shelfNow.current.local, edits: shelfNow.current.edits }),
    restore(kept) {
      change(shelves.createCardCollection(kept));
      setOpened(new Set(kept.local.map(({ uuid }) => uuid)));
      if (client.getQueryData(kind.listKey)) reconcile();
    },
  };
}
