import { useCallback, useEffect, useRef, useState } from 'react';
import { createAutosave } from '#web/lib/autosave.ts';
import { comesFree, holdDraft, liveDrafts } from '#web/lib/draft-lock.ts';
import { pause } from '#web/lib/pause.ts';
import {
  type Draft,
  type DraftExtras,
  draftsToOffer,
  isNothing,
  type StoryFields,
  sameFields,
} from './drafts/draft.ts';
import { draftDatabase } from './drafts/draft-database.ts';
import { findTint, keepTint } from './drafts/keep-tint.ts';
import { makeRoom, type Work } from './drafts/make-room.ts';
import { savedMark } from './drafts/saved-mark.ts';
import { tabDraft } from './drafts/tab-draft.ts';
import type { TextRange } from './manuscript/text-range.ts';

export interface DraftTarget {
  id: string;
  revision: number | null;
}

interface DraftsDeps {
  userId: string;
  /** The opened story's id, or null for a new one. */
  openedId: string | null;
  /** The texts as they are now, without one that is still streaming in. */
  snapshot: () => StoryFields;
  extras: () => DraftExtras;
  target: () => DraftTarget;
  /** Whether the text is to go to the server as soon as there is a connection. */
  waits: () => boolean;
  /** What the server has; null for a story never saved. */
  saved: () => StoryFields | null;
  /** Puts a draft into the editor. */
  onRestore: (draft: Draft) => void;
  /** Tints the opened story. */
  onTint: (tint: readonly TextRange[]) => void;
  /** False while a text is on its way to what stands here, or is offered to it: it must not land in another one. */
  isFree: () => boolean;
  /** False while the editor begins with a text of its own, which a reload's draft must not replace. */
  restoresAfterReload: boolean;
  /** True once the text field is there. */
  ready: boolean;
  /** Called once the editor was left, and its work is kept. */
  onLeft: () => Promise<void>;
}

