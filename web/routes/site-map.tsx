import { sitePageGroups, sitePages } from '#domain/site/site-pages.ts';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import { type SiteMapGroup, SiteMapPage } from '#web/features/site-map/site-map-page.tsx';
import { callApiInLoader } from '#web/lib/loader-api.ts';
import type { Route } from './+types/site-map.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<{ groups: SiteMapGroup[] }> {
  const { posts } = await callApiInLoader(context, (api) => api.blog.addresses());
  const groups = Object.entries(sitePageGroups).map(([group, title]) => ({
    title,
    pages: sitePages.filter((page) => page.group === group).map(({ path, text }) => ({ path, text })),
  }));
  const written = posts.map(({ slug, title }) => ({ path: `/blog/${slug}`, text: title }));
  return { groups: [...groups, ...(written.length > 0 ? [{ title: 'Blog yazıları', pages: written }] : [])] };
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: 'Site haritası',
    description:
      'Ana sayfalar, kullanıcı sayfaları, bilgi ve ödeme sayfaları: sitede gidebileceğiniz her yer.',
    path: location.pathname,
  });

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  return <SiteMapPage groups={loaderData.groups} />;
}
