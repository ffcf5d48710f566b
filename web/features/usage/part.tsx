import { type ReactNode, useId } from 'react';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

interface PartProps<Data> {
  title: string;
  answer: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: Data) => ReactNode;
}

/** A part of the page under its heading: on its way, failed, or what was read. */
export function Part<Data>({ title, answer, children }: PartProps<Data>) {
  const id = useId();
  const { data, error, isFetching, refetch } = answer;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState
          title={`${title} okunamadı`}
          message={errorText(error, messages.tokens.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={`${title} yükleniyor…`} className="grid gap-3">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-10 w-2/3" />
        </SkeletonGroup>
      )}
    </section>
  );
}

export const cells = {
  table: 'w-full text-sm tabular-nums',
  head: 'py-2 pr-3 text-left font-semibold',
  number: 'py-2 text-right whitespace-nowrap',
  row: 'border-b border-line last:border-0',
} as const;
