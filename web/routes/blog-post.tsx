import { isRouteErrorResponse, redirect } from 'react-router';
import { isForeignImage } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { shareImageAlt, shareImagePath, shareImageSize } from '#domain/site/share-image.ts';
import { postAddress } from '#web/features/blog/blog-address.ts';
import { BlogFault } from '#web/features/blog/blog-fault.tsx';
import { MissingPost } from '#web/features/blog/missing-post.tsx';
import { PostPage } from '#web/features/blog/post-page.tsx';
import { article, breadcrumbs, graph, JsonLd } from '#web/features/seo/index.ts';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import { brandOfPage, useBrand } from '#web/lib/brand.ts';
import { forceDocumentNavigation } from '#web/lib/force-document-navigation.ts';
import { callApiInLoader } from '#web/lib/loader-api.ts';
import type { Route } from './+types/blog-post.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await callApiInLoader(context, (api) => api.blog.post({ slug: params.slug }));
  if (found.kind === 'moved') throw redirect(postAddress(found.slug), 301);
  const { post, older, newer, related } = found;
  if (isForeignImage(post.featuredImage) || post.html.includes('<img src="http'))
    forceDocumentNavigation(context, postAddress(post.slug));
  return { post, older, newer, related };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const { slug, title, description, publishedAt, updatedAt } = loaderData.post;
  return pageMeta(matches, {
    title,
    description,
    path: postAddress(slug),
    image: { path: shareImagePath(slug), ...shareImageSize, alt: shareImageAlt(title, brandOfPage(matches)) },
    article: { publishedAt, updatedAt },
  });
};

export default function Page({ loaderData }: Route.ComponentProps) {
  const brand = useBrand();
  const { slug, title } = loaderData.post;
  const path = postAddress(slug);
  const data = () =>
    graph(
      article(brand, { ...loaderData.post, path, imagePath: shareImagePath(slug) }),
      breadcrumbs(brand, [
        { name: 'Blog', path: '/blog' },
        { name: title, path },
      ]),
    );
  return (
    <>
      <JsonLd data={import.meta.env.SSR ? data() : null} />
      <PostPage {...loaderData} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPost />;
  return (
    <main className="mx-auto w-full max-w-prose px-5 py-20">
      <BlogFault title="Yazı yüklenemedi" message={messages.blog.postFailed} />
    </main>
  );
}
