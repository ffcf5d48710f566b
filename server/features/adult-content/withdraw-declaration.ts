import type { AdultAccess } from '#contract/adult-content.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { readAdultAccess } from './read-adult-access.ts';

/** Deletes the user's declaration to be over 18, also when adult content is off. */
export async function withdrawDeclaration({ ctx }: { ctx: AppContext }): Promise<{ access: AdultAccess }> {
  const user = signedIn(ctx);
  await ctx.deps.db
    .updateTable('profiles')
    .set({ adult_declared_at: null })
    .where('user_id', '=', user.id)
    .execute();
  return { access: await readAdultAccess(ctx.deps, user) };
}
