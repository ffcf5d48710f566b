import { type AppContext, signedIn } from '#server/context.ts';
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
 * Changes the password and ends every other session. An address that was never verified may be a stranger's, who gets no
 * mail about it.
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
  const { db, now, env, mail } = ctx.deps;
  await askPassword(ctx, id, input.current);
  const hash = await hashNewPassword(ctx.deps, input.next);
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    // The address's owner may have taken the account over while the passwords were hashed.
    await refuseEndedSession(trx, sessionId);
    await setPassword(trx, id, hash, now());
    await trx.deleteFrom('sessions').where('user_id', '=', id).where('id', '<>', sessionId).execute();
    await trx.deleteFrom('waiting_sign_ins').where('user_id', '=', id).execute();
    // A reset link that lies in a mailbox must not undo the change.
    await trx
      .deleteFrom('one_time_tokens')
      .where('user_id', '=', id)
      .where('purpose', 'in', ['reset_password', 'sign_in_code'])
      .execute();
    await sendDeviceMark(trx, ctx, id);
    if (emailVerified) await mail.send(passwordChangedMail({ email, name }, env.publicUrl), { within: trx });
  });
  return { ok: true };
}
