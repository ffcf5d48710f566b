import { randomBytes } from 'node:crypto';
import type { PlanId } from '#domain/billing/plans.ts';
import type { Deps } from '#server/context.ts';
import { createSession } from './session.ts';
import { bookTokens } from './tokens.ts';

export interface NewAccount {
  email?: string;
  username?: string;
  /** True by default. */
  emailVerified?: boolean;
  plan?: PlanId;
  planEndsAt?: Date | null;
  /** The initial balance in tokens, with its ledger row; 500 by default. */
  tokens?: number;
}

/** Creates an account with a session, unique in every field and without a password. */
export async function createAccount(
  deps: Deps,
  account: NewAccount = {},
): Promise<{ userId: string; email: string; username: string; cookie: string }> {
  const unique = randomBytes(6).toString('hex');
  const username = account.username ?? `u_${unique}`;
  const email = account.email ?? `${username}@test.example`;
  const { id: userId } = await deps.db
    .insertInto('users')
    .values({ name: username, username, email, email_verified: account.emailVerified ?? true })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (account.plan) {
    await deps.db
      .updateTable('user_tokens')
      .set({ plan: account.plan, plan_ends_at: account.planEndsAt ?? null })
      .where('user_id', '=', userId)
      .execute();
  }
  if (account.tokens !== undefined) await bookTokens(deps, userId, account.tokens - 500);
  return { userId, email, username, cookie: await createSession(deps, userId) };
}
