import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShareState } from '#contract/shares.ts';
import { queries } from '#web/lib/queries.ts';

/** The story's share and the mutations that change it. */
export function useShare(storyId: string) {
  const cache = useQueryClient();
  const input = { id: storyId };
  const keep = (state: ShareState) => cache.setQueryData(queries.shares.get.queryKey({ input }), state);
  return {
    query: useQuery(queries.shares.get.queryOptions({ input, staleTime: 0, refetchOnWindowFocus: false })),
    set: useMutation(queries.shares.set.mutationOptions({ onSuccess: keep })),
    revoke: useMutation(queries.shares.revoke.mutationOptions({ onSuccess: keep })),
  };
}
