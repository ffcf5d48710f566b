import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SkipLink, Wordmark } from '#web/features/shell/index.ts';

/**
 * The layout of the checkout and its result, with the site's name and one link back instead of the site's header
 * (docs/product/payments.md).
 */
export function CheckoutFrame({
  back,
  children,
}: {
  back: { to: string; text: string };
  children: ReactNode;
}) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line print:hidden">
        <div className="mx-auto flex h-16 w-full max-w-page items-center justify-between gap-3 px-5">
          <Wordmark />
          <Link to={back.to} className="inline-flex min-h-target items-center gap-2 text-sm text-ink">
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {back.text}
          </Link>
        </div>
      </header>
      <div id="icerik" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </div>
    </div>
  );
}
