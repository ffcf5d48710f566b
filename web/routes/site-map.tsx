import { sitePageGroups, sitePages } from '#domain/site-pages.ts';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import { type SiteMapGroup, SiteMapPage } from '#web/features/site-map/site-map-page.tsx';
import type { Route } from './+types/site-map.ts';

export function loader(): { groups: SiteMapGroup[] } {
  const groups = Object.entries(sitePageGroups).map(([group, title]) => ({
    title,
    pages: sitePages.filter((page) => page.group === group).map(({ path, text }) => ({ path, text })),
  }));
  return { groups };
}

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Site haritası',
    description:
      'Ana sayfalar, kullanıcı sayfaları, bilgi ve ödeme sayfaları: sitede gidebileceğiniz her yer.',
    path: location.pathname,
  });

export default function SiteMap({ loaderData }: Route.ComponentProps) {
  return <SiteMapPage groups={loaderData.groups} />;
}
