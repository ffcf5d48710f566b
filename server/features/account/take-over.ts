import type { Transaction } from 'kysely';
import type { AppContext, Deps } from '#server/context.ts';
import { retryDeadlock } from '#server/db/retry-deadlock.ts';
import type { DB } from '#server/db/schema.generated.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { accountTakenOverMail, findLink, issueLink, takeLink } from '../account-mails/index.ts';
import { claimAddress, countLink } from '../auth/index.ts';
import { clearBalance, lockBalance } from '../tokens/index.ts';
import { deleteContent } from './delete-content.ts';

async function transfer(
  deps: Deps,
  trx: Transaction<DB>,
  link: { secret: string; userId: string },
): Promise<string> {
  const now = deps.now();
  await lockBalance(trx, link.userId);
  const proof = await takeLink(trx, ['verify_email'], link.secret, now);
  if (!proof) throw new AppError('LINK_INVALID');
  // Only an unverified account can be taken over; it may have been verified meanwhile.
  const account = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', proof.userId)
    .where('email', '=', proof.email)
    .where('email_verified', '=', false)
    .executeTakeFirst();
  if (!account) throw new AppError('LINK_INVALID');
  // The tokens that come with the verified address stay with the owner.
  await clearBalance(trx, { userId: account.id, now });
  await claimAddress(trx, account.id, now);
  await deleteContent(trx, account.id, now);
  const { email, name } = await trx
    .selectFrom('users')
    .select(['email', 'name'])
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  await deps.mail.send(accountTakenOverMail({ email, name }, mailSite(deps)), { within: trx });
  return issueLink(trx, 'reset_password', { userId: account.id, email, now });
}

/**
 * Gives the account of a verification link to the owner of the mailbox, in one transaction and once per link. Deletes
 * all means of access and all content of the account's opener, removes their tokens and verifies the address; plan,
 * orders and username stay.
 * @returns the secret of a link that sets the new password
 * @throws LINK_INVALID, also when the address was verified meanwhile; TOO_MANY_REQUESTS
 */
export async function takeOver({
  ctx,
  input: { secret },
}: {
  ctx: AppContext;
  input: { secret: string };
}): Promise<{ resetSecret: string }> {
  await countLink(ctx);
  const { deps } = ctx;
  const link = await findLink(deps.db, ['verify_email'], secret, deps.now());
  if (!link) throw new AppError('LINK_INVALID');
  const resetSecret = await retryDeadlock(() =>
    deps.db.transaction().execute((trx) => transfer(deps, trx, { secret, userId: link.userId })),
  );
  return { resetSecret };
}
