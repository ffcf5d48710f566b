import { type AppContext, signedIn } from '#server/context.ts';
import { askForAccountMail } from '../account-mails/index.ts';
import { countMail } from '../auth/index.ts';

/** Requests the verification mail again, unless the address is verified. @throws TOO_MANY_REQUESTS */
export async function requestVerification({ ctx }: { ctx: AppContext }): Promise<{ ok: true }> {
  const { email, emailVerified } = signedIn(ctx);
  if (!emailVerified) {
    await countMail(ctx, email);
    await askForAccountMail(ctx, { kind: 'verify_email', email });
  }
  return { ok: true };
}
