import { sql } from 'kysely';
import { z } from 'zod';
import { ledgerReasons } from '#contract/tokens.ts';
import { planIds } from '#domain/billing/plans.ts';
import type { AppContext } from '#server/context.ts';
import { invalidCursor } from '#server/db/invalid-cursor.ts';
import { readUser } from './read-users.ts';

const reason = z.enum(ledgerReasons);
const plan = z.enum(planIds).nullable();

interface Row {
  id: number;
  delta: number;
  reason: string;
  plan: string | null;
  created_at: Date;
  /** The balance now. */
  tokens: number;
}

/** The last entry's id, and the balance before it, so that a later page adds up no earlier one. */
function readCursor(cursor: string): { id: number; balance: number } {
  const [, id, balance] = /^(\d{1,15})\.(\d{1,10})$/.exec(cursor) ?? [];
  if (id === undefined || balance === undefined) throw invalidCursor();
  return { id: Number(id), balance: Number(balance) };
}

/**
 * Lists the changes of a person's balance, newest first, each with the balance after it. @throws NOT_FOUND, INVALID_INPUT
 * for a malformed cursor
 */
export async function listUserLedger({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { id: string; cursor?: string | undefined; limit: number };
}) {
  const after = input.cursor === undefined ? null : readCursor(input.cursor);
  const { db } = ctx.deps;
  // One statement, so that balance and entries are of one moment.
  const { rows } = await sql<Row>`
    SELECT l.id, l.delta, l.reason, l.plan, l.created_at, t.tokens
    FROM token_ledger l JOIN user_tokens t ON t.user_id = l.user_id
    WHERE l.user_id = ${input.id} AND ${after === null ? sql`true` : sql`l.id < ${after.id}`}
    ORDER BY l.id DESC LIMIT ${input.limit + 1}`.execute(db);
  if (rows.length === 0) await readUser(ctx.deps, input.id);
  const page = rows.slice(0, input.limit);
  let balance = after?.balance ?? page[0]?.tokens ?? 0;
  const entries = page.map((row) => {
    const entry = {
      id: row.id,
      delta: row.delta,
      balance,
      reason: reason.parse(row.reason),
      plan: plan.parse(row.plan),
      createdAt: row.created_at.toISOString(),
    };
    balance -= row.delta;
    return entry;
  });
  const last = page.at(-1);
  return {
    entries,
    nextCursor: rows.length > input.limit && last ? `${last.id}.${Math.max(0, balance)}` : null,
  };
}
