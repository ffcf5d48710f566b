import type { Transaction } from 'kysely';
import pg from 'pg';
import type { AppContext, Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { emailChangedMail, findLink, takeLink } from '../account-mails/index.ts';
import { countLink, proveHolder } from '../auth/index.ts';

const both = ['change_email_old', 'change_email_new'] as const;

/**
 * Whether an error is a violation of the unique index of addresses; an earlier query can't exclude a concurrent
 * sign-up.
 */
const isTaken = (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === 'users_email_key';

async function change(deps: Deps, trx: Transaction<DB>, userId: string, newEmail: string): Promise<boolean> {
  const person = await trx
    .selectFrom('users')
    .select(['email', 'name', 'email_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const taken = await trx.selectFrom('users').select('id').where('email', '=', newEmail).executeTakeFirst();
  if (taken) return false;
  await trx
    .updateTable('users')
    .set({ email: newEmail, email_verified: true, updated_at: deps.now() })
    .where('id', '=', userId)
    .execute();
  // Links and codes that were mailed to the old address must not work any more.
  await trx.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
  // An unverified address may be another person's, who must not learn the new address.
  if (person.email_verified)
    await deps.mail.send(emailChangedMail(person, mailSite(deps), newEmail), { within: trx });
  return true;
}

/**
 * Takes one of the links of an e-mail change; the last one completes it. `takeLink` takes concurrent links one after
 * another, so that exactly one is the last. The link to the new address does not prove who holds the account, so it also
 * needs the account's session or password.
 * @throws LINK_INVALID, also when the new address has got an account meanwhile; PASSWORD_REQUIRED, WRONG_PASSWORD,
 *   TOO_MANY_REQUESTS
 */
export async function confirmEmailChange({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { secret: string; password?: string | undefined };
}): Promise<{ changed: boolean }> {
  await countLink(ctx);
  const { deps } = ctx;
  const link = await findLink(deps.db, both, input.secret, deps.now());
  if (!link) throw new AppError('LINK_INVALID');
  const isStillHolder =
    link.purpose === 'change_email_new' ? await proveHolder(ctx, link.userId, input.password) : null;
  const confirmed = deps.db.transaction().execute(async (trx) => {
    const proof = await takeLink(trx, both, input.secret, deps.now());
    if (!proof?.newEmail) throw new AppError('LINK_INVALID');
    if (isStillHolder && !(await isStillHolder(trx))) throw new AppError('LINK_INVALID');
    const open = await trx
      .selectFrom('one_time_tokens')
      .select('id')
      .where('user_id', '=', proof.userId)
      .where('purpose', 'in', [...both])
      .where('new_email', '=', proof.newEmail)
      .executeTakeFirst();
    if (open) return { changed: false };
    if (!(await change(deps, trx, proof.userId, proof.newEmail))) throw new AppError('LINK_INVALID');
    return { changed: true };
  });
  return confirmed.catch((error: unknown) => {
    // A concurrent sign-up has taken the new address.
    throw isTaken(error) ? new AppError('LINK_INVALID') : error;
  });
}
