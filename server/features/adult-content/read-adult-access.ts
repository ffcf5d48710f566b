import type { AdultAccess } from '#contract/adult-content.ts';
import type { Deps, SessionUser } from '#server/context.ts';
import { adultAccess } from './adult-access.ts';

/** Whether adult content is there for who asks; `user` is null for a guest. The declaration is read only where it counts. */
export async function readAdultAccess(
  deps: Deps,
  user: Pick<SessionUser, 'id' | 'plan'> | null,
): Promise<AdultAccess> {
  const before = adultAccess(deps.env, user?.plan ?? null, null);
  if (before !== 'undeclared' || !user) return before;
  const profile = await deps.db
    .selectFrom('profiles')
    .select('adult_declared_at')
    .where('user_id', '=', user.id)
    .executeTakeFirst();
  return adultAccess(deps.env, user.plan, profile?.adult_declared_at ?? null);
}
