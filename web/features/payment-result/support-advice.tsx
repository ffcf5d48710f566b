import { useBrand } from '#web/lib/brand.ts';
import { TextLink } from '#web/ui/text-link.tsx';

/** Whom to turn to, and what to name (docs/product/payments.md). */
export function SupportAdvice({ orderId }: { orderId: string }) {
  const brand = useBrand();
  return (
    <p className="text-sm text-ink-soft">
      Ödemeniz hesabınızdan çekildiyse kaybolmaz. Sorun sürerse lütfen{' '}
      <TextLink to="/iletisim?konu=billing">destek ile iletişime geçin</TextLink> ya da {brand.email} adresine
      yazın; sipariş numaranızı (<span className="wrap-anywhere text-ink">{orderId}</span>) eklemeyi
      unutmayın.
    </p>
  );
}
