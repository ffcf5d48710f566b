import { useQuery } from '@tanstack/react-query';
import type { Story } from '#contract/stories.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { isUnreachable, useCopy } from './use-copy.ts';

/** A saved story that was asked for. */
export interface OpenedStory {
  /** As the server has it, or as this device does where that can't be reached; null where it is not here (yet). */
  story: Story | null;
  /** True while it may still come. */
  waits: boolean;
  /** True where there is none, or it is somebody else's. */
  missing: boolean;
  error: Error | null;
  retry: () => void;
  retrying: boolean;
}

/** Opens a saved story of the person: what they then have before their eyes does not change under them. */
export function useOpenedStory(userId: string, id: string): OpenedStory {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queries.stories.get.queryOptions({ input: { id } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    // Without a connection there is nothing to wait for.
    ...(navigator.onLine ? {} : { retry: false }),
  });
  const unreachable = isUnreachable(error);
  const copy = useCopy(userId, id, unreachable);
  return {
    // What was known before may be older than what another device has saved since.
    story: (isFetchedAfterMount && !error ? data : null) ?? (unreachable ? (copy ?? null) : null),
    waits: !error || (unreachable && copy === undefined),
    missing: error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT'),
    error,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
