import { type ReactNode, useId } from 'react';
import { messages } from '#domain/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortageNote } from './shortage-note.tsx';
import { useTokenShortage } from './use-token-shortage.ts';

/**
 * Stands where a start was refused for want of tokens. Where the balance carries a start by now, for instance after
 * midnight, it offers another try.
 */
export function RefusedForTokens({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const shortage = useTokenShortage();
  const id = useId();
  if (shortage) {
    return (
      <ShortageNote id={id} shortage={shortage} refused>
        {children}
      </ShortageNote>
    );
  }
  return (
    <div role="status" className="grid justify-items-start gap-2.5 rounded-md bg-well px-4 py-3 text-sm">
      <p className="font-semibold">{messages.generation.tooFewTokens}</p>
      <Button onClick={onRetry}>Tekrar dene</Button>
    </div>
  );
}
