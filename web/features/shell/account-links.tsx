import { signUpTokens } from '#domain/billing/plans.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

interface AccountLinksProps {
  isAdmin: boolean;
  /** One below the other over the whole width, as the phone's menu has them. */
  stacked?: boolean;
  onSignOut: () => void;
  signingOut: boolean;
}

/**
 * The ways in for a visitor, the rooms and the way out for a member (docs/product/pages.md). Both stand in every page;
 * which one is seen follows from the mark on the document (base.css), so that a cached page never shows the wrong one.
 */
export function AccountLinks({ isAdmin, stacked = false, onSignOut, signingOut }: AccountLinksProps) {
  const row = stacked ? 'grid gap-2' : 'flex items-center gap-1';
  return (
    <>
      <div data-for="visitor" className={row}>
        <ButtonLink to="/giris" variant={stacked ? 'secondary' : 'quiet'}>
          Giriş Yap
        </ButtonLink>
        <ButtonLink to="/kayit" variant={stacked ? 'primary' : 'secondary'}>
          {signUpTokens} Token Almak İçin Kayıt Ol
        </ButtonLink>
      </div>
      <div data-for="member" className={row}>
        {isAdmin && (
          <ButtonLink
            to="/admin"
            // A document of its own, which may show images of other sites (server/http/page-headers.ts).
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
