import { keepPreviousData } from '@tanstack/react-query';
import type { StorySort } from '#contract/stories.ts';
import { queries } from '#web/lib/queries.ts';

/** Stories of one page of the list. */
const pageSize = 20;

/** Which of the own stories the list shows, and in which order. */
export interface StoryView {
  search: string;
  sort: StorySort;
}

/** Own stories page by page; while another view loads, the last one stays. */
export const storyPages = ({ search, sort }: StoryView) => ({
  ...queries.stories.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize, sort, search: search || undefined }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  }),
  placeholderData: keepPreviousData,
});

/** The bin page by page: read afresh each time that it is opened. */
export const binPages = () => ({
  ...queries.stories.bin.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  }),
  staleTime: 0,
});

/**
 * Balance, membership, totals and the last seven days: everything above the list, in one call. Read afresh at each visit:
 * whoever comes from the editor has spent tokens and saved stories there.
 */
export const panelOverview = () => ({ ...queries.panel.overview.queryOptions(), staleTime: 0 });

/** The profile, the mails wanted and the billing details: each read when its dialog opens, and then afresh. */
export const ownProfile = () => ({ ...queries.profile.get.queryOptions(), staleTime: 0 });
export const ownNotifications = () => ({ ...queries.profile.notifications.queryOptions(), staleTime: 0 });
export const ownBilling = () => ({ ...queries.profile.billing.queryOptions(), staleTime: 0 });
