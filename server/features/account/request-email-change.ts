import { ORPCError } from '@orpc/server';
import { type AppContext, signedIn } from '#server/context.ts';
import {
  emailAlreadyUsedMail,
  emailChangeNewMail,
  emailChangeOldMail,
  issueLink,
} from '../account-mails/index.ts';
import { askPassword, countMail } from '../auth/index.ts';

/**
 * Mails a link to the old and to the new address; both must be followed. That the new one has an account already is
 * told to that address only.
 * @throws SAME_EMAIL, WRONG_PASSWORD, NO_PASSWORD, TOO_MANY_REQUESTS
 */
export async function requestEmailChange({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string; password: string };
}): Promise<{ ok: true }> {
  const { id, email, name } = signedIn(ctx);
  const { db, env, mail } = ctx.deps;
  const newEmail = input.email.toLowerCase();
  if (newEmail === email) throw new ORPCError('SAME_EMAIL');
  await askPassword(ctx, id, input.password);
  await countMail(ctx, newEmail);
  await db.transaction().execute(async (trx) => {
    const issue = { userId: id, newEmail, now: ctx.deps.now() };
    const oldSecret = await issueLink(trx, 'change_email_old', { ...issue, email });
    const newSecret = await issueLink(trx, 'change_email_new', { ...issue, email: newEmail });
    const taken = await trx.selectFrom('users').select('id').where('email', '=', newEmail).executeTakeFirst();
    await mail.send(emailChangeOldMail({ email, name }, env.publicUrl, oldSecret, newEmail), { within: trx });
    await mail.send(
      taken ? emailAlreadyUsedMail(newEmail) : emailChangeNewMail(newEmail, env.publicUrl, newSecret),
      { within: trx },
    );
  });
  return { ok: true };
}
