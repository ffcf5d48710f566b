import { Link } from 'react-router';
import { useSession } from '#web/features/session/index.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';
import { Banner } from '#web/ui/banner.tsx';
import { classes } from '#web/ui/classes.ts';
import { AccountLinks } from './account-links.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { siteLinks } from './navigation.ts';
import { ThemeChoiceField } from './theme-choice.tsx';
import { TokenPill } from './token-pill.tsx';
import { useSignOut } from './use-sign-out.ts';
import { Wordmark } from './wordmark.tsx';

/** The header: name, navigation, tokens and account links. */
export function SiteHeader() {
  const { leave, pending, error, forget } = useSignOut();
  const isAdmin = useSession().viewer?.isAdmin === true;
  const { guestTrial } = useSiteOffers();
  return (
    <header className="print:hidden border-b border-line">
      <div className="mx-auto flex h-16 max-w-page items-center gap-3 px-5">
        <Wordmark />
        <nav aria-label="Site" className="ml-6 hidden lg:block">
          <ul className="flex gap-1">
            {siteLinks.map(({ to, text }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-target items-center rounded-md px-3 text-sm font-medium text-ink-soft no-underline hover:bg-well hover:text-ink"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div
          // Reserves the width of a visitor's token pill and menu button, so that neither moves while the page arrives.
          className={classes(
            'ml-auto flex items-center gap-2',
            guestTrial && 'max-lg:in-[html:not([data-signed-in])]:min-w-40',
          )}
        >
          <TokenPill />
          <div className="ml-1 hidden lg:block">
            <AccountLinks isAdmin={isAdmin} onSignOut={leave} signingOut={pending} />
          </div>
          <MobileMenu>
            <ThemeChoiceField />
            <AccountLinks isAdmin={isAdmin} stacked onSignOut={leave} signingOut={pending} />
          </MobileMenu>
        </div>
      </div>
      {error && (
        <div className="mx-auto max-w-page px-5 pb-4">
          <Banner tone="error" onDismiss={forget}>
            {error}
          </Banner>
        </div>
      )}
    </header>
  );
}
