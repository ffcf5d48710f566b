import type { Viewer } from '#contract/auth.ts';
import { messages } from '#domain/messages.ts';
import { plans } from '#domain/plans.ts';
import { type Fault, formatFailureCharge, runningGenerationId } from '#web/features/generation/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

type TokenViewer = Pick<Viewer, 'emailVerified' | 'plan' | 'signUpTokensWait'>;

interface FaultCardProps {
  fault: Fault;
  onRetry: () => void;
  viewer: TokenViewer | null;
}

/** When there will be tokens again: trying again before that leads nowhere (docs/product/tokens.md). */
function returnOfTokens({ emailVerified, plan, signUpTokensWait }: TokenViewer): string {
  if (signUpTokensWait) return messages.tokens.signUpTokensWait;
  return emailVerified
    ? `Bakiyeniz gece yarısı en az ${plans[plan].dailyTokens.toLocaleString('tr-TR')} tokene tamamlanır.`
    : 'Günlük tokenler, e-posta adresiniz doğrulandığında gelmeye başlar.';
}

/** What went wrong, in the specified words, with the way on (docs/product/pages.md). */
export function FaultCard({ fault, onRetry, viewer }: FaultCardProps) {
  const waits = fault.code === 'TOO_FEW_TOKENS' && viewer !== null;
  const running = runningGenerationId(fault) !== null;
  return (
    <Banner
      tone="error"
      title="Hata Oluştu"
      action={
        fault.code === 'GUEST_TRIAL_OFF' ? (
          <ButtonLink to="/kayit">Ücretsiz hesap aç</ButtonLink>
        ) : waits ? (
          <ButtonLink to="/panel">Panelde bakiyenizi görün</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{running ? 'Süren hikâyeyi göster' : 'Tekrar dene'}</Button>
        )
      }
    >
      <p>{fault.message}</p>
      {fault.charge && <p>{formatFailureCharge(fault.charge)}</p>}
      {waits && <p>{returnOfTokens(viewer)}</p>}
    </Banner>
  );
}
