import { type Fault, runningGenerationId } from '#web/features/generation/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

/** What went wrong, in the specified words, with the way on (spec 1 §2 and §8). */
export function FaultCard({ fault, onRetry }: { fault: Fault; onRetry: () => void }) {
  const running = runningGenerationId(fault) !== null;
  return (
    <Banner
      tone="error"
      title="Hata Oluştu"
      action={<Button onClick={onRetry}>{running ? 'Süren hikâyeyi göster' : 'Tekrar dene'}</Button>}
    >
      <p>{fault.message}</p>
    </Banner>
  );
}
