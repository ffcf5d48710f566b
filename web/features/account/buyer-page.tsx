import { useId, useState } from 'react';
import { formatAmount } from '#domain/billing/money.ts';
import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { planPeriod } from '#domain/billing/pricing.ts';
import { useSiteOffers } from '#web/lib/site-offers.ts';
import { Card } from '#web/ui/card.tsx';
import { PageTabs } from '#web/ui/page-tabs.tsx';
import { AccountLink } from './account-page.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { takeViewer } from './use-account-form.ts';

/** What is bought, before the account is asked for. */
function ChosenPlan({ terms }: { terms: PlanTerms }) {
  const title = useId();
  return (
    <Card as="section" tone="accent" aria-labelledby={title} className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={title} className="text-lg">
          {plans[terms.plan].name} plan, {planPeriod}
        </h2>
        <p className="font-serif text-xl font-medium tabular-nums">
          {formatAmount(terms.monthlyPriceKurus ?? 0)}
        </p>
      </div>
      <p className="text-sm text-ink-soft">KDV dâhil, tek ödeme. Otomatik çekim yok.</p>
    </Card>
  );
}

/** The sign-in of a buyer: the chosen plan with its price and days, and sign-up as the first tab (docs/product/accounts.md). */
export function BuyerPage({ terms, onSecondStep }: { terms: PlanTerms; onSecondStep: () => void }) {
  const { google } = useSiteOffers();
  const [tab, setTab] = useState('kayit');
  return (
    <main className="mx-auto grid w-full max-w-form gap-6 px-5 py-10 sm:py-16">
      <div className="grid gap-2">
        <h1 className="text-3xl">Ödemeden önce hesabınız</h1>
        <p className="text-ink-soft">Plan hesabınıza tanımlanır; ödeme bir sonraki adımda.</p>
      </div>
      <ChosenPlan terms={terms} />
      <Card padding="lg" className="grid gap-5">
        <PageTabs
          label="Hesap"
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'kayit', label: 'Kayıt Ol', content: <SignUpForm /> },
            {
              id: 'giris',
              label: 'Giriş Yap',
              content: (
                <PasswordForm send="Giriş Yap" onDone={takeViewer(onSecondStep)}>
                  <p className="flex flex-wrap justify-between gap-x-4 text-sm">
                    <AccountLink to="/sifremi-unuttum">Şifremi unuttum</AccountLink>
                    <AccountLink to="/kodla-giris">E-postama kod gönder</AccountLink>
                  </p>
                </PasswordForm>
              ),
            },
          ]}
        />
        {google && <GoogleButton intent={tab === 'kayit' ? 'sign_up' : 'sign_in'} />}
      </Card>
    </main>
  );
}
