import { isRouteErrorResponse, redirect } from 'react-router';
import { feedPath, isForeignImage } from '#domain/content/blog.ts';
import { messages } from '#domain/messages/index.ts';
import { blogAddress, readBlogAddress } from '#web/features/blog/blog-address.ts';
import { BlogFault } from '#web/features/blog/blog-fault.tsx';
import { BlogFrame } from '#web/features/blog/blog-frame.tsx';
import { BlogPage } from '#web/features/blog/blog-page.tsx';
import { ErrorPage } from '#web/features/shell/error-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import { brandOfPage } from '#web/lib/brand.ts';
import { forceDocumentNavigation } from '#web/lib/force-document-navigation.ts';
import { callApiInLoader } from '#web/lib/loader-api.ts';
import type { Route } from './+types/blog.ts';

/** The parameters of the address that this page reads. */
export const handle = { query: ['q', 'category', 'page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { q, category, page } = readBlogAddress(new URL(request.url).searchParams);
  const [found, { categories }] = await callApiInLoader(context, (api) =>
    Promise.all([api.blog.list({ q, category, page }), api.blog.categories()]),
  );
  // A former address of a renamed or merged category.
  if (found.category !== null && found.category !== category)
    throw redirect(blogAddress({ q, category: found.category }, found.page), 301);
  if (found.posts.some(({ featuredImage }) => isForeignImage(featuredImage)))
    forceDocumentNavigation(context, blogAddress({ q, category }, found.page));
  return { filters: { q, category }, found, categories };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ name: 'robots', content: 'noindex' }];
  const { filters, found, categories } = loaderData;
  const category = categories.find(({ slug }) => slug === filters.category)?.name;
  return [
    ...pageMeta(matches, {
      title: category ? `${category} yazıları · Blog` : 'Blog',
      description:
        'Hikâye yazmak üzerine Türkçe yazılar: ilk paragraf, karakter, diyalog, olay örgüsü, anlatı zamanı ve düzeltme.',
      path: blogAddress({ category: filters.category }, found.page),
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/rss+xml',
      title: `${brandOfPage(matches).name} Blog`,
      href: feedPath,
    },
    // What somebody searched for is no page of its own.
    ...(filters.q === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <ErrorPage error={error} />;
  return (
    <BlogFrame>
      <BlogFault title="Yazılar yüklenemedi" message={messages.blog.listFailed} />
    </BlogFrame>
  );
}
