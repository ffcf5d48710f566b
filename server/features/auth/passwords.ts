import { ORPCError } from '@orpc/server';
import type { Kysely, Transaction } from 'kysely';
import type { AppContext, Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { countPasswordGuess } from './attempt-limits.ts';
import { betterAuthOf } from './better-auth.ts';
import { isCommonPassword } from './common-password.ts';

const credential = 'credential';

/** Hashes a new password (scrypt, off the event loop). @throws PASSWORD_TOO_COMMON */
export async function hashNewPassword(deps: Deps, password: string): Promise<string> {
  if (isCommonPassword(password)) throw new ORPCError('PASSWORD_TOO_COMMON');
  const { password: passwords } = await betterAuthOf(deps).$context;
  return passwords.hash(password);
}

/** Makes a hashed password the account's, also where it had none (it came by another provider). */
export async function setPassword(
  db: Kysely<DB> | Transaction<DB>,
  userId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('accounts')
    .values({ account_id: userId, provider_id: credential, user_id: userId, password: hash, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: now }),
    )
    .execute();
}

/** Whether the account has a password; one that came by another provider may have none. */
export async function hasPassword(db: Kysely<DB>, userId: string): Promise<boolean> {
  const own = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', credential)
    .where('password', 'is not', null)
    .executeTakeFirst();
  return own !== undefined;
}

/**
 * Makes sure that the signed-in person knows the account's password; guesses are counted.
 * @throws WRONG_PASSWORD, NO_PASSWORD, TOO_MANY_REQUESTS
 */
export async function askPassword(ctx: AppContext, userId: string, given: string): Promise<void> {
  await countPasswordGuess(ctx, userId);
  const own = await ctx.deps.db
    .selectFrom('accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', credential)
    .executeTakeFirst();
  if (!own?.password) throw new ORPCError('NO_PASSWORD');
  const { password: passwords } = await betterAuthOf(ctx.deps).$context;
  if (!(await passwords.verify({ hash: own.password, password: given })))
    throw new ORPCError('WRONG_PASSWORD');
}
