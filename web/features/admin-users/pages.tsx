import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { formatAtLeast, formatCount } from './labels.ts';

/** Page navigation; the number of pages ends in + when there may be more. */
export function Pages({
  page,
  total,
  perPage,
  busy,
  onBack,
  onNext,
}: {
  page: number;
  total: { count: number; atLeast: boolean } | null;
  perPage: number;
  busy: boolean;
  /** Null on the first or the last page. */
  onBack: (() => void) | null;
  onNext: (() => void) | null;
}) {
  if (!onBack && !onNext) return null;
  const pages = total && Math.max(page, Math.ceil(total.count / perPage));
  return (
    <nav aria-label="Sayfalar" className="flex flex-wrap items-center justify-between gap-3">
      <Button icon={<ChevronLeft aria-hidden="true" />} disabled={!onBack || busy} onClick={() => onBack?.()}>
        Önceki
      </Button>
      <p className="text-sm text-ink-soft tabular-nums">
        Sayfa {formatCount(page)}
        {pages && ` / ${formatAtLeast(pages, total.atLeast && onNext !== null)}`}
      </p>
      <Button disabled={!onNext || busy} onClick={() => onNext?.()}>
        Sonraki
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
