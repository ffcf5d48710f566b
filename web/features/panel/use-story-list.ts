import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StorySort } from '#contract/stories.ts';
import { isSearch } from '#domain/text/search-text.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { storyPages } from './panel-queries.ts';

/** Delay of the search after typing, ms. */
const searchDelayMs = 250;

/**
 * The account's stories, searched, sorted and paged. Each view has a cache entry of its own, so that a late answer never
 * replaces a newer view.
 */
export function useStoryList() {
  const [search, setSearch] = useState('');
  // A search begins with its best hits, whatever the whole list is sorted by.
  const [sorts, setSorts] = useState<Record<'list' | 'search', StorySort>>({
    list: 'changed',
    search: 'match',
  });
  const debounced = useDebounced(search, searchDelayMs).trim();
  const searched = isSearch(debounced) ? debounced : '';
  const view = searched === '' ? 'list' : 'search';
  const sort = sorts[view];
  const query = useInfiniteQuery(storyPages({ search: searched, sort }));
  const { data, isPlaceholderData, fetchNextPage } = query;
  const stories = data?.pages.flatMap((page) => page.stories) ?? [];
  const [first] = data?.pages ?? [];

  // Moves the focus to the first row of a new page, because the button that loaded it moves or disappears.
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  const count = stories.length;
  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    const row = list.current?.children[firstNew.current];
    firstNew.current = null;
    row?.querySelector('a')?.focus({ preventScroll: true });
  }, [count]);

  return {
    query,
    stories,
    total: first?.total ?? 0,
    /** Number of search results; null without a search or while it loads. */
    hits: isPlaceholderData ? null : (first?.hits ?? null),
    /** What the list shows hits of; empty without a search. */
    searched,
    search,
    setSearch,
    sort,
    setSort: (next: StorySort) => setSorts({ ...sorts, [view]: next }),
    list,
    loadMore() {
      firstNew.current = count;
      void fetchNextPage();
    },
  };
}
