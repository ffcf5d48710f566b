import { brand } from '#domain/brand.ts';
import { PrivacyPolicy } from '#web/features/legal/privacy-policy.tsx';
import { pageMeta } from '#web/features/shell/page-meta.ts';

export const meta = () =>
  pageMeta({
    title: 'Gizlilik Politikası',
    description: `${brand.name} hangi bilgileri neden saklar, kimlerle paylaşır, nasıl siler.`,
  });

export default PrivacyPolicy;
