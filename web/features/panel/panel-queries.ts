import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { WritingGoal } from '#contract/goals.ts';
import type { StorySort } from '#contract/stories.ts';
import { api } from '#web/lib/api.ts';
import { queries } from '#web/lib/queries.ts';

/** Stories on one page of the list. */
const pageSize = 20;

/** The search and the sort of the story list. */
export interface StoryView {
  search: string;
  sort: StorySort;
}

/** The account's stories by pages; while another view loads, the last one stays. */
export const storyPages = ({ search, sort }: StoryView) => ({
  ...queries.stories.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize, sort, search: search || undefined }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  }),
  placeholderData: keepPreviousData,
  refetchOnReconnect: true,
});

/** The bin by pages, read again each time it is opened. */
export const binPages = () => ({
  ...queries.stories.bin.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  }),
  staleTime: 0,
});

/** Copies the overview's goal into the goal query, unless that query was updated after the overview was requested. */
export function shareGoal(client: QueryClient, goal: WritingGoal | null, requestedAt: number): void {
  const queryKey = queries.goals.read.queryKey();
  if (goal && (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) <= requestedAt)
    client.setQueryData(queryKey, goal);
}

/**
 * Balance, membership, totals and the last seven days in one call. It is read again at each visit,
 * because tokens may have been spent and stories saved in the editor.
 */
export const panelOverview = () => {
  const queryKey = queries.panel.overview.queryKey();
  return queryOptions({
    queryKey,
    async queryFn({ client, signal }) {
      const askedAt = Date.now();
      const overview = await api.panel.overview({}, { signal });
      shareGoal(client, overview.goal, askedAt);
      return overview;
    },
    staleTime: 0,
    // Queries that failed without a connection run again when there is one.
    refetchOnReconnect: true,
  });
};

/** Profile, mail settings and billing details, each read again when its dialog opens. */
export const ownProfile = () => ({ ...queries.profile.get.queryOptions(), staleTime: 0 });
export const ownNotifications = () => ({ ...queries.profile.notifications.queryOptions(), staleTime: 0 });
export const ownBilling = () => ({ ...queries.profile.billing.queryOptions(), staleTime: 0 });
