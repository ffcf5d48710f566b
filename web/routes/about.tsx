import { AboutPage } from '#web/features/about/about-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import { brandOfPage } from '#web/lib/brand.ts';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: 'Hakkımızda',
    description: `${brandOfPage(matches).name} kimdir, neye inanır: misyonumuz, değerlerimiz, kuruluş bilgilerimiz ve bize ulaşmanın yolları.`,
    path: location.pathname,
  });

export default AboutPage;
