import { ORPCError } from '@orpc/server';
import type { Viewer } from '#contract/auth.ts';
import type { AppContext } from '#server/context.ts';
import { takeCode } from '../account-mails/index.ts';
import { countSignIn, finishSignIn, forgiveSignIns } from '../auth/index.ts';

/** Nobody's id: guesses at an address without an account take the same way. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Signs in by a mailed code, which also proves the address. @throws CODE_INVALID, TOO_MANY_REQUESTS */
export async function signInWithCode({
  ctx,
  input,
}: {
  ctx: AppContext;
  input: { email: string; code: string };
}): Promise<{ viewer: Viewer | null }> {
  const { deps } = ctx;
  const email = input.email.toLowerCase();
  await countSignIn(ctx, email);
  const person = await deps.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst();
  const userId = person?.id ?? nobody;
  if (!(await takeCode(deps.db, deps.env, { userId, code: input.code, now: deps.now() }))) {
    throw new ORPCError('CODE_INVALID');
  }
  await forgiveSignIns(ctx, email);
  await deps.db
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .execute();
  return { viewer: await finishSignIn(ctx, userId) };
}
