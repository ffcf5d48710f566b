import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { type Piece, textOfPieces } from '#server/features/revision-store/text-edits.ts';
import { documentsOf, hashOf, type Link } from './revision-data.ts';

/** One stored revision in a story's chain. */
export interface ChainLink extends Link {
  seq: number;
  hash: Buffer;
}

/** Reads the links of a revision's chain, from the last full revision to this one. */
export async function readChain(db: Kysely<DB>, storyId: string, seq: number): Promise<ChainLink[]> {
  const rows = await db
    .selectFrom('story_revisions')
    .select(['seq', 'is_full', 'data', 'hash'])
    .where('story_id', '=', storyId)
    .where('seq', '<=', seq)
    .where('seq', '>=', (query) =>
      query
        .selectFrom('story_revisions as whole')
        .select((all) => all.fn.max('whole.seq').as('seq'))
        .where('whole.story_id', '=', storyId)
        .where('whole.seq', '<=', seq)
        .where('whole.is_full', '=', true),
    )
    .orderBy('seq')
    .execute();
  return rows.map(({ is_full, ...row }) => ({ ...row, isFull: is_full }));
}

/** Returns the document at a chain's end. @throws an Error when its hash does not match, so that no damaged text is shown */
export async function readEnd(links: readonly ChainLink[]): Promise<string> {
  let pieces: readonly Piece[] = [];
  for await (const next of documentsOf(links)) pieces = next;
  const document = textOfPieces(pieces);
  const last = links.at(-1);
  if (!last || !hashOf(document).equals(last.hash)) throw new Error('A stored revision is damaged.');
  return document;
}
