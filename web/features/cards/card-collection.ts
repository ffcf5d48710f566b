import type { CardEdit, LocalCard, UnsavedCards } from './card-drafts.ts';

/** The fields that every saved card has besides its texts. */
export interface SavedCard {
  id: string;
  revision: number;
}

/** The editor's local state of one kind of cards. */
export interface CardCollection<C> extends UnsavedCards<C> {
  /** UUIDs of cards created in this editor, newest first; they stay on top in this order after they are saved. */
  newKeys: string[];
  /** Saved cards that the writer removed from this editor. */
  hidden: string[];
}

/** A card as the screen shows it. */
export interface CollectedCard<C> {
  /** The same before and after saving. */
  key: string;
  /** The id by which the story names the card: a local id until it is saved. */
  id: string;
  card: C;
  /** The server's revision; null for an unsaved card. */
  revision: number | null;
  /** True when the screen shows unsaved changes. */
  changed: boolean;
  /** Another tab's newer version, when these unsaved changes are based on an older one. */
  other: C | null;
}

/** Creates a collection from stored unsaved work. */
export function createCardCollection<C>({ local, edits }: UnsavedCards<C>): CardCollection<C> {
  return { local, edits, newKeys: local.map(({ uuid }) => uuid), hidden: [] };
}

/** True when both have the same texts, except for white space at the ends, which a save trims. */
export function sameCard<C extends object>(a: C, b: C): boolean {
  return (Object.keys(a) as (keyof C)[]).every(
    (field) => String(a[field]).trim() === String(b[field]).trim(),
  );
}

/** True when both have exactly the same texts, so that no edit is needed. */
function isEqual<C extends object>(a: C, b: C): boolean {
  return (Object.keys(a) as (keyof C)[]).every((field) => a[field] === b[field]);
}

/** All cards to show: new ones, newest first, then the saved ones in the server's order. */
export function entriesOf<C extends object, S extends SavedCard>(
  collection: CardCollection<C>,
  saved: readonly S[],
  cardOf: (saved: S) => C,
): CollectedCard<C>[] {
  const edits = new Map(collection.edits.map((edit) => [edit.id, edit]));
  const ofSaved = (item: S): CollectedCard<C> => {
    const edit = edits.get(item.id);
    const now = cardOf(item);
    const changed = edit !== undefined && !sameCard(edit.card, now);
    return {
      key: item.id,
      id: item.id,
      card: edit?.card ?? now,
      revision: item.revision,
      changed,
      other: changed && edit.revision !== item.revision ? now : null,
    };
  };
  const ofLocal = ({ id, uuid, card }: LocalCard<C>): CollectedCard<C> => ({
    key: uuid,
    id,
    card,
    revision: null,
    changed: true,
    other: null,
  });
  const stored = new Map(
    saved.filter(({ id }) => !collection.hidden.includes(id)).map((item) => [item.id, ofSaved(item)]),
  );
  const unsaved = new Map(
    collection.local.filter(({ uuid }) => !stored.has(uuid)).map((item) => [item.uuid, ofLocal(item)]),
  );
  const top = collection.newKeys.flatMap((key) => unsaved.get(key) ?? stored.get(key) ?? []);
  const shown = new Set(top.map(({ key }) => key));
  return [...top, ...[...stored.values()].filter(({ key }) => !shown.has(key))];
}

/** Adds a new card on top. */
export function addLocalCard<C>(collection: CardCollection<C>, card: LocalCard<C>): CardCollection<C> {
  return { ...collection, local: [card, ...collection.local], newKeys: [card.uuid, ...collection.newKeys] };
}

/** Changes a card's texts. @param saved the card on the server; undefined for an unsaved card */
export function edit<C extends object, S extends SavedCard>(
  collection: CardCollection<C>,
  key: string,
  card: C,
  saved: S | undefined,
): CardCollection<C> {
  if (!saved) {
    return {
      ...collection,
      local: collection.local.map((item) => (item.uuid === key ? { ...item, card } : item)),
    };
  }
  const known = collection.edits.find(({ id }) => id === key);
  const changed: CardEdit<C> = { id: key, revision: known?.revision ?? saved.revision, card };
  return { ...collection, edits: [...collection.edits.filter(({ id }) => id !== key), changed] };
}

