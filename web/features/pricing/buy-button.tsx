import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { checkoutPath } from '#domain/billing/purchase.ts';
import { refreshSession, sessionStore } from '#web/features/session/index.ts';
import { Button } from '#web/ui/button.tsx';

/** Leads to the checkout; a visitor by way of /giris, which comes back to it (docs/product/plans.md). */
export function BuyButton({ terms, children }: { terms: PlanTerms; children: string }) {
  const navigate = useNavigate();
  const [redirecting, setRedirecting] = useState(false);
  async function go() {
    setRedirecting(true);
    if (sessionStore.get().status !== 'ready') await refreshSession();
    const target = checkoutPath(terms);
    await navigate(sessionStore.get().viewer ? target : `/giris?next=${encodeURIComponent(target)}`);
    setRedirecting(false);
  }
  return (
    <Button
      variant="primary"
      fullWidth
      loading={redirecting}
      loadingText="Yönlendiriliyor…"
      onClick={() => void go()}
    >
      {children}
    </Button>
  );
}
