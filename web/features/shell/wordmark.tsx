import { Link } from 'react-router';
import { useBrand } from '#web/lib/brand.ts';

/** The product's name as a link to the home page; a long one is cut. Its first dotless ı has the accent colour. */
export function Wordmark() {
  const { name } = useBrand();
  const at = name.indexOf('ı');
  return (
    <Link
      to="/"
      className="inline-flex min-h-target max-w-64 min-w-29 items-center font-serif text-2xl font-semibold tracking-tight text-ink no-underline"
    >
      <span className="truncate">
        {at < 0 ? (
          name
        ) : (
          <>
            {name.slice(0, at)}
            <span className="text-accent">ı</span>
            {name.slice(at + 1)}
          </>
        )}
      </span>
    </Link>
  );
}
