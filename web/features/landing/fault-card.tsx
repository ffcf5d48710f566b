import {
  type Fault,
  formatFailureCharge,
  runningGenerationId,
  UnclearIdeaNote,
} from '#web/features/generation/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';

interface FaultCardProps {
  fault: Fault;
  onRetry: () => void;
}

/** Errors that an account resolves. */
const needsAccount = ['GUEST_TRIAL_OFF', 'GUEST_CONTINUED'];

/** Shows an error with its specified text and the next action (docs/product/pages.md). */
export function FaultCard({ fault, onRetry }: FaultCardProps) {
  const running = runningGenerationId(fault) !== null;
  if (fault.code === 'AI_IDEA_UNCLEAR') return <UnclearIdeaNote message={fault.message} />;
  // This is no error: another tab or device is generating a text.
  const look =
    fault.code === 'GENERATION_RUNNING'
      ? ({ tone: 'info' } as const)
      : ({ tone: 'error', title: 'Hata Oluştu' } as const);
  return (
    <Banner
      {...look}
      action={
        needsAccount.includes(fault.code) ? (
          <ButtonLink to="/kayit">Ücretsiz hesap aç</ButtonLink>
        ) : (
          <Button onClick={onRetry}>{running ? 'Süren hikâyeyi göster' : 'Tekrar dene'}</Button>
        )
      }
    >
      <p>{fault.message}</p>
      {fault.charge && <p>{formatFailureCharge(fault.charge)}</p>}
    </Banner>
  );
}
