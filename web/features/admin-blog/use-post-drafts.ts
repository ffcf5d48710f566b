import { useEffect, useLayoutEffect, useState } from 'react';
import { holdDraft, liveDrafts } from '#web/lib/draft-lock.ts';
import { draftStore, type PostDraft } from './draft-store.ts';
import { createPostDrafts, type PostWork } from './post-drafts.ts';

/** Stores unsaved work on a post in this browser and offers drafts of closed forms (see `createPostDrafts`). */
export function usePostDrafts(work: PostWork) {
  const [draftId] = useState(() => crypto.randomUUID());
  const [offered, setOffered] = useState<readonly PostDraft[]>([]);
  const [atRisk, setAtRisk] = useState(false);
  const [drafts] = useState(() =>
    createPostDrafts(draftId, work, {
      store: draftStore,
      liveIds: liveDrafts,
      onOfferedChange: setOffered,
      onRiskChange: setAtRisk,
    }),
  );
  useLayoutEffect(() => drafts.update(work));

  useEffect(() => {
    const { autosave } = drafts;
    const release = holdDraft(draftId);
    // Without storage there is nothing to offer.
    drafts.load().catch(() => undefined);
    const flush = () => void autosave.flush();
    const onHidden = () => document.visibilityState === 'hidden' && flush();
    const onLeave = (event: BeforeUnloadEvent) => {
      flush();
      if (autosave.cannotKeep()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHidden);
    addEventListener('pagehide', flush);
    addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', onLeave);
      void drafts.close().finally(release);
    };
  }, [draftId, drafts]);

  return {
    offered,
    /** True while a change is neither saved nor stored in this browser. */
    atRisk,
    drop: drafts.drop,
    setAside: drafts.setAside,
    forget: drafts.forget,
    adopted: drafts.adopted,
  };
}
