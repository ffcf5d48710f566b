import { type Draft, type DraftExtras, type StoryFields, sameFields } from './draft.ts';

/** Unsaved work of an editor, and the story that it belongs to. */
export type Work = StoryFields & DraftExtras & Pick<Draft, 'storyId' | 'revision'>;

interface RoomDeps {
  /** What stands in the editor and is saved nowhere; null where nothing is. */
  unsaved: () => Work | null;
  /** The story that stands there. */
  storyId: () => string;
  /** Whether another text may be put there: nothing is on its way to what stands there, and the editor is still open. */
  isFree: () => boolean;
  keep: (copy: Draft) => Promise<void>;
  forget: (id: string) => Promise<void>;
  /** The copy without its words: its id and its owner. */
  blank: () => Omit<Draft, keyof Work | 'updatedAt'>;
}

const sameWork = (a: Work, b: Work): boolean =>
  sameFields(a, b) && JSON.stringify(a.cards) === JSON.stringify(b.cards);

/**
 * Keeps what stands unsaved in the editor as a draft of its own, so that another text may take its place. Whoever types
 * on meanwhile is waited for: only what was kept to the last word may be replaced, in the same moment that this ends.
 * @returns the copy, null where there was nothing to keep, or `occupied` where nothing may take the place.
 */
export async function makeRoom(deps: RoomDeps): Promise<Draft | null | 'occupied'> {
  const home = deps.storyId();
  let copy: Draft | null = null;
  for (;;) {
    if (!deps.isFree() || deps.storyId() !== home) {
      // What stands there stays there: it needs no copy.
      if (copy) await deps.forget(copy.id);
      return 'occupied';
    }
    const work = deps.unsaved();
    if (work === null ? copy === null : copy !== null && sameWork(work, copy)) return copy;
    if (work === null) {
      // Saved meanwhile.
      await deps.forget(copy?.id ?? '');
      copy = null;
    } else {
      copy = { ...(copy ?? deps.blank()), ...work, updatedAt: Date.now() };
      await deps.keep(copy);
    }
  }
}
