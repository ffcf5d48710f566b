import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { type Piece, textOfPieces } from '#server/features/revision-store/text-edits.ts';
import { describeChange } from './describe-change.ts';
import type { ChainLink } from './read-chain.ts';
import { documentsOf, hashOf, packDocument, packEdits } from './revision-data.ts';

/** Encodes a revision as a delta of the document before it, or in full when there is none. */
async function encodeAfter(before: string | null, document: string) {
  const { edits, ...words } = await describeChange(before ?? '', document);
  const data = before === null ? await packDocument(document) : await packEdits(edits);
  return { is_full: before === null, data, ...words };
}

/**
 * Deletes revisions of a story whose row the caller's transaction has locked. A remaining revision whose predecessor is
 * deleted is encoded again as a delta of the last remaining one before it.
 * @throws an Error when the chain is damaged; then nothing is deleted
 */
export async function dropRevisions(trx: Kysely<DB>, storyId: string, ids: readonly string[]): Promise<void> {
  const rows = await trx
    .selectFrom('story_revisions')
    .select(['id', 'seq', 'is_full', 'data', 'hash'])
    .where('story_id', '=', storyId)
    .orderBy('seq')
    .execute();
  const links: (ChainLink & { id: string })[] = rows.map(({ is_full, ...row }) => ({
    ...row,
    isFull: is_full,
  }));
  const dropped = new Set(ids);
  const reencoded: (Awaited<ReturnType<typeof encodeAfter>> & { id: string })[] = [];
  let lastRemaining: readonly Piece[] | null = null;
  let index = 0;
  for await (const pieces of documentsOf(links)) {
    const link = links[index];
    const isBaseDropped = index > 0 && dropped.has(links[index - 1]?.id ?? '');
    index += 1;
    if (!link || dropped.has(link.id)) continue;
    if (isBaseDropped && !link.isFull) {
      const document = textOfPieces(pieces);
      if (!hashOf(document).equals(link.hash)) throw new Error('A stored revision is damaged.');
      const base = lastRemaining && textOfPieces(lastRemaining);
      reencoded.push({ id: link.id, ...(await encodeAfter(base, document)) });
    }
    lastRemaining = pieces;
  }
  await trx
    .deleteFrom('story_revisions')
    .where('story_id', '=', storyId)
    .where('id', 'in', [...dropped])
    .execute();
  for (const { id, ...columns } of reencoded)
    await trx.updateTable('story_revisions').set(columns).where('id', '=', id).execute();
}
