import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCacheDialog } from '#web/features/cache/index.ts';
import { CookieSettingsButton } from '#web/features/cookies/index.ts';
import { SkipLink, Wordmark } from '#web/features/shell/index.ts';
import { Button } from '#web/ui/button.tsx';

/**
 * The layout of the checkout and its result, with the site's name and one link back instead of the site's header
 * (docs/product/payments.md). Cookies and caches stand at its end, since nothing floats over a payment.
 */
export function CheckoutFrame({
  back,
  children,
}: {
  back: { to: string; text: string };
  children: ReactNode;
}) {
  const [cacheDialog, openCacheDialog] = useCacheDialog();
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
      <footer className="mx-auto flex w-full max-w-page flex-wrap justify-center gap-2 px-5 pb-5 print:hidden">
        <CookieSettingsButton look="text" />
        <Button variant="quiet" aria-haspopup="dialog" onClick={openCacheDialog}>
          Önbelleği temizle
        </Button>
      </footer>
      {cacheDialog}
    </div>
  );
}
