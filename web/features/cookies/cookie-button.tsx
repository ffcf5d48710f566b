import { Cookie } from 'lucide-react';
import { FloatingButton } from '#web/ui/floating-button.tsx';
import { useCookieChoice } from './cookie-choice.ts';

/** Once a choice is made: the floating button that reopens the preferences (docs/product/pages.md). */
export function CookieButton({ onClick }: { onClick: () => void }) {
  return (
    useCookieChoice() && (
      <FloatingButton
        side="right"
        label="Çerez tercihleri"
        aria-haspopup="dialog"
        icon={<Cookie />}
        onClick={onClick}
      />
    )
  );
}
