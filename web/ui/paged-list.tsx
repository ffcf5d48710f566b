import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

/** What of an infinite query the frame of a list needs. */
interface Pages {
  isFetching: boolean;
  /** The rows are those of another search, until the answer is there. */
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** How many rows the skeleton draws. */
const drawn = ['bir', 'iki', 'üç', 'dört'];

/** A list that comes page by page in each of its states: loading, failed, empty, full, and with more to come. */
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
  /** Rows that are there; undefined before the first answer. */
  count: number | undefined;
  /** What went wrong last; null where nothing did. */
  fault: string | null;
  /** The title where there is nothing but the fault. */
  failed: string;
  /** What is told while the first rows load, and how high one of them is drawn. */
  loading: string;
  rowClass: string;
  /** Stands there where no row is. */
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
