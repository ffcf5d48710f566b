import { useCallback, useEffect, useState } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { ApiError, errorText } from '#web/lib/api-error.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ConversationView } from './conversation-view.tsx';

/**
 * The secret of a mailed link. It stays in the address, so that the page can be reloaded and bookmarked; a fragment is
 * sent to no server and in no referrer.
 */
const secretOfPage = () => location.hash.slice(1);

/** A conversation that a mailed link opens, without sign-in. */
export function ConversationLinkPage() {
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [loading, setLoading] = useState(true);
  const load = useCallback(async () => {
    setLoading(true);
    setError(null);
    try {
      setConversation(await api.conversations.openLink({ secret: secretOfPage() }));
    } catch (failure) {
      setConversation(null);
      setError(failure);
    } finally {
      setLoading(false);
    }
  }, []);
  useEffect(() => {
    void load();
    // Another link in the same tab changes the fragment only.
    const reload = () => void load();
    addEventListener('hashchange', reload);
    return () => removeEventListener('hashchange', reload);
  }, [load]);
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <main className="mx-auto w-full max-w-3xl px-5 py-10 sm:py-14">
      {conversation ? (
        <ConversationView
          conversation={conversation}
          send={(answer) => api.conversations.answerLink({ secret: secretOfPage(), ...answer })}
          onAnswered={setConversation}
        />
      ) : gone ? (
        <EmptyState
          title="Bağlantı açılmıyor"
          action={<ButtonLink to="/iletisim">İletişim sayfası</ButtonLink>}
        >
          {messages.contact.linkGone}
        </EmptyState>
      ) : error ? (
        <ErrorState
          title="Yazışma açılamadı"
          message={errorText(error, messages.contact.conversationsFailed)}
          onRetry={() => void load()}
          retrying={loading}
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
