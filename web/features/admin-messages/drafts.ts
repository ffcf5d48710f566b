import { useSyncExternalStore } from 'react';

/** What an administrator has typed about a message and not saved yet. */
export interface Draft {
  /** Null while the stored notes stand. */
  notes: string | null;
  /** The stored notes that the typing began from. */
  notesBase: string;
  reply: string;
  /** Names the reply, so that sending it again sends no second mail. */
  replyId: string;
}
type DraftsById = Readonly<Record<string, Draft>>;

/** Only shown, never kept: the first change makes one with an id of its own. */
const untouched: Draft = { notes: null, notesBase: '', reply: '', replyId: '' };
const fresh = (): Draft => ({ ...untouched, replyId: crypto.randomUUID() });

/** Whether something of it would be lost with it. */
export const isUnsent = ({ notes, notesBase, reply }: Draft): boolean =>
  reply.trim() !== '' || (notes !== null && notes.trim() !== notesBase);

const none: DraftsById = {};
/** Beside the screen, so that a walk through other sections loses nothing; whose they are stands with them. */
let kept: { owner: string; byId: DraftsById } = { owner: '', byId: none };
const screens = new Set<() => void>();
const subscribe = (screen: () => void) => {
  screens.add(screen);
  return () => void screens.delete(screen);
};

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
function keep(owner: string, byId: DraftsById): void {
  kept = { owner, byId };
  // Drafts are lost with the page, so that the browser asks before it closes, from any section.
  if (Object.values(byId).some(isUnsent)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const screen of screens) screen();
}

const draftsOf = (owner: string) => (kept.owner === owner ? kept.byId : none);

/** An administrator's drafts by message: looking at another one, closing the panel or leaving the section loses nothing. */
export function useDrafts(owner: string) {
  const drafts = useSyncExternalStore(
    subscribe,
    () => draftsOf(owner),
    () => none,
  );
  return {
    of: (id: string): Draft => drafts[id] ?? untouched,
    /** What is typed while an answer is on its way stays: changes are made of the draft as it stands then. */
    change: (id: string, change: (old: Draft) => Partial<Draft>) => {
      const byId = draftsOf(owner);
      const old = byId[id] ?? fresh();
      keep(owner, { ...byId, [id]: { ...old, ...change(old) } });
    },
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
