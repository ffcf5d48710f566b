import type { AdminUser } from '#contract/admin-users.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { askForAccountMail } from '../account-mails/index.ts';
import { writeAudit } from '../audit/index.ts';
import { countMail } from '../auth/index.ts';
import { readUser } from './read-users.ts';

/** Mails a person the verification link again. @throws NOT_FOUND, ALREADY_CONFIRMED, TOO_MANY_REQUESTS */
export async function resendVerification({
  ctx,
  input: { id, reason },
}: {
  ctx: AppContext;
  input: { id: string; reason: string };
}): Promise<AdminUser> {
  const { deps } = ctx;
  const user = await readUser(deps, id);
  if (user.emailConfirmed) throw new AppError('ALREADY_CONFIRMED');
  const { email } = user;
  await countMail(ctx, email);
  await deps.db.transaction().execute(async (trx) => {
    await writeAudit(trx, {
      actor: signedIn(ctx),
      action: 'user.verification_sent',
      subject: { type: 'user', id },
      after: { email, reason },
      now: deps.now(),
    });
    await askForAccountMail(ctx, { kind: 'verify_email', email }, { within: trx });
  });
  return user;
}
