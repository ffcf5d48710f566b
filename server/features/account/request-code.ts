import type { AppContext } from '#server/context.ts';
import { askForAccountMail } from '../account-mails/index.ts';
import { countMail } from '../auth/index.ts';
import { beginCodeRequest } from './code-request.ts';

/** Requests a sign-in code for this browser; the answer is the same for all addresses. @throws TOO_MANY_REQUESTS */
export async function requestCode({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string };
}): Promise<{ ok: true }> {
  const email = input.email.toLowerCase();
  await countMail(ctx, email);
  await askForAccountMail(ctx, { kind: 'sign_in_code', email, browserHash: beginCodeRequest(ctx) });
  return { ok: true };
}
