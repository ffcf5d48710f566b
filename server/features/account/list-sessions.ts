import type { OpenSession } from '#contract/account.ts';
import { type AppContext, signedIn } from '#server/context.ts';

/** Lists the account's current sessions, the last used first, at most 100. */
export async function listSessions({ ctx }: { ctx: AppContext }): Promise<{ sessions: OpenSession[] }> {
  const { id, sessionId } = signedIn(ctx);
  const rows = await ctx.deps.db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', id)
    .where('expires_at', '>', ctx.deps.now())
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      userAgent: row.user_agent ?? '',
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.updated_at.toISOString(),
      current: row.id === sessionId,
    })),
  };
}
