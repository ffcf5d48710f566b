import { useEffect, useRef, useState } from 'react';
import { createAutosave } from '#web/lib/autosave.ts';
import type { DraftTarget } from './use-drafts.ts';
import { useOnline } from './use-online.ts';
import type { SyncTrouble } from './use-saving.ts';

/** A saved story goes to the server after this much rest, and at the latest after so long; ms. */
const timing = { quietMs: 20_000, longestMs: 60_000 } as const;
/** While the server can't be reached, it is tried this often, ms. */
const retryEveryMs = 10_000;

interface AutoSaveDeps {
  target: () => DraftTarget;
  /** Whether anything is not saved yet. */
  isDirty: () => boolean;
  trouble: SyncTrouble | null;
  /** Saves without a word; false where it did not happen. */
  save: () => Promise<boolean>;
  /** Called when whether the text waits for a connection has changed: the draft says so too. */
  onWaits: () => void;
}

/**
 * Saves a story by itself once it was saved by hand: while the writer rests, and as soon as a connection is back. A new
 * one that was begun without a connection, or could not be saved for the lack of it, goes then too.
 */
export function useAutoSave(deps: AutoSaveDeps) {
  const latest = useRef(deps);
  latest.current = deps;
  const online = useOnline();
  const { trouble } = deps;
  const cutOff = !online || trouble === 'offline';
  const begunOffline = useRef(false);
  const wasOffline = useRef(!online);
  if (cutOff && deps.isDirty() && deps.target().revision === null) begunOffline.current = true;

  const [timer] = useState(() =>
    createAutosave({
      ...timing,
      async keep() {
        const { isDirty, target, save, trouble: now } = latest.current;
        const isNew = target().revision === null && !begunOffline.current;
        if (!isDirty() || isNew || now === 'changed-elsewhere' || now === 'gone') return;
        if (!(await save())) throw new Error('The story could not be saved by itself.');
        begunOffline.current = false;
      },
    }),
  );

  useEffect(() => {
    latest.current.onWaits();
    const isBack = online && wasOffline.current;
    wasOffline.current = !online;
    if (!online || !latest.current.isDirty()) return;
    const go = () => {
      timer.touch();
      void timer.flush();
    };
    // The connection is back: what waited for it goes at once.
    if (trouble === null) return void ((isBack || begunOffline.current) && go());
    if (trouble !== 'offline' && trouble !== 'busy') return;
    if (trouble === 'offline') go();
    const retry = setInterval(go, retryEveryMs);
    return () => clearInterval(retry);
  }, [online, trouble, timer]);
  useEffect(() => () => timer.settle(), [timer]);

  return {
    /** Something was changed. */
    touch: timer.touch,
    /** True while the server can't be reached. */
    cutOff,
    /** Whether what stands here is to go to the server as soon as it can. */
    waits: () => cutOff && (latest.current.target().revision !== null || begunOffline.current),
  };
}
