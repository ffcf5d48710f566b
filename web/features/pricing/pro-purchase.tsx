import { messages } from '#domain/messages.ts';
import { renewalDays } from '#domain/orders.ts';
import { plans } from '#domain/plans.ts';
import { purchaseOf } from '#domain/purchase.ts';
import { timeZone } from '#domain/time.ts';
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
 * (docs/product/plans.md). `open`: whether card payments are taken now.
 */
export function ProPurchase({ open }: { open: boolean }) {
  const { viewer } = useSession();
  const own = useOwnPlan();
  const isFree = viewer === null || viewer.plan === 'free';
  const purchase = isFree ? 'buy' : own && purchaseOf('pro', own, new Date());
  if (!open && (purchase === 'buy' || purchase === 'renew')) return <Closed />;
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
        {viewer?.plan === 'publisher'
          ? `${plans.publisher.name} planındasınız; Profesyonel’in verdiği her şey zaten sizde.`
          : own?.endsAt
            ? `Planınız ${day.format(own.endsAt)} gününe kadar sürüyor; otomatik çekim yok. Son ${renewalDays} gününde buradan yenileyebilirsiniz.`
            : 'Planınız sürüyor; otomatik çekim yok.'}
      </p>
    </>
  );
}
