import type { FoundPost } from '#contract/blog.ts';
import { publicUrl } from '#web/lib/public-origin.ts';
import { postAddress } from './blog-address.ts';
import { Neighbours } from './neighbours.tsx';
import { PostArticle } from './post-article.tsx';
import { RelatedPosts } from './related-posts.tsx';
import { ShareLinks } from './share-links.tsx';

type Found = Extract<FoundPost, { kind: 'post' }>;

/** A post as it is read (docs/product/content.md). */
export function PostPage({ post, older, newer, related }: Omit<Found, 'kind'>) {
  const { slug, title } = post;
  return (
    <main className="mx-auto grid w-full max-w-[44rem] gap-10 px-5 pt-6 pb-16 sm:pt-10 sm:pb-24">
      <PostArticle post={post} />
      <ShareLinks address={publicUrl(postAddress(slug))} title={title} />
      <RelatedPosts posts={related} />
      <Neighbours older={older} newer={newer} />
    </main>
  );
}
