import { useEffect } from 'react';
import { useCookieChoice } from '#web/features/cookies/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { cacheOwner } from './cache-owner.ts';

/** Deletes the persisted queries if there are any. */
export async function deletePersistedQueries(): Promise<void> {
  if (cacheOwner() === null) return;
  const { clearPersistedQueries } = await import('./clear-persisted-queries.ts');
  await clearPersistedQueries();
}

/** Deletes the persisted queries when their owner signs out, another person signs in or the consent is withdrawn. */
export function usePersistedQueryDeletion(): void {
  const { status, viewer } = useSession();
  const allowed = useCookieChoice()?.functional;
  const known = status === 'ready';
  const who = viewer?.id;
  useEffect(() => {
    if (known && (who !== cacheOwner() || !allowed)) deletePersistedQueries().catch(() => {});
  }, [known, who, allowed]);
}
