import { Cookie } from 'lucide-react';
import { IconButton } from '#web/ui/button.tsx';
import { useCookieChoice } from './cookie-choice.ts';

/**
 * Once a choice is made: the way back to it, from every page (docs/product/pages.md). It floats where the page leaves a
 * margin; on a narrower window it stands at the page's end, where it covers no letters.
 */
export function CookieButton({ onClick }: { onClick: () => void }) {
  return (
    useCookieChoice() && (
      <IconButton
        label="Çerez tercihleri"
        aria-haspopup="dialog"
        icon={<Cookie />}
        onClick={onClick}
        className="bottom-3 left-3 z-20 rounded-full border border-line bg-sheet shadow-sheet max-xl:absolute xl:fixed print:hidden"
      />
    )
  );
}
