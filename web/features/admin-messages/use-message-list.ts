import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contactPageSizes } from '#domain/account/contact.ts';
import { queries } from '#web/lib/queries.ts';
import { adminSearchDelayMs, useDebounced } from '#web/lib/use-debounced.ts';
import type { AssigneeFilter, CategoryFilter, StatusFilter } from './labels.ts';

interface Filters {
  search: string;
  status: StatusFilter;
  category: CategoryFilter;
  assignee: AssigneeFilter;
  size: number;
}
const start: Filters = {
  search: '',
  status: 'all',
  category: 'all',
  assignee: 'all',
  size: contactPageSizes[0],
};

/** The filters and the current page; a changed filter starts at the first page. */
export function useMessageList() {
  const [filters, setFilters] = useState(start);
  const [at, setAt] = useState(0);
  const search = useDebounced(filters.search, adminSearchDelayMs).trim();
  const { status, category, assignee, size } = filters;
  const query = useInfiniteQuery({
    ...queries.adminMessages.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, limit: size, search, status, category, assignee }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages ?? [];
  // After a reload there may be fewer pages.
  const page = Math.min(at, Math.max(pages.length - 1, 0));
  const change = (changes: Partial<Filters>) => {
    setFilters((old) => ({ ...old, ...changes }));
    setAt(0);
  };
  return {
    filters,
    change,
    clear: () => change({ search: '', status: 'all', category: 'all', assignee: 'all' }),
    narrowed: search !== '' || status !== 'all' || category !== 'all' || assignee !== 'all',
    query,
    /** Null until the first page is loaded. */
    rows: query.data ? (pages[page]?.messages ?? []) : null,
    total: pages[0]?.total ?? null,
    /** Number of messages before this page. */
    before: page * size,
    hasPrevious: page > 0,
    hasNext: page + 1 < pages.length || query.hasNextPage,
    previous: () => setAt(page - 1),
    async next() {
      if (page + 1 < pages.length) return setAt(page + 1);
      const { data, isError } = await query.fetchNextPage();
      if (!isError && data && data.pages.length > page + 1) setAt(page + 1);
    },
  };
}
export type MessageList = ReturnType<typeof useMessageList>;
