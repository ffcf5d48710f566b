import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { passwordChangedMail, takeLink } from '../account-mails/index.ts';
import { claimAddress, countLink, endAccess, hashNewPassword, setPassword } from '../auth/index.ts';

/**
 * Sets a new password by a mailed link and ends all sessions; the link also verifies the address.
 * @throws LINK_INVALID, PASSWORD_TOO_COMMON (the link stays valid), TOO_MANY_REQUESTS
 */
export async function resetPassword({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { secret: string; password: string };
}): Promise<{ ok: true }> {
  await countLink(ctx);
  const { db, now, mail } = ctx.deps;
  const hash = await hashNewPassword(ctx.deps, input.password);
  return db.transaction().execute(async (trx) => {
    const proof = await takeLink(trx, ['reset_password'], input.secret, now());
    if (!proof) throw new AppError('LINK_INVALID');
    const person = await trx
      .selectFrom('users')
      .select(['email', 'name'])
      .where('id', '=', proof.userId)
      .where('email', '=', proof.email)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person) throw new AppError('LINK_INVALID');
    await claimAddress(trx, proof.userId, now());
    await setPassword(trx, proof.userId, hash, now());
    // A sign-in code that was requested before the reset must not work any more.
    await endAccess(trx, proof.userId);
    await mail.send(passwordChangedMail(person, mailSite(ctx.deps)), { within: trx });
    return { ok: true };
  });
}
