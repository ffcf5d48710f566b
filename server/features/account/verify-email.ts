import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { findLink, forgetEmailChange, takeLink } from '../account-mails/index.ts';
import { countLink, proveHolder } from '../auth/index.ts';
import { readWelcomeTokens } from '../tokens/index.ts';

/**
 * Takes a verification link and verifies the address that it was mailed to. The link also needs the account's session or
 * password, because another person may have opened the account with the reader's address. The database gives the welcome
 * gift in the same transaction.
 * @throws LINK_INVALID, PASSWORD_REQUIRED, WRONG_PASSWORD (the link stays valid), TOO_MANY_REQUESTS
 */
export async function verifyEmail({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { secret: string; password?: string | undefined };
}): Promise<{ ok: true; welcomeTokens: number }> {
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
    // A change that was requested before would be completed without a confirmation of this address.
    await forgetEmailChange(trx, proof.userId);
    return { ok: true, welcomeTokens: await readWelcomeTokens(trx, proof.userId) };
  });
}
