import { sql } from 'kysely';
import type { Viewer } from '#contract/auth.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { askForAccountMail } from '../account-mails/index.ts';
import { countRefusedSignUp, countSignUp, signUpTokensWait } from './attempt-limits.ts';
import { isCommonPassword } from './common-password.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { createAccount } from './create-account.ts';
import { sendDeviceMark } from './device-marks.ts';
import { takeMail } from './mail-limits.ts';
import { hashNewPassword } from './passwords.ts';

interface SignUpInput {
  username: string;
  email: string;
  password: string;
}

/** Which of e-mail and username is taken, compared in lower case without Turkish rules. */
async function takenBy(deps: Deps, input: SignUpInput): Promise<'EMAIL_TAKEN' | 'USERNAME_TAKEN' | null> {
  const { rows } = await sql<{ email: boolean; username: boolean }>`SELECT
    EXISTS (SELECT FROM users WHERE email = ${input.email.toLowerCase()}) AS email,
    EXISTS (SELECT FROM users WHERE lower(username COLLATE "C") = ${input.username.toLowerCase()}) AS username
  `.execute(deps.db);
  if (rows[0]?.email) return 'EMAIL_TAKEN';
  return rows[0]?.username ? 'USERNAME_TAKEN' : null;
}

/**
 * Opens an account with its profile and token rows (one transaction), signs in to it and requests its verification
 * mail, unless the address has got too many mails. After five unverified accounts of an address and day, the sign-up
 * tokens are given when the e-mail is verified.
 * @throws REGISTRATION_CLOSED, PASSWORD_TOO_COMMON, EMAIL_TAKEN, USERNAME_TAKEN, TOO_MANY_REQUESTS
 */
export async function signUp({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: SignUpInput;
}): Promise<{ viewer: Viewer }> {
  if (!ctx.deps.settings.registrationOpen) throw new AppError('REGISTRATION_CLOSED');
  await countSignUp(ctx);
  if (isCommonPassword(input.password, ctx.deps.identity.brand.name))
    throw new AppError('PASSWORD_TOO_COMMON');
  const uncount = await countRefusedSignUp(ctx);
  const taken = await takenBy(ctx.deps, input);
  if (taken) throw new AppError(taken);
  const email = input.email.toLowerCase();
  const { userId, token } = await createAccount(ctx, {
    username: input.username,
    email,
    passwordHash: await hashNewPassword(ctx.deps, input.password),
    tokensWait: await signUpTokensWait(ctx),
  });
  await uncount();
  const viewer = await completeSignIn(ctx, userId, token);
  await sendDeviceMark(ctx.deps.db, ctx, userId);
  if (await takeMail(ctx, email)) await askForAccountMail(ctx, { kind: 'verify_email', email });
  return { viewer };
}
