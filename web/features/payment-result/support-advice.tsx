import { Link } from 'react-router';
import { brand } from '#domain/brand.ts';

/** Whom to turn to, and what to name (spec 2 §8: each activation error comes with this advice). */
export function SupportAdvice({ orderId }: { orderId: string }) {
  return (
    <p className="text-sm text-ink-soft">
      Ödemeniz hesabınızdan çekildiyse kaybolmaz. Sorun sürerse lütfen{' '}
      <Link to="/iletisim">destek ile iletişime geçin</Link> ya da {brand.email} adresine yazın; sipariş
      numaranızı (<span className="wrap-anywhere text-ink">{orderId}</span>) eklemeyi unutmayın.
    </p>
  );
}
