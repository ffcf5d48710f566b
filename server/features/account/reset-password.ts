import { ORPCError } from '@orpc/server';
import type { AppContext } from '#server/context.ts';
import { passwordChangedMail, takeLink } from '../account-mails/index.ts';
import { countLink, hashNewPassword, setPassword } from '../auth/index.ts';

/**
 * Sets a new password by a mailed link and ends every session; the link also proves the address.
 * @throws LINK_INVALID, PASSWORD_TOO_COMMON (the link stays good then)
 */
export async function resetPassword({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { secret: string; password: string };
}): Promise<{ ok: true }> {
  await countLink(ctx);
  const { db, now, env, mail } = ctx.deps;
  const hash = await hashNewPassword(ctx.deps, input.password);
  return db.transaction().execute(async (trx) => {
    const proof = await takeLink(trx, ['reset_password'], input.secret, now());
    if (!proof) throw new ORPCError('LINK_INVALID');
    const person = await trx
      .updateTable('users')
      .set({ email_verified: true, updated_at: now() })
      .where('id', '=', proof.userId)
      .where('email', '=', proof.email)
      .returning(['email', 'name'])
      .executeTakeFirst();
    if (!person) throw new ORPCError('LINK_INVALID');
    await setPassword(trx, proof.userId, hash, now());
    await trx.deleteFrom('sessions').where('user_id', '=', proof.userId).execute();
    await mail.send(passwordChangedMail(person, env.publicUrl), { within: trx });
    return { ok: true };
  });
}