/** Applies a successful save; texts that were typed meanwhile stay as an edit. */
export function applySave<C extends object>(
  collection: CardCollection<C>,
  key: string,
  { sent, revision }: { sent: C; revision: number },
): CardCollection<C> {
  const now =
    collection.local.find(({ uuid }) => uuid === key)?.card ??
    collection.edits.find(({ id }) => id === key)?.card;
  const others = collection.edits.filter(({ id }) => id !== key);
  return {
    ...collection,
    local: collection.local.filter(({ uuid }) => uuid !== key),
    edits: now && !isEqual(now, sent) ? [...others, { id: key, revision, card: now }] : others,
  };
}

/** Drops the unsaved changes of a card. */
export function dropEdit<C>(collection: CardCollection<C>, key: string): CardCollection<C> {
  return { ...collection, edits: collection.edits.filter(({ id }) => id !== key) };
}

/** Bases the unsaved changes of a card on a newer revision, so that they can be saved over it. */
export function rebase<C>(collection: CardCollection<C>, key: string, revision: number): CardCollection<C> {
  return {
    ...collection,
    edits: collection.edits.map((item) => (item.id === key ? { ...item, revision } : item)),
  };
}

/** Removes a card from this editor; a saved card stays on the server. */
export function removeFromEditor<C>(collection: CardCollection<C>, key: string): CardCollection<C> {
  const isLocal = collection.local.some(({ uuid }) => uuid === key);
  if (!isLocal) return { ...collection, hidden: [...collection.hidden, key] };
  return { ...collection, local: collection.local.filter(({ uuid }) => uuid !== key) };
}

/** Restores a removed card at its position. @param local the removed card when it was never saved */
export function restoreRemoved<C>(
  collection: CardCollection<C>,
  key: string,
  local: LocalCard<C> | undefined,
): CardCollection<C> {
  const exists = collection.local.some(({ uuid }) => uuid === key);
  return {
    ...collection,
    hidden: collection.hidden.filter((id) => id !== key),
    local: local && !exists ? [local, ...collection.local] : collection.local,
  };
}

/** Removes all local state of a card that was deleted on the server. */
export function removeDeleted<C>(collection: CardCollection<C>, key: string): CardCollection<C> {
  return {
    local: collection.local.filter(({ uuid }) => uuid !== key),
    edits: collection.edits.filter(({ id }) => id !== key),
    newKeys: collection.newKeys.filter((uuid) => uuid !== key),
    hidden: collection.hidden.filter((id) => id !== key),
  };
}

/**
 * Reconciles the collection with the server's list: a local card whose save succeeded without an answer becomes the saved
 * one, and unsaved changes of a card that was deleted elsewhere become a local card, so that no text is lost.
 * @returns the same collection when nothing changed, and the ids that changed for the story.
 */
export function reconcile<C extends object, S extends SavedCard>(
  collection: CardCollection<C>,
  saved: readonly S[],
  kind: { cardOf: (saved: S) => C; localId: () => string },
): { collection: CardCollection<C>; renamed: ReadonlyMap<string, string> } {
  const stored = new Map(saved.map((item) => [item.id, item]));
  const renamed = new Map<string, string>();
  const edits: CardEdit<C>[] = [];
  const local: LocalCard<C>[] = [];
  for (const item of collection.local) {
    const known = stored.get(item.uuid);
    if (!known) {
      local.push(item);
      continue;
    }
    renamed.set(item.id, item.uuid);
    if (!sameCard(item.card, kind.cardOf(known))) {
      edits.push({ id: item.uuid, revision: item.revision ?? 1, card: item.card });
    }
  }
  for (const item of collection.edits) {
    const known = stored.get(item.id);
    if (known) {
      if (!isEqual(item.card, kind.cardOf(known))) edits.push(item);
      continue;
    }
    const id = kind.localId();
    renamed.set(item.id, id);
    local.unshift({ id, uuid: item.id, revision: item.revision, card: item.card });
  }
  const isSame = renamed.size === 0 && edits.length === collection.edits.length;
  if (isSame) return { collection, renamed };
  const orphans = local.filter(({ uuid }) => !collection.newKeys.includes(uuid)).map(({ uuid }) => uuid);
  return {
    collection: { ...collection, local, edits, newKeys: [...orphans, ...collection.newKeys] },
    renamed,
  };
}
