import { useEffect } from 'react';
import { useCookieChoice } from '#web/features/cookies/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { cacheOwner } from './cache-owner.ts';

/** Drops the kept copy where there is one. */
export async function forgetKeptQueries(): Promise<void> {
  if (cacheOwner() === null) return;
  const { clearPersistedQueries: forgetKept } = await import('./clear-persisted-queries.ts');
  await forgetKept();
}

/** On every page: the copy goes as soon as its owner has signed out or somebody else in, or no longer allows it. */
export function useForgottenQueries(): void {
  const { status, viewer } = useSession();
  const allowed = useCookieChoice()?.functional;
  const known = status === 'ready';
  const who = viewer?.id;
  useEffect(() => {
    if (known && (who !== cacheOwner() || !allowed)) forgetKeptQueries().catch(() => {});
  }, [known, who, allowed]);
}
