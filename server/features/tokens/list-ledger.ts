import { z } from 'zod';
import { ledgerReasons } from '#contract/tokens.ts';
import { planIds } from '#domain/billing/plans.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';

const reason = z.enum(ledgerReasons);
const plan = z.enum(planIds).nullable();

/** Lists all changes of the balance, newest first; the cursor is the last entry's id. */
export async function listLedger({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { cursor?: string | undefined; limit: number };
}) {
  if (input.cursor !== undefined && !/^\d{1,15}$/.test(input.cursor)) throw invalidCursor();
  let query = ctx.deps.db
    .selectFrom('token_ledger')
    .select(['id', 'delta', 'reason', 'generation_id', 'plan', 'created_at'])
    .where('user_id', '=', signedIn(ctx).id);
  if (input.cursor !== undefined) query = query.where('id', '<', Number(input.cursor));
  const rows = await query
    .orderBy('id', 'desc')
    .limit(input.limit + 1)
    .execute();
  const page = rows.slice(0, input.limit);
  return {
    entries: page.map((row) => ({
      id: row.id,
      delta: row.delta,
      reason: reason.parse(row.reason),
      generationId: row.generation_id,
      plan: plan.parse(row.plan),
      createdAt: row.created_at.toISOString(),
    })),
    nextCursor: rows.length > input.limit ? String(page.at(-1)?.id) : null,
  };
}
