import { LockKeyhole } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import type { BillingDetails } from '#domain/billing/billing-details.ts';
import { formatAmount } from '#domain/billing/money.ts';
import { paidDays } from '#domain/billing/plan-orders.ts';
import type { PlanTerms } from '#domain/billing/plans.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink, buttonClasses } from '#web/ui/button.tsx';
import { Acceptances } from './acceptances.tsx';
import { BillingFields } from './billing-fields.tsx';
import type { ChargedOrder } from './charged-payment.tsx';
import { PendingObstacle } from './pending-obstacle.tsx';
import { useCheckout } from './use-checkout.ts';

/** The next step after a refused order: the prices, the new documents, or a sign-in in another tab. */
function NextStep({
  code,
  documents,
}: {
  code: string | null;
  documents: RefObject<HTMLHeadingElement | null>;
}) {
  if (code === 'UNAUTHORIZED') {
    return (
      <a href="/giris" target="_blank" rel="noreferrer" className={buttonClasses({})}>
        Yeni sekmede giriş yap
      </a>
    );
  }
  if (code === 'DOCUMENTS_CHANGED') {
    return <Button onClick={() => documents.current?.focus()}>Yeni metinlere git</Button>;
  }
  const catalogue = [
    'AMOUNT_MISMATCH',
    'PLAN_NOT_SOLD',
    'YEARLY_NOT_SOLD',
    'PLAN_CURRENT',
    'PUBLISHER_CANT_BUY',
  ];
  return code !== null && catalogue.includes(code) ? (
    <ButtonLink to={pricingPath}>Planları gör</ButtonLink>
  ) : null;
}

/** The form of billing details and documents, which opens the payment page. */
export function CheckoutForm({
  terms,
  saved,
  onCharged,
}: {
  /** What is sold. */
  terms: PlanTerms;
  saved: BillingDetails;
  /** Called when an earlier payment was charged, so that no order is made. */
  onCharged: (order: ChargedOrder) => void;
}) {
  const { viewer } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const onDocuments = useRef<HTMLHeadingElement>(null);
  const { details, change, documents, accepted, accept, faults, box, phase, submit, send } = useCheckout(
    terms,
    saved,
    onCharged,
  );
  const amountKurus = terms.monthlyPriceKurus ?? 0;
  const openedAt = useMemo(() => new Date(), []);
  const orEllipsis = (value: string) => value.trim() || '…';
  const buyer = {
    fullName: orEllipsis(details.fullName),
    email: viewer?.email ?? '',
    phone: orEllipsis(details.phone),
    address: orEllipsis(details.address),
    ...(details.kind === 'company' && {
      companyName: orEllipsis(details.companyName),
      taxNumber: orEllipsis(details.taxNumber),
      taxOffice: orEllipsis(details.taxOffice),
    }),
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-8">
      <fieldset disabled={phase !== 'filling'} className="grid min-w-0 gap-8">
        <section aria-labelledby="fatura" className="grid gap-5">
          <div className="grid gap-1">
            <h2 id="fatura" className="text-xl">
              Fatura bilgileri
            </h2>
            <p className="text-sm text-ink-soft">
              Kart bilgisi burada sorulmaz; onu bir sonraki adımda ödeme kuruluşunun sayfasında girersiniz.
            </p>
          </div>
          {viewer && (
            <p className="rounded-md bg-well px-4 py-3 text-sm wrap-anywhere">
              Plan <strong className="font-semibold">{viewer.email}</strong> hesabına tanımlanır; makbuz da bu
              adrese gelir.
            </p>
          )}
          <BillingFields faults={faults} value={details} onChange={change} />
        </section>
        <section aria-labelledby="onaylar" className="grid gap-5">
          <h2 id="onaylar" ref={onDocuments} tabIndex={-1} className="scroll-mt-8 text-xl">
            Bilgilendirme ve sözleşme
          </h2>
          <Acceptances
            documents={documents.shown({
              buyer,
              terms,
              priceKurus: amountKurus,
              days: paidDays,
              date: openedAt,
            })}
            accepted={accepted}
            onChange={accept}
            faults={faults}
          />
        </section>
      </fieldset>
      <div className="grid gap-4">
        {box?.code === 'PENDING_UNKNOWN' && (
          <PendingObstacle
            error={box}
            onPayAgain={(orderId) => form.current && void send(form.current, orderId)}
          />
        )}
        {box && box.code !== 'PENDING_UNKNOWN' && (
          <Banner tone="error" action={<NextStep code={box.code} documents={onDocuments} />}>
            {box.text}
          </Banner>
        )}
        <Button
          type="submit"
          variant="primary"
          icon={<LockKeyhole aria-hidden="true" />}
          loading={phase !== 'filling'}
          loadingText={phase === 'leaving' ? 'Ödeme sayfasına yönlendiriliyor…' : 'Sipariş oluşturuluyor…'}
          className="min-h-13 text-base"
        >
          {`${formatAmount(amountKurus)} öde`}
        </Button>
        <p className="text-sm text-ink-soft">
          Düğmeye basınca sipariş ödeme yükümlülüğü doğurur; kart bilgilerinizi PayTR’nin 256 bit SSL ile
          korunan sayfasında girersiniz.
        </p>
      </div>
    </form>
  );
}
