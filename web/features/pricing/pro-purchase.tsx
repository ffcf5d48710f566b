import { renewalDays } from '#domain/orders.ts';
import { plans } from '#domain/plans.ts';
import { purchaseOf } from '#domain/purchase.ts';
import { timeZone } from '#domain/time.ts';
import { useSession } from '#web/features/session/index.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { BuyButton } from './buy-button.tsx';
import { useOwnPlan } from './use-own-plan.ts';

const day = new Intl.DateTimeFormat('tr-TR', { timeZone, dateStyle: 'long' });

/**
 * The way from the pro card on: to the checkout, 'Yenile' in the last days, or why there is nothing to buy now
 * (decisions, Plans: the current plan can't be bought again).
 */
export function ProPurchase() {
  const { viewer } = useSession();
  const own = useOwnPlan();
  if (viewer === null || viewer.plan === 'free') return <BuyButton plan="pro">Profesyonel’e geç</BuyButton>;
  const purchase = own && purchaseOf('pro', own, new Date());
  if (purchase === 'buy') return <BuyButton plan="pro">Profesyonel’e geç</BuyButton>;
  if (purchase === 'renew') {
    return (
      <>
        <BuyButton plan="pro">Yenile</BuyButton>
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
        {viewer.plan === 'publisher'
          ? `${plans.publisher.name} planındasınız; Profesyonel’in verdiği her şey zaten sizde.`
          : own?.endsAt
            ? `Planınız ${day.format(own.endsAt)} gününe kadar sürüyor; otomatik çekim yok. Son ${renewalDays} gününde buradan yenileyebilirsiniz.`
            : 'Planınız sürüyor; otomatik çekim yok.'}
      </p>
    </>
  );
}
