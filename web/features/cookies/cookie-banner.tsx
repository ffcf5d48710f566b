import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { allOrNone, chooseCookies, useCookieChoice } from './cookie-choice.ts';

/**
 * Asks once what may be kept beyond the necessary. It stands at the page's start for the keyboard and over its lower
 * edge for the eye; saying no is as easy as saying yes, and doing nothing allows nothing. It comes with every page and
 * asks before the app runs: the mark on the document says whether it is seen, its style that it waits for a second
 * (base.css; docs/product/pages.md).
 */
export function CookieBanner({ onSettings }: { onSettings: () => void }) {
  const choice = useCookieChoice();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-asks-cookies', choice === null);
    if (choice === null) setAsked(true);
  }, [choice]);
  return (
    <div aria-live="polite">
      {choice && asked && <p className="sr-only">Çerez tercihiniz kaydedildi.</p>}
      {!choice && (
        <section
          id="cerez-tercihi"
          data-for="undecided"
          aria-label="Çerez tercihi"
          className="print:hidden fixed inset-x-0 bottom-0 z-30 border-t border-line bg-sheet shadow-float"
        >
          <div className="mx-auto flex max-w-page flex-col gap-3 px-5 py-4 lg:flex-row lg:items-center lg:gap-8">
            {/* In pieces of their own: as one block it would be the largest text of a small page, and its last to be drawn. */}
            <p className="text-sm">
              <span className="inline-block">Yalnızca gerekli çerezleri kullanıyoruz.</span>{' '}
              <span className="inline-block">Tarayıcınızda bundan fazlasını saklamak</span>{' '}
              <span className="inline-block">izninize bağlı.</span>{' '}
              <Link to="/cerez-politikasi" className="inline-block text-accent underline underline-offset-4">
                Neleri sakladığımızı okuyun
              </Link>
            </p>
            <div className="flex shrink-0 flex-wrap gap-2 max-sm:[&>button]:flex-1">
              <Button onClick={() => chooseCookies(allOrNone(false))}>Yalnızca gerekli</Button>
              <Button onClick={() => chooseCookies(allOrNone(true))}>Tümünü kabul et</Button>
              <Button variant="quiet" onClick={onSettings}>
                Ayarlar
              </Button>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
