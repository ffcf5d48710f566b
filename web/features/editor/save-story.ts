import type { Story } from '#contract/stories.ts';
import type { Rating } from '#domain/generation/genres.ts';
import type { ChapterNote } from '#domain/story/book/chapter-notes.ts';
import { savedCardIds } from '#web/features/cards/index.ts';
import { ApiError } from '#web/lib/api-error.ts';
import {
  type Draft,
  type SaveTarget,
  type StoryFields,
  sameFields,
  type Unanswered,
} from './drafts/draft.ts';

interface StoryPayload {
  title: string;
  content: string;
  genre: string;
  prompt: string;
  rating: Rating;
  characterIds: string[];
  plotElementIds: string[];
  chapters: ChapterNote[];
  /** Saved by itself: title and text may still be missing. */
  draft: boolean;
}

/** The story as another window has saved it, where that is why this save was refused; else null. */
export function changedStory(fault: unknown): Story | null {
  if (!(fault instanceof ApiError) || fault.code !== 'STORY_CHANGED') return null;
  return (fault.data as { current?: Story } | undefined)?.current ?? null;
}

/** The calls that saving makes; the browser's API client fits it. */
export interface StorySaver {
  create(input: { id: string; writerId?: string } & StoryPayload, options?: CallOptions): Promise<Story>;
  update(
    input: { id: string; revision: number; overwrites?: boolean } & StoryPayload,
    options?: CallOptions,
  ): Promise<Story>;
}

interface CallOptions {
  signal?: AbortSignal;
  /** The page may be gone before the answer comes. */
  keepalive?: boolean;
}

/** So many of them are remembered: each holds a whole text. */
const mostUnanswered = 4;

/**
 * Those of the same revision, with one more; an overwriting stays too, which stood on the other window's revision. Where
 * they are too many the first stays, which is the likeliest to have arrived: those after it were refused for its sake, or
 * met the same trouble.
 */
export function withUnanswered(known: readonly Unanswered[], one: Unanswered): readonly Unanswered[] {
  const others = known.filter(({ target, fields }) => {
    if (target.id !== one.target.id) return false;
    if (target.revision !== one.target.revision) return target.overwrites === true;
    return !sameFields(fields, one.fields);
  });
  const [first, ...later] = [...others, one];
  return first ? [first, ...later.slice(1 - mostUnanswered)] : [];
}

/** A saved story as the editor names its parts. */
export function fieldsOf(story: Story): StoryFields {
  const { title, genre, prompt: idea, content, rating, characterIds, plotElementIds, chapters } = story;
  const added = { characters: characterIds, plot: plotElementIds };
  return { title, genre, idea, content, rating, added, chapters };
}

const payloadOf = (
  { title, content, genre, idea, rating, added, chapters }: StoryFields,
  draft: boolean,
): StoryPayload => ({
  title,
  content,
  genre,
  prompt: idea,
  rating,
  ...savedCardIds(added),
  chapters: [...chapters],
  draft,
});

/** Whether the server, which has `saved`, has just what these fields send; cards that are not saved yet are none of it. */
function isStored(saved: StoryFields, fields: StoryFields): boolean {
  const { characterIds, plotElementIds } = savedCardIds(fields.added);
  return sameFields({ ...fields, added: { characters: characterIds, plot: plotElementIds } }, saved);
}

/**
 * The draft based on the server's version of its story where that version is one of the draft's own saves, whose answer
 * never came; else the draft as it is.
 * @param saved what the server has of the story `target`; null for a story that it does not have.
 */
export function basedOnOwnSave(draft: Draft, target: SaveTarget, saved: StoryFields | null): Draft {
  const { id, revision } = target;
  if (saved === null || revision === null || draft.storyId !== id) return draft;
  const isOwn = draft.unanswered.some(
    (save) => (save.target.revision ?? 0) + 1 === revision && isStored(saved, save.fields),
  );
  return isOwn ? { ...draft, revision, unanswered: [] } : draft;
}

/** How a save goes on from what came before it. */
interface SaveOptions {
  /** The saves before this one whose answers never came. */
  unanswered?: readonly Unanswered[];
  /** Saved by itself: title and text may still be missing. */
  draft?: boolean;
  /** Whose text it is: a new story is refused where somebody else is signed in by now. */
  writerId?: string;
  /** Sent while the page is left. */
  keepalive?: boolean;
  /** Told that the server has one of them, before this one goes on top of it: should this answer be lost too, that counts. */
  onReached?: (story: Story) => void;
}

/**
 * Saves the fields as the story `id`: a new one under the id that this client made, an opened one on top of the
 * revision it was based on, or on top of an earlier save of that whose answer was lost. Where the server has these very
 * words already, they are saved, whoever sent them. Throws STORY_CHANGED where another tab saved something else in between.
 */
export async function saveStory(
  api: StorySaver,
  target: SaveTarget,
  fields: StoryFields,
  { unanswered = [], draft = false, keepalive = false, writerId, onReached }: SaveOptions = {},
): Promise<Story> {
  const payload = payloadOf(fields, draft);
  const options = keepalive ? { keepalive } : undefined;
  const { id, revision, overwrites = false } = target;
  if (revision === null) {
    try {
      return await api.create({ id, ...payload, ...(writerId !== undefined && { writerId }) }, options);
    } catch (fault) {
      // An earlier answer was lost: the server still has the text of that first attempt, so this one goes on top of it.
      const first = changedStory(fault);
      if (first && isStored(fieldsOf(first), fields)) return first;
      if (first?.revision !== 1) throw fault;
      onReached?.(first);
      return api.update({ id, revision: first.revision, ...payload }, options);
    }
  }
  const onto = (revision: number, { overwrites = false }: Partial<SaveTarget>, payload: StoryPayload) =>
    api.update({ id, revision, ...(overwrites && { overwrites }), ...payload }, options);
  try {
    return await onto(revision, { overwrites }, payload);
  } catch (fault) {
    const current = changedStory(fault);
    if (!current) throw fault;
    if (isStored(fieldsOf(current), fields)) return current;
    const alike = unanswered.filter(
      ({ target: before, fields: { content } }) =>
        before.id === id &&
        (before.revision === revision || before.overwrites) &&
        before.revision === current.revision - 1 &&
        content.trim() === current.content.trim(),
    );
    const lost = alike.find((one) => one.fields.title.trim() === current.title) ?? alike[0];
    if (!lost) throw fault;
    // Sent again as it was, it is answered where it is what the server has; else another window's words stand there.
    const first = await onto(current.revision - 1, lost.target, payloadOf(lost.fields, true));
    onReached?.(first);
    return onto(first.revision, {}, payload);
  }
}
