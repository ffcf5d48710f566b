import { useCallback, useEffect, useRef, useState } from 'react';
import { createAutosave } from '#web/lib/autosave.ts';
import { holdDraft, liveDrafts } from '#web/lib/draft-lock.ts';
import { draftStore, type PostDraft } from './draft-store.ts';
import { emptyFields, type PostFields, sameFields } from './post-fields.ts';

interface Work {
  userId: string;
  postId: string;
  revision: number | null;
  fields: PostFields;
  /** What the server has; empty fields for a post never saved. */
  baseline: PostFields;
}

/**
 * Keeps unsaved work on a post in this browser, per person and post, and offers what an earlier form left: of this post,
 * or of any never saved where a new one is begun.
 */
export function usePostDrafts(work: Work) {
  const latest = useRef(work);
  latest.current = work;
  const { fields, baseline } = work;
  const [draftId] = useState(() => crypto.randomUUID());
  const [offered, setOffered] = useState<PostDraft[]>([]);
  const [atRisk, setAtRisk] = useState(false);

  const keep = useCallback(async () => {
    const { baseline: known, ...now } = latest.current;
    if (sameFields(now.fields, known)) return draftStore.remove(draftId);
    await draftStore.put({ ...now, id: draftId, updatedAt: Date.now() });
  }, [draftId]);
  const [autosave] = useState(() => createAutosave({ keep, onRisk: setAtRisk }));

  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of either is work to keep, or none any more
  useEffect(() => {
    if (!first.current) autosave.touch();
    first.current = false;
  }, [fields, baseline]);

  useEffect(() => {
    let gone = false;
    const release = holdDraft(draftId);
    async function look() {
      const [drafts, live] = await Promise.all([draftStore.all(), liveDrafts()]);
      const { userId, postId, revision, baseline: known } = latest.current;
      const found = drafts
        .filter((draft) => draft.userId === userId && draft.id !== draftId && !live.has(draft.id))
        .filter((draft) => (revision === null ? draft.revision === null : draft.postId === postId))
        .filter((draft) => !sameFields(draft.fields, known))
        .sort((a, b) => b.updatedAt - a.updatedAt);
      // Each reload of an unsaved form leaves a draft: of equal ones the newest is offered.
      const unlike = found.filter(
        (draft, at) => !found.slice(0, at).some((newer) => sameFields(newer.fields, draft.fields)),
      );
      for (const draft of found) if (!unlike.includes(draft)) void draftStore.remove(draft.id);
      if (!gone) setOffered(unlike);
    }
    // Where the browser keeps nothing there is nothing to offer.
    look().catch(() => undefined);
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
      gone = true;
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', onLeave);
      void autosave.flush().finally(release);
    };
  }, [draftId, autosave]);

  const drop = useCallback(async (draft: PostDraft) => {
    setOffered((drafts) => drafts.filter(({ id }) => id !== draft.id));
    await draftStore.remove(draft.id).catch(() => undefined);
  }, []);

  /** Keeps these fields beside the form's own draft, and offers them. */
  const setAside = useCallback(async (aside: PostFields) => {
    const { userId, postId, revision } = latest.current;
    if (sameFields(aside, emptyFields)) return;
    const copy = { id: crypto.randomUUID(), userId, postId, revision, fields: aside, updatedAt: Date.now() };
    setOffered((drafts) => [copy, ...drafts]);
    await draftStore.put(copy);
  }, []);

  return {
    offered,
    /** True while a change is neither saved nor kept. */
    atRisk,
    drop,
    setAside,
    /** The work lives on elsewhere: nothing of it is kept here. */
    async forget() {
      autosave.settle();
      await draftStore.remove(draftId).catch(() => undefined);
    },
    /** Drops an offered draft once the form, which now holds it, has kept its own copy. */
    async adopted(draft: PostDraft) {
      setOffered((drafts) => drafts.filter(({ id }) => id !== draft.id));
      autosave.touch();
      await autosave.flush();
      if (!autosave.isAtRisk()) await draftStore.remove(draft.id);
    },
  };
}
