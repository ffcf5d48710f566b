import { type Kysely, sql } from 'kysely';
import { type PlanId, plans } from '#domain/plans.ts';
import { istanbulDay } from '#domain/time.ts';
import { minimumToGenerate } from '#domain/tokens.ts';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { planInForce } from './plan-in-force.ts';
import { usedTokens } from './used-tokens.ts';

/** A person's tokens after every refill that was due. */
export interface TokenState {
  tokens: number;
  plan: PlanId;
  planEndsAt: Date | null;
  emailVerified: boolean;
}

interface TokenRow {
  tokens: number;
  plan: PlanId;
  plan_ends_at: Date | null;
  allowance_day: string;
  email_verified: boolean;
}

async function readRow(db: Kysely<DB>, userId: string, lock: boolean): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    SELECT t.tokens, t.plan, t.plan_ends_at, t.allowance_day, u.email_verified
    FROM user_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.user_id = ${userId} ${lock ? sql`FOR NO KEY UPDATE OF t` : sql``}`.execute(db);
  return rows[0];
}

const hasExpired = (row: TokenRow, now: Date) => row.plan !== planInForce(row.plan, row.plan_ends_at, now);
const awaitsAllowance = (row: TokenRow, now: Date) =>
  row.email_verified && row.allowance_day < istanbulDay(now);
/** The daily balance is empty: too little to start a generation with. */
const mayDraw = (row: TokenRow) => plans[row.plan].drawsOnGuarantee && row.tokens < minimumToGenerate;

async function book(db: Kysely<DB>, userId: string, reason: string, key: string, delta: number, now: Date) {
  await db
    .insertInto('token_ledger')
    .values({ user_id: userId, delta, reason, idempotency_key: key, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
    .execute();
}

/** Gives what is due, under the row's lock: plan expiry, the day's allowance, the month's guarantee; in this order. */
async function settle(db: Kysely<DB>, userId: string, now: Date): Promise<void> {
  const row = await readRow(db, userId, true);
  if (!row) return;
  const day = istanbulDay(now);
  if (hasExpired(row, now)) {
    row.plan = 'free';
    await db
      .updateTable('user_tokens')
      .set({ plan: 'free', plan_ends_at: null })
      .where('user_id', '=', userId)
      .execute();
  }
  const { dailyTokens, monthlyGuaranteeTokens } = plans[row.plan];
  if (awaitsAllowance(row, now)) {
    const missing = dailyTokens - row.tokens;
    if (missing > 0) {
      await book(db, userId, 'daily_allowance', `daily:${day}`, missing, now);
      row.tokens = dailyTokens;
    }
    await db.updateTable('user_tokens').set({ allowance_day: day }).where('user_id', '=', userId).execute();
  }
  if (mayDraw(row) && monthlyGuaranteeTokens !== null) {
    const { thisMonth } = await usedTokens(db, userId, now);
    // A day's worth at a time, and never more than the month's promise once it is used too.
    const draw = Math.min(dailyTokens, monthlyGuaranteeTokens - thisMonth - row.tokens);
    if (draw > 0) {
      await book(db, userId, 'monthly_guarantee', `guarantee:${day.slice(0, 7)}:${thisMonth}`, draw, now);
    }
  }
}

/**
 * Brings a person's tokens up to date and answers them: a paid plan past its end falls back to free, the first touch
 * of an Istanbul day raises the balance to the allowance (never lowers it; the e-mail must be verified), and an empty
 * pro balance draws on the month's guarantee (decisions, Tokens). A missing token row is made. Usually one query.
 */
export async function touchAllowance(deps: Deps, userId: string): Promise<TokenState> {
  const now = deps.now();
  let row = await readRow(deps.db, userId, false);
  if (!row) {
    await ensureAccountRows(deps, userId);
    row = await readRow(deps.db, userId, false);
  }
  if (row && (hasExpired(row, now) || awaitsAllowance(row, now) || mayDraw(row))) {
    await deps.db.transaction().execute((trx) => settle(trx, userId, now));
    row = await readRow(deps.db, userId, false);
  }
  if (!row) throw new Error('The account of these tokens is gone.');
  return {
    tokens: row.tokens,
    plan: row.plan,
    planEndsAt: row.plan_ends_at,
    emailVerified: row.email_verified,
  };
}

/** Makes the profile and token rows that an account lacks; changes nothing where both are there. */
export async function ensureAccountRows(deps: Deps, userId: string): Promise<void> {
  await sql`SELECT ensure_account_rows(id, name) FROM users WHERE id = ${userId}`.execute(deps.db);
}
