import { useEffect, useState } from 'react';
import { GrantResult, readSavedPayment } from '#web/features/membership/index.ts';
import { rereadSession, useSession, useTokenBalance } from '#web/features/session/index.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ResultPage } from './result-page.tsx';

/** Nothing names an order: only the balance is read anew (docs/product/payments.md). */
function BalanceOnly() {
  const { error } = useSession();
  const { tokens } = useTokenBalance();
  const [reading, setReading] = useState(true);
  const read = () => {
    setReading(true);
    void rereadSession().finally(() => setReading(false));
  };
  useEffect(read, []);
  return (
    <ResultPage
      title="Token bakiyeniz"
      lead={
        reading
          ? 'Bakiyeniz yenileniyor…'
          : error
            ? error.message
            : `Bakiyeniz yenilendi: ${tokens.toLocaleString('tr-TR')} token.`
      }
    >
      <p className="text-sm text-ink-soft">
        Bu adreste bir sipariş numarası yok. Az önce ödeme yaptıysanız planınız onayla birlikte kendiliğinden
        açılır; makbuzu e-postanıza gelir.
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/panel" variant="primary">
          Panele git
        </ButtonLink>
        <Button onClick={read} loading={reading}>
          Bakiyeyi yenile
        </Button>
      </div>
    </ResultPage>
  );
}

/**
 * /odeme-basarili without an order: the membership bridge where it was begun here, or by a visitor
 * (docs/product/payments.md).
 */
export function WithoutOrder() {
  const { viewer } = useSession();
  const [bridged] = useState(() => readSavedPayment() !== null);
  if (!bridged && viewer) return <BalanceOnly />;
  return (
    <ResultPage title="Üyeliğiniz" lead="Kullanıcı adı için yapılan ödemenin sonucu.">
      <GrantResult />
    </ResultPage>
  );
}
