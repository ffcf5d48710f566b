import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { RevisionKind } from '#domain/story/revisions.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { describeChange } from './describe-change.ts';
import { type ChainLink, readChain, readEnd } from './read-chain.ts';
import { documentOf, hashOf, packDocument, packEdits, type StoryTexts } from './revision-data.ts';
import { type RevisionRow, revisionColumns } from './revision-row.ts';

/** A stored story, its row locked by the transaction that this is called in. */
export interface StoredStory extends StoryTexts {
  id: string;
  user_id: string;
  rating: string;
  word_count: number;
  updated_at: Date;
}

/** After so many edits in a row, or edits as long as a third of the text, a revision is kept whole again. */
const longestChain = { links: 500, shareOfText: 1 / 3 } as const;

async function encode(document: string, chain: readonly ChainLink[]) {
  const before = chain.length === 0 ? '' : await readEnd(chain);
  const { edits, ...words } = await describeChange(before, document);
  const packed = chain.length === 0 ? null : await packEdits(edits);
  const held = chain.slice(1).reduce((sum, { data }) => sum + data.length, packed?.length ?? 0);
  const isFull =
    !packed || chain.length >= longestChain.links || held > document.length * longestChain.shareOfText;
  return { ...words, is_full: isFull, data: isFull || !packed ? await packDocument(document) : packed };
}

/** Whether the database refused because the account's revisions fill their space. */
export const isRevisionsFull = (fault: unknown): boolean =>
  fault instanceof pg.DatabaseError && fault.constraint === 'revision_storage_per_account';

/**
 * Keeps a story as it is stored, inside the caller's transaction. The text of the newest revision is not kept twice:
 * that one takes over the name, or the reason where it had none. An automatic one for which there is no space is left
 * out (null); any other is refused by the database (`isRevisionsFull`).
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
    const takesOver = kind === 'named' || (last.kind === 'auto' && kind !== 'auto');
    if (!takesOver) return last;
    return trx
      .updateTable('story_revisions')
      .set({ kind, name })
      .where('id', '=', last.id)
      .returning(revisionColumns)
      .executeTakeFirstOrThrow();
  }
  const encoded = await encode(document, last ? await readChain(trx, story.id, last.seq) : []);
  const insert = () =>
    trx
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
        ...encoded,
      })
      .returning(revisionColumns)
      .executeTakeFirstOrThrow();
  if (kind !== 'auto') return insert();
  await sql`SAVEPOINT revision`.execute(trx);
  try {
    return await insert();
  } catch (fault) {
    if (!isRevisionsFull(fault)) throw fault;
    await sql`ROLLBACK TO SAVEPOINT revision`.execute(trx);
    return null;
  }
}
