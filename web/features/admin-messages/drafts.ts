import { useSyncExternalStore } from 'react';
import type { ReplyStatus } from '#domain/account/contact.ts';

/** The unsaved notes and reply of one contact message. */
export interface Draft {
  /** Null while the notes are unchanged. */
  notes: string | null;
  /** The stored notes that the change is based on. */
  notesBase: string;
  reply: string;
  /** The message's status after the reply. */
  replyStatus: ReplyStatus;
  /** Id of the reply, so that a repeated request sends no second mail. */
  replyId: string;
}
type DraftsById = Readonly<Record<string, Draft>>;

/** The draft of a message without changes; the first change creates one with a reply id. */
const emptyDraft: Draft = {
  notes: null,
  notesBase: '',
  reply: '',
  replyStatus: 'in_progress',
  replyId: '',
};
const createDraft = (): Draft => ({ ...emptyDraft, replyId: crypto.randomUUID() });

/** Whether the draft has unsaved content. */
export const isUnsent = ({ notes, notesBase, reply }: Draft): boolean =>
  reply.trim() !== '' || (notes !== null && notes.trim() !== notesBase);

const none: DraftsById = {};
/** The drafts of one owner (a user id); outside of the components, because they are unmounted in other sections. */
let stored: { owner: string; byId: DraftsById } = { owner: '', byId: none };
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const warn = (event: BeforeUnloadEvent) => event.preventDefault();
function storeDrafts(owner: string, byId: DraftsById): void {
  stored = { owner, byId };
  // Drafts are lost when the page closes, so the browser asks first.
  if (Object.values(byId).some(isUnsent)) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

const draftsOf = (owner: string) => (stored.owner === owner ? stored.byId : none);

/**
 * An administrator's drafts by message id. They stay when another message or section is opened or the panel is closed.
 */
export function useDrafts(owner: string) {
  const drafts = useSyncExternalStore(
    subscribe,
    () => draftsOf(owner),
    () => none,
  );
  return {
    of: (id: string): Draft => drafts[id] ?? emptyDraft,
    /** Changes a draft by a function of its current value, so that text typed during a request is not lost. */
    change: (id: string, change: (old: Draft) => Partial<Draft>) => {
      const byId = draftsOf(owner);
      const old = byId[id] ?? createDraft();
      storeDrafts(owner, { ...byId, [id]: { ...old, ...change(old) } });
    },
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
