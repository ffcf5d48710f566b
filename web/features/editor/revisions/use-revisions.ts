import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { queries } from '#web/lib/queries.ts';

/** Revisions of one page of the list. */
const pageSize = 50;

/**
 * What a story was, newest first, and what can be done with it; kept up while it is `shown`. `storyId` is null for a story
 * never saved.
 */
export function useRevisions(storyId: string | null, shown: boolean) {
  const client = useQueryClient();
  const id = storyId ?? '';
  const list = useInfiniteQuery({
    ...queries.revisions.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, cursor, limit: pageSize }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    enabled: shown && storyId !== null,
    staleTime: 0,
  });
  const refresh = () => client.invalidateQueries({ queryKey: queries.revisions.list.key() });
  return {
    list,
    revisions: list.data?.pages.flatMap(({ revisions }) => revisions) ?? [],
    /** Keeps the story as it is saved under a name. */
    keep: useMutation({
      mutationFn: (name: string) => api.revisions.keep({ id, keep: { kind: 'named', name } }),
      onSuccess: refresh,
    }),
    rename: useMutation({
      mutationFn: (to: { revisionId: string; name: string }) => api.revisions.rename({ id, ...to }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (revisionId: string) => api.revisions.remove({ id, revisionId }),
      onSuccess: refresh,
    }),
    restore: useMutation({
      mutationFn: (revisionId: string) => api.revisions.restore({ id, revisionId }),
      onSuccess: refresh,
    }),
  };
}
export type Revisions = ReturnType<typeof useRevisions>;

/** One revision with its text. It never changes but by its name, so it is asked for once. */
export const useRevision = (id: string, revisionId: string) =>
  useQuery({
    ...queries.revisions.get.queryOptions({ input: { id, revisionId } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
