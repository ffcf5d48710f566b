import { createHmac, randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '#server/db/schema.generated.ts';
import type { Env } from '#server/env.ts';

const many = 10;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const shape = /^[a-z2-9]{5}-[a-z2-9]{5}$/;

const part = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('');
const hashOf = (secret: string, userId: string, code: string) =>
  createHmac('sha256', secret).update(`recovery-code:${userId}:${code}`).digest('base64url');

/** Ten new codes in place of the old; only their hashes are kept. */
export async function renewRecoveryCodes(
  trx: Transaction<DB>,
  { appSecrets }: Pick<Env, 'appSecrets'>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: many }, () => `${part()}-${part()}`);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(appSecrets[0], userId, code) })))
    .execute();
  return codes;
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(
  db: Kysely<DB>,
  { appSecrets }: Pick<Env, 'appSecrets'>,
  userId: string,
  given: string,
): Promise<boolean> {
  const code = given.toLowerCase().replaceAll(/\s/g, '');
  if (!shape.test(code)) return false;
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where(
      'code_hash',
      'in',
      appSecrets.map((secret) => hashOf(secret, userId, code)),
    )
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
