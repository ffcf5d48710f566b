import type { ReactNode, Ref } from 'react';
import { messages } from '#domain/messages/index.ts';
import { pricingPath } from '#web/features/pricing/index.ts';
import { useCatalogue } from '#web/lib/site-offers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { largerPlanText, neededText, refillText, type Shortage } from './shortage-text.ts';

interface ShortageNoteProps {
  /** What the button that can't be used names as its reason. */
  id: string;
  shortage: Shortage;
  noteRef?: Ref<HTMLDivElement>;
  /** A start was refused because of it. */
  refused?: boolean;
  /** How one goes on meanwhile. */
  children: ReactNode;
}

/** The end of the day's tokens, which is no error: what is left, when more comes, and how to go on without. */
export function ShortageNote({ id, shortage, noteRef, refused = false, children }: ShortageNoteProps) {
  const catalogue = useCatalogue();
  const larger = largerPlanText(shortage, catalogue);
  return (
    <div
      ref={noteRef}
      id={id}
      tabIndex={-1}
      className="grid scroll-mt-24 gap-1.5 rounded-md bg-well px-4 py-3 text-sm"
    >
      {refused && <p className="font-semibold">{messages.generation.tooFewTokens}</p>}
      <p className={refused ? undefined : 'font-semibold'}>{neededText(shortage)}</p>
      <p>
        {refillText(shortage, catalogue)}{' '}
        {!shortage.emailVerified && <TextLink to="/panel">Doğrulama bağlantısı panelinizde</TextLink>}
      </p>
      {larger && (
        <p>
          {larger} <TextLink to={pricingPath}>Planlara bak</TextLink>
        </p>
      )}
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}
