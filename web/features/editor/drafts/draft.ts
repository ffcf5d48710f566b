import type { Rating } from '#domain/generation/genres.ts';
import { type ChapterNote, sameNotes } from '#domain/story/book/chapter-notes.ts';
import type { AddedCards, CardDrafts } from '#web/features/cards/index.ts';
import type { TextRange } from '../manuscript/text-range.ts';

/** What a writer writes. */
export interface StoryTexts {
  title: string;
  genre: string;
  idea: string;
  content: string;
}

/** What a writer has in the editor, saved or not. */
export interface StoryFields extends StoryTexts {
  /** The freest rating that any of the text was generated with (decisions, Plans: Adult content). */
  rating: Rating;
  /** The cards that were added to the story. */
  added: AddedCards;
  /** What is noted of the chapters; empty where nothing is. */
  chapters: readonly ChapterNote[];
}

/** An empty page. */
export const emptyFields: StoryFields = {
  title: '',
  genre: '',
  idea: '',
  content: '',
  rating: 'safe',
  added: { characters: [], plot: [] },
  chapters: [],
};

/** What a draft keeps beside the story itself. */
export interface DraftExtras {
  /** Where the text is tinted as generated. */
  tint: readonly TextRange[];
  /** Unsaved work on cards; null where there is none. */
  cards: CardDrafts | null;
}

/** Which story is saved over, and as which of its revisions it was last seen; null for a new one. */
export interface SaveTarget {
  id: string;
  revision: number | null;
  /** The writer has seen what they overwrite: the server keeps it as a revision. */
  overwrites?: boolean;
}

/** A save whose answer never came: the server may have it all the same. */
export interface Unanswered {
  target: SaveTarget;
  fields: StoryFields;
}

/** Unsaved work as this browser keeps it: one record per open editor, so that no two overwrite each other. */
export interface Draft extends StoryFields, DraftExtras {
  id: string;
  userId: string;
  /** The story's id: made by the client, also before it was first saved. */
  storyId: string;
  /** The saved revision it is based on; null for a story never saved. */
  revision: number | null;
  /** To be saved as soon as there is a connection. */
  waits: boolean;
  /** Saves of this story that had no answer yet when this was kept, the one under way too. */
  unanswered: readonly Unanswered[];
  /** Client clock, ms. */
  updatedAt: number;
}

/** A draft as an older version of this program may have kept it. */
export type KeptDraft = Omit<
  Draft,
  'rating' | 'added' | 'chapters' | 'tint' | 'cards' | 'waits' | 'unanswered'
> &
  Partial<Draft>;

/** The story of a draft, without what the draft keeps beside it. */
export function storyOf({ title, genre, idea, content, rating, added, chapters }: StoryFields): StoryFields {
  return { title, genre, idea, content, rating, added, chapters };
}

/** Completes a draft that was kept before stories had cards, ratings and chapters, or before drafts named their saves. */
export function readDraft(kept: KeptDraft): Draft {
  const { rating, added, chapters } = emptyFields;
  return { rating, added, chapters, tint: [], cards: null, waits: false, unanswered: [], ...kept };
}

/** Which editor asks for drafts: its person, and the opened story or null for a new one. */
export interface DraftSeeker {
  userId: string;
  storyId: string | null;
}

const texts = ['title', 'genre', 'idea', 'content'] as const;

/** True where the texts hold nothing that anybody could miss. */
export function isBlank(fields: StoryTexts): boolean {
  return texts.every((field) => fields[field].trim() === '');
}

/** True where there is nothing to keep: no text, and no unsaved work on cards. */
export function isNothing(fields: StoryFields, { cards }: Pick<DraftExtras, 'cards'>): boolean {
  return cards === null && isBlank(fields);
}

const sameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);

/** True where both hold the same story, white space at the texts' ends aside (saving trims it). */
export function sameFields(a: StoryFields, b: StoryFields): boolean {
  return (
    a.rating === b.rating &&
    sameList(a.added.characters, b.added.characters) &&
    sameList(a.added.plot, b.added.plot) &&
    sameNotes(a.chapters, b.chapters) &&
    texts.every((field) => a[field] === b[field] || a[field].trim() === b[field].trim())
  );
}

/** True where the server has all of a draft. */
export function saysNothingNew(draft: Draft, saved: StoryFields): boolean {
  return draft.cards === null && sameFields(draft, saved);
}

/** A person's unsaved work in this browser, newest first; work open in some tab and empty work stay away. */
export function unsavedDrafts(drafts: readonly Draft[], userId: string, live: ReadonlySet<string>): Draft[] {
  return drafts
    .filter((draft) => draft.userId === userId && !live.has(draft.id) && !isNothing(draft, draft))
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
    .filter((draft) => !known.saved || !saysNothingNew(draft, known.saved));
}
