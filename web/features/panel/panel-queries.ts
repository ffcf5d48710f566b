import { queries } from '#web/lib/queries.ts';

/** Stories of one page of the list. */
const pageSize = 20;

/** Own stories, newest first, page by page. */
export const storyPages = () =>
  queries.stories.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });

/** Balance, plan and next refill. */
export const tokenBalance = () => queries.tokens.balance.queryOptions();

/** Tokens used on each of the last seven Istanbul days, oldest first. */
export const weekOfUse = () => queries.tokens.history.queryOptions({ input: { days: 7 } });
