import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { mailSite } from '#server/mail/index.ts';
import { guessCode, passwordDroppedMail, takeCode } from '../account-mails/index.ts';
import {
  claimAddress,
  countCodeGuess,
  endPassingCookie,
  findKnownDevice,
  finishSignIn,
  forgiveSignIns,
} from '../auth/index.ts';
import { readCodeRequest } from './code-request.ts';

/** An id without an account: guesses at an unknown address run the same statements. */
const unknownUserId = '00000000-0000-0000-0000-000000000000';

/**
 * Signs in by a code that was mailed for this browser; the code also verifies the address.
 * @throws CODE_INVALID, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS
 */
export async function signInWithCode({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string; code: string };
}): Promise<{ viewer: Viewer | null }> {
  const { deps } = ctx;
  const email = input.email.toLowerCase();
  const device = await findKnownDevice(ctx, { email });
  await countCodeGuess(ctx, device);
  const person = await deps.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirst();
  const browserHash = readCodeRequest(ctx) ?? '';
  const guess = { userId: person?.id ?? unknownUserId, browserHash, code: input.code, now: deps.now() };
  const right = await guessCode(deps.db, deps.env, guess);
  if (!person || right === null) throw new AppError('CODE_INVALID');
  const viewer = await finishSignIn(ctx, person.id, async (trx) => {
    if (!(await takeCode(trx, right))) throw new AppError('CODE_INVALID');
    if (await claimAddress(trx, person.id, deps.now())) {
      const mail = passwordDroppedMail({ email, name: person.name }, mailSite(deps));
      await deps.mail.send(mail, { within: trx });
    }
  });
  await forgiveSignIns(ctx, email, device);
  endPassingCookie(ctx, 'sign-in-code');
  return { viewer };
}
