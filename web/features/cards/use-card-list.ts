import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { cardLimits } from '#domain/world/cards.ts';
import { errorText } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast.tsx';
import type { SavedCard } from './card-collection.ts';
import type { CardKind } from './card-kinds.ts';
import type { CardList } from './card-list.ts';
import { type CardListHost, type CardListStore, createCardListStore } from './card-list-store.ts';

interface Options {
  signedIn: boolean;
  /** Ids of the story's cards of this kind. */
  added: readonly string[];
  host: CardListHost;
}

/** Manages one kind of cards; `kind` and `host` must not change. */
export function useCardList<C extends object, S extends SavedCard>(
  kind: CardKind<C, S>,
  { signedIn, added, host }: Options,
): { list: CardList<C>; store: CardListStore<C, S> } {
  const { words, listKey } = kind;
  const client = useQueryClient();
  const [store] = useState(() =>
    createCardListStore(kind, {
      ...host,
      showToast: toast,
      saved: {
        read: () => client.getQueryData<S[]>(listKey),
        async update(change) {
          await client.cancelQueries({ queryKey: listKey });
          const isLoaded = client.getQueryData(listKey) !== undefined;
          client.setQueryData<S[]>(listKey, (saved = []) => change(saved));
          // Without an earlier load the new list holds only this change.
          if (!isLoaded) void client.invalidateQueries({ queryKey: listKey });
        },
      },
    }),
  );
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const query = useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => kind.load(signal),
    enabled: signedIn,
  });
  useEffect(() => {
    if (query.data) store.reconcile();
  }, [query.data, store]);
  useEffect(() => store.closeToasts, [store]);

  const entries = store.entries(state, query.data ?? []);
  const known = new Set(entries.map(({ id }) => id));
  const inStory = query.data ? added.filter((id) => known.has(id)) : added;
  const list: CardList<C> = {
    status: !signedIn || query.data ? 'ready' : query.error ? 'failed' : 'loading',
    loadError: query.error ? errorText(query.error, words.loadFailed) : null,
    retrying: query.isFetching,
    retry: () => void query.refetch(),
    entries: entries.map((entry) => ({
      ...entry,
      added: added.includes(entry.id),
      open: state.openKeys.has(entry.key),
      asked: state.askedKey === entry.key,
      working: state.operation?.key === entry.key ? state.operation.kind : null,
      problem: kind.problemOf(entry.card),
      error: state.errors.get(entry.key) ?? null,
    })),
    signedIn,
    busy: state.operation !== null || (signedIn && query.isLoading),
    canAddToStory: inStory.length < cardLimits.perGeneration,
    words,
    setOpen: store.setOpen,
    show: store.show,
    create: store.create,
    edit: store.edit,
    save: store.save,
    destroy: store.destroy,
    remove: store.remove,
    addToStory: store.addToStory,
    takeOutOfStory: store.takeOutOfStory,
    keepMine: store.keepMine,
    takeOther: store.takeOther,
  };
  return { list, store };
}
