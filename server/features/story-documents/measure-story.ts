import { limits } from '#domain/limits.ts';
import type { Refusal } from '#domain/story/document/sync-messages.ts';
import type { Deps } from '#server/context.ts';
import { foldDocument } from './document-thread.ts';
import { readUpdates } from './read-updates.ts';

/** Bytes of a story's texts, as the database counts them. */
const bytesOf = ({ contents: { title, content, genre, prompt } }: Awaited<ReturnType<typeof foldDocument>>) =>
  [title, content, genre, prompt].reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/**
 * Measures a story with an update that may exceed a limit by its size alone: it may delete as much as it inserts.
 * Returns null when the story stays within the limits or shrinks, else the limit.
 */
export async function measureStory(
  deps: Deps,
  storyId: string,
  data: Uint8Array,
  limit: 'too-long' | 'storage-full',
): Promise<Refusal | null> {
  const parts = (await readUpdates(deps, storyId, 0)).map((part) => part.data);
  const before = await foldDocument(parts);
  const after = await foldDocument([...parts, data]);
  if (after.characters > limits.content && after.characters >= before.characters) return 'too-long';
  if (limit === 'too-long') return null;
  return bytesOf(after) <= bytesOf(before) ? null : 'storage-full';
}
