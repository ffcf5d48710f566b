import type { Kysely, Transaction } from 'kysely';
import type { AppContext, Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { countPasswordGuess } from './attempt-limits.ts';
import { betterAuthOf } from './better-auth.ts';
import { isCommonPassword } from './common-password.ts';

const credential = 'credential';

/** Hashes a new password (scrypt, off the event loop). @throws PASSWORD_TOO_COMMON */
export async function hashNewPassword(deps: Deps, password: string): Promise<string> {
  if (isCommonPassword(password)) throw new AppError('PASSWORD_TOO_COMMON');
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

interface OwnPassword {
  userId: string;
  hash: string;
}

const passwordsOf = (db: Kysely<DB>) =>
  db.selectFrom('accounts').where('provider_id', '=', credential).where('password', 'is not', null);

/** The hashed password of the account with this address, folded; undefined where there is none. */
export async function findPassword(db: Kysely<DB>, email: string): Promise<OwnPassword | undefined> {
  const own = await passwordsOf(db)
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.user_id as userId', 'accounts.password as hash'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  return own?.hash ? { userId: own.userId, hash: own.hash } : undefined;
}

/** The hashed password of an account; undefined where it has none. */
export async function findPasswordOf(db: Kysely<DB>, userId: string): Promise<OwnPassword | undefined> {
  const own = await passwordsOf(db).select('password').where('user_id', '=', userId).executeTakeFirst();
  return own?.password ? { userId, hash: own.password } : undefined;
}

/** Whether the account's password is still the one that was checked. */
export async function isStillPassword(db: Kysely<DB>, { userId, hash }: OwnPassword): Promise<boolean> {
  const own = await passwordsOf(db)
    .select('id')
    .where('user_id', '=', userId)
    .where('password', '=', hash)
    .executeTakeFirst();
  return own !== undefined;
}

/** Whether this is the password behind a hash; without a hash it takes as long to say no. */
export async function verifyPassword(deps: Deps, hash: string | null, password: string): Promise<boolean> {
  const { password: passwords } = await betterAuthOf(deps).$context;
  if (hash !== null) return passwords.verify({ hash, password });
  await passwords.hash(password);
  return false;
}

/** Whether the account has a password; one that came by another provider may have none. */
export async function hasPassword(db: Kysely<DB>, userId: string): Promise<boolean> {
  return (await passwordsOf(db).select('id').where('user_id', '=', userId).executeTakeFirst()) !== undefined;
}

/**
 * Makes sure that the signed-in person knows the account's password; wrong guesses are counted.
 * @throws WRONG_PASSWORD, NO_PASSWORD, TOO_MANY_REQUESTS
 */
export async function askPassword(ctx: AppContext, userId: string, given: string): Promise<void> {
  const returnTurn = await countPasswordGuess(ctx, userId);
  const own = await passwordsOf(ctx.deps.db)
    .select('password')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!own?.password) throw new AppError('NO_PASSWORD');
  if (!(await verifyPassword(ctx.deps, own.password, given))) throw new AppError('WRONG_PASSWORD');
  await returnTurn();
}
