import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { StorySort } from '#contract/stories.ts';
import { isSearch } from '#domain/text/search-text.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { storyPages } from './panel-queries.ts';

/** The search waits until the typing rests this long, ms. */
const searchDelayMs = 250;

/**
 * Own stories as they are searched, sorted and paged. Each view has a cache entry of its own, so a late answer of an
 * earlier one never takes the place of a later.
 */
export function useStoryList() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<StorySort>('newest');
  const rested = useDebounced(search, searchDelayMs).trim();
  const searched = isSearch(rested) ? rested : '';
  const query = useInfiniteQuery(storyPages({ search: searched, sort }));
  const { data, isPlaceholderData, fetchNextPage } = query;
  const stories = data?.pages.flatMap((page) => page.stories) ?? [];
  const [first] = data?.pages ?? [];

  // The first row of a new page takes the focus: the button that asked for it moves away or is gone.
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
    /** Hits of what is searched; null without a search, and while its answer is on its way. */
    hits: isPlaceholderData ? null : (first?.hits ?? null),
    searching: searched !== '',
    search,
    setSearch,
    sort,
    setSort,
    list,
    loadMore() {
      firstNew.current = count;
      void fetchNextPage();
    },
  };
}
