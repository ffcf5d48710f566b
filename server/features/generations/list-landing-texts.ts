import type { LandingText } from '#contract/generations.ts';
import type { AppContext } from '#server/context.ts';

/** The newest texts are listed: a trial pays for five, and a signed-in writer finds older ones among the stories. */
const maxTexts = 20;

interface Row {
  id: string;
  idea: string;
  genre: string;
  writer: string;
  result: string;
  status: string;
  error_code: string | null;
  created_at: Date;
}

/**
 * The texts that this browser's guest, or the signed-in person, generated on the landing page, newest first. A text is
 * listed however its generation ended, and also after it was dismissed; one that still runs is not. A text and its
 * continuation are one. A guest's text that an account has adopted is listed to that account alone: others may use the
 * same browser.
 */
export async function listLandingTexts({ ctx }: { ctx: AppContext }): Promise<{ texts: LandingText[] }> {
  if (!ctx.user && !ctx.guestId) return { texts: [] };
  const { rows } = await ctx.deps.pool.query<Row>({
    name: 'list_landing_texts',
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
    SELECT id, whole.idea, whole.genre, writer, whole.result, status, error_code, created_at
      FROM own JOIN LATERAL continued_text(id) whole ON true
      WHERE NOT EXISTS (SELECT FROM own later WHERE later.continues_id = own.id)
      ORDER BY created_at DESC LIMIT $3`,
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
      createdAt: row.created_at.toISOString(),
    })),
  };
}
