import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

/** The parts of an infinite query that a paged list needs. */
interface Pages {
  isFetching: boolean;
  /** True while the rows of another search are shown. */
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** Rows of the skeleton. */
const drawn = ['bir', 'iki', 'üç', 'dört'];

/** A list with pages in each of its states: loading, failed, empty, full, and with more to load. */
export function PagedList({
  pages,
  count,
  fault,
  failed,
  loading,
  rowClass,
  empty,
  children,
}: {
  pages: Pages;
  /** The number of loaded rows; undefined before the first answer. */
  count: number | undefined;
  /** The last error; null for none. */
  fault: string | null;
  /** The title when only the error is shown. */
  failed: string;
  /** The announcement while the first rows load, and the height of a skeleton row. */
  loading: string;
  rowClass: string;
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}) {
  if (count === undefined) {
    return fault === null ? (
      <SkeletonGroup label={loading} className="grid gap-3">
        {drawn.map((row) => (
          <Skeleton key={row} className={`${rowClass} w-full`} />
        ))}
      </SkeletonGroup>
    ) : (
      <ErrorState
        title={failed}
        message={fault}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    );
  }
  return (
    <>
      {fault !== null && <Banner tone="error">{fault}</Banner>}
      {count === 0 ? empty : children}
      {pages.hasNextPage && !pages.isPlaceholderData && (
        <Button
          onClick={() => void pages.fetchNextPage()}
          loading={pages.isFetchingNextPage}
          className="justify-self-center"
        >
          Daha fazla yükle
        </Button>
      )}
    </>
  );
}
