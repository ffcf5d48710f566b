import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { allOrNone, chooseCookies, useCookieChoice } from './cookie-choice.ts';

/** Both answers have the same width. */
const answerClasses = 'flex-1 basis-28';

/**
 * Asks once what may be kept beyond the necessary: a card at the start of the page for the keyboard and in a lower
 * corner for the eye, beside the column of the landing page's form. Saying no is as easy as saying yes, and doing
 * nothing allows nothing. It comes with every page and asks before the app runs: the mark on the document says whether
 * it is seen, its style that it waits for a second (base.css; docs/product/pages.md).
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
          // In a low window it is one slim row along the lower edge.
          className="fixed inset-x-2 bottom-2 z-30 grid gap-2.5 rounded-lg border border-line bg-sheet p-3 shadow-float print:hidden short:gap-1 short:p-2 short:sm:grid-cols-[1fr_auto] short:sm:items-center tall:sm:right-4 tall:sm:bottom-4 tall:sm:left-auto tall:sm:w-80 tall:sm:p-4 tall:lg:w-[clamp(14rem,(100vw-48rem)/2-2rem,20rem)]"
        >
          {/* In pieces of their own: as one block it would be the largest text of a small page, and its last to be drawn. */}
          <p className="text-xs tall:sm:text-sm">
            <span className="inline-block">Yalnızca gerekli çerezleri kullanıyoruz.</span>{' '}
            <span className="inline-block short:max-sm:hidden">Tarayıcınızda bundan fazlasını saklamak</span>{' '}
            <span className="inline-block short:max-sm:hidden">izninize bağlı.</span>{' '}
            <Link to="/cerez-politikasi" className="inline-block text-accent underline underline-offset-4">
              Neleri sakladığımızı okuyun
            </Link>
          </p>
          <div className="flex flex-wrap gap-1.5 [&>button]:px-1.5 [&>button]:text-xs">
            <Button onClick={() => chooseCookies(allOrNone(false))} className={answerClasses}>
              Yalnızca gerekli
            </Button>
            <Button onClick={() => chooseCookies(allOrNone(true))} className={answerClasses}>
              Tümünü kabul et
            </Button>
            <Button variant="quiet" onClick={onSettings} className="tall:sm:basis-full">
              Ayarlar
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
