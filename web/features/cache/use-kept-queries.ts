import { useEffect, useState } from 'react';
import { useCookieChoice } from '#web/features/cookies/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { keepQueriesOf } from '#web/lib/query-client.ts';
import { persistQueries, restoreQueries } from './query-persistence.ts';

/** Whose copy this page has already read. */
let readFor: string | null = null;

/**
 * Gives the rooms the signed-in person's cache: emptied of anyone else's, filled from the copy in this browser where
 * functional storage is allowed. True while that copy is being read: queries wait for it.
 */
export function useKeptQueries(): boolean {
  const { viewer } = useSession();
  const allowed = useCookieChoice()?.functional === true;
  if (viewer) keepQueriesOf(viewer.id);
  const wanted = allowed ? (viewer?.id ?? null) : null;
  const [ready, setReady] = useState(readFor);
  useEffect(() => {
    if (wanted === null) return;
    let stop: (() => void) | null = null;
    let left = false;
    const begin = () => {
      if (left) return;
      readFor = wanted;
      setReady(wanted);
      stop = persistQueries(wanted);
    };
    if (readFor === wanted) begin();
    else void restoreQueries(wanted).finally(begin);
    return () => {
      left = true;
      stop?.();
    };
  }, [wanted]);
  return wanted !== null && ready !== wanted;
}
