import { useSyncExternalStore } from 'react';

/** Unsaved notes and reply for a message. */
export interface Draft {
  /** Null while the notes are unchanged. */
  notes: string | null;
  /** The stored notes that the change is based on. */
  notesBase: string;
  reply: string;
  /** Id of the reply, so that a repeated request sends no second mail. */
  replyId: string;
}
type DraftsById = Readonly<Record<string, Draft>>;

/** Shown for a message without a draft; the first change creates one with its own id. */
const untouched: Draft = { notes: null, notesBase: '', reply: '', replyId: '' };
const fresh = (): Draft => ({ ...untouched, replyId: crypto.randomUUID() });

/** Whether the draft has unsaved content. */
export const isUnsent = ({ notes, notesBase, reply }: Draft): boolean =>
  reply.trim() !== '' || (notes !== null && notes.trim() !== notesBase);

const none: DraftsById = {};
/** Outside of the component, so that drafts survive a visit of other sections; with the id of their owner. */
let kept: { owner: string; byId: DraftsById } = { owner: '', byId: none };
const screens = new Set<() => void>();
const subscribe = (screen: () => void) => {
  screens.add(screen);
  return () => void screens.delete(screen);
};

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
function keep(owner: string, byId: DraftsById): void {
  kept = { owner, byId };
  // Drafts are lost when the page closes, so the browser asks first.
  if (Object.values(byId).some(isUnsent)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const screen of screens) screen();
}

const draftsOf = (owner: string) => (kept.owner === owner ? kept.byId : none);

/**
 * An administrator's drafts by message; they survive another selection, a closed panel and a visit of other sections.
 */
export function useDrafts(owner: string) {
  const drafts = useSyncExternalStore(
    subscribe,
    () => draftsOf(owner),
    () => none,
  );
  return {
    of: (id: string): Draft => drafts[id] ?? untouched,
    /** Gets the current draft, so that values typed during a request stay. */
    change: (id: string, change: (old: Draft) => Partial<Draft>) => {
      const byId = draftsOf(owner);
      const old = byId[id] ?? fresh();
      keep(owner, { ...byId, [id]: { ...old, ...change(old) } });
    },
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