/** Unsaved work: kept while writing, restored after a reload, offered again after a crash or a closed tab. */
export function useDrafts(deps: DraftsDeps) {
  const latest = useRef(deps);
  latest.current = deps;
  const { ready } = deps;
  const [draftId] = useState(() => crypto.randomUUID());
  const [beforeReload] = useState(() => tabDraft.read());
  const [offered, setOffered] = useState<Draft[] | null>(null);
  const [atRisk, setAtRisk] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const isRestoring = useRef(false);
  /** The editor was left: what is still under way must change nothing any more. */
  const left = useRef(false);

  const keep = useCallback(async () => {
    const { snapshot, extras, saved, target, waits, userId } = latest.current;
    const fields = snapshot();
    const more = extras();
    const known = saved();
    const { id: storyId, revision } = target();
    const isSaved = known !== null && sameFields(fields, known);
    if (isSaved && revision !== null) await keepTint(fields.content, more.tint, { storyId, revision });
    if (isNothing(fields, more) || (isSaved && more.cards === null)) return draftDatabase.remove(draftId);
    await draftDatabase.put({
      ...fields,
      ...more,
      id: draftId,
      userId,
      storyId,
      revision,
      waits: waits(),
      updatedAt: Date.now(),
    });
  }, [draftId]);
  const [autosave] = useState(() => createAutosave({ keep, onRisk: setAtRisk, onAttempt: setUnkept }));

  const adopt = useCallback(
    async (draft: Draft) => {
      latest.current.onRestore(draft);
      autosave.touch();
      // Not in the task that has just put a whole text in.
      await pause();
      await autosave.flush();
      // Only once this editor's own copy is safe may the old record go.
      if (!autosave.isAtRisk()) await draftDatabase.remove(draft.id);
    },
    [autosave],
  );

  useEffect(() => {
    if (!ready) return;
    let gone = false;
    left.current = false;
    const release = holdDraft(draftId);
    tabDraft.write(draftId);
    /** A draft of what the server has, with newer words; whatever was typed here since is newer still. */
    function isAhead(draft: Draft): boolean {
      const { openedId, target, saved, snapshot } = latest.current;
      const known = saved();
      return (
        draft.storyId === openedId &&
        draft.revision === target().revision &&
        known !== null &&
        sameFields(snapshot(), known)
      );
    }
    async function tintOpened(drafts: Draft[]) {
      const { target, saved, snapshot } = latest.current;
      const { id, revision } = target();
      const known = saved();
      if (known === null || revision === null || snapshot().content !== known.content) return;
      const tint = await findTint({ id, revision, content: known.content }, drafts);
      if (tint && !gone) latest.current.onTint(tint);
    }
    async function look() {
      const { userId, openedId, saved, restoresAfterReload } = latest.current;
      const [kept, live] = await Promise.all([draftDatabase.all(), liveDrafts()]).catch(
        () => [[], new Set<string>()] as [Draft[], Set<string>],
      );
      await tintOpened(kept.filter((draft) => draft.userId === userId));
      if (beforeReload && live.has(beforeReload) && (await comesFree(beforeReload)))
        live.delete(beforeReload);
      if (gone) return;
      const drafts = kept.filter((draft) => !savedMark.covers(draft));
      for (const draft of kept) if (!drafts.includes(draft)) void draftDatabase.remove(draft.id);
      const found = draftsToOffer(drafts, { userId, storyId: openedId }, { live, saved: saved() });
      const own = restoresAfterReload
        ? (found.find(({ id }) => id === beforeReload) ?? found.find(isAhead))
        : undefined;
      if (own) await adopt(own);
      if (!gone) setOffered(found.filter((draft) => draft !== own));
    }
    void look();
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
      left.current = true;
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', onLeave);
      void autosave
        .flush()
        .finally(release)
        .then(() => latest.current.onLeft());
      tabDraft.write(null);
    };
  }, [ready, draftId, beforeReload, adopt, autosave]);

  /** What stands here and is saved nowhere; null where nothing is. */
  function unsaved(): Work | null {
    const { snapshot, extras, saved, target } = latest.current;
    const work = { ...snapshot(), ...extras() };
    const known = saved();
    if (isNothing(work, work) || (known !== null && work.cards === null && sameFields(work, known)))
      return null;
    const { id: storyId, revision } = target();
    return { ...work, storyId, revision };
  }

  return {
    autosave,
    /** True while a change is neither saved nor kept. */
    atRisk,
    /** True where this browser could not keep the work when it was last tried. */
    unkept,
    /** Null until this browser's drafts were looked through. */
    offered,
    /** The server has what stands here: an earlier draft of it must not come back, however soon the page is left. */
    settled() {
      const { snapshot, extras, saved } = latest.current;
      const known = saved();
      if (known === null || extras().cards !== null || !sameFields(snapshot(), known)) return;
      savedMark.write({ draftId, at: Date.now() });
    },
    /** True while an offered draft is being put into the editor. */
    restoring,
    /**
     * Puts an offered draft into the editor; what stands there unsaved, typed meanwhile too, is kept as a draft and
     * offered instead. False where something is being written for what stands there, or this is under way already.
     * Throws where it can't be kept.
     */
    async restore(draft: Draft): Promise<boolean> {
      if (isRestoring.current) return false;
      isRestoring.current = true;
      setRestoring(true);
      try {
        // The button says so before the text is put in.
        await pause();
        const copy = await makeRoom({
          unsaved,
          storyId: () => latest.current.target().id,
          isFree: () => latest.current.isFree() && !left.current,
          blank: () => ({ id: crypto.randomUUID(), userId: latest.current.userId, waits: false }),
          keep: draftDatabase.put,
          forget: draftDatabase.remove,
        });
        if (copy === 'occupied') return false;
        const offer = (drafts: Draft[] | null) => [
          ...(copy ? [copy] : []),
          ...(drafts?.filter(({ id }) => id !== draft.id) ?? []),
        ];
        await Promise.all([adopt(draft), pause().then(() => setOffered(offer))]);
        return true;
      } finally {
        isRestoring.current = false;
        setRestoring(false);
      }
    },
    async discard(draft: Draft) {
      setOffered((drafts) => drafts?.filter(({ id }) => id !== draft.id) ?? null);
      await draftDatabase.remove(draft.id);
    },
    /** Keeps a copy of these texts beside the editor's own draft, and offers it. */
    async setAside(fields: StoryFields, target: DraftTarget) {
      const { extras, userId } = latest.current;
      // Unsaved cards stay where they are: only the story is set aside.
      const copy = await keepCopy({ ...fields, ...extras(), cards: null }, target, userId);
      setOffered((drafts) => [copy, ...(drafts ?? [])]);
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;

async function keepCopy(
  work: StoryFields & DraftExtras,
  { id, revision }: DraftTarget,
  userId: string,
): Promise<Draft> {
  const copy = {
    ...work,
    id: crypto.randomUUID(),
    userId,
    storyId: id,
    revision,
    waits: false,
    updatedAt: Date.now(),
  };
  await draftDatabase.put(copy);
  return copy;
}
