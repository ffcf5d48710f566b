import { ORPCError } from '@orpc/server';
import type { AppContext } from '#server/context.ts';
import { forgetEmailChange, takeLink } from '../account-mails/index.ts';
import { countLink } from '../auth/index.ts';

/** Takes a verification link; it proves the address it was mailed to, and no other. @throws LINK_INVALID */
export async function verifyEmail({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { secret: string };
}): Promise<{ ok: true }> {
  await countLink(ctx);
  const { db, now } = ctx.deps;
  return db.transaction().execute(async (trx) => {
    const proof = await takeLink(trx, ['verify_email'], input.secret, now());
    if (!proof) throw new ORPCError('LINK_INVALID');
    const verified = await trx
      .updateTable('users')
      .set({ email_verified: true, updated_at: now() })
      .where('id', '=', proof.userId)
      .where('email', '=', proof.email)
      .returning('id')
      .executeTakeFirst();
    if (!verified) throw new ORPCError('LINK_INVALID');
    // Asked for while nobody had shown that this address is theirs, it would be completed without it.
    await forgetEmailChange(trx, proof.userId);
    return { ok: true };
  });
}
