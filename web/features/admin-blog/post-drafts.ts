import { createAutosave } from '#web/lib/autosave.ts';
import type { PostDraft } from './draft-store.ts';
import { emptyFields, type PostFields, sameFields } from './post-fields.ts';

/** A post in an open form. */
export interface PostWork {
  userId: string;
  postId: string;
  revision: number | null;
  fields: PostFields;
  /** The fields on the server; empty for a post that was never saved. */
  baseline: PostFields;
}

interface PostDraftsDeps {
  store: {
    all(): Promise<PostDraft[]>;
    put(draft: PostDraft): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /** Ids of the drafts whose forms are still open. */
  liveIds(): Promise<ReadonlySet<string>>;
  onOfferedChange(offered: readonly PostDraft[]): void;
  /** Called with true while a change is neither saved nor stored in this browser. */
  onRiskChange(atRisk: boolean): void;
}

/**
 * Stores the unsaved work of one form in this browser, and offers drafts of closed forms: those of this post, or for a
 * new post those of all posts that were never saved.
 */
export function createPostDrafts(
  id: string,
  initial: PostWork,
  { store, liveIds, onOfferedChange, onRiskChange }: PostDraftsDeps,
) {
  let work = initial;
  let offered: readonly PostDraft[] = [];
  let isClosed = false;

  function setOffered(next: readonly PostDraft[]): void {
    offered = next;
    if (!isClosed) onOfferedChange(next);
  }
  const withoutOffered = (draft: PostDraft) => setOffered(offered.filter((other) => other.id !== draft.id));

  const autosave = createAutosave({
    async keep() {
      const { baseline, ...now } = work;
      if (sameFields(now.fields, baseline)) return store.remove(id);
      await store.put({ ...now, id, updatedAt: Date.now() });
    },
    onRisk: onRiskChange,
  });

  return {
    autosave,
    /** Sets the current fields; a change is stored shortly after. */
    update(next: PostWork): void {
      const isChanged = next.fields !== work.fields || next.baseline !== work.baseline;
      work = next;
      if (isChanged) autosave.touch();
    },
    /** Looks for drafts of closed forms. @throws when the browser forbids storage */
    async load(): Promise<void> {
      isClosed = false;
      const [drafts, live] = await Promise.all([store.all(), liveIds()]);
      const { userId, postId, revision, baseline } = work;
      const found = drafts
        .filter((draft) => draft.userId === userId && draft.id !== id && !live.has(draft.id))
        .filter((draft) => (revision === null ? draft.revision === null : draft.postId === postId))
        .filter((draft) => !sameFields(draft.fields, baseline))
        .sort((a, b) => b.updatedAt - a.updatedAt);
      // Each reload of an unsaved form leaves a draft: of equal drafts only the newest is offered.
      const distinct = found.filter(
        (draft, at) => !found.slice(0, at).some((newer) => sameFields(newer.fields, draft.fields)),
      );
      for (const draft of found) if (!distinct.includes(draft)) void store.remove(draft.id);
      setOffered(distinct);
    },
    /** Deletes an offered draft. */
    async drop(draft: PostDraft): Promise<void> {
      withoutOffered(draft);
      await store.remove(draft.id).catch(() => undefined);
    },
    /** Stores these fields as a separate draft and offers it. */
    async setAside(fields: PostFields): Promise<void> {
      const { userId, postId, revision } = work;
      if (sameFields(fields, emptyFields)) return;
      const copy = { id: crypto.randomUUID(), userId, postId, revision, fields, updatedAt: Date.now() };
      setOffered([copy, ...offered]);
      await store.put(copy);
    },
    /** Deletes the form's draft, whose content is now stored as another post. */
    async forget(): Promise<void> {
      autosave.settle();
      await store.remove(id).catch(() => undefined);
    },
    /** Deletes an offered draft after the form, which has taken its content, has stored its own. */
    async adopted(draft: PostDraft): Promise<void> {
      withoutOffered(draft);
      // The form is rendered with the draft only after this call.
      work = { ...work, postId: draft.postId, revision: draft.revision, fields: draft.fields };
      autosave.touch();
      await autosave.flush();
      if (!autosave.isAtRisk()) await store.remove(draft.id);
    },
    /** Stores unsaved work and stops the notifications. */
    async close(): Promise<void> {
      isClosed = true;
      await autosave.flush();
    },
  };
}
