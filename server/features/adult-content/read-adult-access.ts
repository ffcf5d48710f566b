import type { AdultAccess } from '#contract/adult-content.ts';
import type { Deps, SessionUser } from '#server/context.ts';
import { adultAccess } from './adult-access.ts';

/**
 * Returns the access of a user to adult content. Reads the age declaration only when the operator and the plan allow it.
 * @param user null for a guest
 */
export async function readAdultAccess(
  deps: Deps,
  user: Pick<SessionUser, 'id' | 'plan'> | null,
): Promise<AdultAccess> {
  const before = adultAccess(deps.identity, user?.plan ?? null, null);
  if (before !== 'undeclared' || !user) return before;
  const profile = await deps.db
    .selectFrom('profiles')
    .select('adult_declared_at')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return adultAccess(deps.identity, user.plan, profile?.adult_declared_at ?? null);
}
