import { brand } from '#domain/brand.ts';
import { PrivacyPolicy } from '#web/features/legal/privacy-policy.tsx';

export const meta = () => [
  { title: `Gizlilik Politikası · ${brand.name}` },
  {
    name: 'description',
    content: `${brand.name} hangi bilgileri neden saklar, kimlerle paylaşır, nasıl siler.`,
  },
];

export default PrivacyPolicy;
