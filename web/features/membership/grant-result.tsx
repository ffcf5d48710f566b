import { messages } from '#domain/messages/index.ts';
import { formatDay } from '#web/lib/dates.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useGrant } from './use-grant.ts';

const waitingTexts = {
  payment:
    'Ödemenizin bildirimi bekleniyor. Genellikle birkaç saniye sürer; bu sayfa kendiliğinden yenilenir. Sayfayı kapatsanız da ödemeniz kaybolmaz: bildirim geldikten sonra üyeliğiniz birkaç dakika içinde kendiliğinden tanımlanır.',
  approval:
    'Ödemeniz bir yöneticinin onayını bekliyor. Onaylandığında üyeliğiniz tanımlanır; bu sayfayı kapatabilirsiniz.',
};

/**
 * The result of a link payment. It requests the membership at once, and repeats that while the payment is pending
 * (docs/product/membership.md). Without the saved username of /odeme-yap it shows an error.
 */
export function GrantResult() {
  const { state, retry } = useGrant();
  switch (state.step) {
    case 'idle':
    case 'working':
      return (
        <p role="status" className="flex items-center gap-3">
          <span className="spinner" aria-hidden="true" />
          Üyeliğiniz tanımlanıyor…
        </p>
      );
    case 'pending':
      return (
        <div role="status" className="grid gap-2">
          <p className="flex items-center gap-3 font-semibold">
            <span className="spinner" aria-hidden="true" />
            {state.waitsFor === 'payment' ? 'Ödemeniz bekleniyor' : 'Onay bekleniyor'}
          </p>
          <p className="text-sm text-ink-soft">{waitingTexts[state.waitsFor]}</p>
        </div>
      );
    case 'ok':
      return (
        <Banner
          tone="success"
          title="Üyeliğiniz hazır"
          action={
            <ButtonLink to="/panel" variant="primary">
              Panele git
            </ButtonLink>
          }
        >
          {messages.membership.granted}
          {state.newExpiry !== null && ` Bitiş tarihi: ${formatDay(state.newExpiry)}.`}
        </Banner>
      );
    case 'err':
      return (
        <Banner
          tone="error"
          title="Üyelik tanımlanamadı"
          action={
            <>
              {state.mayRetry ? (
                <Button onClick={retry}>Tekrar dene</Button>
              ) : (
                <ButtonLink to="/odeme-yap">Ödeme sayfasına dön</ButtonLink>
              )}
              <ButtonLink to="/iletisim?konu=billing" variant="quiet">
                Desteğe yazın
              </ButtonLink>
            </>
          }
        >
          {state.text}
        </Banner>
      );
  }
}
