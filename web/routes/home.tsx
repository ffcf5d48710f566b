import { brand } from '#domain/brand.ts';
import { LandingPage } from '#web/features/landing/landing-page.tsx';
import type { Route } from './+types/home.ts';

const description =
  'Bir iki cümlelik fikrinizi akıcı Türkçeyle hikâyeye dönüştürün, editörde sürdürün ve saklayın. Denemek için hesap gerekmez.';

export const meta: Route.MetaFunction = () => [
  { title: `${brand.name}: ${brand.tagline}` },
  { name: 'description', content: description },
  { property: 'og:title', content: `${brand.name}: ${brand.tagline}` },
  { property: 'og:description', content: description },
  { property: 'og:locale', content: 'tr_TR' },
  { property: 'og:type', content: 'website' },
];

export default LandingPage;
