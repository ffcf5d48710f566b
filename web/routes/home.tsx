import { brand } from '#domain/brand.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import type { Route } from './+types/home.ts';

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta({
    title: `${brand.name}: ${brand.tagline}`,
    description:
      'Bir iki cümlelik fikrinizi akıcı Türkçeyle hikâyeye dönüştürün, editörde sürdürün ve saklayın. Denemek için hesap gerekmez.',
    path: location.pathname,
  });

export default LandingPage;
