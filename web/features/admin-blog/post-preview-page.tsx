import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { messages } from '#domain/messages/index.ts';
import { PostArticle } from '#web/features/blog/index.ts';
import { errorText } from '#web/lib/api-error.ts';
import { queries } from '#web/lib/queries.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { formPath } from './addresses.ts';

/** Preview of a post in any state; the server sends it only to administrators. */
export function PostPreviewPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(
    queries.blog.adminPreview.queryOptions({ input: { id } }),
  );
  return (
    <main className="mx-auto grid w-full max-w-[44rem] gap-8 px-5 pt-6 pb-24">
      <Banner
        tone="info"
        title="Önizleme"
        action={
          <ButtonLink to={formPath(id)} icon={<Pencil aria-hidden="true" />}>
            Düzenle
          </ButtonLink>
        }
      >
        Yazının son kaydedilmiş hâlini görüyorsunuz. Bu sayfa yalnızca yöneticilere açıktır.
      </Banner>
      {data ? (
        <PostArticle post={data} />
      ) : error ? (
        <ErrorState
          title="Yazı açılamadı"
          message={errorText(error, messages.blog.postFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label="Yazı yükleniyor…" className="grid gap-5">
          <Skeleton className="aspect-2/1 w-full rounded-lg" />
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </main>
  );
}
