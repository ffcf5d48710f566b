import { AlignVerticalSpaceAround, Minimize2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { FocusMode } from './use-focus-mode.ts';

/** The way out of focus mode, in the window's corner. */
export function FocusBar({ focus }: { focus: FocusMode }) {
  return (
    <div className="fixed top-2 right-2 z-20 flex gap-1 rounded-md bg-paper">
      <Button
        variant="quiet"
        aria-pressed={focus.scrolls}
        icon={<AlignVerticalSpaceAround aria-hidden="true" />}
        onClick={focus.toggleScrolls}
      >
        Daktilo kaydırması
      </Button>
      <Button variant="quiet" icon={<Minimize2 aria-hidden="true" />} onClick={focus.leave}>
        Odaktan çık
      </Button>
    </div>
  );
}
