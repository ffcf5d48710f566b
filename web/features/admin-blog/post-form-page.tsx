import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { formPath, listPath, newPost } from './addresses.ts';
import { PostForm } from './post-form.tsx';

/** The form of a new or an existing post. */
export function PostFormPage() {
  const { id = newPost } = useParams();
  const { viewer } = useSession();
  const navigate = useNavigate();
  // A new post stays in this form when it gets its address.
  const [createdHere, setCreatedHere] = useState<string | null>(null);
  const isNew = id === newPost || id === createdHere;
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...queries.blog.adminGet.queryOptions({ input: { id } }),
    enabled: !isNew,
    // Loads the saved version once and does not replace it during editing.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const ready = isNew || (data !== undefined && isFetchedAfterMount);
  if (!viewer) return null;
  return (
    <main className="mx-auto grid w-full max-w-page gap-6 px-5 pt-6 pb-24">
      <Link
        to={listPath}
        className="inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm font-semibold text-accent no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Bütün yazılar
      </Link>
      {ready ? (
        <PostForm
          key={isNew ? newPost : id}
          initial={isNew ? null : (data ?? null)}
          userId={viewer.id}
          onCreated={(made) => {
            setCreatedHere(made);
            void navigate(formPath(made), { replace: true, preventScrollReset: true });
          }}
          onCopied={(copy) => void navigate(formPath(copy))}
        />
      ) : error ? (
        <ErrorState
          title="Yazı açılamadı"
          message={errorText(error, messages.blog.postFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Yazı yükleniyor…" className="grid gap-5">
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-96 w-full" />
        </SkeletonGroup>
      )}
    </main>
  );
}
