import { useState } from 'react';
import {
  type Fault,
  formatFailureCharge,
  runningGenerationId,
  UnclearIdeaNote,
} from '#web/features/generation/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { RefusedForTokens } from '#web/features/token-shortage/index.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { AgeDialog } from './options/age-dialog.tsx';

/** Why no text came, and the way on. */
export function FaultNote({ fault, onRetry }: { fault: Fault; onRetry: () => void }) {
  const [declaring, setDeclaring] = useState(false);
  if (fault.code === 'AI_IDEA_UNCLEAR') return <UnclearIdeaNote message={fault.message} />;
  if (fault.code === 'TOO_FEW_TOKENS') {
    return (
      <RefusedForTokens onRetry={onRetry}>
        Kendiniz yazmaya devam edebilirsiniz; yazdıklarınız her zamanki gibi kaydedilir.
      </RefusedForTokens>
    );
  }
  // Nothing went wrong then: another tab or device is generating, and its text comes.
  const isRunning = fault.code === 'GENERATION_RUNNING';
  return (
    <div
      className={classes(
        'grid justify-items-start gap-2.5 rounded-md border px-4 py-3 text-sm',
        isRunning ? 'border-line bg-well' : 'border-danger-line bg-danger-wash',
      )}
    >
      <p>
        {!isRunning && <strong className="block font-semibold text-danger">Hata Oluştu</strong>}
        {fault.message}
      </p>
      {fault.charge && <p>{formatFailureCharge(fault.charge)}</p>}
      {fault.code === 'ADULT_DECLARATION_REQUIRED' ? (
        <Button onClick={() => setDeclaring(true)}>Yaşımı bildir</Button>
      ) : fault.code === 'ADULT_PLAN_REQUIRED' ? (
        <ButtonLink to={pricingPath}>Pro’ya geç</ButtonLink>
      ) : (
        <Button onClick={onRetry}>{runningGenerationId(fault) ? 'Süren metni izle' : 'Tekrar dene'}</Button>
      )}
      <AgeDialog
        open={declaring}
        onOpenChange={setDeclaring}
        onDeclared={() => {
          setDeclaring(false);
          onRetry();
        }}
      />
    </div>
  );
}
