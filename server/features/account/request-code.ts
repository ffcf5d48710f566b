import type { AppContext } from '#server/context.ts';
import { askForAccountMail } from '../account-mails/index.ts';
import { countCodeMail } from '../auth/index.ts';

/** Asks for a sign-in code; the answer is the same for every address. @throws TOO_MANY_REQUESTS */
export async function requestCode({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string };
}): Promise<{ ok: true }> {
  const email = input.email.toLowerCase();
  await countCodeMail(ctx, email);
  await askForAccountMail(ctx, { kind: 'sign_in_code', email });
  return { ok: true };
}
