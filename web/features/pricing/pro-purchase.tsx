import { renewalDays } from '#domain/billing/plan-orders.ts';
import { type PlanTerms, plans } from '#domain/billing/plans.ts';
import { purchaseOf } from '#domain/billing/purchase.ts';
import { messages } from '#domain/messages/index.ts';
import { timeZone } from '#domain/time/time.ts';
import { useSession } from '#web/features/session/index.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BuyButton } from './buy-button.tsx';
import { useOwnPlan } from './use-own-plan.ts';

const day = new Intl.DateTimeFormat('tr-TR', { timeZone, dateStyle: 'long' });

/** Said before the click, not after it. */
function Closed() {
  return (
    <>
      <ButtonLink to="/iletisim?konu=billing" fullWidth>
        Bize yazın
      </ButtonLink>
      <p className="text-sm text-ink-soft">{messages.payments.closed}</p>
    </>
  );
}

/**
 * The way from the pro card on: to the checkout, 'Yenile' in the last days, or why there is nothing to buy now
 * (docs/product/plans.md). `open`: whether card payments are taken now; `terms`: those that are sold.
 */
export function ProPurchase({ open, terms }: { open: boolean; terms: PlanTerms }) {
  const { viewer } = useSession();
  const own = useOwnPlan();
  const isFree = viewer === null || viewer.plan === 'free';
  const purchase = isFree ? 'buy' : own && purchaseOf(terms, own, new Date());
  if (!open && (purchase === 'buy' || purchase === 'renew')) return <Closed />;
  if (purchase === 'buy') return <BuyButton terms={terms}>Profesyonel’e geç</BuyButton>;
  if (purchase === 'renew') {
    return (
      <>
        <BuyButton terms={terms}>Yenile</BuyButton>
        {own?.endsAt && (
          <p className="text-sm text-ink-soft">
            Planınız {day.format(own.endsAt)} günü bitiyor; yenilerseniz süre o günün üzerine eklenir.
          </p>
        )}
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/panel" fullWidth>
        Panelde planımı gör
      </ButtonLink>
      <p className="min-h-11 text-sm text-ink-soft">
        {viewer?.plan === 'publisher'
          ? `${plans.publisher.name} planındasınız; Profesyonel’in verdiği her şey zaten sizde.`
          : own?.endsAt
            ? `Planınız ${day.format(own.endsAt)} gününe kadar sürüyor; otomatik çekim yok. Son ${renewalDays} gününde buradan yenileyebilirsiniz.`
            : 'Planınız sürüyor; otomatik çekim yok.'}
      </p>
    </>
  );
}
