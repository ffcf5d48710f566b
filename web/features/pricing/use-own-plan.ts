import { useEffect, useState } from 'react';
import type { PlanId } from '#domain/billing/plans.ts';
import { useSession } from '#web/features/session/index.ts';

export interface OwnPlan {
  plan: PlanId;
  /** End of a paid plan; null where it has none. */
  endsAt: Date | null;
}

/**
 * The plan of the person who looks, once both it and its end are known: null for a visitor and until then. The end is
 * asked for on a paid plan only, by a part of the app that nobody else loads.
 */
export function useOwnPlan(): OwnPlan | null {
  const { viewer } = useSession();
  const [paid, setPaid] = useState<(OwnPlan & { of: string }) | null>(null);
  const id = viewer?.id ?? null;
  const asks = viewer !== null && viewer.plan !== 'free';
  useEffect(() => {
    if (!asks || id === null) return;
    let wanted = true;
    import('#web/lib/api.ts')
      .then(({ api }) => api.tokens.balance({}))
      .then(({ plan, planEndsAt }) => {
        if (wanted) setPaid({ of: id, plan, endsAt: planEndsAt === null ? null : new Date(planEndsAt) });
      })
      .catch(() => {
        // The plan then stays as the session names it, and can't be bought again here; the panel leads on.
      });
    return () => {
      wanted = false;
    };
  }, [asks, id]);
  if (viewer === null) return null;
  if (!asks) return { plan: viewer.plan, endsAt: null };
  return paid?.of === id ? paid : null;
}
