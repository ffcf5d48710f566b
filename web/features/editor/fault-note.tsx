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
  return (
    <div className="grid justify-items-start gap-2.5 rounded-md border border-danger-line bg-danger-wash px-4 py-3 text-sm">
      <p>
        <strong className="block font-semibold text-danger">Hata Oluştu</strong>
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
