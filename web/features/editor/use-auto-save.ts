import { useEffect, useRef, useState } from 'react';
import { createAutosave } from '#web/lib/autosave.ts';
import type { DraftTarget } from './use-drafts.ts';
import { useOnline } from './use-online.ts';
import type { SyncTrouble } from './use-saving.ts';

/** A story reaches the server after this much rest, and at the latest after so long; ms. */
const timing = { quietMs: 2_000, longestMs: 10_000 } as const;
/** A long text is sent less often: each save sends the whole of it. */
const timingOfLong = { quietMs: 5_000, longestMs: 30_000 } as const;
/** Longer than this a text is a long one, in characters. */
const longText = 100_000;
/** While the server can't be reached, it is tried this often, ms. */
const retryEveryMs = 10_000;

interface AutoSaveDeps {
  target: () => DraftTarget;
  /** Whether anything is not saved yet. */
  isDirty: () => boolean;
  /** Whether title and text hold nothing. */
  isEmpty: () => boolean;
  /** Length of the text, in characters. */
  length: () => number;
  trouble: SyncTrouble | null;
  /** The end of the save that is on its way; null where none is. */
  saveUnderWay: () => Promise<void> | null;
  /** Saves without a word, `leaving` while the page is hidden or left; false where it did not happen. */
  save: (how: { leaving: boolean }) => Promise<boolean>;
  /** Called when whether the text waits for a connection has changed: the draft says so too. */
  onWaits: () => void;
}

/**
 * Saves a story by itself from its first characters on: while the writer rests, when the page is hidden or left, and as
 * soon as a connection is back.
 */
export function useAutoSave(deps: AutoSaveDeps) {
  const latest = useRef(deps);
  latest.current = deps;
  const online = useOnline();
  const { trouble } = deps;
  const cutOff = !online || trouble === 'offline';
  const wasOffline = useRef(!online);

  const [{ isDue, send, keep }] = useState(() => {
    const isDue = (): boolean => {
      const { isDirty, isEmpty, target, trouble: now } = latest.current;
      if (!isDirty() || now === 'changed-elsewhere' || now === 'gone') return false;
      // A story begins with its first character.
      return target().revision !== null || !isEmpty();
    };
    /** False where what stands here could not be saved. */
    const send = async (how: { leaving: boolean }): Promise<boolean> => {
      // What was written since that save began goes right after it.
      for (let save = latest.current.saveUnderWay(); save; save = latest.current.saveUnderWay()) await save;
      return !isDue() || latest.current.save(how);
    };
    const keep = async (): Promise<void> => {
      if (!(await send({ leaving: false }))) throw new Error('The story could not be saved by itself.');
    };
    return { isDue, send, keep };
  });
  const [timer] = useState(() => createAutosave({ ...timing, keep }));
  const [timerOfLong] = useState(() => createAutosave({ ...timingOfLong, keep }));

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
    if (trouble === null) return void (isBack && go());
    if (trouble !== 'offline' && trouble !== 'busy') return;
    if (trouble === 'offline') go();
    const retry = setInterval(go, retryEveryMs);
    return () => clearInterval(retry);
  }, [online, trouble, timer]);
  useEffect(() => {
    const leave = () => {
      if (navigator.onLine) void send({ leaving: true });
    };
    const onHidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', leave);
      timer.settle();
      timerOfLong.settle();
    };
  }, [timer, timerOfLong, send]);

  return {
    /** Something was changed. */
    touch(): void {
      (latest.current.length() > longText ? timerOfLong : timer).touch();
    },
    /** True while the server can't be reached. */
    cutOff,
    /** Whether what stands here goes to the server by itself: whoever finds its draft sends it. */
    waits: isDue,
  };
}
