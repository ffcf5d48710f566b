import { PricingPage } from '#web/features/pricing/pricing-page.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Fiyatlandırma',
    description:
      'Başlangıç ücretsiz, Profesyonel 31 gün için tek ödeme: günlük token, aylık güvence, sihirbaz ve hikâye uzunluğu yan yana.',
  });

export default PricingPage;
