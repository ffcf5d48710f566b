import { brand } from '#domain/brand.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: `${brand.name}: ${brand.tagline}`,
    description:
      'Bir iki cümlelik fikrinizi akıcı Türkçeyle hikâyeye dönüştürün, editörde sürdürün ve saklayın. Denemek için hesap gerekmez.',
  });

export default LandingPage;
