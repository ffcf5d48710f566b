import type { AppContext } from '#server/context.ts';
import { draftColumns } from '../story-store/index.ts';

/** Maximum number of texts that one sign-in stores; more than a trial's tokens allow. */
const maxTexts = 20;

interface LandingRow {
  id: string;
  idea: string;
  genre: string;
  result: string;
  /** Ids of all joined generations, including `id`. */
  ids: string[];
  created_at: Date;
}

/**
 * Stores the texts that this browser's guest generated on the landing page as untitled stories of the account; a text and
 * its continuation become one story with the id of the last generation. The first account that signs in gets them.
 * Never rejects, so that a full account can sign in; the landing page still lists texts that were not stored.
 */
export async function adoptLandingTexts({ deps, guestId, log }: AppContext, userId: string): Promise<void> {
  if (!guestId) return;
  try {
    const { rows } = await deps.pool.query<LandingRow>({
      text: `WITH own AS (
          SELECT id, continues_id, created_at FROM generations
          WHERE guest_id = $1 AND surface = 'landing' AND status <> 'running' AND btrim(result) <> '' AND NOT adopted
        )
        SELECT id, whole.idea, whole.genre, whole.result, created_at,
            array(SELECT part.id FROM text_chain(leaves.id) part) AS ids
          FROM (
            SELECT * FROM own WHERE NOT EXISTS (SELECT FROM own later WHERE later.continues_id = own.id)
            ORDER BY created_at DESC LIMIT $2
          ) leaves JOIN LATERAL continued_text(id) whole ON true
          ORDER BY created_at DESC`,
      values: [guestId, maxTexts],
    });
    const errors: unknown[] = [];
    for (const row of rows) await adopt(row).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) {
      const counts = { left: errors.length, of: rows.length };
      log.warn({ err: errors[0], ...counts }, 'some landing texts were not stored in the account');
    }
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
      // Marks all joined texts as adopted; the link to a text that another account has adopted is removed.
      await trx
        .updateTable('generations')
        .set(({ eb }) => ({
          adopted: true,
          continues_id: eb.case().when('continues_id', 'in', row.ids).then(eb.ref('continues_id')).end(),
        }))
        .where('id', 'in', row.ids)
        .execute();
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
