import { useEffect, useState } from 'react';
import { useCookieChoice } from '#web/features/cookies/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { keepQueriesOf } from '#web/lib/query-client.ts';
import { persistQueries, restoreQueries } from './query-persistence.ts';

/** The owner whose persisted queries this page has already restored. */
let readFor: string | null = null;

/**
 * Prepares the query cache of the signed-in person: clears another person's data, and restores the persisted queries
 * with functional consent. Returns true while they are read; queries wait for that.
 */
export function useQueryPersistence(): boolean {
  const { viewer } = useSession();
  const allowed = useCookieChoice()?.functional === true;
  if (viewer) keepQueriesOf(viewer.id);
  const wanted = allowed ? (viewer?.id ?? null) : null;
  const [ready, setReady] = useState(readFor);
  useEffect(() => {
    if (wanted === null) return;
    let stop: (() => void) | null = null;
    let left = false;
    const start = () => {
      if (left) return;
      readFor = wanted;
      setReady(wanted);
      stop = persistQueries(wanted);
    };
    if (readFor === wanted) start();
    else void restoreQueries(wanted).finally(start);
    return () => {
      left = true;
      stop?.();
    };
  }, [wanted]);
  return wanted !== null && ready !== wanted;
}
