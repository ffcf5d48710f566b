import { useCallback, useEffect, useRef, useState } from 'react';
import { createAutosave } from '#web/lib/autosave.ts';
import { comesFree, holdDraft, liveDrafts } from '#web/lib/draft-lock.ts';
import {
  type Draft,
  type DraftExtras,
  draftsToOffer,
  isNothing,
  type StoryFields,
  sameFields,
} from './drafts/draft.ts';
import { draftDatabase, tintDatabase } from './drafts/draft-database.ts';
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
  /** False while the editor begins with a text of its own, which a reload's draft must not replace. */
  restoresAfterReload: boolean;
  /** True once the text field is there. */
  ready: boolean;
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
  const [autosave] = useState(() => createAutosave({ keep, onRisk: setAtRisk }));

  const adopt = useCallback(
    async (draft: Draft) => {
      latest.current.onRestore(draft);
      autosave.touch();
      await autosave.flush();
      // Only once this editor's own copy is safe may the old record go.
      if (!autosave.isAtRisk()) await draftDatabase.remove(draft.id);
    },
    [autosave],
  );

  useEffect(() => {
    if (!ready) return;
    let gone = false;
    const release = holdDraft(draftId);
    tabDraft.write(draftId);
    async function look() {
      const { userId, openedId, saved, restoresAfterReload } = latest.current;
      const [kept, live] = await Promise.all([draftDatabase.all(), liveDrafts()]).catch(
        () => [[], new Set<string>()] as [Draft[], Set<string>],
      );
      if (beforeReload && live.has(beforeReload) && (await comesFree(beforeReload)))
        live.delete(beforeReload);
      if (gone) return;
      const drafts = kept.filter((draft) => !savedMark.covers(draft));
      for (const draft of kept) if (!drafts.includes(draft)) void draftDatabase.remove(draft.id);
      const found = draftsToOffer(drafts, { userId, storyId: openedId }, { live, saved: saved() });
      const own = restoresAfterReload ? found.find(({ id }) => id === beforeReload) : undefined;
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
      document.removeEventListener('visibilitychange', onHidden);
      removeEventListener('pagehide', flush);
      removeEventListener('beforeunload', onLeave);
      void autosave.flush().finally(release);
      tabDraft.write(null);
    };
  }, [ready, draftId, beforeReload, adopt, autosave]);

  return {
    autosave,
    /** True while a change is neither saved nor kept. */
    atRisk,
    /** Null until this browser's drafts were looked through. */
    offered,
    /** The server has what stands here: an earlier draft of it must not come back, however soon the page is left. */
    settled() {
      const { snapshot, extras, saved } = latest.current;
      const known = saved();
      if (known === null || extras().cards !== null || !sameFields(snapshot(), known)) return;
      savedMark.write({ draftId, at: Date.now() });
    },
    /** Puts an offered draft into the editor; what stands there unsaved is kept as a draft and offered instead. */
    async restore(draft: Draft) {
      const { snapshot, extras, saved, target, userId } = latest.current;
      const current = { ...snapshot(), ...extras() };
      const known = saved();
      const isSaved = known !== null && current.cards === null && sameFields(current, known);
      const copy = isSaved || isNothing(current, current) ? null : await keepCopy(current, target(), userId);
      await adopt(draft);
      setOffered((drafts) => [
        ...(copy ? [copy] : []),
        ...(drafts?.filter(({ id }) => id !== draft.id) ?? []),
      ]);
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

/** Keeps the tint of a saved story; saving has trimmed the text. */
async function keepTint(
  content: string,
  tint: readonly TextRange[],
  story: { storyId: string; revision: number },
): Promise<void> {
  const trimmed = content.length - content.trimStart().length;
  const ranges = tint.map(({ from, to }) => ({ from: from - trimmed, to: to - trimmed }));
  await tintDatabase.put({ ...story, ranges });
}

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
