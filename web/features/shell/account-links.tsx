import { useCatalogue } from '#web/lib/site-offers.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AccountMenu, accountPages } from './account-menu.tsx';

interface AccountLinksProps {
  isAdmin: boolean;
  /** Whether the links are stacked over the whole width, as in the phone's menu. */
  stacked?: boolean;
  onSignOut: () => void;
  signingOut: boolean;
}

/**
 * The links to the sign-in for a visitor, and the private pages and the sign-out for a member (docs/product/pages.md).
 * Every page contains both; an attribute of the document selects the visible ones (base.css), also in a cached page.
 */
export function AccountLinks({ isAdmin, stacked = false, onSignOut, signingOut }: AccountLinksProps) {
  const { free } = useCatalogue();
  const row = stacked ? 'grid gap-2' : 'flex items-center gap-1';
  return (
    <>
      <div data-for="visitor" className={row}>
        <ButtonLink to="/giris" variant={stacked ? 'secondary' : 'quiet'}>
          Giriş Yap
        </ButtonLink>
        <ButtonLink to="/kayit" variant={stacked ? 'primary' : 'secondary'}>
          {free.dailyTokens.toLocaleString('tr-TR')} Token Almak İçin Kayıt Ol
        </ButtonLink>
      </div>
      <div data-for="member" className={row}>
        {isAdmin && (
          <ButtonLink
            to="/admin"
            // Needs its own document, whose policy allows images of other sites (server/http/page-headers.ts).
            reloadDocument
            variant={stacked ? 'secondary' : 'quiet'}
            className={stacked ? 'order-2' : ''}
          >
            Admin
          </ButtonLink>
        )}
        <ButtonLink to="/panel" variant={stacked ? 'primary' : 'secondary'}>
          Panelim
        </ButtonLink>
        {stacked ? (
          accountPages.map(({ to, text }) => (
            <ButtonLink key={to} to={to} variant="quiet" className="order-1">
              {text}
            </ButtonLink>
          ))
        ) : (
          <AccountMenu />
        )}
        <Button
          variant={stacked ? 'secondary' : 'quiet'}
          className={stacked ? 'order-3' : ''}
          onClick={onSignOut}
          loading={signingOut}
        >
          Çıkış Yap
        </Button>
      </div>
    </>
  );
}
