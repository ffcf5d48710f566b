import { type AppContext, signedIn } from '#server/context.ts';
import { mailSite } from '#server/mail/index.ts';
import { passwordChangedMail } from '../account-mails/index.ts';
import {
  askPassword,
  hashNewPassword,
  lockAccount,
  refuseEndedSession,
  sendDeviceMark,
  setPassword,
} from '../auth/index.ts';

/**
 * Changes the password and ends all other sessions. An unverified address gets no mail, because it may be another
 * person's.
 * @throws UNAUTHORIZED, WRONG_PASSWORD, NO_PASSWORD, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS
 */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { current: string; next: string };
}): Promise<{ ok: true }> {
  const { id, email, emailVerified, name, sessionId } = signedIn(ctx);
  const { db, now, mail } = ctx.deps;
  await askPassword(ctx, id, input.current);
  const hash = await hashNewPassword(ctx.deps, input.next);
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    // The owner of the address may have taken over the account while the passwords were hashed.
    await refuseEndedSession(trx, sessionId);
    await setPassword(trx, id, hash, now());
    await trx.deleteFrom('sessions').where('user_id', '=', id).where('id', '<>', sessionId).execute();
    await trx.deleteFrom('waiting_sign_ins').where('user_id', '=', id).execute();
    // Otherwise an old reset link in the mailbox could undo the change.
    await trx
      .deleteFrom('one_time_tokens')
      .where('user_id', '=', id)
      .where('purpose', 'in', ['reset_password', 'sign_in_code'])
      .execute();
    await sendDeviceMark(trx, ctx, id);
    if (emailVerified)
      await mail.send(passwordChangedMail({ email, name }, mailSite(ctx.deps)), { within: trx });
  });
  return { ok: true };
}
