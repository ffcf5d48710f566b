import type { Pool } from 'pg';
import { type PlanId, type PlanTerms, plans } from '#domain/billing/plans.ts';
import { minimumToGenerate } from '#domain/billing/tokens.ts';
import { istanbulDay } from '#domain/time/time.ts';
import type { Deps } from '#server/context.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { isDatabaseUnavailable } from '#server/db/unavailable.ts';
import { AppError } from '#server/errors.ts';
import { type TermsRow, termsOf } from '../plan-terms/index.ts';
import { planInForce } from './plan-in-force.ts';
import { startOfDay, usedTokens } from './used-tokens.ts';

/** A person's tokens after every refill that was due. */
export interface TokenState {
  tokens: number;
  plan: PlanId;
  /** The terms of this plan that were agreed on; the newest on the free plan. */
  terms: PlanTerms;
  planEndsAt: Date | null;
  /** When its owner cancelled the plan; null where it is not cancelled. */
  planCancelledAt: Date | null;
  emailVerified: boolean;
}

/** The pool, or the connection of a transaction. */
type Queries = Pick<Pool, 'query'>;

interface TokenRow {
  tokens: number;
  plan: PlanId;
  plan_ends_at: Date | null;
  plan_cancelled_at: Date | null;
  allowance_day: string;
  email_verified: boolean;
  /** Of the plan in force: an expired paid plan counts as free. */
  terms: TermsRow;
}

const readTokens = `SELECT t.tokens, t.plan, t.plan_ends_at, t.plan_cancelled_at, t.allowance_day, u.email_verified,
    to_jsonb(plan_terms_in_force(t.user_id, $2)) AS terms
  FROM user_tokens t JOIN users u ON u.id = t.user_id WHERE t.user_id = $1`;
/** Locks alone: what is read with a lock may be older than the lock, but for the locked row. */
const lockTokens = 'SELECT FROM user_tokens WHERE user_id = $1 FOR NO KEY UPDATE';

async function readRow(queries: Queries, userId: string, now: Date): Promise<TokenRow | undefined> {
  return (await queries.query<TokenRow>(readTokens, [userId, now])).rows[0];
}

const hasExpired = (row: TokenRow, now: Date) => row.plan !== planInForce(row.plan, row.plan_ends_at, now);
const awaitsAllowance = (row: TokenRow, now: Date) =>
  row.email_verified && row.allowance_day < istanbulDay(now);
/** The daily balance is empty: too little to start a generation with. */
const mayDraw = (row: TokenRow) => plans[row.plan].drawsOnGuarantee && row.tokens < minimumToGenerate;

async function book(
  queries: Queries,
  userId: string,
  reason: string,
  key: string,
  delta: number,
  now: Date,
  plan: PlanId | null = null,
) {
  await queries.query(
    `INSERT INTO token_ledger (user_id, delta, reason, idempotency_key, created_at, plan) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (user_id, idempotency_key) DO NOTHING`,
    [userId, delta, reason, key, now, plan],
  );
}

/** The welcome gift when it came on this day, else 0. */
async function giftOfDay(queries: Queries, userId: string, day: string): Promise<number> {
  const { rows } = await queries.query<{ delta: number }>(
    "SELECT delta FROM token_ledger WHERE user_id = $1 AND idempotency_key = 'welcome' AND created_at >= $2",
    [userId, startOfDay(day)],
  );
  return rows[0]?.delta ?? 0;
}

/** Gives what is due, under the row's lock: plan expiry, the day's allowance, the month's guarantee; in this order. */
async function settle(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries.query(lockTokens, [userId]);
  const row = await readRow(queries, userId, now);
  if (!row) return;
  const day = istanbulDay(now);
  if (hasExpired(row, now)) {
    row.plan = 'free';
    await queries.query(`UPDATE user_tokens SET plan = 'free', plan_ends_at = NULL WHERE user_id = $1`, [
      userId,
    ]);
    await book(queries, userId, 'plan_change', `plan_end:${row.plan_ends_at?.getTime()}`, 0, now, 'free');
  }
  const { dailyTokens, monthlyGuaranteeTokens } = termsOf(row.terms);
  if (awaitsAllowance(row, now)) {
    // The gift comes on top of its day's allowance.
    const carried = Math.max(0, row.tokens - (await giftOfDay(queries, userId, day)));
    const missing = dailyTokens - carried;
    if (missing > 0) {
      await book(queries, userId, 'daily_allowance', `daily:${day}`, missing, now);
      row.tokens += missing;
    }
    await queries.query('UPDATE user_tokens SET allowance_day = $2 WHERE user_id = $1', [userId, day]);
  }
  if (mayDraw(row) && monthlyGuaranteeTokens !== null) {
    const { thisMonth } = await usedTokens(queries, userId, now);
    // A day's worth at a time, and never more than the month's promise once it is used too.
    const draw = Math.min(dailyTokens, monthlyGuaranteeTokens - thisMonth - row.tokens);
    if (draw > 0) {
      await book(
        queries,
        userId,
        'monthly_guarantee',
        `guarantee:${day.slice(0, 7)}:${thisMonth}`,
        draw,
        now,
      );
    }
  }
}

/**
 * Brings a person's tokens up to date and answers them: a paid plan past its end falls back to free, the first touch
 * of an Istanbul day raises the balance to the allowance (never lowers it; the e-mail must be verified), and an empty
 * pro balance draws on the month's guarantee (docs/product/tokens.md). A missing token row is made. Usually one query.
 * @throws TOKENS_NOT_CREATED where a missing row can't be made
 */
export async function touchAllowance(deps: Deps, userId: string): Promise<TokenState> {
  const now = deps.now();
  let row = await readRow(deps.pool, userId, now);
  if (!row) {
    await makeTokenRow(deps, userId);
    row = await readRow(deps.pool, userId, now);
  }
  if (row && (hasExpired(row, now) || awaitsAllowance(row, now) || mayDraw(row))) {
    await inTransaction(deps.pool, (client) => settle(client, userId, now));
    row = await readRow(deps.pool, userId, now);
  }
  if (!row) throw new Error('The account of these tokens is gone.');
  return {
    tokens: row.tokens,
    plan: row.plan,
    terms: termsOf(row.terms),
    planEndsAt: row.plan_ends_at,
    planCancelledAt: row.plan === 'free' ? null : row.plan_cancelled_at,
    emailVerified: row.email_verified,
  };
}

/** Makes the profile and token rows that an account lacks; changes nothing where both are there. */
export async function ensureAccountRows(deps: Deps, userId: string): Promise<void> {
  await deps.pool.query('SELECT ensure_account_rows(id, name) FROM users WHERE id = $1', [userId]);
}

async function makeTokenRow(deps: Deps, userId: string): Promise<void> {
  try {
    await ensureAccountRows(deps, userId);
  } catch (fault) {
    if (isDatabaseUnavailable(fault)) throw fault;
    // A fault of the contract is logged by nobody else.
    deps.log.error({ err: fault, user: userId }, 'a missing token row was not made');
    throw new AppError('TOKENS_NOT_CREATED', { cause: fault });
  }
}
