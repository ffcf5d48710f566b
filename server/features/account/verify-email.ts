import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { findLink, forgetEmailChange, takeLink } from '../account-mails/index.ts';
import { countLink, proveHolder } from '../auth/index.ts';

/**
 * Takes a verification link; it proves the address it was mailed to, and no other. The link alone is not enough: it may
 * be opened by the owner of an address with which somebody else opened the account.
 * @throws LINK_INVALID, PASSWORD_REQUIRED, WRONG_PASSWORD (the link stays good then), TOO_MANY_REQUESTS
 */
export async function verifyEmail({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { secret: string; password?: string | undefined };
}): Promise<{ ok: true }> {
  await countLink(ctx);
  const { db, now } = ctx.deps;
  const link = await findLink(db, ['verify_email'], input.secret, now());
  if (!link) throw new AppError('LINK_INVALID');
  const isStillHolder = await proveHolder(ctx, link.userId, input.password);
  return db.transaction().execute(async (trx) => {
    const proof = await takeLink(trx, ['verify_email'], input.secret, now());
    if (!proof || !(await isStillHolder(trx))) throw new AppError('LINK_INVALID');
    const verified = await trx
      .updateTable('users')
      .set({ email_verified: true, updated_at: now() })
      .where('id', '=', proof.userId)
      .where('email', '=', proof.email)
      .returning('id')
      .executeTakeFirst();
    if (!verified) throw new AppError('LINK_INVALID');
    // Asked for while nobody had shown that this address is theirs, it would be completed without it.
    await forgetEmailChange(trx, proof.userId);
    return { ok: true };
  });
}
