import { brand } from '#domain/site/brand.ts';
import { AboutPage } from '#web/features/about/about-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import type { Route } from './+types/about.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: 'Hakkımızda',
    description: `${brand.name} kimdir, neye inanır: misyonumuz, değerlerimiz, kuruluş bilgilerimiz ve bize ulaşmanın yolları.`,
    path: location.pathname,
  });

export default AboutPage;
