import { sql } from 'kysely';
import type { AppContext } from '#server/context.ts';
import { draftColumns } from './story-draft.ts';

/** More texts than a trial can pay for, so that one sign-in stays one small transaction. */
const maxTexts = 20;

interface LandingRow {
  id: string;
  idea: string;
  genre: string;
  result: string;
  created_at: Date;
}

/**
 * Stores the texts that this browser's guest generated on the landing page as untitled stories of the account that
 * signs in; a text and its continuation are one story. A story has the id of its last generation, so a text is adopted
 * once, by whichever account signs in first. Never rejects: a sign-in does not fail because a text was not stored (a full
 * account); the landing page still lists it.
 */
export async function adoptLandingTexts({ deps, guestId, log }: AppContext, userId: string): Promise<void> {
  if (!guestId) return;
  try {
    const { rows } = await deps.pool.query<LandingRow>({
      name: 'landing_texts_to_adopt',
      text: `WITH own AS (
          SELECT id, continues_id, created_at FROM generations
          WHERE guest_id = $1 AND surface = 'landing' AND status <> 'running' AND btrim(result) <> '' AND NOT adopted
        )
        SELECT id, whole.idea, whole.genre, whole.result, created_at
          FROM own JOIN LATERAL continued_text(id) whole ON true
          WHERE NOT EXISTS (SELECT FROM own later WHERE later.continues_id = own.id)
          ORDER BY created_at DESC LIMIT $2`,
      values: [guestId, maxTexts],
    });
    for (const row of rows) await adopt(row);
  } catch (error) {
    log.warn({ err: error }, 'landing texts were not stored in the account that signed in');
  }

  function adopt(row: LandingRow): Promise<unknown> {
    const draft = {
      title: '',
      content: row.result.trim(),
      genre: row.genre,
      prompt: row.idea,
      rating: 'safe' as const,
      characterIds: [],
      plotElementIds: [],
    };
    return deps.db.transaction().execute(async (trx) => {
      const adopted = await trx
        .updateTable('generations')
        .set({ adopted: true })
        .where('id', '=', row.id)
        .where('adopted', '=', false)
        .returning('id')
        .executeTakeFirst();
      if (!adopted) return;
      // What this text goes on from is part of its story.
      await sql`WITH RECURSIVE before AS (
          SELECT continues_id AS id FROM generations WHERE id = ${row.id}
          UNION SELECT g.continues_id FROM before JOIN generations g ON g.id = before.id
        ) UPDATE generations SET adopted = true WHERE id IN (SELECT id FROM before) AND NOT adopted`.execute(
        trx,
      );
      await trx
        .insertInto('stories')
        .values({
          id: row.id,
          user_id: userId,
          created_at: row.created_at,
          updated_at: row.created_at,
          ...draftColumns(draft),
        })
        .execute();
    });
  }
}
