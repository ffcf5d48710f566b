import { sql } from 'kysely';
import type { Viewer } from '#contract/auth.ts';
import type { AppContext, Deps } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { askForAccountMail } from '../account-mails/index.ts';
import { countRefusedSignUp, countSignUp, signUpTokensWait } from './attempt-limits.ts';
import { authCodeOf, toSignUpError } from './auth-errors.ts';
import { betterAuthOf } from './better-auth.ts';
import { isCommonPassword } from './common-password.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { sendDeviceMark } from './device-marks.ts';
import { takeMail } from './mail-limits.ts';
import { endCarriedSession } from './open-session.ts';

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

async function createAccount(
  ctx: AppContext,
  input: SignUpInput,
  tokensWait: boolean,
): Promise<{ token: string | null; userId: string }> {
  try {
    const { token, user } = await betterAuthOf(ctx.deps).api.signUpEmail({
      body: {
        name: input.username,
        username: input.username,
        email: input.email,
        password: input.password,
        signUpTokensWait: tokensWait,
      },
      headers: new Headers({ 'user-agent': ctx.userAgent }),
    });
    return { token, userId: user.id };
  } catch (error) {
    // A concurrent sign-up may have taken the e-mail or username; better-auth does not say which one.
    if (authCodeOf(error) !== 'FAILED_TO_CREATE_USER') throw toSignUpError(error);
    const taken = await takenBy(ctx.deps, input);
    throw taken ? new AppError(taken) : error;
  }
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
  const { token, userId } = await createAccount(ctx, input, await signUpTokensWait(ctx));
  await uncount();
  if (token === null) throw new Error('The new account has no session.');
  await endCarriedSession(ctx.deps.db, ctx);
  const viewer = await completeSignIn(ctx, userId, token);
  await sendDeviceMark(ctx.deps.db, ctx, userId);
  const email = input.email.toLowerCase();
  if (await takeMail(ctx, email)) await askForAccountMail(ctx, { kind: 'verify_email', email });
  return { viewer };
}
