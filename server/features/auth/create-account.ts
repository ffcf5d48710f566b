import type { Transaction } from 'kysely';
import pg from 'pg';
import type { AppContext } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { openSession } from './open-session.ts';
import { setPassword } from './passwords.ts';

interface NewAccount {
  username: string;
  /** In lower case. */
  email: string;
  passwordHash: string;
  /** Whether the sign-up tokens are given when the e-mail is verified, in place of now. */
  tokensWait: boolean;
}

async function insertAccount(trx: Transaction<DB>, ctx: AppContext, account: NewAccount) {
  const { id: userId } = await trx
    .insertInto('users')
    .values({
      name: account.username,
      username: account.username,
      email: account.email,
      sign_up_tokens_wait: account.tokensWait,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setPassword(trx, userId, account.passwordHash, ctx.deps.now());
  return { userId, token: await openSession(trx, ctx, userId) };
}

/** The errors of the unique indexes, which decide when two sign-ups use one address or name at the same time. */
const taken = { users_email_key: 'EMAIL_TAKEN', users_username_key: 'USERNAME_TAKEN' } as const;

const isTaken = (constraint: string | undefined): constraint is keyof typeof taken =>
  constraint !== undefined && constraint in taken;

/**
 * Stores an account with its password and its first session in one transaction; triggers add profile and tokens. The
 * session that the browser had before ends.
 * @returns the id of the account and the session's token
 * @throws EMAIL_TAKEN, USERNAME_TAKEN
 */
export async function createAccount(
  ctx: AppContext,
  account: NewAccount,
): Promise<{ userId: string; token: string }> {
  try {
    return await ctx.deps.db.transaction().execute((trx) => insertAccount(trx, ctx, account));
  } catch (error) {
    const constraint = error instanceof pg.DatabaseError ? error.constraint : undefined;
    throw isTaken(constraint) ? new AppError(taken[constraint], { cause: error }) : error;
  }
}
