import type { Transaction } from 'kysely';
import type { Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { mailSite } from '#server/mail/index.ts';
import { type AdministratorAct, actMail } from './act-mail.ts';

/**
 * Tells a person by mail what an administrator did, in the transaction that does it. Call it only when something
 * changed, and before the account is deleted.
 */
export async function mailAboutAct(
  deps: Pick<Deps, 'env' | 'identity' | 'mail'>,
  trx: Transaction<DB>,
  { userId, act, reason = '' }: { userId: string; act: AdministratorAct; reason?: string },
): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['email', 'name', 'username'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const to = { email: person.email, name: person.name || person.username || person.email };
  await deps.mail.send(actMail(mailSite(deps), to, act, reason), { within: trx });
}
