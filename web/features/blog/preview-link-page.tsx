import { useEffect, useState } from 'react';
import type { BlogPost } from '#contract/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { PostArticle } from './post-article.tsx';

/** A post in any state by a preview link; its secret is the address's fragment, which is sent to no server. */
export function PreviewLinkPage() {
  const [post, setPost] = useState<BlogPost | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    api.blog.preview({ secret: location.hash.slice(1) }).then(setPost, setError);
  }, []);
  return (
    <main className="mx-auto grid w-full max-w-[44rem] gap-8 px-5 pt-6 pb-24">
      {post ? (
        <>
          <Banner tone="info" title="Önizleme">
            Bu yazının kaydedilmiş hâlini görüyorsunuz. Sayfa yalnızca bağlantıyı bilenlere açıktır.
          </Banner>
          <PostArticle post={post} />
        </>
      ) : error ? (
        <EmptyState title="Önizleme açılmıyor" action={<ButtonLink to="/blog">Blog'a Dön</ButtonLink>}>
          {errorText(error, messages.blog.postFailed)}
        </EmptyState>
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
