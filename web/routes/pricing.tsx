import { PricingPage } from '#web/features/pricing/pricing-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';
import { callApiInLoader } from '#web/lib/loader-api.ts';
import type { Route } from './+types/pricing.ts';

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: 'Fiyatlandırma',
    description:
      'Başlangıç ücretsiz, Profesyonel 31 gün için tek ödeme: günlük ve aylık token, sihirbaz ve hikâye uzunluğu yan yana.',
    path: location.pathname,
  });

export const loader = ({ context }: Route.LoaderArgs) => callApiInLoader(context, (api) => api.site.status());

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return <PricingPage cardPayments={loaderData.cardPayments} catalogue={loaderData.plans} />;
}
