import type { Kysely } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { unseal } from '#server/seal.ts';
import { stepOf } from './authenticator.ts';

/** Takes an authenticator's code, once: the same code (or an older one) is refused from then on. */
export async function takeAuthenticatorCode(
  db: Kysely<DB>,
  { env, now }: Pick<Deps, 'env' | 'now'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const factor = await db
    .selectFrom('second_factors')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!factor) return false;
  const secret = unseal(factor.sealed_secret, env.appSecrets, 'second-factor').text;
  const step = stepOf(secret, code, now());
  if (step === null) return false;
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
