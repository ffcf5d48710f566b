import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import { brandOfPage } from '#web/lib/brand.ts';
import type { Route } from './+types/home.ts';

const description =
  'Bir iki cümlelik fikrinizi akıcı Türkçeyle hikâyeye dönüştürün, editörde devam edin ve saklayın.';

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const [root] = matches;
  const { name, tagline } = brandOfPage(matches);
  return pageMeta(matches, {
    title: `${name}: ${tagline}`,
    description: root.loaderData?.guestTrial ? `${description} Denemek için hesap gerekmez.` : description,
    path: location.pathname,
  });
};

export default LandingPage;
