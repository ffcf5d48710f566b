import { useState } from 'react';
import { signUpTokensWaitText, welcomeGiftText } from '#domain/billing/welcome-gift.ts';
import { useSession } from '#web/features/session/index.ts';
import { api } from '#web/lib/api.ts';
import { errorText } from '#web/lib/api-error.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/**
 * Asks for the verification of the address until it is done, with a way to get the mail again
 * (docs/product/accounts.md).
 */
export function VerificationBanner() {
  const { viewer } = useSession();
  const { free } = useCatalogue();
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null);
  if (!viewer || viewer.emailVerified) return null;

  async function sendAgain() {
    setSending(true);
    setOutcome(null);
    try {
      await api.account.requestVerification({});
      setOutcome({
        tone: 'success',
        text: `Doğrulama bağlantısı ${viewer?.email} adresine yeniden gönderildi.`,
      });
    } catch (error) {
      setOutcome({ tone: 'error', text: errorText(error) });
    } finally {
      setSending(false);
    }
  }

  return (
    <div className="grid gap-3">
      <Banner
        tone="info"
        title="E-posta adresinizi doğrulayın"
        action={
          <Button loading={sending} loadingText="Gönderiliyor…" onClick={() => void sendAgain()}>
            Bağlantıyı yeniden gönder
          </Button>
        }
      >
        {viewer.email} adresine gelen bağlantıyı açın. Gelmediyse yeniden isteyin.{' '}
        {viewer.signUpTokensWait
          ? `${signUpTokensWaitText(free.dailyTokens)} Bugün bu internet bağlantısından çok sayıda hesap açıldığı için hemen verilmedi.`
          : 'Doğrulayınca günlük token hakkınız her gün yenilenir.'}{' '}
        {welcomeGiftText(viewer.welcomeTokens)}
      </Banner>
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
    </div>
  );
}
