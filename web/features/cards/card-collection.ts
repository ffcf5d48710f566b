import type { CardEdit, KeptCards, LocalCard } from './card-drafts.ts';

/** The fields of every saved card besides its texts. */
export interface SavedCard {
  id: string;
  revision: number;
}

/** The editor's local state of one kind of cards. */
export interface CardCollection<C> extends KeptCards<C> {
  /** UUIDs of cards begun in this editor, newest first: they stay at the top in this order when they are saved. */
  made: string[];
  /** Saved cards that the writer took out of this editor. */
  hidden: string[];
}

/** A card as the screen shows it. */
export interface CollectedCard<C> {
  /** The same before and after saving. */
  key: string;
  /** What the story names it by: a local id until it is saved. */
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
export function createCardCollection<C>({ local, edits }: KeptCards<C>): CardCollection<C> {
  return { local, edits, made: local.map(({ uuid }) => uuid), hidden: [] };
}

/** True where both say the same, white space at the ends aside (saving trims it). */
export function sameCard<C extends object>(a: C, b: C): boolean {
  return (Object.keys(a) as (keyof C)[]).every(
    (field) => String(a[field]).trim() === String(b[field]).trim(),
  );
}

/** True where both hold the very same texts: an edit may go. */
function isEqual<C extends object>(a: C, b: C): boolean {
  return (Object.keys(a) as (keyof C)[]).every((field) => a[field] === b[field]);
}

/** All cards to show: those begun here, newest first, then the saved ones as the server lists them. */
export function entriesOf<C extends object, S extends SavedCard>(
  shelf: CardCollection<C>,
  saved: readonly S[],
  cardOf: (saved: S) => C,
): CollectedCard<C>[] {
  const edits = new Map(shelf.edits.map((edit) => [edit.id, edit]));
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
    saved.filter(({ id }) => !shelf.hidden.includes(id)).map((item) => [item.id, ofSaved(item)]),
  );
  const begun = new Map(
    shelf.local.filter(({ uuid }) => !stored.has(uuid)).map((item) => [item.uuid, ofLocal(item)]),
  );
  const top = shelf.made.flatMap((key) => begun.get(key) ?? stored.get(key) ?? []);
  const shown = new Set(top.map(({ key }) => key));
  return [...top, ...[...stored.values()].filter(({ key }) => !shown.has(key))];
}

/** Puts a new card on top. */
export function begin<C>(shelf: CardCollection<C>, card: LocalCard<C>): CardCollection<C> {
  return { ...shelf, local: [card, ...shelf.local], made: [card.uuid, ...shelf.made] };
}

/** Changes a card's texts. @param saved the card as the server has it; undefined for one that it does not have. */
export function edit<C extends object, S extends SavedCard>(
  shelf: CardCollection<C>,
  key: string,
  card: C,
  saved: S | undefined,
): CardCollection<C> {
  if (!saved) {
    return { ...shelf, local: shelf.local.map((item) => (item.uuid === key ? { ...item, card } : item)) };
  }
  const known = shelf.edits.find(({ id }) => id === key);
  const changed: CardEdit<C> = { id: key, revision: known?.revision ?? saved.revision, card };
  return { ...shelf, edits: [...shelf.edits.filter(({ id }) => id !== key), changed] };
}

/** What is on the server is what was sent: what the writer typed meanwhile stays as an edit of it. */
export function settle<C extends object>(
  shelf: CardCollection<C>,
  key: string,
  { sent, revision }: { sent: C; revision: number },
): CardCollection<C> {
  const now =
    shelf.local.find(({ uuid }) => uuid === key)?.card ?? shelf.edits.find(({ id }) => id === key)?.card;
  const others = shelf.edits.filter(({ id }) => id !== key);
  return {
    ...shelf,
    local: shelf.local.filter(({ uuid }) => uuid !== key),
    edits: now && !isEqual(now, sent) ? [...others, { id: key, revision, card: now }] : others,
  };
}

/** Drops the unsaved changes of a card. */
export function dropEdit<C>(shelf: CardCollection<C>, key: string): CardCollection<C> {
  return { ...shelf, edits: shelf.edits.filter(({ id }) => id !== key) };
}

/** Bases the unsaved changes of a card on a newer revision: they may then be saved over it. */
export function rebase<C>(shelf: CardCollection<C>, key: string, revision: number): CardCollection<C> {
  return { ...shelf, edits: shelf.edits.map((item) => (item.id === key ? { ...item, revision } : item)) };
}

/** Takes a card out of this editor; on the server it stays as it is. */
export function takeAway<C>(shelf: CardCollection<C>, key: string): CardCollection<C> {
  const isLocal = shelf.local.some(({ uuid }) => uuid === key);
  if (!isLocal) return { ...shelf, hidden: [...shelf.hidden, key] };
  return { ...shelf, local: shelf.local.filter(({ uuid }) => uuid !== key) };
}

/** Puts a card back where it was before it was taken away; `local` is what was taken of a card never saved. */
export function putBack<C>(
  shelf: CardCollection<C>,
  key: string,
  local: LocalCard<C> | undefined,
): CardCollection<C> {
  const isThere = shelf.local.some(({ uuid }) => uuid === key);
  return {
    ...shelf,
    hidden: shelf.hidden.filter((id) => id !== key),
    local: local && !isThere ? [local, ...shelf.local] : shelf.local,
  };
}

/** Removes all local state of a card that was deleted on the server. */
export function forget<C>(shelf: CardCollection<C>, key: string): CardCollection<C> {
  return {
    local: shelf.local.filter(({ uuid }) => uuid !== key),
    edits: shelf.edits.filter(({ id }) => id !== key),
    made: shelf.made.filter((uuid) => uuid !== key),
    hidden: shelf.hidden.filter((id) => id !== key),
  };
}

/**
 * Reconciles the collection with the server's list: a local card whose save succeeded without an answer becomes the saved
 * one, and unsaved changes of a card that was deleted elsewhere become a local card, so that no text is lost.
 * @returns the same collection when nothing changed, and the ids that changed for the story.
 */
export function reconcile<C extends object, S extends SavedCard>(
  shelf: CardCollection<C>,
  saved: readonly S[],
  kind: { cardOf: (saved: S) => C; localId: () => string },
): { shelf: CardCollection<C>; renamed: ReadonlyMap<string, string> } {
  const stored = new Map(saved.map((item) => [item.id, item]));
  const renamed = new Map<string, string>();
  const edits: CardEdit<C>[] = [];
  const local: LocalCard<C>[] = [];
  for (const item of shelf.local) {
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
  for (const item of shelf.edits) {
    const known = stored.get(item.id);
    if (known) {
      if (!isEqual(item.card, kind.cardOf(known))) edits.push(item);
      continue;
    }
    const id = kind.localId();
    renamed.set(item.id, id);
    local.unshift({ id, uuid: item.id, revision: item.revision, card: item.card });
  }
  const isSame = renamed.size === 0 && edits.length === shelf.edits.length;
  if (isSame) return { shelf, renamed };
  const orphans = local.filter(({ uuid }) => !shelf.made.includes(uuid)).map(({ uuid }) => uuid);
  return { shelf: { ...shelf, local, edits, made: [...orphans, ...shelf.made] }, renamed };
}
