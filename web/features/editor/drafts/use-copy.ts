import { useEffect, useState } from 'react';
import type { Story } from '#contract/stories.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { storyCopies } from './story-copies.ts';

/** No answer came, or one of a server that is out of order for now: then this device's copy is better than none. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** This device's copy of a story, asked for where the server can't be reached; undefined until it is known. */
export function useCopy(userId: string, id: string, wanted: boolean): Story | null | undefined {
  const [copy, setCopy] = useState<Story | null>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const take = (found: Story | null) => {
      if (!gone) setCopy(found);
    };
    storyCopies.get(userId, id).then(take, () => take(null));
    return () => {
      gone = true;
    };
  }, [userId, id, wanted]);
  return copy;
}
