import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ConversationView } from './conversation-view.tsx';

/** One of a writer's own conversations with support. */
export function OwnConversationPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const options = queries.conversations.get.queryOptions({ input: { id } });
  const { data, error, isFetching, refetch } = useQuery(options);
  return (
    <main className="mx-auto grid w-full max-w-3xl gap-6 px-5 py-10">
      <p>
        <TextLink to="/panel/destek">Destek yazışmalarım</TextLink>
      </p>
      {data ? (
        <ConversationView
          conversation={data}
          send={(answer) => api.conversations.answer({ id, ...answer })}
          onAnswered={(newer) => {
            client.setQueryData(options.queryKey, newer);
            void client.invalidateQueries({ queryKey: queries.conversations.list.key() });
          }}
        />
      ) : error ? (
        <ErrorState
          title="Yazışma açılamadı"
          message={errorText(error, messages.contact.conversationsFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Yazışma yükleniyor…" className="grid gap-4">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </main>
  );
}
