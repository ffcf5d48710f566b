import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';

/** How long a sign-in counts as fresh, ms. */
const freshMs = 10 * 60_000;

/** Whether the request's session was opened within the last ten minutes. */
export async function isFreshSignIn(ctx: AppContext): Promise<boolean> {
  const { db, now } = ctx.deps;
  const session = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('id', '=', signedIn(ctx).sessionId)
    .executeTakeFirst();
  return session !== undefined && now().getTime() - session.created_at.getTime() <= freshMs;
}

/** @throws FRESH_SIGN_IN_REQUIRED when the request's session is older than ten minutes */
export async function askFreshSignIn(ctx: AppContext): Promise<void> {
  if (!(await isFreshSignIn(ctx))) throw new AppError('FRESH_SIGN_IN_REQUIRED');
}
