import type { LandingText } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';

/** How many of the newest texts are listed: a trial pays for five, and older ones of an account are in its stories. */
const maxTexts = 20;

interface Row {
  id: string;
  idea: string;
  genre: string;
  writer: string;
  result: string;
  status: string;
  error_code: string | null;
  continued: boolean;
  created_at: Date;
}

/**
 * Returns the ended texts of the landing page, newest first: those of the signed-in person and of this browser's guest.
 * A text and its continuation are one entry. A guest's text that an account has adopted is listed for that account only.
 */
export async function listLandingTexts({ ctx }: { ctx: AppContext }): Promise<{ texts: LandingText[] }> {
  if (!ctx.user && !ctx.guestId) return { texts: [] };
  const { rows } = await ctx.deps.pool.query<Row>({
    text: `WITH own AS (
      SELECT * FROM (
        (SELECT * FROM generations WHERE user_id = $1 ORDER BY created_at DESC LIMIT 200)
        UNION ALL
        (SELECT * FROM generations g WHERE guest_id = $2 AND (NOT adopted
            OR EXISTS (SELECT FROM stories s WHERE s.id = g.id AND s.user_id = $1))
          ORDER BY created_at DESC LIMIT 200)
      ) known
      WHERE surface = 'landing' AND status <> 'running' AND btrim(result) <> ''
    )
    SELECT id, whole.idea, whole.genre, writer, whole.result, status, error_code,
        is_continued(id) AS continued, created_at
      FROM (
        SELECT * FROM own WHERE NOT EXISTS (
          SELECT FROM own later WHERE later.continues_id = own.id
            AND (later.user_id IS NOT NULL OR later.adopted = own.adopted))
        ORDER BY created_at DESC LIMIT $3
      ) listed JOIN LATERAL continued_text(id) whole ON true
      ORDER BY created_at DESC`,
    values: [ctx.user?.id ?? null, ctx.guestId, maxTexts],
  });
  return {
    texts: rows.map((row) => ({
      id: row.id,
      idea: row.idea,
      genre: row.genre,
      text: row.result,
      brokenOff: row.status === 'stopped' && row.error_code !== null,
      byStoryteller: row.writer === 'storyteller',
      continued: row.continued,
      createdAt: row.created_at.toISOString(),
    })),
  };
}
