import type { Transaction } from 'kysely';
import pg from 'pg';
import type { AppContext, Deps } from '#server/context.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { emailChangedMail, findLink, takeLink } from '../account-mails/index.ts';
import { countLink, proveHolder } from '../auth/index.ts';

const both = ['change_email_old', 'change_email_new'] as const;

/** The index that holds addresses unique; only it knows for certain. */
const isTaken = (fault: unknown) =>
  fault instanceof pg.DatabaseError && fault.constraint === 'users_email_key';

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
  // What was mailed to the old address proves nothing any more.
  await trx.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute();
  // An address that was never verified may be a stranger's, who must not be told the new one.
  if (person.email_verified) await deps.mail.send(emailChangedMail(person, newEmail), { within: trx });
  return true;
}

/**
 * Takes one of the links of an e-mail change; the last one completes it. Links followed at the same moment are taken
 * one after another (`takeLink`), so the second sees that the first is gone.
 * The link to the new address alone does not prove that the account is its reader's: without the account's session it
 * needs the account's password.
 * @throws LINK_INVALID, also where the new address has got an account meanwhile; PASSWORD_REQUIRED, WRONG_PASSWORD,
 * TOO_MANY_REQUESTS
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
  return confirmed.catch((fault: unknown) => {
    // Somebody opened an account with the new address at this very moment.
    throw isTaken(fault) ? new AppError('LINK_INVALID') : fault;
  });
}
