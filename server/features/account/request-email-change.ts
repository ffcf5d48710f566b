import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import {
  emailAlreadyUsedMail,
  emailChangeNewMail,
  emailChangeOldMail,
  forgetEmailChange,
  issueLink,
} from '../account-mails/index.ts';
import { askPassword, countMail, refuseEndedSession } from '../auth/index.ts';

/**
 * Mails a link to the old and to the new address; both must be followed. An unverified old address gets no mail, because
 * it may be another person's. That the new address has an account already is said only in the mail to it.
 * @returns which addresses must confirm the change
 * @throws SAME_EMAIL, WRONG_PASSWORD, NO_PASSWORD, TOO_MANY_REQUESTS
 */
export async function requestEmailChange({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string; password: string };
}): Promise<{ confirmedBy: 'both' | 'new' }> {
  const { id, email, name, sessionId } = signedIn(ctx);
  const { db, mail } = ctx.deps;
  const newEmail = input.email.toLowerCase();
  if (newEmail === email) throw new AppError('SAME_EMAIL');
  await askPassword(ctx, id, input.password);
  await countMail(ctx, newEmail);
  const site = mailSite(ctx.deps);
  return db.transaction().execute(async (trx) => {
    // The lock orders this against a concurrent verification, which deletes the links if it runs later.
    const { email_verified: verified } = await trx
      .selectFrom('users')
      .select('email_verified')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await refuseEndedSession(trx, sessionId);
    // Deletes earlier links: the change would otherwise wait for one to the old address that is no longer sent.
    await forgetEmailChange(trx, id);
    const issue = { userId: id, newEmail, now: ctx.deps.now() };
    if (verified) {
      const oldSecret = await issueLink(trx, 'change_email_old', { ...issue, email });
      const ask = emailChangeOldMail({ email, name }, site, oldSecret, newEmail);
      await mail.send(ask, { within: trx });
    }
    const newSecret = await issueLink(trx, 'change_email_new', { ...issue, email: newEmail });
    const taken = await trx.selectFrom('users').select('id').where('email', '=', newEmail).executeTakeFirst();
    await mail.send(
      taken ? emailAlreadyUsedMail(newEmail, site) : emailChangeNewMail(newEmail, site, newSecret),
      { within: trx },
    );
    return { confirmedBy: verified ? 'both' : 'new' };
  });
}
