import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { signInCodeDigits } from '#domain/limits.ts';
import { dayMs, hourMs } from '#domain/time/durations.ts';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';

export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email_old' | 'change_email_new';
type Purpose = LinkPurpose | 'sign_in_code';

/** How long a mailed secret is valid, ms. */
export const tokenLifeMs: Readonly<Record<Purpose, number>> = {
  verify_email: dayMs,
  reset_password: hourMs,
  change_email_old: dayMs,
  change_email_new: dayMs,
  sign_in_code: 10 * 60_000,
};

/** Maximum number of wrong guesses, after which a code is invalid. */
const maxGuesses = 5;

interface Issue {
  userId: string;
  email: string;
  newEmail?: string;
  /** Hash of the secret of the browser that requested a code; links have none. */
  browserHash?: string;
  now: Date;
}

/** What a mailed secret proves. */
export interface Proof {
  userId: string;
  email: string;
  newEmail: string | null;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
/** Uses the app's secret, because an eight-digit code could be guessed from a plain hash. */
const codeHashOf = (secret: string, userId: string, browserHash: string, code: string) =>
  createHmac('sha256', secret).update(`sign-in-code:${userId}:${browserHash}:${code}`).digest('base64url');

interface LinkRow {
  user_id: string;
  email: string;
  new_email: string | null;
  purpose: string;
}
const toProof = ({ user_id, email, new_email, purpose }: LinkRow): Proof & { purpose: LinkPurpose } => ({
  userId: user_id,
  email,
  newEmail: new_email,
  purpose: purpose as LinkPurpose,
});

async function store(
  db: Kysely<DB>,
  purpose: Purpose,
  secretHash: string,
  { userId, email, newEmail, browserHash = '', now }: Issue,
): Promise<void> {
  const fresh = {
    secret_hash: secretHash,
    email,
    new_email: newEmail ?? null,
    attempts: 0,
    expires_at: new Date(now.getTime() + tokenLifeMs[purpose]),
    created_at: now,
  };
  await db
    .insertInto('one_time_tokens')
    .values({ purpose, user_id: userId, browser_hash: browserHash, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose', 'browser_hash']).doUpdateSet(fresh))
    .execute();
}

/** Creates a link's secret (256 random bits); it replaces an earlier one of the same purpose. */
export async function issueLink(db: Kysely<DB>, purpose: LinkPurpose, issue: Issue): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await store(db, purpose, hashOf(secret), issue);
  return secret;
}

/** Reads what a link's secret proves and leaves it valid; null when it is unknown, used or expired. */
export async function findLink(
  db: Kysely<DB>,
  purposes: readonly LinkPurpose[],
  secret: string,
  now: Date,
): Promise<(Proof & { purpose: LinkPurpose }) | null> {
  const link = await db
    .selectFrom('one_time_tokens')
    .select(['user_id', 'email', 'new_email', 'purpose'])
    .where('secret_hash', '=', hashOf(secret))
    .where('purpose', 'in', [...purposes])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return link ? toProof(link) : null;
}

/**
 * Takes a link's secret; of two concurrent calls one gets the proof, the other null. It first locks the user's row, so
 * that links of one user are taken one after another. The lock allows inserts of rows that refer to the user, because
 * their transactions may hold locks that the caller waits for.
 */
export async function takeLink(
  trx: Transaction<DB>,
  purposes: readonly LinkPurpose[],
  secret: string,
  now: Date,
): Promise<(Proof & { purpose: LinkPurpose }) | null> {
  await trx
    .selectFrom('users')
    .innerJoin('one_time_tokens', 'one_time_tokens.user_id', 'users.id')
    .select('users.id')
    .where('secret_hash', '=', hashOf(secret))
    .forNoKeyUpdate('users')
    .executeTakeFirst();
  const taken = await trx
    .deleteFrom('one_time_tokens')
    .where('secret_hash', '=', hashOf(secret))
    .where('purpose', 'in', [...purposes])
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'new_email', 'purpose'])
    .executeTakeFirst();
  if (!taken) return null;
  const proof = toProof(taken);
  await clearRefusal(trx, proof.userId);
  return proof;
}

/** A mail that was followed arrived: the account's address counts as reachable again. */
async function clearRefusal(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.deleteFrom('refused_addresses').where('user_id', '=', userId).execute();
}

/** Deletes the links of an e-mail change that was not completed. */
export async function forgetEmailChange(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['change_email_old', 'change_email_new'])
    .execute();
}

/** Creates an eight-digit sign-in code; it replaces an earlier one of the same browser. */
export async function issueCode(
  db: Kysely<DB>,
  { appSecrets }: Pick<Env, 'appSecrets'>,
  issue: Issue & { browserHash: string },
): Promise<string> {
  const code = String(randomInt(10 ** signInCodeDigits)).padStart(signInCodeDigits, '0');
  await store(db, 'sign_in_code', codeHashOf(appSecrets[0], issue.userId, issue.browserHash, code), issue);
  return code;
}

/**
 * Checks a guess at this browser's sign-in code. All guesses count, and after five the code is invalid.
 * @returns the hash for `takeCode` when the guess is right, else null
 */
export async function guessCode(
  db: Kysely<DB>,
  { appSecrets }: Pick<Env, 'appSecrets'>,
  guess: { userId: string; browserHash: string; code: string; now: Date },
): Promise<string | null> {
  const counted = await db
    .updateTable('one_time_tokens')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('user_id', '=', guess.userId)
    .where('purpose', '=', 'sign_in_code')
    .where('browser_hash', '=', guess.browserHash)
    .where('expires_at', '>', guess.now)
    .where('attempts', '<', maxGuesses)
    .returning('secret_hash')
    .executeTakeFirst();
  if (!counted) return null;
  const stored = Buffer.from(counted.secret_hash);
  const isRight = appSecrets.some((secret) => {
    const given = Buffer.from(codeHashOf(secret, guess.userId, guess.browserHash, guess.code));
    return given.length === stored.length && timingSafeEqual(given, stored);
  });
  return isRight ? counted.secret_hash : null;
}

/** Takes a code that was guessed right; of two concurrent calls one gets true. */
export async function takeCode(trx: Transaction<DB>, secretHash: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('one_time_tokens')
    .where('secret_hash', '=', secretHash)
    .where('purpose', '=', 'sign_in_code')
    .returning('user_id')
    .executeTakeFirst();
  if (!taken) return false;
  await clearRefusal(trx, taken.user_id);
  return true;
}

/** Deletes expired links and codes; a scheduled job calls it. */
export async function sweepOneTimeTokens(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
}
