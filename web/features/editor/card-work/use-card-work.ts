import { useEffect, useRef, useState } from 'react';
import { createAutosave } from '#web/lib/autosave.ts';
import { comesFree, holdDraft, liveDrafts } from '#web/lib/draft-lock.ts';
import { type CardWork, cardWork } from './card-work.ts';

/** The editor that this tab had open before it was reloaded: it may still be letting go of its work. */
const tabKey = 'yazihane.editor-cards';

interface CardWorkDeps {
  userId: string;
  /** Unsaved work on cards; null where there is none. */
  work: () => Pick<CardWork, 'cards' | 'added'> | null;
  restore: (work: CardWork) => void;
}

/** Keeps unsaved work on cards in this browser, and brings it back when an editor is opened again. */
export function useCardWork(deps: CardWorkDeps): { touch: () => void } {
  const latest = useRef(deps);
  latest.current = deps;
  const [id] = useState(() => crypto.randomUUID());
  const [autosave] = useState(() =>
    createAutosave({
      async keep() {
        const { userId, work } = latest.current;
        const kept = work();
        if (kept) await cardWork.put({ id, userId, ...kept, updatedAt: Date.now() });
        else await cardWork.remove(id);
      },
    }),
  );
  useEffect(() => {
    const release = holdDraft(id);
    let gone = false;
    const before = sessionStorage.getItem(tabKey);
    sessionStorage.setItem(tabKey, id);
    async function look() {
      if (before) await comesFree(before);
      const [newest] = await cardWork.left(latest.current.userId, await liveDrafts());
      if (!newest || gone || latest.current.work() !== null) return;
      latest.current.restore(newest);
      autosave.touch();
      await autosave.flush();
      // Only once this editor's own record is safe may the old one go.
      if (!autosave.isAtRisk()) await cardWork.remove(newest.id);
    }
    // Where the browser keeps nothing, there is nothing to bring back.
    look().catch(() => undefined);
    const flush = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', flush);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', flush);
      void autosave.flush().finally(release);
    };
  }, [id, autosave]);
  return { touch: autosave.touch };
}
