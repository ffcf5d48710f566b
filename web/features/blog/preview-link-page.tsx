import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BlogPost } from '#contract/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { postAddress } from './blog-address.ts';
import { PostArticle } from './post-article.tsx';

/** A post by a preview link, which leads to the post's own page once it is public; its secret is the address's fragment, which is sent to no server. */
export function PreviewLinkPage() {
  const [post, setPost] = useState<BlogPost | null>(null);
  const [error, setError] = useState<unknown>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // A published post has a page of its own, which can be shared.
    const show = ({ post: found, isPublic }: { post: BlogPost; isPublic: boolean }) =>
      isPublic ? navigate(postAddress(found.slug), { replace: true }) : setPost(found);
    api.blog
      .preview({ secret: location.hash.slice(1) })
      .then(show)
      .catch(setError);
  }, [navigate]);
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
