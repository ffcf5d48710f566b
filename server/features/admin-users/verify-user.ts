import type { AdminUser } from '#contract/admin-users.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { forgetEmailChange } from '../account-mails/index.ts';
import { mailAboutAct } from '../administrator-mails/index.ts';
import { writeAudit } from '../audit/index.ts';
import { isAdministrator } from '../auth/index.ts';
import { lockUser } from './lock-user.ts';
import { readUser } from './read-users.ts';

/**
 * Marks an address as verified, as its mailed link does; the database gives the welcome gift in the same transaction.
 * Only the operator's command verifies an address that makes an administrator.
 * @throws NOT_FOUND, ALREADY_CONFIRMED, NAMED_ADMINISTRATOR
 */
export async function verifyUser({
  ctx,
  input: { id, reason },
}: {
  ctx: AppContext;
  input: { id: string; reason: string };
}): Promise<AdminUser> {
  const { deps } = ctx;
  const now = deps.now();
  await deps.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (user.email_verified) throw new AppError('ALREADY_CONFIRMED');
    if (isAdministrator(deps.env, { ...user, email_verified: true })) {
      throw new AppError('NAMED_ADMINISTRATOR');
    }
    await trx
      .updateTable('users')
      .set({ email_verified: true, updated_at: now })
      .where('id', '=', id)
      .execute();
    await forgetEmailChange(trx, id);
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'user.verified',
      subject: { type: 'user', id },
      before: { email: user.email, email_verified: false },
      after: { email: user.email, email_verified: true, reason },
      now,
    });
    await mailAboutAct(deps, trx, { userId: id, act: { kind: 'email_confirmed' } });
  });
  return readUser(deps, id);
}
