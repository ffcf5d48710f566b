import type { Kysely, Transaction } from 'kysely';
import type { AppContext, Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { type PasswordHasher, passwordHasher } from '#server/password-hash.ts';
import { countPasswordGuess } from './attempt-limits.ts';
import { isCommonPassword } from './common-password.ts';

/** The provider of `accounts` rows that hold a password. */
const credential = 'credential';

const hasherOf = (deps: Deps): PasswordHasher => deps.passwords ?? passwordHasher;

/** Hashes a new password with scrypt in another thread. @throws PASSWORD_TOO_COMMON */
export async function hashNewPassword(deps: Deps, password: string): Promise<string> {
  if (isCommonPassword(password, deps.identity.brand.name)) throw new AppError('PASSWORD_TOO_COMMON');
  return hasherOf(deps).hash(password);
}

/** Stores the hash of an account's password, also when the account had none (a sign-up by Google). */
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

/** The password hash of the account with this lower-case e-mail; undefined without account or password. */
export async function findPassword(db: Kysely<DB>, email: string): Promise<OwnPassword | undefined> {
  const own = await passwordsOf(db)
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.user_id as userId', 'accounts.password as hash'])
    .where('users.email', '=', email)
    .executeTakeFirst();
  return own?.hash ? { userId: own.userId, hash: own.hash } : undefined;
}

/** The password hash of an account; undefined when it has none. */
export async function findPasswordOf(db: Kysely<DB>, userId: string): Promise<OwnPassword | undefined> {
  const own = await passwordsOf(db).select('password').where('user_id', '=', userId).executeTakeFirst();
  return own?.password ? { userId, hash: own.password } : undefined;
}

/** Whether the account still has the password that was checked. */
export async function isStillPassword(db: Kysely<DB>, { userId, hash }: OwnPassword): Promise<boolean> {
  const own = await passwordsOf(db)
    .select('id')
    .where('user_id', '=', userId)
    .where('password', '=', hash)
    .executeTakeFirst();
  return own !== undefined;
}

/**
 * Whether a password matches a hash. Without a hash it is false after the same time, so that timing reveals nothing.
 */
export async function verifyPassword(deps: Deps, hash: string | null, password: string): Promise<boolean> {
  if (hash !== null) return hasherOf(deps).verify({ hash, password });
  await hasherOf(deps).hash(password);
  return false;
}

/** Whether the account has a password; an account that was opened by Google may have none. */
export async function hasPassword(db: Kysely<DB>, userId: string): Promise<boolean> {
  return (await findPasswordOf(db, userId)) !== undefined;
}

/**
 * Checks the password that a signed-in user entered; wrong ones are counted.
 * @throws WRONG_PASSWORD, NO_PASSWORD, TOO_MANY_REQUESTS
 */
export async function askPassword(ctx: AppContext, userId: string, given: string): Promise<void> {
  const uncount = await countPasswordGuess(ctx, userId);
  const own = await findPasswordOf(ctx.deps.db, userId);
  if (!own) throw new AppError('NO_PASSWORD');
  if (!(await verifyPassword(ctx.deps, own.hash, given))) throw new AppError('WRONG_PASSWORD');
  await uncount();
}
