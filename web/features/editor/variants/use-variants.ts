import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGeneration } from '#web/features/generation/index.ts';
import { useTokenShortage } from '#web/features/token-shortage/index.ts';
import { api } from '#web/lib/api.ts';
import { queries } from '#web/lib/queries.ts';

/** Groups of one page of the list. */
const pageSize = 20;

/** What was written for a story, newest first; null for a story never saved. */
export const useVariantList = (storyId: string | null) =>
  useInfiniteQuery({
    ...queries.variants.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: storyId ?? '', cursor, limit: pageSize }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    enabled: storyId !== null,
    staleTime: 0,
  });

/** The texts of one request, and one more that is being written for it. */
export function useVariantGroup(id: string | null) {
  const client = useQueryClient();
  const answer = useQuery({
    ...queries.variants.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const asked = useRef<string | null>(null);
  const [state, run] = useGeneration('variant', {
    isGuest: () => false,
    resumes: 'when-asked',
    stream: ({ idempotencyKey }, signal) =>
      api.variants.write({ id: asked.current ?? '', idempotencyKey }, { signal }),
  });
  const group = answer.data ?? null;
  const shortage = useTokenShortage();

  // After a reload one that was being written goes on where its others are.
  const groupId = group?.id ?? null;
  useEffect(() => {
    if (groupId !== null && run.pendingPlace() === groupId) {
      asked.current = groupId;
      void run.resume(groupId);
    }
  }, [groupId, run]);

  useEffect(() => {
    if (state.phase !== 'done') return;
    run.dismiss();
    void client.invalidateQueries({ queryKey: queries.variants.key() });
  }, [state, run, client]);

  return {
    ...answer,
    group,
    state,
    /** Too few tokens for one more text; null where there are enough. */
    shortage,
    write() {
      if (!group || shortage) return;
      asked.current = group.id;
      const [first] = group.variants;
      void run.start({ idea: first?.idea ?? '', genre: first?.genre ?? '', surface: 'editor' }, group.id);
    },
    stop: () => void run.stop(),
    retry() {
      if (state.phase === 'failed' && state.fault.code === 'NETWORK') void run.retry();
      else this.write();
    },
    remove: useMutation({
      mutationFn: (groupToRemove: string) => api.variants.remove({ id: groupToRemove }),
      onSuccess: () => client.invalidateQueries({ queryKey: queries.variants.list.key() }),
    }),
  };
}
export type VariantGroupView = ReturnType<typeof useVariantGroup>;
