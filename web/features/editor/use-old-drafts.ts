import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '#web/lib/queries.ts';
import { refreshQueries } from '#web/lib/refresh-queries.ts';
import { takeOverDrafts } from './old-drafts/take-over-drafts.ts';

/** Brings what a release before 0.4.0 has left in this browser into the person's stories. */
export function useOldDrafts(userId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const takeOver = () =>
      takeOverDrafts(userId).then(
        (count) => {
          if (count === 0) return;
          void refreshQueries(client, queries.stories.list.key());
          void refreshQueries(client, queries.panel.overview.key());
        },
        // They stay where they are, and the next visit tries again.
        () => undefined,
      );
    void takeOver();
    addEventListener('online', takeOver);
    return () => removeEventListener('online', takeOver);
  }, [userId, client]);
}
