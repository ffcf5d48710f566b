import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#web/lib/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

/** The props of each settings dialog. */
export interface SettingsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog that reads its data when it opens: loading, failed with a retry, or ready. */
export function SettingsDialog<Data>({
  open,
  onOpenChange,
  title,
  description,
  query,
  loadingText,
  loadFailedText,
  children,
}: SettingsDialogProps & {
  title: string;
  description?: ReactNode;
  query: UseQueryResult<Data>;
  loadingText: string;
  loadFailedText: string;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = query;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <ErrorState
          title="Bilgiler açılamadı"
          message={errorText(error, loadFailedText)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={loadingText} className="grid gap-4">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
