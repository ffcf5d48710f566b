import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { type Fault, formatFailureCharge, runningGenerationId } from '#web/features/generation/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { useSession } from '#web/features/session/index.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { AgeDialog } from './options/age-dialog.tsx';

/** Why no text came, and the way on. */
export function FaultNote({ fault, onRetry }: { fault: Fault; onRetry: () => void }) {
  const { viewer } = useSession();
  const [declaring, setDeclaring] = useState(false);
  return (
    <div className="grid justify-items-start gap-2.5 rounded-md border border-danger-line bg-danger-wash px-4 py-3 text-sm">
      <p>
        <strong className="block font-semibold text-danger">Hata Oluştu</strong>
        {fault.message}
        {fault.code === 'TOO_FEW_TOKENS' &&
          viewer?.signUpTokensWait &&
          ` ${messages.tokens.signUpTokensWait}`}
      </p>
      {fault.charge && <p>{formatFailureCharge(fault.charge)}</p>}
      {fault.code === 'ADULT_DECLARATION_REQUIRED' ? (
        <Button onClick={() => setDeclaring(true)}>Yaşımı bildir</Button>
      ) : fault.code === 'TOO_FEW_TOKENS' ? (
        <ButtonLink to={pricingPath}>Planlara bak</ButtonLink>
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
