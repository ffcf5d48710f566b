import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ButtonLink, buttonClasses } from '#web/ui/button.tsx';
import { type BlogFilters, blogAddress } from './blog-address.ts';

/** From page to page of the list; a way that leads nowhere keeps its place and says nothing. */
export function Pager({ filters, page, pages }: { filters: BlogFilters; page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Sayfalar" className="flex items-center justify-center gap-3 sm:gap-6">
      {page > 1 ? (
        <ButtonLink to={blogAddress(filters, page - 1)} rel="prev" icon={<ArrowLeft aria-hidden="true" />}>
          Daha yeni
        </ButtonLink>
      ) : (
        <span aria-hidden="true" className={buttonClasses({}, 'invisible')}>
          Daha yeni
        </span>
      )}
      <p className="text-sm text-ink-soft tabular-nums">
        Sayfa {page} / {pages}
      </p>
      {page < pages ? (
        <ButtonLink to={blogAddress(filters, page + 1)} rel="next">
          Daha eski
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      ) : (
        <span aria-hidden="true" className={buttonClasses({}, 'invisible')}>
          Daha eski
        </span>
      )}
    </nav>
  );
}
