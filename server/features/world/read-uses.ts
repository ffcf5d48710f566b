import { sql } from 'kysely';
import type { EntryWithUseOut } from '#contract/world.ts';
import { type StoryUse, storyUses } from '#domain/world/kinds.ts';
import type { Deps } from '#server/context.ts';

const isUse = (use: string): use is StoryUse => Object.hasOwn(storyUses, use);

/**
 * What the story does with each entry. One that only other stories use (by their settings, or as a card that was added to
 * them) is `elsewhere`: a writer's worlds don't mix by themselves.
 */
export async function readUses(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  storyId: string | null,
): Promise<(entryId: string) => EntryWithUseOut['use']> {
  const [said, added] = await Promise.all([
    db
      .selectFrom('story_bible')
      .select(['entry_id', 'use', 'story_id'])
      .where('user_id', '=', userId)
      .execute(),
    sql<{ entry_id: string; here: boolean | null }>`
      SELECT unnest(character_ids || plot_element_ids) AS entry_id, bool_or(id = ${storyId}::uuid) AS here
      FROM stories
      WHERE user_id = ${userId} AND trashed_at IS NULL AND character_ids || plot_element_ids <> '{}'
      GROUP BY 1`.execute(db),
  ]);
  const here = new Map<string, StoryUse>();
  const elsewhere = new Set<string>();
  for (const { entry_id, use, story_id } of said) {
    if (story_id === storyId && isUse(use)) here.set(entry_id, use);
    else if (use !== 'excluded') elsewhere.add(entry_id);
  }
  for (const { entry_id, here: isHere } of added.rows) {
    if (!isHere) elsewhere.add(entry_id);
    else if (!here.has(entry_id)) here.set(entry_id, 'attached');
  }
  return (id) => here.get(id) ?? (elsewhere.has(id) ? 'elsewhere' : null);
}
