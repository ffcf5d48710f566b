import type { AdultAccess } from '#contract/adult-content.ts';
import { type AppContext, signedIn } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { ensureAccountRows } from '../tokens/index.ts';
import { readAdultAccess } from './read-adult-access.ts';

/**
 * Stores the time at which the user declared to be over 18; a repeated call changes nothing.
 * @throws ADULT_CONTENT_OFF when the operator does not allow adult content
 */
export async function declareAge({ ctx }: { ctx: AppContext }): Promise<{ access: AdultAccess }> {
  const { deps } = ctx;
  if (!deps.identity.adultContent) throw new AppError('ADULT_CONTENT_OFF');
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
