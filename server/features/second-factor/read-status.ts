import { type AppContext, signedIn } from '#server/context.ts';

/** Whether the second factor is on, and how many recovery codes are left. */
export async function readStatus({
  ctx,
}: {
  ctx: AppContext;
}): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const { id } = signedIn(ctx);
  const { db } = ctx.deps;
  const [factor, codes] = await Promise.all([
    db.selectFrom('second_factors').select('confirmed_at').where('user_id', '=', id).executeTakeFirst(),
    db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', id).execute(),
  ]);
  return { enabled: factor?.confirmed_at != null, recoveryCodesLeft: codes.length };
}
