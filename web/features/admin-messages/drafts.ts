import { useState } from 'react';

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

const empty = (): Draft => ({ notes: null, notesBase: '', reply: '', replyId: crypto.randomUUID() });

/** Drafts by message: looking at another one, or closing the panel, loses nothing. */
export function useDrafts() {
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const [unused] = useState(empty);
  return {
    of: (id: string): Draft => drafts[id] ?? unused,
    /** What is typed while an answer is on its way stays: changes are made of the draft as it stands then. */
    change: (id: string, change: (old: Draft) => Partial<Draft>) =>
      setDrafts((all) => {
        const old = all[id] ?? empty();
        return { ...all, [id]: { ...old, ...change(old) } };
      }),
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
