import type { Kysely } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import { type Piece, textOfPieces } from '#server/features/revision-store/text-edits.ts';
import { describeChange } from './describe-change.ts';
import type { ChainLink } from './read-chain.ts';
import { documentsOf, hashOf, packDocument, packEdits } from './revision-data.ts';

/** How a revision reads once those between it and the last one that stays are gone. */
async function retell(before: string | null, document: string) {
  const { edits, ...words } = await describeChange(before ?? '', document);
  const data = before === null ? await packDocument(document) : await packEdits(edits);
  return { is_full: before === null, data, ...words };
}

/**
 * Deletes revisions of a story, whose row the caller's transaction has locked. A revision that stays and was told by
 * one that goes is told anew by the last that stays. @throws where the chain is damaged: then nothing goes.
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
  const gone = new Set(ids);
  const retold: (Awaited<ReturnType<typeof retell>> & { id: string })[] = [];
  let kept: readonly Piece[] | null = null;
  let index = 0;
  for await (const pieces of documentsOf(links)) {
    const link = links[index];
    const isToldByGone = index > 0 && gone.has(links[index - 1]?.id ?? '');
    index += 1;
    if (!link || gone.has(link.id)) continue;
    if (isToldByGone && !link.isFull) {
      const document = textOfPieces(pieces);
      if (!hashOf(document).equals(link.hash)) throw new Error('A stored revision is damaged.');
      retold.push({ id: link.id, ...(await retell(kept && textOfPieces(kept), document)) });
    }
    kept = pieces;
  }
  await trx
    .deleteFrom('story_revisions')
    .where('story_id', '=', storyId)
    .where('id', 'in', [...gone])
    .execute();
  for (const { id, ...told } of retold)
    await trx.updateTable('story_revisions').set(told).where('id', '=', id).execute();
}
