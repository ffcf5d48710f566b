import type { Story } from '#contract/stories.ts';
import type { TextRange } from '../manuscript/text-range.ts';
import type { Draft } from './draft.ts';
import { tintDatabase } from './draft-database.ts';

type SavedStory = { storyId: string; revision: number };

/** The tint of a text without the white space at its ends, which saving takes away. */
function tintOfTrimmed(content: string, tint: readonly TextRange[]): TextRange[] {
  const trimmed = content.length - content.trimStart().length;
  return tint.map(({ from, to }) => ({ from: from - trimmed, to: to - trimmed }));
}

/** Keeps the tint of a saved story. Rejects where the browser forbids storage or it is full. */
export async function keepTint(
  content: string,
  tint: readonly TextRange[],
  story: SavedStory,
): Promise<void> {
  await tintDatabase.put({ ...story, ranges: tintOfTrimmed(content, tint) });
}

/**
 * The tint of an opened story as this browser remembers it: by its revision, or by a draft that holds the same text and
 * was sent while its page was left. Null where nothing is remembered.
 */
export async function findTint(
  { id, revision, content }: Pick<Story, 'id' | 'revision' | 'content'>,
  drafts: readonly Draft[],
): Promise<readonly TextRange[] | null> {
  const known = await tintDatabase.get(id).catch(() => null);
  if (known?.revision === revision) return known.ranges;
  const [same] = drafts
    .filter((draft) => draft.storyId === id && draft.content.trim() === content.trim())
    .sort((a, b) => b.updatedAt - a.updatedAt);
  if (!same) return null;
  await keepTint(same.content, same.tint, { storyId: id, revision }).catch(() => undefined);
  return tintOfTrimmed(same.content, same.tint);
}
