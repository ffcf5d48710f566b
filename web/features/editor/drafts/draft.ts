/** What a writer has in the editor, saved or not. */
export interface StoryFields {
  title: string;
  genre: string;
  idea: string;
  content: string;
}

/** Unsaved work as this browser keeps it: one record per open editor, so that no two overwrite each other. */
export interface Draft extends StoryFields {
  id: string;
  userId: string;
  /** The story's id: made by the client, also before it was first saved. */
  storyId: string;
  /** The saved revision it is based on; null for a story never saved. */
  revision: number | null;
  /** Client clock, ms. */
  updatedAt: number;
}

/** Which editor asks for drafts: its person, and the opened story or null for a new one. */
export interface DraftSeeker {
  userId: string;
  storyId: string | null;
}

/** True where a draft holds nothing that anybody could miss. */
export function isBlank({ title, genre, idea, content }: StoryFields): boolean {
  return [title, genre, idea, content].every((text) => text.trim() === '');
}

/** True where both hold the same texts, white space at their ends aside (saving trims it). */
export function sameFields(a: StoryFields, b: StoryFields): boolean {
  return (['title', 'genre', 'idea', 'content'] as const).every(
    (field) => a[field].trim() === b[field].trim(),
  );
}

/** A person's unsaved work in this browser, newest first; work open in some tab and empty work stay away. */
export function unsavedDrafts(drafts: readonly Draft[], userId: string, live: ReadonlySet<string>): Draft[] {
  return drafts
    .filter((draft) => draft.userId === userId && !live.has(draft.id) && !isBlank(draft))
    .sort((a, b) => b.updatedAt - a.updatedAt);
}

/**
 * Unsaved work to offer when an editor opens: of this story, or of stories never saved when a new one is begun; work
 * that says nothing new stays away.
 */
export function draftsToOffer(
  drafts: readonly Draft[],
  seeker: DraftSeeker,
  known: { live: ReadonlySet<string>; saved: StoryFields | null },
): Draft[] {
  return unsavedDrafts(drafts, seeker.userId, known.live)
    .filter((draft) => (seeker.storyId ? draft.storyId === seeker.storyId : draft.revision === null))
    .filter((draft) => !known.saved || !sameFields(draft, known.saved));
}
