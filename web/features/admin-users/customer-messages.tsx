import { useQuery } from '@tanstack/react-query';
import { contactStatuses } from '#domain/account/contact.ts';
import { messages } from '#domain/messages/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { queries } from '#web/lib/queries.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { CustomerSection } from './customer-section.tsx';
import { messagePath } from './labels.ts';

/** A person's messages to support, newest first. */
export function CustomerMessages({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(
    queries.adminUsers.messages.queryOptions({ input: { id } }),
  );
  return (
    <CustomerSection title="Mesajlar">
      {error && !data ? (
        <ErrorState
          title="Mesajlar açılamadı"
          message={errorText(error, messages.users.messagesFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <SkeletonGroup label="Mesajlar yükleniyor…">
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      ) : data.messages.length === 0 ? (
        <p className="text-ink-soft">Bize hiç yazmadı.</p>
      ) : (
        <ul>
          {data.messages.map(({ id: messageId, subject, status, createdAt, repliedAt }) => (
            <li
              key={messageId}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 text-sm"
            >
              <TextLink to={messagePath(messageId)} className="wrap-anywhere">
                {subject}
              </TextLink>
              <span className="flex flex-wrap items-center gap-3 text-ink-soft tabular-nums">
                {formatDayAndTime(createdAt)}
                {repliedAt && ', yanıtlandı'}
                <Badge tone={status === 'new' ? 'accent' : 'neutral'}>{contactStatuses[status]}</Badge>
              </span>
            </li>
          ))}
        </ul>
      )}
    </CustomerSection>
  );
}
