import type { AdultAccess } from '#contract/adult-content.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { ensureAccountRows } from '../tokens/index.ts';
import { readAdultAccess } from './read-adult-access.ts';

/**
 * Keeps the time at which a person declared to be over 18; a repeat changes nothing.
 * @throws ADULT_CONTENT_OFF by the operator's switch
 */
export async function declareAge({ ctx }: { ctx: AppContext }): Promise<{ access: AdultAccess }> {
  const { deps } = ctx;
  if (!deps.env.adultContent) throw new AppError('ADULT_CONTENT_OFF');
  const user = signedIn(ctx);
  await ensureAccountRows(deps, user.id);
  await deps.db
    .updateTable('profiles')
    .set({ adult_declared_at: deps.now() })
    .where('user_id', '=', user.id)
    .where('adult_declared_at', 'is', null)
    .execute();
  return { access: await readAdultAccess(deps, user) };
}
