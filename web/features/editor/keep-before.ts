import type { Story } from '#contract/stories.ts';
import { type StoryFields, sameFields } from './drafts/draft.ts';
import type { DraftTarget } from './use-drafts.ts';

/** An AI's words wait this long for the revision of what they change, ms: a network that hangs must not hold a click. */
export const keepingMs = 4_000;

interface KeepingDeps {
  snapshot: () => StoryFields;
  target: () => DraftTarget;
  /** What the server has; null for a story never saved. */
  saved: () => StoryFields | null;
  isDirty: () => boolean;
  /** The end of the save that is on its way; null where none is. */
  saveUnderWay: () => Promise<void> | null;
  /** Saves these fields without a word; null where it could not. */
  save: (fields: StoryFields) => Promise<Story | null>;
  /** Keeps the story as it is saved as a revision. */
  keepRevision: (to: {
    id: string;
    revision: number;
    kind: 'before-ai' | 'before-chapter-removal';
  }) => Promise<unknown>;
  /** Keeps these texts as a draft beside the editor's own. */
  setAside: (fields: StoryFields, target: DraftTarget) => Promise<void>;
  /** Called where somebody waited for the revision, and it did not come in time. */
  onLate: () => void;
}

/** Keeps a story as it is before something is done to it. */
export function keepBefore(deps: KeepingDeps) {
  const { snapshot, target } = deps;

  /** Saves what stands here where that is needed; answers the story's counter, null where it could not. */
  async function saveFirst(): Promise<number | null> {
    const before = deps.saveUnderWay();
    const { id, revision } = target();
    if (!before && revision !== null && !deps.isDirty()) return revision;
    // Taken before anything is waited for: what comes in meanwhile is no part of it.
    const fields = snapshot();
    // Another may have begun before this one was heard to have ended.
    for (let save = before; save; save = deps.saveUnderWay()) await save;
    const { id: now, revision: reached } = target();
    // Another story stands here by now: these are not its words.
    if (now !== id) return null;
    const saved = deps.saved();
    if (before && reached !== null && saved && sameFields(fields, saved)) return reached;
    return (await deps.save(fields))?.revision ?? null;
  }

  async function keepAsRevision(id: string): Promise<void> {
    const revision = await saveFirst();
    if (revision !== null)
      await deps.keepRevision({ id, revision, kind: 'before-ai' }).catch(() => undefined);
  }

  return {
    saveFirst,
    /**
     * A story is kept as it is before an AI writes into it, one never saved by saving it; where that can't be (without
     * a title, a session, a connection), or takes too long, the words still stand in it, and one step takes them out.
     */
    async ai(): Promise<void> {
      const { id } = target();
      if (snapshot().content.trim() === '') return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(resolve, keepingMs, 'late');
      });
      const ended = await Promise.race([keepAsRevision(id), late]);
      clearTimeout(timer);
      if (ended === 'late') deps.onLate();
    },
    /** The same for words that nobody holds back: they are on their way, and how long it takes changes nothing. */
    aiMeanwhile(): void {
      if (snapshot().content.trim() !== '') void keepAsRevision(target().id);
    },
    /** What stands here is kept before a chapter is taken out: as a revision, else as a draft beside this one. */
    async removal(): Promise<boolean> {
      const { id } = target();
      try {
        const revision = await saveFirst();
        if (revision === null) await deps.setAside(snapshot(), target());
        else await deps.keepRevision({ id, revision, kind: 'before-chapter-removal' });
        return true;
      } catch {
        return false;
      }
    },
  };
}
