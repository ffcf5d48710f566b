import type { AppContext } from '#server/context.ts';
import { askForAccountMail } from '../account-mails/index.ts';
import { countMail } from '../auth/index.ts';

/** Requests a reset link; the answer is the same for all addresses. @throws TOO_MANY_REQUESTS */
export async function requestPasswordReset({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string };
}): Promise<{ ok: true }> {
  const email = input.email.toLowerCase();
  await countMail(ctx, email);
  await askForAccountMail(ctx, { kind: 'reset_password', email });
  return { ok: true };
}
