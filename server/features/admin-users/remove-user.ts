import { type AppContext, signedIn } from '#server/context.ts';
import { retryDeadlock } from '#server/db/retry-deadlock.ts';
import { AppError } from '#server/errors.ts';
import { deleteAccount, lockForDeletion } from '../account/index.ts';
import { mailAboutAct } from '../administrator-mails/index.ts';
import { writeAudit } from '../audit/index.ts';
import { isAdministrator } from '../auth/index.ts';
import { lockUser } from './lock-user.ts';

/**
 * Deletes a person's account and all that belongs to it; orders stay with name and e-mail. Neither an administrator nor
 * oneself can be deleted, so that the last administrator stays.
 * @throws NOT_FOUND, OWN_ACCOUNT, ADMIN_ACCOUNT, CONFIRMATION_WRONG when the typed address is another
 */
export async function removeUser({
  ctx,
  input: { id, email: typed, reason },
}: {
  ctx: AppContext;
  input: { id: string; email: string; reason: string };
}): Promise<{ ok: true }> {
  const { deps } = ctx;
  const actor = signedIn(ctx);
  if (actor.id === id) throw new AppError('OWN_ACCOUNT');
  await retryDeadlock(() =>
    deps.db.transaction().execute(async (trx) => {
      await lockForDeletion(trx, id);
      const user = await lockUser(trx, id);
      if (isAdministrator(deps.env, user)) throw new AppError('ADMIN_ACCOUNT');
      if (typed.trim().toLowerCase() !== user.email) throw new AppError('CONFIRMATION_WRONG');
      await writeAudit(trx, {
        actor,
        action: 'user.removed',
        subject: { type: 'user', id },
        before: { email: user.email },
        after: { reason },
        now: deps.now(),
      });
      // An unverified address may be another person's.
      if (user.email_verified)
        await mailAboutAct(deps, trx, { userId: id, act: { kind: 'account_deleted' } });
      await deleteAccount(trx, id);
    }),
  );
  return { ok: true };
}
