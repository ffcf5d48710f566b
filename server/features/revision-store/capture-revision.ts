import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { RevisionKind } from '#domain/story/revisions.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { describeChange } from './describe-change.ts';
import { type ChainLink, readChain, readEnd } from './read-chain.ts';
import { documentOf, hashOf, packDocument, packEdits, type StoryTexts } from './revision-data.ts';
import { type RevisionRow, revisionColumns } from './revision-row.ts';

/** A stored story; the caller's transaction has locked its row. */
export interface StoredStory extends StoryTexts {
  id: string;
  user_id: string;
  rating: string;
  word_count: number;
  updated_at: Date;
}

/** A revision is stored in full after this many deltas, or when deltas exceed this share of the document's length. */
const maxChain = { links: 500, shareOfText: 1 / 3 } as const;

async function encode(document: string, chain: readonly ChainLink[]) {
  const before = chain.length === 0 ? '' : await readEnd(chain);
  const { edits, ...words } = await describeChange(before, document);
  const packed = chain.length === 0 ? null : await packEdits(edits);
  const deltaBytes = chain.slice(1).reduce((sum, { data }) => sum + data.length, packed?.length ?? 0);
  const isFull =
    !packed || chain.length >= maxChain.links || deltaBytes > document.length * maxChain.shareOfText;
  return { ...words, is_full: isFull, data: isFull || !packed ? await packDocument(document) : packed };
}

/** Whether the database refused a revision because the account has reached its storage limit for revisions. */
export const isRevisionsFull = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'revision_storage_per_account';

/**
 * Stores a story as a revision, inside the caller's transaction. If the newest revision has the same text, it gets the
 * new name or kind instead. Without space, an automatic revision is skipped (null).
 * @throws an error for which `isRevisionsFull` is true when there is no space for any other revision
 */
export async function captureRevision(
  trx: Kysely<DB>,
  story: StoredStory,
  { kind, name = '', now }: { kind: RevisionKind; name?: string; now: Date },
): Promise<RevisionRow | null> {
  const last = await trx
    .selectFrom('story_revisions')
    .select([...revisionColumns, 'seq', 'hash', 'rating'])
    .where('story_id', '=', story.id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const document = documentOf(story);
  const hash = hashOf(document);
  if (last?.hash.equals(hash) && last.rating === story.rating) {
    const replacesKind = kind === 'named' || (last.kind === 'auto' && kind !== 'auto');
    if (!replacesKind) return last;
    return trx
      .updateTable('story_revisions')
      .set({ kind, name })
      .where('id', '=', last.id)
      .returning(revisionColumns)
      .executeTakeFirstOrThrow();
  }
  const encoded = await encode(document, last ? await readChain(trx, story.id, last.seq) : []);
  const insert = async () => {
    const inserted = await trx
      .insertInto('story_revisions')
      .values({
        story_id: story.id,
        user_id: story.user_id,
        seq: (last?.seq ?? 0) + 1,
        kind,
        name,
        rating: story.rating,
        word_count: story.word_count,
        hash,
        written_at: story.updated_at,
        created_at: now,
        writer_ids: sql`coalesce((SELECT writer_ids FROM story_documents WHERE story_id = ${story.id}), '{}')`,
        ...encoded,
      })
      .returning(revisionColumns)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('story_documents')
      .set({ writer_ids: [] })
      .where('story_id', '=', story.id)
      .where(sql<boolean>`writer_ids <> '{}'`)
      .execute();
    return inserted;
  };
  if (kind !== 'auto') return insert();
  await sql`SAVEPOINT revision`.execute(trx);
  try {
    return await insert();
  } catch (error) {
    if (!isRevisionsFull(error)) throw error;
    await sql`ROLLBACK TO SAVEPOINT revision`.execute(trx);
    return null;
  }
}
